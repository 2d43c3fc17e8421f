import { expect, test } from "vitest";
import { listActions, listPages, scoreCommand } from "#app/areas/shell/palette-commands.ts";
import { pt } from "#app/areas/shell/strings.pt.ts";

const found = (query: string): string[] =>
	listPages(pt)
		.filter(({ title, group }) => scoreCommand(title, query, [group]) > 0)
		.map(({ title }) => title);

test("every page of the menu is found, each at one address", () => {
	const pages = listPages(pt);
	expect(pages.length).toBeGreaterThan(25);
	expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
	expect(pages.map(({ to }) => to)).toContain("/facebook/webhooks");
	expect(pages.map(({ to }) => to)).not.toContain("/facebook");
});

test("accents and case do not count, in what is typed as in what is sought", () => {
	expect(found("configuracoes")).toEqual(["Configurações"]);
	expect(found("CONFIGURAÇÕES")).toEqual(["Configurações"]);
	expect(found("inteligência")).toEqual(["Inteligência"]);
});

test("a page is found by its group, every word counts, and nonsense finds nothing", () => {
	expect(found("facebook pag")).toEqual(["Pagamentos"]);
	expect(found("xyzzy")).toEqual([]);
	expect(found("")).toHaveLength(listPages(pt).length);
});

test("a title that begins so comes before one that holds it, and both before a group", () => {
	const [begins, holds, group] = [
		scoreCommand("Canais", "can"),
		scoreCommand("Todos os canais", "can"),
		scoreCommand("Vendas", "can", ["Canais"]),
	];
	expect(begins).toBeGreaterThan(holds);
	expect(holds).toBeGreaterThan(group);
	expect(group).toBeGreaterThan(0);
});

test("operators of a search language are only characters (F19)", () => {
	for (const query of ["%", "_", '"', "*", ".*", "(", "[a-z]"]) {
		expect(found(query), query).toEqual([]);
	}
});

test("the palette offers only what the role may make", () => {
	const act = {
		navigate: () => undefined,
		toggleTheme: () => undefined,
		switchLanguage: () => undefined,
		toggleSidebar: () => undefined,
		signOut: () => undefined,
		beginConversation: () => undefined,
	};
	const titles = (role: "admin" | "operator" | "viewer") =>
		listActions(pt, role, "English", act).map(({ title }) => title);
	expect(titles("admin")).toContain("Nova instância (número)");
	expect(titles("admin")).toContain("Tarefas com falha");
	expect(titles("operator")).not.toContain("Tarefas com falha");
	expect(titles("operator")).not.toContain("Nova instância (número)");
	expect(titles("operator")).toContain("Nova conversa");
	expect(titles("viewer").filter((title) => title.startsWith("Nov"))).toEqual([]);
});
