/** One stylesheet for all documentation pages. */
export const docsStyle = `
:root{color-scheme:light dark;--ground:#fbf8f4;--ink:#2a1e18;--soft:#6f6058;--line:#e8ded4;--accent:#8a4426;--code:#f2eae1}
@media (prefers-color-scheme:dark){:root{--ground:#15110e;--ink:#f3ebe4;--soft:#b3a49b;--line:#352b25;--accent:#e3a785;--code:#221b17}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.62 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.wrap{max-width:860px;margin:0 auto;padding:56px 24px 96px}
nav{display:flex;gap:8px 22px;flex-wrap:wrap;font-size:15px;border-bottom:1px solid var(--line);padding-bottom:18px;margin-bottom:44px}
h1,h2{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:400;line-height:1.15;letter-spacing:-.01em}
h1{font-size:clamp(34px,6vw,52px);margin:0 0 16px}h2{font-size:28px;margin:56px 0 12px}
h3{font-size:17px;margin:34px 0 4px;scroll-margin-top:20px}h3:target{color:var(--accent)}
p{margin:8px 0}.lead{color:var(--soft);font-size:18px;max-width:40em}.meta{color:var(--soft);font-size:14px}
a{color:var(--accent);text-underline-offset:3px}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--code);border-radius:5px;padding:.1em .35em;overflow-wrap:anywhere}
pre{background:var(--code);border-radius:12px;padding:18px 20px;overflow-x:auto;line-height:1.5}pre code{background:none;padding:0;overflow-wrap:normal}
table{border-collapse:collapse;width:100%;margin:16px 0;font-size:15px}th,td{text-align:left;padding:10px 14px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}th{font-weight:600}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;
