import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { UnansweredTab } from "#app/areas/agents/unanswered/unanswered-tab.tsx";
import type { UnansweredList } from "#app/contracts/traces.ts";
import { draw } from "#tests/support/dom.tsx";

const NOW = Date.UTC(2026, 10, 20, 12);
const asked = (n: number, question: string, reply: string | null = null) => ({
	channelId: "ch",
	n,
	at: NOW - n,
	question,
	outcome: "asked_back" as const,
	reason: null,
	contactId: `p${String(n)}`,
	conversationId: `d${String(n)}`,
	messageId: null,
	reply,
});
const LIST: UnansweredList = {
	groups: [
		{
			question: "Consertam sola de sapato?",
			reply: "Consertamos, em 5 dias.",
			questions: [asked(1, "Consertam sola de sapato?"), asked(2, "Conserto de sola?")],
		},
		{ question: "Aceita PayPal?", reply: null, questions: [asked(3, "Aceita PayPal?")] },
	],
	isCut: false,
	unread: 1,
};

/** The tab over a server that is the test. */
function open(mayManage = true) {
	const calls: { what: string; body: unknown }[] = [];
	let groups = [...LIST.groups];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const what = `${init.method ?? "GET"} ${input}`;
		const body = typeof init.body === "string" ? init.body : null;
		if (what.includes("POST")) calls.push({ what, body });
		if (what === "POST /api/agents/a/unanswered" && body !== null) {
			const { questions } = JSON.parse(body) as { questions: { n: number }[] };
			groups = groups.filter(({ questions: [first] }) => first?.n !== questions[0]?.n);
			return Response.json({ settled: questions.length, isTested: true });
		}
		if (what.includes("/knowledge"))
			return Response.json({ id: "e9", title: "Sola", characters: 9 }, { status: 201 });
		return Response.json({ ...LIST, groups });
	});
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	const channels = [{ id: "ch", name: "Loja", type: "whatsapp" as const }];
	const tab = <UnansweredTab agentId="a" channels={channels} mayManage={mayManage} now={NOW} />;
	return { calls, ...draw(tab, { at: "/agents/a" }) };
}
const row = async (words: string) => {
	const found = (await screen.findAllByRole("listitem")).find((item) =>
		item.textContent?.startsWith(words),
	);
	if (!found) throw new Error(`${words} is not there`);
	return found;
};

test("a question becomes an entry in three clicks: the form is filled, and the group is solved", async () => {
	const { user, calls } = open();
	const sole = await row("Consertam sola");
	expect(sole.textContent).toContain("2 perguntas");
	expect(sole.textContent).toContain("Consertamos, em 5 dias.");
	expect(screen.getByText(/1 canal não respondeu a tempo/u)).not.toBeNull();
	await user.click(within(sole).getByRole("button", { name: "Criar resposta" }));
	const dialog = await screen.findByRole("dialog");
	expect(within(dialog).getByDisplayValue("Consertam sola de sapato?")).not.toBeNull();
	expect(within(dialog).getByDisplayValue("Consertamos, em 5 dias.")).not.toBeNull();
	await user.click(within(dialog).getByRole("button", { name: "Salvar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(screen.queryByText("Consertam sola de sapato?")).toBeNull());
	expect(calls.map(({ what }) => what.split("?")[0])).toEqual([
		"POST /api/agents/a/knowledge",
		"POST /api/agents/a/unanswered",
	]);
	expect(calls[0]?.body).toBe("Consertamos, em 5 dias.");
	expect(JSON.parse(String(calls[1]?.body))).toEqual({
		questions: [
			{ channelId: "ch", n: 1, at: NOW - 1 },
			{ channelId: "ch", n: 2, at: NOW - 2 },
		],
		as: "solved",
		entryId: "e9",
	});
});

test("a question is ignored with one click; a link leads to where it was asked", async () => {
	const { user, calls } = open();
	const paypal = await row("Aceita PayPal?");
	expect(paypal.textContent).toContain("Ninguém da equipe respondeu ainda.");
	const link = within(paypal).getByRole("link", { name: "Ver conversa", hidden: true });
	expect(link.getAttribute("href")).toBe("/whatsapp/instances/ch/messages/p3");
	await user.click(within(paypal).getByRole("button", { name: "Ignorar" }));
	await waitFor(() => expect(screen.queryByText("Aceita PayPal?")).toBeNull());
	expect(JSON.parse(String(calls[0]?.body))).toMatchObject({ as: "ignored" });
});

test("E02 who may not change agents reads the list and is told why nothing can be done", async () => {
	const { user, calls } = open(false);
	await user.click(within(await row("Aceita")).getByRole("button", { name: /^Ignorar/u }));
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(calls).toEqual([]);
});
