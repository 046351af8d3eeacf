"""The site of the documents, which make site builds with Sphinx. Documents stand beside the code: they
are copied to bin/site/src, and links to code lead to the repository."""

import posixpath
import re
from pathlib import Path

project = "gpuc"
html_title = "gpuc"
html_theme = "furo"
html_show_sphinx = html_show_copyright = html_copy_source = False
extensions = ["myst_parser"]
myst_heading_anchors = 6  # named as GitHub names them
root_doc = "README"
suppress_warnings = ["misc.highlighting_failure", "myst.header"]

REPOSITORY = "https://github.com/gpuc-go/gpuc/tree/main/"
LINK = re.compile(r"\]\(([^)\s:#]+)(#[^)\s]*)?\)")
CONTENTS = """
```{{toctree}}
:hidden:
:caption: {}
{}
```
"""


def read(app, name, source):
    """Leads links to code to the repository, and adds the contents to the front page and to pages of
    results the plots that benchplot has drawn beside them."""
    top, here = Path(app.srcdir), posixpath.dirname(name)

    def link(m):
        target = posixpath.normpath(posixpath.join(here, m[1]))
        index = posixpath.join(target, "README.md")
        if (top / target).is_file():
            return m[0]
        if (top / index).is_file():
            return f"]({posixpath.relpath(index, here or '.')}{m[2] or ''})"
        return f"]({REPOSITORY}{target})"

    text = LINK.sub(link, source[0])
    for plot in sorted((top / here).glob("*.svg")):
        text += f"\n\n![{plot.stem}]({plot.name})\n"
    if name == root_doc:
        pages = {}
        for page in sorted(app.env.found_docs - {name}, key=lambda p: (p.count("/"), not p.endswith("README"), p)):
            part, _, rest = page.partition("/")
            pages.setdefault(part.capitalize() if rest else "gpuc", []).append(page)
        for part, names in pages.items():
            text += CONTENTS.format(part, "\n".join(names))
    source[0] = text


def setup(app):
    app.connect("source-read", read)
