import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import BaseListPage from "#app/areas/agents/bases/base-list.route.tsx";
import { NameDialog } from "#app/areas/agents/bases/name-dialog.tsx";
import { RemoveBaseDialog } from "#app/areas/agents/bases/remove-base-dialog.tsx";
import { KnowledgeTab } from "#app/areas/agents/knowledge/knowledge-tab.tsx";
import { useUploads } from "#app/areas/agents/knowledge/use-uploads.ts";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { BaseView } from "#app/contracts/knowledge.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";
import { view } from "#tests/unit/areas/agents/views.ts";

const base = (id: string, name: string, agents: string[] = [], entries = 1): BaseView => ({
	id,
	name,
	entries,
	characters: 1_200,
	agents: agents.map((agent) => ({ id: agent, name: agent.toUpperCase() })),
});
const entry = (n: number, baseId = "shop"): KnowledgeEntry => ({
	id: `e${String(n)}`,
	baseId,
	title: `Texto ${String(n)}`,
	source: "typed",
	fileName: null,
	characters: 9,
	createdAt: n,
	updatedAt: n,
	answered: 0,
	lastAnsweredAt: null,
	lastRightAt: null,
});
const SHOP = base("shop", "Loja", ["a1"]);
const RULES = base("rules", "Regras", ["a1", "b"]);
const OTHER = base("other", "Outra");

/** What forms of bases answer, and what was sent. */
function answering(code: string | null = null) {
	const sent: Record<string, string>[] = [];
	const action = async ({ request }: { request: Request }) => {
		const fields = Object.fromEntries(await request.formData()) as Record<string, string>;
		sent.push(fields);
		return { intent: fields["intent"], code, baseId: "new" };
	};
	return { sent, routes: [{ path: "/agents/knowledge", action }] };
}

function Tab(props: { bases: BaseView[]; entries: KnowledgeEntry[]; mayManage: boolean }) {
	const { entries } = props;
	return (
		<KnowledgeTab
			agent={view({ entries, entryCount: entries.length })}
			all={{ entries: 20, characters: 3_000 }}
			bases={props.bases}
			mayManage={props.mayManage}
			queue={useUploads()}
		/>
	);
}

test("an agent is given a base and loses one, and whose entries those are is said", async () => {
	const { sent, routes } = answering();
	const tab = (
		<Tab bases={[SHOP, RULES, OTHER]} entries={[entry(1), entry(2, "rules")]} mayManage />
	);
	const { user } = draw(tab, { at: "/agents/a1", routes });
	const rows = within(screen.getByRole("list", { name: "Textos da base de conhecimento" }));
	const [first, second] = rows.getAllByRole("listitem");
	expect(first?.textContent).toContain("Loja");
	expect(second?.textContent).toContain("Regras");
	await user.click(screen.getByRole("button", { name: "Adicionar base" }));
	expect(screen.queryByRole("menuitem", { name: /Loja/u })).toBeNull();
	await user.click(await screen.findByRole("menuitem", { name: /Outra/u }));
	await waitFor(() => expect(sent).toHaveLength(1));
	await user.click(await screen.findByRole("button", { name: /Tirar a base .Loja/u }));
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent).toEqual([
		{ intent: "attach", agentId: "a1", baseId: "other" },
		{ intent: "detach", agentId: "a1", baseId: "shop" },
	]);
});

