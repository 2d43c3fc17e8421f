import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ConversationRow } from "#app/areas/conversations/conversation-row.tsx";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { LONG_WAIT_MS } from "#app/domain/conversations/waiting.ts";
import { ID, summary } from "./summary.ts";

const NOW = 1_800_000_100_000;

const show = (conversation: ConversationSummary, isOpen = false, isPinned = false): string =>
	renderToStaticMarkup(
		<MemoryRouter>
			<ConversationRow
				conversation={conversation}
				filter={{ status: "active", q: "", who: "waiting" }}
				isOpen={isOpen}
				isPinned={isPinned}
				isTabStop
				me={{ memberId: "ana", name: "Ana", role: "operator" }}
				now={NOW}
				onKeyDown={() => undefined}
				onOpen={() => undefined}
				show={() => undefined}
			/>
		</MemoryRouter>,
	);

test("a WhatsApp conversation leads to its chat, any other one to its session, with the list's filter", () => {
	expect(show(summary())).toContain('href="/whatsapp/instances/loja/messages/maria?who=waiting"');
	const webchat = show(summary({ channel: { id: "site", name: "Site", type: "webchat" } }));
	expect(webchat).toContain(
		`href="/sessions/${ID}?channel=site&amp;contact=maria&amp;who=waiting"`,
	);
});

test("a row says who, where, what was said last and who looks after it", () => {
	const row = show(summary({ unread: 2, labels: ["Orçamento", "VIP"] }));
	for (const text of ["Maria", "Loja", "Tem 38?", "2 mensagens não lidas", "Orçamento, VIP"])
		expect(row).toContain(text);
	expect(show(summary({ unread: 2 }), true), "what is open is being read").not.toContain(
		"não lidas",
	);
	const agent = show(summary({ handler: "agent", agent: { id: "lia", name: "Lia" } }));
	expect(agent).toContain("Atendida pelo agente Lia");
	expect(show(summary({ assignee: { memberId: "ana", name: "Ana" } }))).toContain("Você");
	const left = { handler: "nobody", agent: { id: "lia", name: "Lia" } } as const;
	expect(show(summary(left))).toContain("Aguardando uma pessoa");
	expect(show(summary({ isOverLimit: true }))).toContain("Limite do plano");
	expect(show(summary({ snoozedUntil: NOW + 1 }))).toContain("Adiada");
	expect(show(summary(), false, true)).toContain("Fixada");
	expect(show(summary())).not.toContain("Fixada");
});

test("a title that a visitor typed in is marked, one that a gateway told is not (security b)", () => {
	const MARK = "não verificado";
	expect(show(summary({ told: ["name", "email"] })).split(MARK)).toHaveLength(3);
	const told = { contactName: null, contactPhone: "5511987654321" };
	expect(show(summary({ ...told, told: ["phone"] }))).toContain(MARK);
	expect(show(summary({ told: ["email"] }))).not.toContain(MARK);
	expect(show(summary())).not.toContain(MARK);
});

test("a long wait is told instead of the last moment, a short one is not", () => {
	expect(show(summary({ waitingSince: NOW - 3 * 3_600_000 }))).toContain("3 h");
	expect(show(summary({ waitingSince: NOW - LONG_WAIT_MS }))).toContain("15 min");
	expect(show(summary({ waitingSince: NOW - LONG_WAIT_MS + 1 }))).not.toContain("Esperando");
});

test("what missed a goal is said to be late, with or without somebody who waits", () => {
	const answer = { answer: NOW, resolution: null };
	const waits = show(summary({ waitingSince: NOW - 2 * 60_000, due: answer }));
	expect(waits).toMatch(/Atrasada.*2 min/su);
	expect(show(summary({ due: { answer: null, resolution: NOW } }))).toContain("Atrasada");
	expect(
		show(summary({ waitingSince: NOW - 60_000, due: { ...answer, answer: NOW + 1 } })),
	).not.toContain("Atrasada");
});

test("nobody's name, a channel that is gone and no message have words of their own", () => {
	const row = show(
		summary({
			contactName: null,
			preview: null,
			channel: { id: "gone", name: null, type: null },
		}),
	);
	for (const text of ["Anônimo", "Canal não encontrado", "Sem mensagens"])
		expect(row).toContain(text);
});
