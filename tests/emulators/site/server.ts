/** A small shop's site: pages, a robots.txt, sitemaps, and addresses that misbehave. */
import { createServer, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** What a test may change: `POST /__emulator/site`. */
export interface SiteState {
	/** `index` names a packed sitemap; `none` has links only. */
	sitemap: "index" | "none";
	robots: string;
	/** The shop has changed its pages. */
	isChanged: boolean;
}

const HUGE_BYTES = 3 * 1024 * 1024;
const SLOW_MS = 3_000;

const newState = (): SiteState => ({
	sitemap: "index",
	robots: "User-agent: *\nDisallow: /interno\n\nSitemap: /mapa.xml\n",
	isChanged: false,
});

const html = (title: string, body: string): string =>
	`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title></head><body>
<nav><a href="/">Início</a> <a href="/trocas">Trocas</a> <a href="/interno/custos">Custos</a> <a href="/carrinho">Carrinho</a> <a href="/foto.jpg">Foto</a></nav>
<main><h1>${title}</h1>${body}</main><footer>CNPJ 00.000.000/0001-00</footer></body></html>`;

/** The pages by their path. */
function pagesOf({ isChanged }: SiteState): Record<string, string> {
	return {
		"/": html(
			"Loja Aurora",
			'<p>Roupas desde 1998.</p><a href="/ajuda">Ajuda</a><a href="https://outra.example/">Outra</a>',
		),
		"/ajuda": html(
			"Ajuda",
			'<h2>Entrega</h2><details><summary>Vocês entregam?</summary><p>Sim, em todo o Brasil.</p></details><a href="/ajuda/pagamento">Pagamento</a>',
		),
		"/ajuda/pagamento": html(
			"Pagamento",
			'<p>Pix e cartão em 6 vezes.</p><a href="/fundo">Mais</a>',
		),
		"/fundo": html("Fundo", "<p>Três ligações abaixo da primeira página.</p>"),
		"/trocas": html("Trocas", `<p>Troque em até ${isChanged ? "60" : "30"} dias, com a nota.</p>`),
		"/interno/custos": html("Custos", "<p>Pagamos R$ 11 por camiseta.</p>"),
		...(isChanged
			? { "/novidades": html("Novidades", "<p>Coleção de verão.</p>") }
			: { "/natal": html("Natal", "<p>Abrimos até 22h em dezembro.</p>") }),
	};
}

function send(response: ServerResponse, type: string, body: string | Buffer, status = 200): void {
	response.writeHead(status, { "content-type": type });
	response.end(body);
}
const redirect = (response: ServerResponse, location: string, status = 302): void => {
	response.writeHead(status, { location });
	response.end();
};

/** A page that says of itself what a link to it may show. */
const told = (image: string, rest = ""): string =>
	`<!doctype html><html><head><title>Camiseta</title><meta property="og:title" content="Camiseta azul &amp; branca">
<meta property="og:description" content="De algodão,\n por R$ 59"><meta property="og:image" content="${image}"></head><body>${rest}</body></html>`;
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
	"base64",
);
const TOO_LARGE = Buffer.alloc(1_200_000);

