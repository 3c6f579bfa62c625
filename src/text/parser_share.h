// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a text in parts, side by side (parser_share.c), and what the other files of the parser do
// for that.

#ifndef TENURE_SRC_TEXT_PARSER_SHARE_H
#define TENURE_SRC_TEXT_PARSER_SHARE_H

#include "text/parser.h"

/// Opens a parser that reads parts of the text of `whole`, each of about so many bytes, to cells of
/// `shard`. It is closed in any case, after the thread that opened it has stopped its collecting.
TN_MUST_USE tn_status tn_parser__open_part(tn_parser* parser, const tn_parser* whole,
                                           tn_shard* shard, size_t part_size);
void tn_parser__close_part(tn_parser* parser);
/// Destroys the ops of what was not read to its end.
void tn_parser__destroy_regions(tn_parser* parser);
/// Parses ops of the current block. TN_MALFORMED, which may not be reported, unless they end where
/// the text at `end` begins.
TN_MUST_USE tn_status tn_parser__ops_up_to(tn_parser* parser, const char* end);
/// Reads ops from the one on that is looked at on several threads, if they can be; `*out_done` says
/// whether any were, and the parser is after them.
TN_MUST_USE tn_status tn_parser__share(tn_parser* parser, bool* out_done);

#endif  // TENURE_SRC_TEXT_PARSER_SHARE_H
