/**
 * All styles, for a constructed style sheet: a site's policy need not allow inline styles. Rules of
 * the host are `!important`, which inside a shadow tree wins over the site's.
 */
export const STYLE = `
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483000!important;right:max(16px,env(safe-area-inset-right))!important;bottom:max(16px,env(safe-area-inset-bottom))!important;color-scheme:light dark!important}
:host([data-mode=page]){position:static!important;height:100%!important;z-index:auto!important}
*,*::before,*::after{box-sizing:border-box}
.root{--surface:#fff;--sunken:#f4f5f7;--text:#1b1d22;--soft:#5c6370;--line:#dfe1e6;--field:#868c98;--bubble:#eef0f3;--red:#b3261e;--amber:#fff4d6;--on-amber:#5f4200;font:400 15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--text);text-align:start;-webkit-text-size-adjust:100%}
@media (prefers-color-scheme:dark){.root{--surface:#1c1e23;--sunken:#15171b;--text:#eceef2;--soft:#a8aeba;--line:#343841;--field:#7a818e;--bubble:#2a2d34;--red:#ff9b91;--amber:#3b2f0e;--on-amber:#ffdc8a}}
:host([data-mode=page]) .root{height:100%}
button,textarea,input{font:inherit;color:inherit;margin:0}
button{cursor:pointer;border:0;background:none;padding:0}
svg{width:22px;height:22px;display:block}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
[hidden]{display:none!important}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.launcher{display:grid;place-items:center;width:56px;height:56px;border-radius:28px;background:var(--accent);color:var(--on-accent);box-shadow:0 0 0 1px rgb(255 255 255/.35),0 6px 20px rgb(0 0 0/.25);margin-inline-start:auto;position:relative;transition:transform .15s ease-out}
.launcher:hover{transform:scale(1.05)}
.launcher:focus-visible{outline-color:var(--accent);box-shadow:0 0 0 2px #fff,0 6px 20px rgb(0 0 0/.25)}
.launcher svg{width:26px;height:26px}
.badge{position:absolute;top:-4px;right:-4px;min-width:22px;height:22px;padding:0 6px;border-radius:11px;background:#c4231b;color:#fff;font-size:12px;font-weight:600;line-height:22px;text-align:center;font-variant-numeric:tabular-nums}
.panel{position:absolute;right:0;bottom:72px;display:flex;flex-direction:column;width:384px;height:min(620px,calc(100dvh - 112px));background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow:hidden;box-shadow:0 12px 40px rgb(0 0 0/.24);animation:rise .18s ease-out}
:host([data-mode=page]) .panel{position:static;width:100%;height:100%;border-radius:inherit;box-shadow:none;border:0;animation:none}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
header{display:flex;align-items:center;gap:12px;padding:14px 12px 14px 18px;background:var(--accent);color:var(--on-accent)}
header div{min-width:0;flex:1}
h2{margin:0;font-size:16px;font-weight:600;line-height:1.3;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header p{margin:1px 0 0;font-size:13px}
.close{display:grid;place-items:center;width:40px;height:40px;border-radius:10px;flex:none}
.close:hover{background:color-mix(in srgb,currentColor 14%,transparent)}
header :focus-visible{outline-color:currentColor;outline-offset:-3px}
.notice{margin:0;padding:8px 18px;font-size:13px;background:var(--amber);color:var(--on-amber)}
.scroll{flex:1;min-height:0;overflow-y:auto;overscroll-behavior:contain;padding:16px;background:var(--sunken)}
.scroll:focus-visible{outline-offset:-3px}
.log{display:flex;flex-direction:column;gap:4px}
.day{align-self:center;margin:12px 0 6px;padding:2px 10px;border-radius:10px;font-size:12px;color:var(--soft);background:var(--surface);border:1px solid var(--line)}
.row{display:flex;flex-direction:column;align-items:flex-start;max-width:84%;margin-top:2px}
.row.me{align-self:flex-end;align-items:flex-end}
.row.first{margin-top:10px}
.who{margin:0 4px 3px;font-size:12px;color:var(--soft)}
.bubble{max-width:100%;padding:8px 12px;border-radius:14px;background:var(--surface);border:1px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
.me .bubble{background:var(--accent);color:var(--on-accent);border-color:transparent}
.bubble a{color:inherit;text-decoration:underline;text-underline-offset:2px}
.bubble.gone{font-style:italic;color:var(--soft);background:none;border-color:var(--line)}
.file{white-space:normal;display:flex;align-items:center;gap:10px;max-width:100%;min-height:40px;text-align:start;border-radius:8px}
.file:focus-visible{outline-color:currentColor}
.file svg,.tray svg{flex:none}
.file canvas{display:block;width:240px;max-width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:8px;background:color-mix(in srgb,currentColor 10%,transparent)}
.named{min-width:0;overflow-wrap:anywhere}
.named bdi{display:block;font-size:14px;text-decoration:underline;text-underline-offset:2px}
.named small{font-size:12px}
progress{display:block;appearance:none;width:100%;height:6px;margin-top:8px;border:0;border-radius:3px;overflow:hidden;background:color-mix(in srgb,currentColor 30%,transparent)}
progress::-webkit-progress-bar{background:none}
progress::-webkit-progress-value{background:currentColor}
progress::-moz-progress-bar{background:currentColor}
.reacts{margin:-6px 8px 0;padding:1px 7px;border-radius:12px;background:var(--surface);border:1px solid var(--line);font-size:13px;position:relative}
.again{margin:2px 4px 0;min-height:28px;font-size:13px;text-decoration:underline;text-underline-offset:2px}
.composer{flex-wrap:wrap}
.tray{flex-basis:100%;list-style:none;margin:0;padding:0;display:grid;gap:6px;max-height:188px;overflow-y:auto}
.tray li{display:flex;align-items:center;gap:10px;padding:4px 4px 4px 8px;border:1px solid var(--line);border-radius:10px}
.tray canvas{flex:none;width:40px;height:40px;object-fit:cover;border-radius:6px}
.tray .named{flex:1}
.tray bdi{text-decoration:none;max-height:2.8em;overflow:hidden}
.tray small{color:var(--soft)}
.tray button,.clip{flex:none;display:grid;place-items:center;width:42px;height:42px;border-radius:10px;color:var(--soft)}
.tray button:hover,.clip:hover{background:var(--bubble)}
.tray button svg{width:18px;height:18px}
.trouble{flex-basis:100%;margin:0;font-size:13px;color:var(--red)}
.trouble:empty{display:none}
.meta{margin:3px 4px 0;font-size:12px;color:var(--soft);font-variant-numeric:tabular-nums}
.meta.bad{color:var(--red)}
.typing{display:flex;align-items:center;gap:6px;margin:8px 4px 0;font-size:13px;color:var(--soft)}
.typing i{width:6px;height:6px;border-radius:3px;background:currentColor;animation:blink 1.2s infinite}
.typing i:nth-child(2){animation-delay:.2s}.typing i:nth-child(3){animation-delay:.4s}
@keyframes blink{50%{opacity:.25}}
form{display:flex;gap:8px;padding:10px 12px;border-top:1px solid var(--line);background:var(--surface)}
.composer{align-items:flex-end}
textarea,input{width:100%;min-width:0;padding:9px 12px;border:1px solid var(--field);border-radius:10px;background:var(--surface);font-size:16px;line-height:1.4}
textarea{resize:none;max-height:150px;min-height:42px;display:block;flex:1;width:0}
textarea::placeholder{color:var(--soft);opacity:1}
textarea:focus-visible,input:focus-visible{outline:2px solid var(--soft);outline-offset:-1px}
.primary{flex:none;display:grid;place-items:center;min-width:42px;height:42px;border-radius:10px;background:var(--accent);color:var(--on-accent)}
.primary:disabled{background:var(--bubble);color:var(--soft);cursor:default}
.intro{flex-direction:column;gap:12px;padding:16px 18px 18px}
.intro p{margin:0}
.intro label{display:block;margin-bottom:4px;font-size:14px;font-weight:500}
.intro .primary{width:100%;font-weight:500}
@media (max-width:480px){:host(:not([data-mode=page])[data-open]){inset:0!important}:host(:not([data-mode=page])) .panel{position:fixed;inset:0;width:100%;height:100dvh;border:0;border-radius:0}:host([data-open]:not([data-mode=page])) .launcher{display:none}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}
`;
