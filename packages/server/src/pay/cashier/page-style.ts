/** The page stands alone: no file of the product is asked for. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#f1f3ef;--card:#fff;--ink:#0b1a16;--soft:#5c6b66;--line:#e3e7e1;--cta:#0b1a16;--on:#fff;
--warn:#9a4a00;--hatch:#fdeedd;--hatch2:#fbdcb8}
@media(prefers-color-scheme:dark){:root{--bg:#0a110e;--card:#141d19;--ink:#eef3ef;--soft:#9fb0a8;--line:#26332d;--cta:#ccf83a;--on:#0b1a16;
--warn:#ffb66b;--hatch:#2a1d0f;--hatch2:#3a2814}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
.sand{padding:9px;text-align:center;font-weight:600;color:var(--warn);
background:repeating-linear-gradient(135deg,var(--hatch) 0 14px,var(--hatch2) 14px 28px)}
main{max-width:480px;margin:auto;padding:12px 12px 24px;display:grid;gap:8px}
h1{font-size:17px;text-align:center;padding:6px}
.sum{text-align:center;padding:18px 0;display:grid;gap:2px}
.sum small,.sum span{color:var(--soft);font-size:13px}
.sum b{font-size:46px;line-height:1.2;font-variant-numeric:tabular-nums}
.sum i{font-style:normal;font-size:26px;margin-right:2px}
.card{background:var(--card);border-radius:16px;padding:6px 16px;overflow-wrap:anywhere}
dl.card>div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dl.card>div:last-child{border:0}
dt{color:var(--soft);flex:none}dd{text-align:right;font-weight:500}
@media(max-width:340px){dl.card dd{font-size:13px}}
.way{display:flex;justify-content:space-between;align-items:center;padding:14px 16px}
.way em{font-style:normal;font-size:12px;color:var(--warn);border:1px dashed;border-radius:6px;padding:2px 8px}
.tells{padding:12px 16px}.tells h2{font-size:14px;margin-bottom:6px}
.tells dl{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;font-size:13px}
.tells dt{color:var(--ink);font-weight:600}.tells dd{text-align:left;color:var(--soft);font-weight:400}
.acts{display:grid;gap:10px;padding-top:14px}
button,.acts a{min-height:50px;border-radius:25px;border:1px solid var(--line);background:var(--card);color:inherit;
font:600 16px/1.2 inherit;font-family:inherit;display:grid;place-items:center;text-decoration:none;cursor:pointer}
.main{background:var(--cta);color:var(--on);border:0}
.quiet{min-height:44px;background:none;border:0;font-weight:500;font-size:14px;color:var(--soft)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`
