import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Somebody else's site, with one page. */
export interface ForeignSite {
	origin: string;
	/** From now on the page embeds this. */
	embed(script: { src: string; key: string }): void;
	close(): Promise<void>;
}

/** What a careless site does to every element, and to what its scripts are made of. */
const STYLES =
	"* { all: unset !important; display: none !important } html, body { display: block !important }";
const SCRIPT = `
	Array.prototype.toJSON = function () { return "broken"; };
	Array.prototype.extra = 1;
	window.before = Object.getOwnPropertyNames(window).sort().join();
	window.styles = document.styleSheets.length;
`;

function pageOf(script: { src: string; key: string } | null): string {
	const tag = script
		? `<script async src="${script.src}" data-channel="${script.key}"></script>`
		: "";
	return `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Loja</title>
		<link rel="stylesheet" href="/site.css"><script src="/site.js"></script></head>
		<body><main><h1>Uma loja</h1></main>${tag}</body></html>`;
}

/**
 * Serves a page that is hostile in its styles and prototypes, under a policy that lets in nothing of
 * ours but the script and its calls: no inline style, no inline script.
 */
export async function openForeignSite(product: string): Promise<ForeignSite> {
	let script: { src: string; key: string } | null = null;
	const sockets = product.replace(/^http/, "ws");
	const policy = `default-src 'none'; script-src 'self' ${product}; style-src 'self'; connect-src ${product} ${sockets}`;
	const server: Server = createServer((request, response) => {
		const [type, body] =
			request.url === "/site.css"
				? ["text/css", STYLES]
				: request.url === "/site.js"
					? ["text/javascript", SCRIPT]
					: ["text/html", pageOf(script)];
		response.writeHead(200, { "content-type": type, "content-security-policy": policy });
		response.end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		embed: (next) => {
			script = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
