import { expect, test } from "vitest";
import { toEntries } from "#app/domain/agents/document-blocks.ts";
import { readPage } from "#workers/adapters/document-text/page.ts";

const FOUND = "https://loja.example/ajuda?x=1#topo";
const page = (body: string, head = "<title>Ajuda | Loja</title>") =>
	readPage(
		`<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`,
		FOUND,
	);
/** What a page's text is, each block a line. */
const linesOf = (body: string) =>
	page(body).blocks.map((block) =>
		block.kind === "table"
			? block.rows.map((row) => row.join("|")).join("\n")
			: block.kind === "heading"
				? `${"#".repeat(block.level)} ${block.text}`
				: block.text,
	);

test("headings, paragraphs, lists and tables of a page keep their order", () => {
	expect(
		linesOf(`<h1>Ajuda</h1><p>Fale <b>con</b>osco:<br>9h às&nbsp;18h</p>solto
			<ul><li>Pix<li><p>Cartão</p></li></ul><ol><li>Um</li></ol>
			<table><caption>Frete</caption><thead><tr><th>Região<th>Prazo</thead><tr><td>Sul<td>3 dias &amp; meio</table>
			<h2> Trocas <em>fáceis</em></h2><div>Até 30 dias.<div>Com nota.</div></div>`),
	).toEqual([
		"# Ajuda",
		"Fale conosco:\n9h às 18h",
		"solto",
		"- Pix",
		"- Cartão",
		"- Um",
		"Região|Prazo\nSul|3 dias & meio",
		"## Trocas fáceis",
		"Até 30 dias.",
		"Com nota.",
	]);
});

test("menus, footers, forms, scripts, banners and what is hidden are no text", () => {
	expect(
		linesOf(`<header>Logo<nav>Início</nav></header><nav>Menu</nav><div class="cookie-banner">Aceitar</div>
			<div id="onetrust-consent">cookies</div><div role="navigation">Trilha</div>
			<script>var x="<p>isca</p>"</script><style>p{}</style><noscript>Ligue o script</noscript><template>modelo</template>
			<article><header><h1>Entrega</h1></header><p>Em dois dias.</p><button>Comprar</button></article>
			<p hidden>segredo</p><p aria-hidden="true">ícone</p><form>Seu e-mail<input></form><aside>Leia mais</aside>
			<footer>CNPJ</footer><!-- comentário --><div id="rodape">Rua A</div><div class="wide site-footer">Siga</div>`),
	).toEqual(["# Entrega", "Em dois dias."]);
});

test("where a page names its main part only that is read, unless it is empty", () => {
	const text =
		"Entregamos em todo o Brasil pelos Correios, em até dez dias úteis depois do pagamento.";
	expect(linesOf(`<div>Assine a lista</div><main><p>${text}</p></main><div>Outros</div>`)).toEqual([
		text,
	]);
	expect(linesOf(`<main></main><div>${text}</div>`)).toEqual([text]);
});

test("questions of details, terms, accordions and structured data become entries of their own", () => {
	const data = {
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": ["WebPage"],
				mainEntity: {
					"@type": "FAQPage",
					mainEntity: [
						{
							"@type": "Question",
							name: "Tem estacionamento?",
							acceptedAnswer: {
								"@type": "Answer",
								text: "<p>Sim, <b>grátis</b>.</p><ul><li>2 horas</li></ul>",
							},
						},
						{
							"@type": "Question",
							name: "voces entregam?",
							acceptedAnswer: { text: "Repetida." },
						},
					],
				},
			},
		],
	};
	const found = page(`<h1>Dúvidas</h1><h2>Entrega</h2>
		<details><summary>Vocês entregam?</summary><p>Sim.</p></details><p>Frete por conta da casa.</p>
		<dl><dt>Qual o prazo?</dt><dd>Três dias.</dd><dt>Horário:</dt><dd>9h às 18h</dd></dl>
		<h2>Pagamento</h2><h3><button aria-expanded="false">Aceitam pix?</button></h3><div>Aceitamos.</div>
		<script type="application/ld+json">${JSON.stringify(data)}</script><script type="application/ld+json">{quebrado</script>`);
	const entries = toEntries(found.blocks, found.title);
	expect(entries.ok && entries.value.map(({ title, text }) => [title, text])).toEqual([
		["Entrega", "Frete por conta da casa."],
		["Vocês entregam?", "Sim."],
		["Qual o prazo?", "Três dias.\n\nHorário: 9h às 18h"],
		["Aceitam pix?", "Aceitamos."],
		["Tem estacionamento?", "Sim, grátis.\n- 2 horas"],
	]);
});

test("a table that only places things is read as what stands in it", () => {
	expect(
		linesOf(`<table><tr><td><h1>Loja</h1><table><tr><td>Peça</td><td>Preço</td></tr><tr><td>Boné</td><td>R$ 50</td></tr></table></td></tr></table>
			<table role="presentation"><tr><td>Um</td><td>Dois</td></tr></table>`),
	).toEqual(["# Loja", "Peça|Preço\nBoné|R$ 50", "Um", "Dois"]);
});

test("a page says its title, its language and its address; one of another host is not believed", () => {
	expect(page("<p>x")).toMatchObject({
		title: "Ajuda | Loja",
		language: "pt",
		address: "https://loja.example/ajuda?x=1",
	});
	expect(page("<p>x", '<link rel=canonical href="/ajuda">').address).toBe(
		"https://loja.example/ajuda",
	);
	expect(page("", '<link rel=canonical href="https://outra.example/">').address).toBe(
		"https://loja.example/ajuda?x=1",
	);
	expect(readPage("<h1>Oi</h1>", "https://a.example/").title).toBe("Oi");
	expect(readPage("", "https://a.example/x")).toMatchObject({
		title: "a.example/x",
		language: null,
	});
	expect(readPage('<html lang="de">', FOUND).language).toBeNull();
});

test("links are whole, without fragments, each once, and those nobody may follow are left out", () => {
	expect(
		page(`<a href="/a#x">a</a><a href="/a">a</a><a href="b">b</a><a href="mailto:x@y.z">m</a>
			<a rel="nofollow" href="/c">c</a><a href="https://[">k</a><nav><a href="/d">d</a></nav>`)
			.links,
	).toEqual(["https://loja.example/a", "https://loja.example/b", "https://loja.example/d"]);
});

test("F08 a page nested without end, or of very many cells, is read in good time", () => {
	const started = Date.now();
	expect(linesOf(`${"<div>".repeat(50_000)}fundo`)).toEqual([]);
	expect(linesOf(`<p>antes</p>${"<b>".repeat(50_000)}fundo`)[0]).toBe("antes");
	const cells = "<tr><td>a<td>b".repeat(150_000);
	expect(linesOf(`<table>${cells}</table>`)[0]).toContain("a|b");
	linesOf(`<table>${"<tr><td><table>".repeat(2_000)}`);
	expect(Date.now() - started).toBeLessThan(5_000);
});
