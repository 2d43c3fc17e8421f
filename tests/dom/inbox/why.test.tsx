import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { TraceView } from "#app/contracts/traces.ts";
import { bareTrace } from "#app/domain/agents/trace.ts";
import { formatSystemLine } from "#app/domain/conversations/system-line.ts";
import type { Role } from "#app/domain/team/role.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { bubbles, FakeChannel, ME, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const TRACE: TraceView = {
	agentId: "agent-1",
	outcome: "answered",
	reason: null,
	at: Date.UTC(2026, 10, 20, 12),
	trace: {
		...bareTrace("Qual o frete?"),
		passages: [
			{ entryId: "e1", title: "Frete", text: "Custa R$ 10.", share: 0.92, isUsed: true },
			{ entryId: "e2", title: "Trocas", text: "Em 30 dias.", share: 0.1, isUsed: false },
		],
		provider: "openai",
		model: "gpt-4o-mini",
		inputTokens: 1_200,
		outputTokens: 40,
		costMicros: 4_200,
		took: { retrieval: 12, model: 1_340, whole: 1_400 },
		checks: ["shortened"],
	},
	ratings: [{ memberId: "b", name: "Beto", isGood: true, note: "Certinho", at: 1 }],
};

/** A conversation in which an agent answered and handed over; `trace` is what the server keeps. */
async function open(trace: TraceView | null, role: Role = "operator") {
	const channel = new FakeChannel();
	channel.add({ id: NAME });
	const ours = { direction: "outgoing", author: "Lia" } as const;
	channel.write(NAME, "Custa R$ 10.", { ...ours, id: "said", origin: "agent", status: "sent" });
	const line = formatSystemLine({ code: "handed_over", reason: "requested" });
	channel.write(NAME, line, { ...ours, id: "line", type: "system" });
	let kept = trace;
	channel.answer = ({ what, body }) => {
		if (what.endsWith("/trace"))
			return kept === null
				? Response.json({ error: { code: "not_found", requestId: "r" } }, { status: 404 })
				: Response.json(kept);
		if (!what.endsWith("/rating") || kept === null) return undefined;
		const { isGood, note } = body as { isGood: boolean | null; note: string };
		const others = kept.ratings.filter(({ memberId }) => memberId !== ME.memberId);
		const mine = isGood === null ? [] : [{ ...ME, isGood, note, at: 2 }];
		kept = { ...kept, ratings: [...others, ...mine] };
		return Response.json(kept);
	};
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	return { channel, drawn };
}

const dialog = () => screen.findByRole("dialog");
const bubble = (text: string) => {
	const found = bubbles().find(({ textContent }) => textContent?.includes(text));
	if (!found) throw new Error(`${text} is not there`);
	return found;
};

test("the key P on an agent's message shows why it was said: question, passages, model, cost, checks", async () => {
	const { channel, drawn } = await open(TRACE);
	bubble("Custa R$ 10.").focus();
	await drawn.user.keyboard("p");
	const shown = await dialog();
	await waitFor(() => expect(shown.textContent).toContain("Qual o frete?"));
	expect(channel.asked("GET /messages/said/trace")).toHaveLength(1);
	for (const words of [
		"Respondeu ao cliente.",
		"certeza alta · 92 %",
		"certeza baixa · 10 %",
		"entregue ao modelo",
		"gpt-4o-mini",
		"entrada 1.200 · saída 40",
		"busca 12 ms · modelo 1,3 s · ao todo 1,4 s",
		"Um endereço de fora",
		"Beto: Boa",
	])
		expect(shown.textContent).toContain(words);
	const link = within(shown).getAllByRole("link", { name: "Abrir na base", hidden: true })[0];
	expect(link?.getAttribute("href")).toBe("/agents/agent-1?entrada=e1");
	await drawn.user.keyboard("{Escape}");
	await waitFor(() => expect(document.activeElement).toBe(bubble("Custa R$ 10.")));
});

test("a customer's message has no such act; a member's thumb and note are kept, and taken back", async () => {
	const { channel, drawn } = await open(TRACE);
	const { user } = drawn;
	expect(within(bubble("Bom dia")).queryByRole("button", { name: /^Por que/u })).toBeNull();
	await user.click(within(bubble("Custa R$ 10.")).getByTitle("Por que respondeu isto?"));
	const shown = await dialog();
	await user.click(await within(shown).findByRole("button", { name: "Ruim" }));
	const note = await within(shown).findByLabelText("Observação (opcional)");
	note.focus();
	await user.paste("Era R$ 12");
	await user.click(within(shown).getByRole("button", { name: "Salvar observação" }));
	const bad = () => within(shown).getByRole("button", { name: "Ruim" });
	await waitFor(() =>
		expect(channel.asked("POST /messages/said/rating")).toEqual([
			{ isGood: false, note: "" },
			{ isGood: false, note: "Era R$ 12" },
		]),
	);
	await waitFor(() => expect(bad().getAttribute("aria-pressed")).toBe("true"));
	await user.click(bad());
	await waitFor(() => expect(bad().getAttribute("aria-pressed")).toBe("false"));
	expect(channel.asked("POST /messages/said/rating").at(-1)).toMatchObject({ isGood: null });
});

test("the line of a hand-over says why people were called; who may only read gives no thumb", async () => {
	const { drawn } = await open({ ...TRACE, outcome: "handed_over", reason: "requested" }, "viewer");
	await drawn.user.click(screen.getByRole("button", { name: "Por que passou para uma pessoa?" }));
	const shown = await dialog();
	await waitFor(() =>
		expect(shown.textContent).toContain(
			"Passou a conversa para uma pessoa: o cliente pediu para falar com uma pessoa.",
		),
	);
	expect(within(shown).queryByRole("button", { name: "Boa" })).toBeNull();
	expect(shown.textContent).toContain("Sua função permite só ler.");
});

test("of an answer from before, or older than 30 days, it is said that nothing is kept", async () => {
	const { drawn } = await open(null);
	await drawn.user.click(within(bubble("Custa R$ 10.")).getByTitle("Por que respondeu isto?"));
	expect((await dialog()).textContent).toContain("Por que respondeu isto?");
	await waitFor(async () =>
		expect((await dialog()).textContent).toContain("Não há registro desta resposta."),
	);
});

test("why it was said gives the focus back to the message, its button or the line of a hand-over", async () => {
	const { drawn } = await open(TRACE);
	const why = "app/inbox/why/why-dialog.tsx#Dialog";
	await expectFocusBack(drawn.user, why, {
		from: () => bubble("Custa R$ 10."),
		open: () => drawn.user.keyboard("p"),
	});
	await expectFocusBack(drawn.user, why, {
		from: () => within(bubble("Custa R$ 10.")).getByTitle("Por que respondeu isto?"),
	});
	await expectFocusBack(drawn.user, why, {
		from: () => screen.getByRole("button", { name: "Por que passou para uma pessoa?" }),
	});
});

test("what the channel says by itself says so, and has no agent to ask why", async () => {
	const channel = new FakeChannel();
	channel.add({ id: NAME });
	const ours = { direction: "outgoing", origin: "agent", status: "sent" } as const;
	channel.write(NAME, "Voltamos amanhã.", { ...ours, id: "said", author: null });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	expect(bubble("Voltamos amanhã.").textContent).toContain("Mensagem automática");
	bubble("Voltamos amanhã.").focus();
	await drawn.user.keyboard("p");
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(channel.asked("GET /messages/said/trace")).toHaveLength(0);
});
