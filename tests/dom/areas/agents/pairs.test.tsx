import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { PairsCard } from "#app/areas/agents/pairs/pairs-card.tsx";
import type { EntryPairView } from "#app/contracts/knowledge.ts";
import { draw } from "#tests/support/dom.tsx";

const entry = (id: string, title: string, text: string, baseId = "b1") => ({
	id,
	baseId,
	title,
	text,
	updatedAt: 7,
});
const FREIGHT: EntryPairView = {
	one: entry("e1", "Frete", "O frete é R$ 10."),
	other: entry("e2", "Qual o frete?", "Cobramos R$ 12.", "b2"),
	differs: "prices",
};
const TWICE: EntryPairView = {
	one: entry("e3", "Trocas", "Em 30 dias."),
	other: entry("e4", "Troca", "Em trinta dias."),
	differs: null,
};

/** The card over a server that is the test. */
function open(mayManage = true) {
	const calls: { what: string; body: unknown }[] = [];
	let pairs = [FREIGHT, TWICE];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const method = init.method ?? "GET";
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
		if (method !== "GET") calls.push({ what: `${method} ${input}`, body });
		if (input.endsWith("/settled")) pairs = pairs.slice(1);
		return method === "GET" ? Response.json({ pairs }) : new Response(null, { status: 204 });
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	const names = new Map([
		["b1", "Loja"],
		["b2", "Preços"],
	]);
	const card = <PairsCard baseId="b1" baseNames={names} mayManage={mayManage} of="1" />;
	return { calls, ...draw(card, { at: "/agents/knowledge/b1" }) };
}
const rows = async () => (await screen.findByRole("list")).querySelectorAll(":scope > li");

test("both stand side by side with what differs; both right is remembered as it was seen", async () => {
	const { user, calls } = open();
	const [freight, twice] = await rows();
	expect(freight?.textContent).toContain("Preços diferentes");
	expect(freight?.textContent?.replaceAll(/[\u2068\u2069]/gu, "")).toContain("na base Preços");
	expect(twice?.textContent).toContain("Dizem o mesmo");
	const [button] = screen.getAllByRole("button", { name: "Os dois estão certos" });
	if (button) await user.click(button);
	await waitFor(async () => expect(await rows()).toHaveLength(1));
	expect(calls).toEqual([
		{
			what: "POST /api/knowledge/pairs/settled",
			body: { one: { id: "e1", updatedAt: 7 }, other: { id: "e2", updatedAt: 7 } },
		},
	]);
});

test("keeping one removes the other from its own base, after a question that names it", async () => {
	const { user, calls } = open();
	await rows();
	await user.click(screen.getByRole("button", { name: /Ficar só com .Frete/u }));
	const dialog = within(await screen.findByRole("alertdialog"));
	expect(dialog.getByText(/Excluir .Qual o frete\?/u)).not.toBeNull();
	await user.click(dialog.getByRole("button", { name: "Excluir texto" }));
	await waitFor(() =>
		expect(calls).toEqual([{ what: "DELETE /api/knowledge/b2/entries/e2", body: null }]),
	);
});

test("who may not manage sees the pairs, and why nothing can be done", async () => {
	open(false);
	await rows();
	expect(screen.queryByRole("button", { name: /Ficar só/u })).toBeNull();
	expect(screen.getAllByRole("button", { name: /Só gestores/u })).toHaveLength(2);
});
