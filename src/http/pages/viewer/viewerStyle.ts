/** The viewer's stylesheet: an editorial gallery in light and dark, from 320 px on. */
export const viewerStyle = `
:root{color-scheme:light dark;--ground:#faf6f1;--card:#fffdfa;--ink:#2c1d16;--soft:#75625a;--line:#e9ddd2;--accent:#8a4426;--shade:#efe5da}
@media (prefers-color-scheme:dark){:root{--ground:#17120f;--card:#211a16;--ink:#f5ece4;--soft:#b5a49a;--line:#372c25;--accent:#e0a27f;--shade:#2a211c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-font-smoothing:antialiased}
.serif{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:400}
header{max-width:1240px;margin:0 auto;padding:clamp(36px,7vw,88px) clamp(20px,4vw,48px) clamp(20px,3vw,36px)}
h1{font-size:clamp(32px,5.4vw,60px);line-height:1.08;letter-spacing:-.015em;margin:0 0 14px}
.eyebrow{font-size:13px;letter-spacing:.16em;text-transform:uppercase;color:var(--soft);margin:0 0 18px}
.lead{max-width:46em;color:var(--soft);margin:0}
.bar{height:3px;max-width:420px;background:var(--line);border-radius:2px;margin-top:26px;overflow:hidden}
.bar svg{display:block;width:100%;height:3px}.bar rect{fill:var(--accent)}
main{max-width:1240px;margin:0 auto;padding:0 clamp(20px,4vw,48px) 96px;display:grid;gap:clamp(40px,6vw,88px)}
.concept{border-top:1px solid var(--line);padding-top:clamp(22px,3vw,36px)}
.concept-head{display:flex;gap:18px 28px;align-items:baseline;flex-wrap:wrap;margin-bottom:clamp(18px,2.6vw,30px)}
.number{color:var(--soft);font-variant-numeric:tabular-nums;font-size:14px}
h2{font-size:clamp(24px,3.2vw,38px);line-height:1.16;margin:0;flex:1 1 12em}
.pair{display:grid;grid-template-columns:minmax(0,9fr) minmax(0,12.8fr);gap:clamp(14px,2.4vw,32px);align-items:start}
@media (max-width:640px){.pair{grid-template-columns:1fr;max-width:460px}figcaption span{width:100%}}
figure{margin:0}
.frame{border-radius:14px;overflow:hidden;background:var(--shade);box-shadow:0 18px 50px -24px rgb(60 30 15/.45);display:block}
.vertical .frame{aspect-ratio:1080/1920}.square .frame{aspect-ratio:1080/1350}
.frame img,.frame video{display:block;width:100%;height:100%;object-fit:cover}
.pending{display:grid;place-items:center;color:var(--soft);font-size:14px;height:100%}
figcaption{display:flex;gap:8px 18px;flex-wrap:wrap;align-items:center;padding-top:14px;font-size:14px;color:var(--soft)}
figcaption span{margin-right:auto;font-variant-numeric:tabular-nums}
a,button{color:var(--accent);font:inherit}
a{text-underline-offset:3px;text-decoration-thickness:1px}
button{background:none;border:1px solid var(--line);border-radius:999px;padding:6px 16px;cursor:pointer;font-size:14px}
button:hover{border-color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:6px}
footer{max-width:1240px;margin:0 auto;padding:28px clamp(20px,4vw,48px) 56px;color:var(--soft);font-size:13px;border-top:1px solid var(--line)}
@media print{.frame{box-shadow:none}button{display:none}.concept{break-inside:avoid}}
`;
