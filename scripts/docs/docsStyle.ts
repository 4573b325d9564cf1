import { readFileSync } from "node:fs";

/** The fonts and colours that the dashboard has too, each rule on one line. */
const tokens = readFileSync(new URL("../../docs/design/tokens.css", import.meta.url), "utf8").replace(/\s*\n\s*/g, "");

/** Fonts, colours in light and dark, and the bar at the top: what every page of the documentation has. */
export const siteStyle = `
${tokens}
*{box-sizing:border-box}
html{scroll-padding-top:84px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--body);font:16px/1.65 var(--sans);-webkit-font-smoothing:antialiased}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;z-index:9;background:var(--block);padding:8px 14px;border-radius:8px;color:var(--ink)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
.top{position:sticky;top:0;z-index:5;background:var(--ground);border-bottom:1px solid var(--line)}
.top>div{max-width:1440px;margin:0 auto;padding:0 clamp(20px,3vw,44px);height:60px;display:flex;gap:24px;align-items:center;justify-content:space-between}
.name{display:flex;gap:11px;align-items:center;color:var(--ink);font-weight:600;text-decoration:none;white-space:nowrap;letter-spacing:-.01em}
.name img{width:24px;height:24px;border-radius:6px}.name span{font:400 12.5px var(--mono);color:var(--soft)}
.top .links{display:flex;gap:26px;font-size:14.5px}
.top .links a{color:var(--soft);text-decoration:none;padding:4px 0}.top .links a:hover,.top .links [aria-current]{color:var(--ink)}
@media (max-width:640px){.top .links{display:none}}
noscript{display:block;max-width:720px;margin:48px auto;padding:0 20px}
`;

/**
 * What is wider than its place shows that it goes on: code fades at the edge where it is cut, and a scroll bar is always there, also
 * where the system hides its own. Browsers without animations by scrolling have the bar alone. The mask would take the outline of the focus with
 * it, so it goes then.
 */
const sidewaysStyle = `pre::-webkit-scrollbar,.table::-webkit-scrollbar{height:9px}
pre::-webkit-scrollbar-thumb,.table::-webkit-scrollbar-thumb{background:var(--bar);border-radius:9px;border:2px solid transparent;background-clip:padding-box}
pre::-webkit-scrollbar-track,.table::-webkit-scrollbar-track{margin:0 10px}
@supports not selector(::-webkit-scrollbar){pre,.table{scrollbar-width:thin;scrollbar-color:var(--bar) transparent}}
@property --before{syntax:"<length>";inherits:false;initial-value:0px}
@property --after{syntax:"<length>";inherits:false;initial-value:0px}
@keyframes cut{0%{--before:0px;--after:56px}12%{--before:56px}88%{--after:56px}100%{--before:56px;--after:0px}}
@supports (animation-timeline:scroll()){pre{animation:cut linear both;animation-timeline:scroll(self inline);mask-image:linear-gradient(90deg,transparent,#000 var(--before),#000 calc(100% - var(--after)),transparent)}pre:focus-visible{mask-image:none}}
`;

