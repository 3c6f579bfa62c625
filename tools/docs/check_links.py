# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that each link between the pages of a site leads to an existing file, and to an existing anchor in it."""
import html.parser
import pathlib
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links = []
        self.places = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.places.update(given[name] for name in ("id", "name") if given.get(name))
        for name in ("href", "src"):
            if given.get(name):
                self.links.append(given[name])


def main(root):
    pages = {path.resolve(): Page(path) for path in sorted(pathlib.Path(root).rglob("*.html"))}
    wrong = count = 0
    for path, page in pages.items():
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            count += 1
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            place = urllib.parse.unquote(parts.fragment)
            if not target.exists() or place and target in pages and place not in pages[target].places:
                print(f"{path}: {link} leads nowhere")
                wrong += 1
    print(f"{len(pages)} pages, {count} links between them, {wrong} wrong")
    return 1 if wrong or not pages else 0
