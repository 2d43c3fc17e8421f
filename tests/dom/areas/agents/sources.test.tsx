import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { CatalogueView } from "#app/areas/agents/sources/catalogue-view.tsx";
import type { Change, Source } from "#app/areas/agents/sources/forms.ts";
import { SourcesCard } from "#app/areas/agents/sources/sources-card.tsx";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const source = (change: Partial<Source> = {}): Source => ({
	id: "s1",
	baseId: "shop",
	base: "Loja",
	address: "https://www.loja.example/ajuda",
	kind: "site",
	schedule: "weekly",
	state: "ready",
	problem: null,
	title: "Ajuda da loja",
	pages: 5,
	missed: 0,
	entries: 6,
	pending: 0,
	run: 2,
	lastReadAt: 1_000,
	nextReadAt: 2_000,
	...change,
});
const words = (text: string) => ({ title: "Trocas", text, isCut: false });
const CHANGED: Change = {
	key: "changed e1",
	kind: "changed",
	address: "https://loja.example/trocas",
	before: words("Em até 30 dias."),
	after: words("Em até 60 dias."),
};
const GONE: Change = { ...CHANGED, key: "removed e2", kind: "removed", after: null };

interface Sent {
	call: string;
	body: unknown;
}

/** The API as it would answer; what was sent, without what only looks. */
function answering(answers: Record<string, unknown>) {
	const sent: Sent[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const path = input.split("?")[0] ?? "";
		const call = `${init.method ?? "GET"} ${path}`;
		if (init.method)
			sent.push({ call, body: init.body ? (JSON.parse(init.body as string) as unknown) : null });
		const answer = answers[call];
		if (typeof answer === "string")
			return Response.json({ error: { code: answer, requestId: "r" } }, { status: 400 });
		return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	return sent;
}

const card = (mayManage = true) => (
	<SourcesCard mayManage={mayManage} place={{ agentId: "a1" }} target={{ baseId: "shop" }} />
);
const listed = (...sources: Source[]) => ({ "GET /api/sources": { sources } });

test("a site is added by its address, and a refusal stands at it with what was typed", async () => {
	const answers = { ...listed(), "POST /api/sources": "source_known" };
	const sent = answering(answers);
	const { user } = draw(card());
	await user.click(screen.getByRole("button", { name: "Adicionar site" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.getByRole("button", { name: "Ler o site" }).hasAttribute("disabled")).toBe(true);
	await user.type(dialog.getByLabelText("Endereço"), "loja.example/ajuda");
	await user.click(dialog.getByLabelText(/Só esta página/u));
	await user.selectOptions(dialog.getByLabelText("Ler de novo"), "Todo dia");
	await user.click(dialog.getByRole("button", { name: "Ler o site" }));
	expect(await dialog.findByText("Esta base já lê este endereço.")).toBeTruthy();
	expect(sent).toEqual([
		{
			call: "POST /api/sources",
			body: {
				place: { baseId: "shop" },
				address: "loja.example/ajuda",
				kind: "page",
				schedule: "daily",
			},
		},
	]);
	expect(dialog.getByLabelText<HTMLInputElement>("Endereço").value).toBe("loja.example/ajuda");
});

test("each site says how it was read, and why it was not", async () => {
	answering(
		listed(
			source({ missed: 2, base: "Loja" }),
			source({ id: "s2", baseId: "other", base: "Regras", state: "failed", problem: "login" }),
			source({ id: "s3", state: "reading", pages: 3, title: "" }),
		),
	);
	draw(card(false));
	const rows = await screen.findAllByRole("listitem");
	const texts = rows.map(({ textContent }) => textContent);
	expect(texts[0]).toMatch(/Ajuda da loja.*Lido.*6 textos.*2 páginas não puderam ser lidas/u);
	expect(texts[1]).toMatch(/Não lido.*Regras.*A página pede uma senha\./u);
	expect(texts[2]).toContain("Lendo, 3 páginas até agora");
	expect(screen.getAllByRole("combobox").every((one) => one.hasAttribute("disabled"))).toBe(true);
});

test("changes stand beside what was known, and each is answered by itself or all at once", async () => {
	const sent = answering({
		...listed(source({ pending: 2 })),
		"GET /api/sources/s1/changes": { run: 2, changes: [CHANGED, GONE], total: 2 },
		"POST /api/sources/s1/changes": source({ pending: 1 }),
	});
	const { user } = draw(card());
	await user.click(await screen.findByRole("button", { name: "Ver 2 mudanças" }));
	const list = within(await screen.findByRole("list", { name: "Mudanças" }));
	const [first, second] = list.getAllByRole("listitem");
	expect(first?.querySelector("del")?.textContent).toBe("30");
	expect(first?.querySelector("ins")?.textContent).toBe("60");
	expect(second?.textContent).toContain("Saiu do site");
	expect(second?.querySelector("del")).toBeNull();
	await user.click(within(first as HTMLElement).getByRole("button", { name: /^Aceitar: /u }));
	await waitFor(() => expect(sent).toHaveLength(1));
	await user.click(screen.getByRole("button", { name: "Recusar todas" }));
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent.map(({ body }) => body)).toEqual([
		{ run: 2, keys: ["changed e1"], isTaken: true },
		{ run: 2, keys: "all", isTaken: false },
	]);
});

test("a site is removed after it was said what goes with it", async () => {
	const sent = answering({ ...listed(source()), "DELETE /api/sources/s1": null });
	const { user } = draw(card());
	await user.click(await screen.findByRole("button", { name: /Mais sobre/u }));
	await user.click(await screen.findByRole("menuitem", { name: "Remover" }));
	expect((await screen.findByRole("alertdialog")).textContent).toContain("6 textos");
	await user.click(screen.getByRole("button", { name: "Remover site" }));
	await waitFor(() => expect(sent).toEqual([{ call: "DELETE /api/sources/s1", body: null }]));
});

test("a catalogue shows its rows, and what somebody made a text of it is a text", async () => {
	const rows = { columns: ["Produto", "Preço"], rows: [["Bolo", "R$ 30"]], total: 1 };
	answering({ "GET /api/catalogues/e1": rows, "GET /api/catalogues/e2": "not_found" });
	draw(
		<>
			<CatalogueView entryId="e1" otherwise="texto" title="Preços" />
			<CatalogueView entryId="e2" otherwise={<p>É um texto</p>} title="Outra" />
		</>,
	);
	expect(await screen.findByRole("cell", { name: "R$ 30" })).toBeTruthy();
	expect(screen.getByText("1 linha")).toBeTruthy();
	expect(await screen.findByText("É um texto")).toBeTruthy();
});

test("what opens over the sites gives the focus back", async () => {
	answering({
		...listed(source({ pending: 2 })),
		"GET /api/sources/s1/changes": { run: 2, changes: [CHANGED], total: 1 },
	});
	const { user } = draw(card());
	await expectFocusBack(user, "app/areas/agents/sources/changes-dialog.tsx#Dialog", {
		from: () => screen.findByRole("button", { name: "Ver 2 mudanças" }),
	});
	await expectFocusBack(user, "app/areas/agents/sources/sources-card.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: /Mais sobre/u }),
		item: "Remover",
	});
	await expectFocusBack(user, "app/areas/agents/sources/add-source-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Adicionar site" }),
	});
});