test("a new text goes to the base that was chosen", async () => {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		if (input.startsWith("/api/sources")) return Response.json({ sources: [] });
		calls.push(`${init.method ?? "GET"} ${input.split("?")[0] ?? ""}`);
		return Response.json({ id: "e9", title: "Frete", characters: 7 }, { status: 201 });
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	const tab = <Tab bases={[SHOP, RULES]} entries={[entry(1)]} mayManage />;
	const { user } = draw(tab, { at: "/agents/a1" });
	await user.selectOptions(screen.getByLabelText("Textos novos vão para"), "Regras");
	await user.click(screen.getByRole("button", { name: "Adicionar texto" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Título"), "Frete");
	await user.type(dialog.getByLabelText("Texto"), "Grátis.");
	await user.click(dialog.getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(calls).toEqual(["POST /api/knowledge/rules/entries"]);
});

test("a search asks the server, and can be cleared; who may not manage takes no base away", async () => {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		if (input.startsWith("/api/sources")) return Response.json({ sources: [] });
		asked.push(input);
		const found = input.includes("q=nada") ? [] : [entry(7)];
		return Response.json({ entries: found, total: found.length });
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	const entries = Array.from({ length: 9 }, (_, at) => entry(at));
	const { user } = draw(<Tab bases={[SHOP]} entries={entries} mayManage={false} />, {
		at: "/agents/a1",
	});
	expect(screen.queryByRole("button", { name: /Tirar a base/u })).toBeNull();
	const box = screen.getByRole("searchbox", { name: "Buscar nos textos" });
	await user.type(box, "sete");
	await waitFor(() => expect(screen.getAllByRole("button", { name: /^Abrir/u })).toHaveLength(1));
	expect(asked).toEqual(["/api/agents/a1/knowledge?q=sete&offset=0"]);
	await user.clear(box);
	await user.type(box, "nada");
	await user.click(await screen.findByRole("button", { name: "Limpar busca" }));
	expect(screen.getAllByRole("button", { name: /^Abrir/u })).toHaveLength(9);
});

test("before a base goes it is said what goes with it and who loses it", async () => {
	const { sent, routes } = answering("forbidden");
	let isDone = false;
	const dialog = (
		<RemoveBaseDialog
			base={base("rules", "Regras", ["a1", "b"], 12)}
			isOwnPage={false}
			onClose={() => undefined}
			onDone={() => {
				isDone = true;
			}}
		/>
	);
	const { user } = draw(dialog, { routes });
	const asked = await screen.findByRole("alertdialog");
	expect(asked.textContent).toContain("12 textos (1.200 caracteres) serão excluídos com ela");
	expect(asked.textContent?.replaceAll(/[\u2068\u2069]/gu, "")).toContain(
		"A1 e B deixam de saber o que está nela.",
	);
	await user.click(within(asked).getByRole("button", { name: "Excluir base" }));
	// Refused: it stays, with the reason.
	expect((await within(asked).findByRole("alert")).textContent).not.toBe("");
	expect(sent).toEqual([{ intent: "remove", baseId: "rules" }]);
	expect(isDone).toBe(false);
});

test("a name that is taken keeps what was typed, with the reason at the field", async () => {
	const { sent, routes } = answering("base_name_taken");
	const dialog = <NameDialog base={null} onClose={() => undefined} onDone={() => undefined} />;
	const { user } = draw(dialog, { routes });
	const name = await screen.findByLabelText("Nome");
	await user.type(name, "Loja{Enter}");
	expect(await screen.findByText("Já existe uma base com este nome.")).not.toBeNull();
	expect(screen.getByDisplayValue("Loja")).toBe(name);
	expect(sent).toEqual([{ intent: "add", name: "Loja" }]);
});

test("the dialogs of bases give the focus back", async () => {
	const semantic = { choice: { by: "installation" }, hasModel: false, integrations: [] };
	const all = { entries: 3, characters: 30 };
	const props = { loaderData: { bases: [SHOP], all, semantic, mayManage: true } } as unknown;
	const { user } = draw(<BaseListPage {...(props as Parameters<typeof BaseListPage>[0])} />, {
		at: "/agents/knowledge",
	});
	const name = "app/areas/agents/bases/name-dialog.tsx#Dialog";
	await expectFocusBack(user, name, {
		from: () => screen.findByRole("button", { name: "Nova base" }),
	});
	const more = () => screen.getByRole("button", { name: /^Mais opções: .*Loja/u });
	await expectFocusBack(user, name, { from: more, item: "Renomear" });
	await expectFocusBack(user, "app/areas/agents/bases/remove-base-dialog.tsx#ConfirmDialog", {
		from: more,
		item: "Excluir base",
	});
});

test("the dialogs of texts give the focus back, and the question about what was typed to the text", async () => {
	vi.stubGlobal("fetch", async (input: string) =>
		Response.json(input.startsWith("/api/sources") ? { sources: [] } : { ...entry(1), text: "Oi" }),
	);
	onTestFinished(() => void vi.unstubAllGlobals());
	const { user } = draw(<Tab bases={[SHOP]} entries={[entry(1)]} mayManage />, {
		at: "/agents/a1",
	});
	const add = () => screen.findByRole("button", { name: "Adicionar texto" });
	const dialog = "app/areas/agents/knowledge/entry-dialog.tsx#Dialog";
	await expectFocusBack(user, dialog, { from: add });
	await expectFocusBack(user, dialog, {
		from: () => screen.getByRole("button", { name: /^Abrir .*Texto 1/u }),
	});
	await expectFocusBack(user, "app/areas/agents/knowledge/remove-entry-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /^Excluir .*Texto 1/u }),
	});
	await user.click(await add());
	await user.type(await screen.findByLabelText("Título"), "Frete");
	await expectFocusBack(user, "app/areas/agents/knowledge/entry-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByLabelText("Título"),
		open: () => user.keyboard("{Escape}"),
	});
});