/** The style of the pages that are made of blocks, from 320 px on. */
export const docsStyle = `${siteStyle}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.frame{max-width:1440px;margin:0 auto;padding:0 clamp(20px,3vw,44px)}
.side{display:none}
.menu{border-bottom:1px solid var(--line);margin:0 calc(-1*clamp(20px,3vw,44px));padding:0 clamp(20px,3vw,44px);font-size:15px}
.menu summary{padding:13px 0;cursor:pointer;color:var(--ink);font-weight:500}.menu nav{padding-bottom:18px}
.sections h2{font:600 13px/1.4 var(--sans);color:var(--ink);margin:22px 0 6px;letter-spacing:0}
.sections ul{list-style:none;margin:0;padding:0}.sections li{margin:0}
.sections a{display:block;padding:5px 12px;margin-left:-12px;border-radius:7px;color:var(--soft);text-decoration:none;font-size:14.5px;line-height:1.5}
.sections a:hover{color:var(--ink)}.sections [aria-current]{color:var(--ink);background:var(--code);font-weight:500}
.page{padding:36px 0 96px;min-width:0}
.contents{border:1px solid var(--line);border-radius:12px;padding:14px 18px;margin:0 0 36px;font-size:14px}
.contents p{margin:0 0 6px;color:var(--ink);font-weight:600;font-size:13px}
.contents ul{list-style:none;margin:0;padding:0;columns:2 180px;column-gap:28px}.contents li{margin:0;break-inside:avoid}
.contents a{display:block;padding:3px 0;color:var(--soft);text-decoration:none;line-height:1.45}.contents a:hover{color:var(--ink)}
@media (min-width:960px){.menu{display:none}.frame{display:grid;grid-template-columns:216px minmax(0,1fr);gap:clamp(36px,4.5vw,72px)}
.side{display:block;position:sticky;top:61px;align-self:start;max-height:calc(100vh - 61px);overflow-y:auto;padding:18px 4px 40px 12px;margin-left:-12px}
.page{padding-top:52px}}
@media (min-width:1240px){.page{display:grid;grid-template-columns:minmax(0,760px) 200px;column-gap:clamp(36px,5vw,80px);grid-template-rows:auto 1fr;justify-content:space-between}
.page>header,.page>.text{grid-column:1}.contents{grid-column:2;grid-row:1/3;position:sticky;top:100px;align-self:start;border:0;border-left:1px solid var(--line);border-radius:0;padding:2px 0 2px 18px;margin:6px 0 0;max-height:calc(100vh - 130px);overflow-y:auto}.contents ul{columns:auto}}
h1{font:400 clamp(38px,4.6vw,54px)/1.08 var(--serif);letter-spacing:-.012em;color:var(--ink);margin:0 0 14px;text-wrap:balance}
h1 code{font-size:.66em;background:none;padding:0}
.lead{color:var(--soft);font-size:clamp(17px,1.4vw,18.5px);line-height:1.6;max-width:38em;margin:0 0 30px;text-wrap:pretty}
.text h2{font:600 23px/1.3 var(--sans);letter-spacing:-.017em;color:var(--ink);margin:52px 0 12px;text-wrap:balance}
.text>h2:first-child{margin-top:8px}
.text h3{font:600 16.5px/1.4 var(--sans);letter-spacing:-.006em;color:var(--ink);margin:32px 0 8px}
.text h2 code,.text h3 code{font-size:.92em}
.anchor{margin-left:9px;color:var(--soft);text-decoration:none;font-weight:400;opacity:0}.anchor::before{content:"#"}
h2:hover .anchor,h3:hover .anchor,.anchor:focus-visible{opacity:1}
.text p{margin:0 0 14px;text-wrap:pretty}
.text ul,.text ol{margin:0 0 16px;padding-left:1.25em}.text li{margin:5px 0}.text li::marker{color:var(--soft)}
.text a{color:var(--link);text-underline-offset:3px;text-decoration-thickness:1px}
.text a:has(code){text-underline-offset:5px}.text a code{color:inherit}
strong{font-weight:600;color:var(--ink)}
code{font:.865em/1.5 var(--mono);background:var(--code);border-radius:5px;padding:.13em .36em;overflow-wrap:anywhere;color:var(--ink)}
.code{position:relative;background:var(--block);border:1px solid var(--line);border-radius:12px;margin:18px 0 24px;padding:0;min-width:0}
.code figcaption,.tabs>label{font:500 13px/1.5 var(--sans);color:var(--soft)}
.code figcaption{padding:10px 76px 10px 18px;border-bottom:1px solid var(--line)}
pre{margin:0;padding:16px 18px 18px;overflow-x:auto;tab-size:4;border-radius:0 0 12px 12px}
${sidewaysStyle}pre code{font-size:13px;line-height:1.62;background:none;padding:0;overflow-wrap:normal;color:var(--body)}
pre .comment{color:var(--comment)}pre .string{color:var(--string)}pre .word{color:var(--word)}pre .number{color:var(--number)}pre .field{color:var(--named)}
.copy{position:absolute;top:6px;right:8px;font:500 13px/1.5 var(--sans);color:var(--soft);background:var(--block);border:0;border-radius:7px;padding:4px 10px;cursor:pointer}.copy:hover{color:var(--ink);background:var(--code)}
.tabs{display:flex;flex-wrap:wrap;padding:0 70px 0 8px}.tabs>input{position:absolute;opacity:0;width:1px;height:1px;margin:20px 0 0 20px}
.tabs>label{padding:10px clamp(7px,1vw,10px);cursor:pointer;border-bottom:2px solid transparent}.tabs>label:hover,.tabs>:checked+label{color:var(--ink)}.tabs>:checked+label{border-color:var(--link)}
.tabs>:focus-visible+label{outline:2px solid var(--link);outline-offset:-3px;border-radius:8px}
.tabs>.panel{display:none;flex:0 0 calc(100% + 78px);margin:0 -70px 0 -8px;border-top:1px solid var(--line);margin-top:-1px;min-width:0;order:1}
.tabs>input:nth-of-type(1):checked~.panel:nth-of-type(1),.tabs>input:nth-of-type(2):checked~.panel:nth-of-type(2),.tabs>input:nth-of-type(3):checked~.panel:nth-of-type(3),.tabs>input:nth-of-type(4):checked~.panel:nth-of-type(4){display:block}
.table{overflow-x:auto;margin:16px 0 24px}
table{border-collapse:collapse;width:100%;font-size:15px;line-height:1.55}
th,td{text-align:left;padding:11px 22px 11px 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
th:last-child,td:last-child{padding-right:0}
tbody th{color:var(--ink);min-width:8em}thead th{font-size:13px;font-weight:500;color:var(--soft);white-space:nowrap}td{min-width:9em}tbody th code{white-space:nowrap}
@media (max-width:560px){thead{display:none}table,tbody,tr,th,td{display:block}tr{border-bottom:1px solid var(--line);padding:12px 0}tr:first-child{border-top:1px solid var(--line)}th,td{border:0;padding:1px 0}td{min-width:0}tbody th{font-weight:500}tbody th code{white-space:normal}td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
.note{border-left:3px solid var(--link);background:var(--wash);border-radius:0 10px 10px 0;padding:14px 18px;margin:20px 0 24px}.note p{margin:0}.note.caution{border-color:var(--caution)}
.error{border-top:1px solid var(--line);padding:20px 0 12px}
h2+.error{border-top:0;padding-top:4px}
.text .error h3{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline;margin:0 0 6px}
.error h3 code{background:none;padding:0;font-size:15.5px}.error h3 span{font:400 13px var(--mono);color:var(--soft)}
.error h3 a{color:var(--ink);text-decoration:none}.error h3 a:hover{text-decoration:underline}.error p{margin:0 0 8px}
dl{display:grid;grid-template-columns:6.6em minmax(0,1fr);gap:4px 14px;margin:0 0 6px;font-size:15px}dt{color:var(--soft)}dd{margin:0}
.error:target{background:var(--mark);border-radius:12px;border-color:transparent;padding:18px 20px 12px;margin:0 -20px}
@media (max-width:520px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
.text .gallery{list-style:none;padding:0;margin:14px 0 8px;display:grid;grid-template-columns:repeat(auto-fill,minmax(112px,1fr));gap:18px 13px}
.gallery li{margin:0;display:grid;align-content:start;gap:1px;font-size:13px;line-height:1.45}.gallery img{width:100%;height:auto;border-radius:10px;background:var(--code);margin-bottom:7px}
.gallery code{font-size:11.5px;background:none;padding:0;color:var(--soft)}.gallery span{color:var(--soft);display:none}
.turn{display:flex;flex-wrap:wrap;gap:14px;justify-content:space-between;border-top:1px solid var(--line);margin-top:64px;padding-top:22px}
.turn a{color:var(--ink);text-decoration:none;font-weight:500}.turn a:hover{color:var(--link)}.turn span{display:block;font-weight:400;font-size:13px;color:var(--soft)}.turn a:last-child:not(:first-child){text-align:right}
.foot{margin-top:36px;font-size:13.5px;color:var(--soft)}.foot a{color:var(--soft)}
@media print{.top,.side,.menu,.contents,.turn,.copy{display:none}.frame,.page{display:block}pre{white-space:pre-wrap;mask-image:none}}
`;
