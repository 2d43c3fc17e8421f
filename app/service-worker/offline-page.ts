import { wordsIn } from "./words.ts";

/** Plain, as nothing else is there: no script, no file. */
const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:18vh auto;padding:0 1.25rem;background:#f9f9fb;color:#1c2024}
h1{font-size:1.25rem;margin:0 0 .5rem}
p{margin:0 0 1.25rem}
a{display:inline-block;margin:0 .5rem .5rem 0;padding:.6rem 1rem;border-radius:8px;border:1px solid #8b8d98;color:inherit;text-decoration:none}
a.first{background:#3e63dd;border-color:#3e63dd;color:#fff}
a:focus-visible{outline:2px solid #3e63dd;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#111113;color:#edeef0}}
`;

/**
 * What opens in place of a page that needs the network.
 * @param language of the browser: who the page is for is not known
 * @param inbox the address of the kept inbox; null: there is none
 */
export function offlinePage(language: string, inbox: string | null): Response {
	const locale = language.startsWith("pt") ? "pt" : "en";
	const { title, text, retry, inbox: open } = wordsIn(locale).offline;
	const links = `<a class="first" href="">${retry}</a>${inbox === null ? "" : `<a href="${inbox}">${open}</a>`}`;
	const html = `<!doctype html><html lang="${locale === "pt" ? "pt-BR" : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} · Prosa</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${links}</main></body></html>`;
	return new Response(html, {
		status: 503,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
	});
}