/** Addresses that misbehave, each in its own way. */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
	"/lento": (response) =>
		void setTimeout(() => send(response, "text/html", "tarde"), SLOW_MS).unref(),
	"/pinga": (response) => {
		response.writeHead(200, { "content-type": "text/html" });
		const timer = setInterval(() => response.write("<p>gota</p>"), 50);
		response.on("close", () => clearInterval(timer));
	},
	"/volta": (response) => redirect(response, "/volta"),
	"/velha": (response) => redirect(response, "/trocas", 301),
	"/fora": (response) => redirect(response, "http://outra.example/"),
	"/dentro": (response) => redirect(response, "http://127.0.0.1:1/"),
	"/porta": (response) => redirect(response, "/interno/custos"),
	"/enorme": (response) => send(response, "text/html", "<p>a</p>".repeat(HUGE_BYTES / 8)),
	"/arquivo": (response) => send(response, "application/pdf", "%PDF-1.7"),
	"/caiu": (response) => send(response, "text/html", "<p>erro</p>", 500),
	"/previa": (response) => send(response, "text/html; charset=utf-8", told("/foto.png")),
	"/previa-longa": (response) =>
		send(response, "text/html", told("/foto-grande.png", "<p>ção</p>".repeat(60_000))),
	"/previa-svg": (response) => send(response, "text/html", told("/foto.svg")),
	"/previa-dentro": (response) => send(response, "text/html", told("http://127.0.0.1:1/a.png")),
	"/foto.png": (response) => send(response, "image/png", PNG),
	"/foto-grande.png": (response) => send(response, "image/png", Buffer.concat([PNG, TOO_LARGE])),
	"/foto.svg": (response) =>
		send(response, "image/png", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
	"/corta": (response) => void response.destroy(),
	"/senha": (response) =>
		send(response, "text/html", html("Entrar", '<form><input type="password"></form>')),
	"/fechada": (response) => send(response, "text/html", html("Não", ""), 403),
	"/desenhada": (response) => send(response, "text/html", '<div id="root"></div>'),
	"/latin1": (response) =>
		send(
			response,
			"text/html",
			Buffer.from("<h1>Promoção</h1><p>Só amanhã: calças à vontade.</p>", "latin1"),
		),
	"/latin1-dito": (response) =>
		send(response, "text/html; charset=ISO-8859-1", Buffer.from("<p>Atenção</p>", "latin1")),
	"/latin1-meta": (response) =>
		send(response, "text/html", Buffer.from('<meta charset="iso-8859-1"><p>Ação</p>', "latin1")),
};

function sendSitemap(
	path: string,
	origin: string,
	state: SiteState,
	response: ServerResponse,
): boolean {
	if (state.sitemap === "none") return false;
	const list = (name: string, inner: string, addresses: readonly string[]) =>
		`<?xml version="1.0"?><${name}>${addresses.map((one) => `<${inner}><loc>${one}</loc></${inner}>`).join("")}</${name}>`;
	if (path === "/mapa.xml")
		send(
			response,
			"application/xml",
			list("sitemapindex", "sitemap", [`${origin}/paginas.xml.gz`, "https://outra.example/s.xml"]),
		);
	else if (path === "/paginas.xml.gz") {
		const pages = Object.keys(pagesOf(state)).filter((one) => one !== "/fundo");
		const addresses = [
			...pages.map((one) => origin + one),
			"https://outra.example/x",
			`${origin}/foto.jpg`,
		];
		send(response, "application/gzip", gzipSync(list("urlset", "url", addresses)));
	} else return false;
	return true;
}

export function createSite(): Server {
	let state = newState();
	/** Paths that were asked for, in order, with the name the reader gave itself. */
	let calls: { path: string; agent: string }[] = [];
	return createServer((request, response) => {
		const path = request.url ?? "/";
		if (path === "/__emulator/calls")
			return send(response, "application/json", JSON.stringify(calls));
		if (path === "/__emulator/site") {
			let body = "";
			request.on("data", (part: Buffer) => (body += part.toString("utf8")));
			return void request.on("end", () => {
				state = { ...newState(), ...(JSON.parse(body) as Partial<SiteState>) };
				calls = [];
				send(response, "application/json", "{}");
			});
		}
		calls.push({ path, agent: request.headers["user-agent"] ?? "" });
		const fault = FAULTS[path];
		if (fault) return fault(response);
		if (path === "/robots.txt") return send(response, "text/plain", state.robots);
		if (sendSitemap(path, `http://${request.headers.host}`, state, response)) return;
		const page = pagesOf(state)[path];
		return send(
			response,
			"text/html; charset=utf-8",
			page ?? html("Não encontrada", ""),
			page ? 200 : 404,
		);
	});
}
