import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openMember, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

/** The middle of a page of the demonstration's admin. */
async function readMain(path: string): Promise<HTMLElement> {
	const answer = await (await openMember()).get(path);
	expect(answer.status(), path).toBe(200);
	const main = (await readPage(answer)).querySelector("main");
	if (main === null) throw new Error(`${path} has no middle`);
	return main;
}

test("the fixed figures are the specification's", async () => {
	for (const [path, figures] of [
		["/templates", ["24", "156", "8", "892"]],
		["/ads", ["8", "4.2x", "+0.8 este mês", "R$ 12k", "2.8%", "+0.3% hoje"]],
		["/support", ["45", "Online", "120", "24", "9h–18h", "9h–12h"]],
	] as const) {
		const main = within(await readMain(path));
		for (const figure of figures) expect(main.getAllByText(figure), figure).toHaveLength(1);
	}
	const overview = within(await readMain("/dashboard/overview"));
	for (const [name, path] of [
		["Criar Agente", "/agents/new"],
		["Gerenciar equipe", "/team"],
		["Ver conversas", "/conversations"],
		["Ver relatórios", "/reports"],
	] as const)
		expect(overview.getByRole("link", { name }).getAttribute("href")).toBe(path);
});

test("a table says what a chart draws, for the days that are asked for", async () => {
	const rowsOf = (main: HTMLElement) => main.querySelectorAll("table tbody tr").length;
	for (const path of ["/reports", "/intelligence", "/team-dashboard"])
		expect(rowsOf(await readMain(path)), path).toBeGreaterThan(6);
	const reports = await readMain("/reports");
	const week = within(reports).getByRole("link", { name: "7 dias" }).getAttribute("href") ?? "";
	expect(week).toMatch(/days=7$/);
	// The workspace's own, above the example.
	const [perDay] = within(await readMain(week)).getAllByRole("table", {
		name: "Mensagens por dia",
	});
	expect(perDay?.querySelectorAll("tbody tr")).toHaveLength(7);
});

test("public pages speak English too", async () => {
	const visitor = await openVisitor();
	for (const [path, title] of [
		["/about", "Conversations that become service, sales and memory"],
		["/contact", "Contact"],
		["/privacy", "Privacy policy"],
		["/terms", "Terms of service"],
	] as const) {
		const answer = await visitor.get(path, { headers: { cookie: "prosa.lang=en" } });
		const page = within(await readPage(answer));
		expect(page.getByRole("heading", { level: 1 }).textContent).toBe(title);
	}
});

test("the contact form works without script, and a refusal brings everything back", async () => {
	const visitor = await openVisitor();
	const empty = await readPage(await visitor.get("/contact"));
	const form = empty.querySelector("main form");
	expect(form?.getAttribute("method")).toBe("post");
	const names = [...(form?.querySelectorAll("[name]") ?? [])].map((field) =>
		field.getAttribute("name"),
	);
	const typed = { firstName: "Rui", message: "Sem script" };
	const fill = (more: Record<string, string>) =>
		visitor.post(form?.getAttribute("action") ?? "", {
			form: Object.fromEntries(
				names.map((name) => [name, { ...typed, ...more }[name ?? ""] ?? ""]),
			),
		});
	const refused = await fill({});
	expect(refused.status()).toBe(400);
	const page = await readPage(refused);
	expect(within(page).getByText("Informe um e-mail para a resposta.")).toBeDefined();
	expect(page.querySelector("[name=firstName]")?.getAttribute("value")).toBe("Rui");
	expect(page.querySelector("textarea[name=message]")?.textContent).toBe("Sem script");
	const sent = await fill({ lastName: "Dias", email: "rui@loja.test", subject: "Teste" });
	expect(sent.status()).toBe(200);
	expect(
		within(await readPage(sent)).getByRole("heading", { name: "Mensagem recebida" }),
	).toBeDefined();
});

test("without anything yet the home says what will appear, and how to begin", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	const page = within(await readPage(await admin.get("/")));
	expect(page.getByText("Nenhuma conversa ainda")).toBeDefined();
	expect(page.getByText("Nenhum agente ativo")).toBeDefined();
	const [begin] = page.getAllByRole("link", { name: "Nova Instância" });
	expect(begin?.getAttribute("href")).toBe("/whatsapp/instances/new");
});
