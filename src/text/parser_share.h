// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing a text in parts, in parallel (parser_share.c), and functions of the parser's other files
// for that.

#ifndef TENURE_SRC_TEXT_PARSER_SHARE_H
#define TENURE_SRC_TEXT_PARSER_SHARE_H

#include "text/parser.h"

/// Opens a parser for parts of the text of `whole`, each of about this number of bytes, that
/// allocates from `shard`. It must be closed in any case, after the thread that opened it has
/// stopped its collecting.
TN_MUST_USE tn_status tn_parser__open_part(tn_parser* parser, const tn_parser* whole,
                                           tn_shard* shard, size_t part_size);
void tn_parser__close_part(tn_parser* parser);
/// Destroys the ops of a text that was not parsed completely.
void tn_parser__destroy_regions(tn_parser* parser);
/// Parses ops of the current block. TN_MALFORMED, which may not be reported, unless they end at
/// `end`.
TN_MUST_USE tn_status tn_parser__ops_up_to(tn_parser* parser, const char* end);
/// Parses ops from the current token on, on several threads, if possible; `*out_done` is whether
/// any were parsed, and the parser is after them.
TN_MUST_USE tn_status tn_parser__share(tn_parser* parser, bool* out_done);

#endif  // TENURE_SRC_TEXT_PARSER_SHARE_H
