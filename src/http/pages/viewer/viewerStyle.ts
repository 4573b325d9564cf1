import { PlacementId, placementsOf, usualPlacements, type Placement } from "../../../core/rendering/placements.ts";

const all = placementsOf(PlacementId.options);
const widthPerHeight = ({ width, height }: Placement) => width / height;
const frames = all.map(({ id, width, height }) => `.${id} .frame{aspect-ratio:${width}/${height}}`).join("");
/** Beside each other all are equally high. */
const columns = all.map((one) => `.${one.id}{flex:${100 * widthPerHeight(one)} 1 0;min-width:0}`).join("");
/** So that a concept's usual placements are no higher than the window. */
const usualWidthVh = 100 * placementsOf(usualPlacements).reduce((sum, one) => sum + widthPerHeight(one), 0);

/** The viewer's stylesheet: an editorial gallery in light and dark, from 320 to 2560 px and on paper. */
export const viewerStyle = `
:root{color-scheme:light dark;--ground:#f8f5f1;--ink:#211a16;--soft:#6d625b;--line:#e0d8cf;--shade:#eee8e0;--hover:#fff;--shadow:0 1px 2px rgb(50 30 15/.08),0 24px 60px -28px rgb(50 30 15/.4);
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,serif;--side:clamp(20px,5vw,112px)}
@media (prefers-color-scheme:dark){:root{--ground:#141110;--ink:#f3ede7;--soft:#a89c93;--line:#322b27;--shade:#1f1a18;--hover:#2a2421;--shadow:0 24px 60px -28px #000}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,p,dl,dd,ol,figure{margin:0;padding:0}
ol{list-style:none}
header,nav,main,footer{max-width:2080px;margin:0 auto;padding-left:var(--side);padding-right:var(--side)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{padding-top:clamp(40px,6.5vw,112px);padding-bottom:clamp(36px,5vw,80px)}
.eyebrow,dt,.number{font-size:12px;line-height:1.4;letter-spacing:.14em;text-transform:uppercase;color:var(--soft)}
h1,h2{font-family:var(--serif);font-weight:400;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(36px,5.6vw,88px);line-height:1.04;letter-spacing:-.022em;margin:18px 0 clamp(16px,1.6vw,26px);max-width:16em}
.lead{max-width:38em;font-size:clamp(16px,1.2vw,20px);color:var(--soft);text-wrap:pretty}
dl{display:flex;flex-wrap:wrap;gap:20px clamp(32px,5vw,88px);margin-top:clamp(30px,3.4vw,56px)}
dd{font-size:17px;margin-top:4px}
.progress{margin-top:clamp(30px,3.4vw,52px);max-width:620px}
.progress label{font-size:17px}.progress b{font-weight:600}
progress{appearance:none;display:block;width:100%;height:4px;margin:14px 0 12px;border:0;border-radius:2px;background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--ink);border-radius:2px}
progress::-moz-progress-bar{background:var(--ink)}
.progress ol{display:flex;flex-wrap:wrap;gap:4px 26px;font-size:14px;color:var(--soft)}
.progress [aria-current]{color:var(--ink);font-weight:600}
nav ol{columns:3 260px;column-gap:clamp(28px,3vw,64px);border-top:1px solid var(--line);padding:clamp(18px,2vw,32px) 0 clamp(36px,5vw,80px)}
nav a{display:flex;gap:14px;align-items:baseline;padding:7px 0;color:inherit;text-decoration:none;break-inside:avoid}
nav li{break-inside:avoid}
nav span{font-size:12px;color:var(--soft);font-variant-numeric:tabular-nums;letter-spacing:.06em}
nav b{font:400 17px/1.35 var(--serif);overflow-wrap:anywhere;min-width:0;text-decoration:underline transparent;text-underline-offset:4px;text-decoration-thickness:1px;transition:text-decoration-color .15s}
nav a:hover b{text-decoration-color:currentColor}
.concept{border-top:1px solid var(--line);padding:clamp(26px,3.4vw,64px) 0 clamp(56px,7vw,128px);display:grid;gap:clamp(22px,3vw,36px)}
.number b{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}
h2{font-size:clamp(26px,2.15vw,42px);line-height:1.14;letter-spacing:-.012em;margin:12px 0 20px}
.unwritten{margin-top:12px;color:var(--soft);max-width:22em}
.pair{display:grid;grid-template-columns:1fr;gap:34px;min-width:0}
.frame{position:relative;border-radius:clamp(8px,.9vw,14px);overflow:hidden;background:var(--shade);box-shadow:var(--shadow)}
${frames}
.frame img,.frame video{position:absolute;inset:0;display:block;width:100%;height:100%;object-fit:cover}
@media (min-width:600px){.pair{display:flex;gap:clamp(16px,2vw,36px);max-width:calc(${usualWidthVh}vh + 36px)}${columns}}
@media (min-width:1100px){
.concept{grid-template-columns:minmax(240px,25fr) minmax(0,75fr);gap:clamp(40px,4.4vw,96px)}
.words{position:sticky;top:clamp(26px,3.4vw,64px);align-self:start}
.pair{max-width:max(820px,calc(122.6vh + 36px));justify-self:end;width:100%}
}
.pending{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:6px;color:var(--soft);font-size:14px;border:1px solid var(--line);border-radius:inherit}
.pending b{font:400 clamp(26px,3vw,44px)/1 var(--serif);color:#b9aca0}
@media (prefers-color-scheme:dark){.pending b{color:#5d514a}}
.frame:has(.pending){box-shadow:none}
.pending.busy b{color:var(--soft)}.busy span{color:var(--ink)}
.note{color:var(--soft)}
figcaption{display:grid;gap:6px;padding-top:14px;font-size:14px}
figcaption b{font-weight:600;margin-right:8px}figcaption p>span{color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
.links{display:flex;flex-wrap:wrap;gap:6px 18px}
.links a{color:inherit;text-decoration:underline;text-decoration-color:var(--soft);text-underline-offset:4px;text-decoration-thickness:1px;white-space:nowrap}
.links a:hover{text-decoration-color:var(--ink);text-decoration-thickness:2px}
button{font:inherit;color:inherit;cursor:pointer}
.pill{font-size:14px;line-height:1;background:none;border:1px solid var(--soft);border-radius:999px;padding:11px 18px;min-height:40px;transition:background .15s,border-color .15s}
.pill:hover{background:var(--hover);border-color:var(--ink)}
.toggle{position:absolute;right:12px;bottom:12px;width:40px;height:40px;border:0;border-radius:50%;background:rgb(20 15 12/.55);display:grid;place-items:center;opacity:0;transition:opacity .2s}
.toggle::before{content:"";width:11px;height:13px;border:solid #fff;border-width:0 4px}
.toggle.paused::before{width:0;height:0;border-width:7px 0 7px 12px;border-color:transparent transparent transparent #fff;margin-left:3px}
.frame:hover .toggle,.toggle:focus-visible,.toggle.paused{opacity:1}
@media (hover:none){.toggle{opacity:.8}}
@media (scripting:none){.pill,.toggle{display:none}}
:focus-visible{outline:2px solid var(--ink);outline-offset:4px;border-radius:4px}
.pill:focus-visible{border-radius:999px}.toggle:focus-visible{border-radius:50%;outline-color:#fff;outline-offset:-5px}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 32px;padding-top:26px;padding-bottom:48px;color:var(--soft);font-size:13px;overflow-wrap:anywhere}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important}.toggle{display:none}}
@media print{:root{--ground:#fff;--ink:#000;--soft:#555;--line:#ccc;--shade:#f4f4f4}
header{padding-top:0}.pill,.toggle,.links,nav,video{display:none}.frame{box-shadow:none}
.concept{display:block;break-inside:avoid}.words{position:static}.pair{grid-template-columns:56.25fr 80fr;gap:16px;max-width:15cm;margin-top:14px}}
`;
