import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import ConversationListPage from "#app/areas/conversations/conversation-list.route.tsx";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { ID, summary } from "./summary.ts";

function show(...conversations: ConversationSummary[]): string {
	const props = {
		loaderData: {
			opening: {
				filter: { status: "active" as const, q: "" },
				page: { conversations, nextCursor: null },
				overview: {
					counts: { mine: 3, unassigned: 100, agent: 0, unread: 12 },
					labels: ["Orçamento"],
				},
			},
			me: { memberId: "ana", name: "Ana", role: "operator" as const },
			channels: [
				{ id: "loja", name: "Loja", type: "whatsapp" as const },
				{ id: "site", name: "Site", type: "webchat" as const },
			],
			now: 1_800_000_100_000,
		},
	} as unknown as Parameters<typeof ConversationListPage>[0];
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={["/conversations"]}>
			<ConversationListPage {...props} />
		</MemoryRouter>,
	);
}

test("a WhatsApp conversation leads to its chat, any other one to its session", () => {
	expect(show(summary())).toContain('href="/whatsapp/instances/loja/messages/maria"');
	const webchat = show(summary({ channel: { id: "site", name: "Site", type: "webchat" } }));
	expect(webchat).toContain(`href="/sessions/${ID}?channel=site&amp;contact=maria"`);
});

test("a row says who, where, what was said last and who looks after it", () => {
	const row = show(summary({ unread: 2, labels: ["Orçamento", "VIP", "Atacado"] }));
	for (const text of [
		"Maria",
		"Loja",
		"Tem 38?",
		"Sem responsável",
		"2 mensagens não lidas",
		"VIP",
	])
		expect(row).toContain(text);
	expect(row).toContain("+1");
	const agent = show(summary({ handler: "agent", agent: { id: "lia", name: "Lia" } }));
	expect(agent).toContain("Atendida pelo agente");
	expect(agent).toContain("Lia");
	expect(show(summary({ assignee: { memberId: "ana", name: "Ana" } }))).toContain("Você");
	const left = { handler: "nobody", agent: { id: "lia", name: "Lia" } } as const;
	expect(show(summary(left))).toContain("Aguardando uma pessoa");
	expect(show(summary({ isOverLimit: true }))).toContain("Limite do plano");
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

test("without a conversation the page says so, and counts stop at 99+", () => {
	const empty = show();
	expect(empty).toContain("Nenhuma sessão ativa no momento");
	expect(empty).toContain("99+");
	expect(empty).toContain("Orçamento");
});
