/** One stylesheet for all documentation pages, in light and dark, from 320 px on. */
export const docsStyle = `
:root{color-scheme:light dark;--ground:#f8f5f1;--ink:#211a16;--soft:#6d625b;--line:#e0d8cf;--code:#efe9e1;--block:#fffdfa;--mark:#f3e3d3;--link:#7d3c1f;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media (prefers-color-scheme:dark){:root{--ground:#141110;--ink:#f3ede7;--soft:#a89c93;--line:#322b27;--code:#2a2421;--block:#1b1715;--mark:#3a2a20;--link:#e3a785}}
*{box-sizing:border-box}
html{scroll-padding-top:28px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;-webkit-font-smoothing:antialiased}
.top,.columns{max-width:1240px;margin:0 auto;padding-left:clamp(20px,4vw,56px);padding-right:clamp(20px,4vw,56px)}
.top{display:flex;flex-wrap:wrap;gap:10px 36px;justify-content:space-between;align-items:baseline;padding-top:28px;padding-bottom:22px}
.name{margin:0;font-family:var(--serif);font-size:19px}.name span{font:13px var(--mono);color:var(--soft);margin-left:6px}
.top nav{display:flex;flex-wrap:wrap;gap:6px 26px;font-size:15px}
.top nav a,.contents a{color:var(--soft);text-decoration:none}
.top nav a:hover,.contents a:hover{color:var(--ink)}
.top nav [aria-current]{color:var(--ink);text-decoration:underline;text-underline-offset:7px;text-decoration-thickness:1px}
.columns{border-top:0;padding-top:clamp(30px,5vw,72px);padding-bottom:112px}
.contents{font-size:14px;margin-bottom:36px}
.contents ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:6px 20px}
@media (min-width:980px){.columns{display:grid;grid-template-columns:190px minmax(0,1fr);gap:clamp(40px,6vw,96px);align-items:start}
.contents{position:sticky;top:32px;margin:12px 0 0;border-left:1px solid var(--line);padding-left:18px}.contents ol{display:grid;gap:9px}}
main{max-width:800px;min-width:0}
h1,h2{font-family:var(--serif);font-weight:400;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(36px,5vw,60px);line-height:1.06;margin:0 0 18px}
h2{font-size:clamp(25px,2.6vw,31px);line-height:1.2;margin:0 0 14px}
section{border-top:1px solid var(--line);margin-top:48px;padding-top:34px}
h3{font-size:16px;line-height:1.4;margin:30px 0 6px}
p{margin:0 0 12px}.lead{color:var(--soft);font-size:clamp(17px,1.5vw,19px);line-height:1.6;max-width:36em;text-wrap:pretty}
ul{margin:0 0 12px;padding-left:1.15em}li{margin:3px 0}.contents li{margin:0}
main a{color:var(--link);text-underline-offset:3px;text-decoration-thickness:1px}
main a:has(code){text-underline-offset:5px}
code{font:.88em/1.5 var(--mono);background:var(--code);border-radius:5px;padding:.12em .36em;overflow-wrap:anywhere}
pre{background:var(--block);border:1px solid var(--line);border-radius:12px;padding:18px 20px;margin:14px 0 18px;overflow-x:auto}
pre code{font-size:13.5px;line-height:1.65;background:none;padding:0;overflow-wrap:normal}
.table{overflow-x:auto;margin:14px 0 18px}
table{border-collapse:collapse;width:100%;font-size:15px;line-height:1.5}
th,td{text-align:left;padding:11px 20px 11px 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
tbody th{font-weight:600;min-width:8.5em}thead th{font-size:13px;color:var(--soft);white-space:nowrap}
.plain{columns:2 300px;column-gap:40px;list-style:none;padding:0}.plain li{padding:9px 0;margin:0;border-bottom:1px solid var(--line);break-inside:avoid}
.error{border-top:1px solid var(--line);padding:20px 0 14px;scroll-margin-top:12px}
section>h2+.error{border-top:0;padding-top:4px}
.error h3{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline;margin:0 0 6px;font-weight:600}
.error h3 code{background:none;padding:0;font-size:16px}.error h3 span{font:400 13px var(--mono);color:var(--soft)}
.error h3 a{color:inherit;text-decoration:none}.error h3 a:hover{text-decoration:underline}
.error p{margin:0 0 8px}
.error dl{display:grid;grid-template-columns:6.6em minmax(0,1fr);gap:4px 14px;margin:0;font-size:15px}.error dt{color:var(--soft)}.error dd{margin:0}
.error:target{background:var(--mark);border-radius:12px;border-color:transparent;padding:18px 20px 14px;margin:0 -20px}
@media (max-width:520px){.error dl{grid-template-columns:1fr;gap:0}.error dd{margin-bottom:8px}}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;background:var(--block);padding:8px 14px;border-radius:8px;color:var(--ink)}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px;border-radius:4px}
@media print{.top nav,.contents{display:none}.columns{display:block}pre{white-space:pre-wrap}}
`;
