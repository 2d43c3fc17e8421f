import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import RulesRoute from "#app/areas/rules/rules.route.tsx";
import type { RulesPage, RuleView } from "#app/contracts/rules.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const NOW = Date.UTC(2026, 10, 28, 15);
const PRICE: RuleView = {
	id: "r1",
	name: "Preço",
	isOn: true,
	since: NOW,
	body: {
		trigger: { type: "keyword", words: ["preço", "valor"] },
		conditions: [
			{ type: "channel", channelIds: ["c1"] },
			{ type: "hours", isOpen: false },
		],
		acts: [
			{ type: "label", label: "orçamento" },
			{ type: "assign", memberId: "m1" },
		],
		again: false,
	},
};
const WAITING: RuleView = {
	id: "r2",
	name: "Espera",
	isOn: false,
	since: null,
	body: {
		trigger: { type: "waiting", minutes: 15 },
		conditions: [],
		acts: [{ type: "tell", memberId: null }],
		again: true,
	},
};

function drawPage({
	rules = [PRICE, WAITING],
	mayManage = true,
	answer = (_: Record<string, unknown>): object => ({ code: null }),
	page = {} as Partial<RulesPage>,
} = {}) {
	const sent: Record<string, unknown>[] = [];
	const known: RulesPage = {
		rules,
		people: [{ memberId: "m1", name: "Ana Reis" }],
		webhooks: [],
		counts: [{ ruleId: "r1", week: 3, month: 12, failed: 3, lastAt: NOW - 5 * 60_000 }],
		runs: [],
		silentChannels: [],
		...page,
	};
	const props = {
		loaderData: {
			page: known,
			mayManage,
			responses: [{ id: "a1", title: "Frete", text: "O frete é grátis." }],
			channels: [{ id: "c1", name: "Loja" }],
			departments: [],
			now: NOW,
		},
	} as unknown;
	const drawn = draw(<RulesRoute {...(props as Parameters<typeof RulesRoute>[0])} />, {
		at: "/automations",
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData());
				sent.push(form);
				return { intent: form["intent"], ...answer(form) };
			},
		},
	});
	return { ...drawn, sent };
}
const text = () => (document.body.textContent ?? "").replaceAll(/[\u2066-\u2069]/gu, "");
const bodyOf = (form: Record<string, unknown> | undefined): unknown =>
	JSON.parse(String(form?.["body"]));

test("each rule is a sentence with its runs, the cards are the workspace's own, the sample is behind a button", async () => {
	const { user } = drawPage();
	expect(text()).toContain(
		"Quando uma mensagem chega com “preço” ou “valor”, em Loja, fora do horário, então etiquetar como “orçamento”, atribuir a Ana Reis.",
	);
	expect(text()).toContain("3 execuções em 7 dias · última há 5 minutos · 3 com ação recusada");
	expect(text()).toContain("Quando alguém espera há 15 min, então avisar quem atende a conversa.");
	for (const card of ["Automações ligadas1", "Execuções no mês12", "Concluídas75"])
		expect(text()).toContain(card);
	expect(text()).not.toContain("2.201");
	await user.click(screen.getByRole("button", { name: "Ver exemplo" }));
	expect(text()).toContain("2.201");
});

test("without any, zeros are zeros, the sample is in view, and a template begins a rule that is off until 'Ligar'", async () => {
	const { user, sent } = drawPage({ rules: [], page: { counts: [] } });
	expect(text()).toContain("Automações ligadas0");
	expect(text()).toContain("2.201");
	await user.click(
		screen.getByRole("button", { name: "Avisar quando alguém espera há 15 minutos" }),
	);
	const dialog = within(await screen.findByRole("dialog", { name: "Nova automação" }));
	expect(sent).toEqual([]);
	await user.click(dialog.getByRole("button", { name: "Ligar" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sent).toMatchObject([
		{ intent: "create", name: "Avisar quando alguém espera há 15 minutos", isOn: "on" },
	]);
	expect(bodyOf(sent[0])).toEqual({
		trigger: { type: "waiting", minutes: 15 },
		conditions: [],
		acts: [{ type: "tell", memberId: null }],
		again: true,
	});
});

test("a rule is built with the keyboard as a sentence, a refusal keeps it, and it can be saved off", async () => {
	let code: string | null = "words_required";
	const { user, sent } = drawPage({ answer: () => ({ code }) });
	await user.click(screen.getByRole("button", { name: "Nova automação" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Nova automação" }));
	expect(dialog.getByText("Escolha ao menos uma ação.")).not.toBeNull();
	await user.type(dialog.getByLabelText("Nome"), "Frete");
	await user.selectOptions(dialog.getByLabelText("Quando"), "keyword");
	await user.click(dialog.getByRole("button", { name: "Condição" }));
	await user.selectOptions(dialog.getByLabelText("Condição 1"), "first");
	await user.click(dialog.getByRole("button", { name: "Ação" }));
	await user.selectOptions(dialog.getByLabelText("Ação 1"), "answer");
	await user.selectOptions(dialog.getByLabelText("Usar o texto de um modelo"), "a1");
	await user.click(dialog.getByRole("button", { name: "Salvar desligada" }));
	expect(await dialog.findByText("Escreva ao menos uma palavra.")).not.toBeNull();
	await user.type(dialog.getByLabelText("Palavras, separadas por vírgula"), "frete, entrega");
	expect(text()).toContain("então responder “O frete é grátis.”.");
	code = null;
	await user.click(dialog.getByRole("button", { name: "Salvar desligada" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sent.at(-1)).toMatchObject({ intent: "create", name: "Frete", isOn: "off" });
	expect(bodyOf(sent.at(-1))).toEqual({
		trigger: { type: "keyword", words: ["frete", " entrega"] },
		conditions: [{ type: "first", isFirst: true }],
		acts: [{ type: "answer", text: "O frete é grátis." }],
		again: false,
	});
});

test("a rule is tried on a conversation: what held, and what would have been done", async () => {
	const { user, sent } = drawPage({
		answer: (form) =>
			form["intent"] === "conversations"
				? {
						code: null,
						conversations: [
							{
								contactId: "k1",
								contactName: "Maria",
								contactPhone: null,
								channelId: "c1",
								channelName: "Loja",
							},
						],
					}
				: {
						code: null,
						trial: {
							isTriggered: true,
							conditions: [true, false],
							isClosed: false,
							acts: [true, true],
							runs: false,
							contactName: "Maria",
							text: "Qual o preço?",
						},
					},
	});
	await user.click(screen.getByRole("button", { name: "Editar Preço" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Editar automação" }));
	await user.click(dialog.getByRole("button", { name: "Testar com uma conversa" }));
	await user.selectOptions(await dialog.findByLabelText("Conversa"), "k1");
	await user.click(dialog.getByRole("button", { name: "Testar" }));
	expect(await dialog.findByText("Não executaria nesta conversa.")).not.toBeNull();
	expect(text()).toContain("fora do horário (não)");
	expect(sent.map(({ intent }) => intent)).toEqual(["conversations", "try"]);
});

test("switch and order are sent, a deletion is asked for, and leaving a changed rule too", async () => {
	const { user, sent } = drawPage();
	await user.click(screen.getByRole("switch", { name: `Ligar ou desligar ${isolate("Espera")}` }));
	await user.click(screen.getByRole("button", { name: `Subir ${isolate("Espera")}` }));
	await waitFor(() =>
		expect(sent).toEqual([
			{ intent: "switch", id: "r2", isOn: "on" },
			{ intent: "order", ids: "r2 r1" },
		]),
	);
	await expectFocusBack(user, "app/areas/rules/remove-dialog.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: `Excluir ${isolate("Espera")}` }),
		open: () => user.click(screen.getByRole("button", { name: `Excluir ${isolate("Espera")}` })),
	});
	await expectFocusBack(user, "app/areas/rules/rule-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Editar Preço" }),
		open: () => user.click(screen.getByRole("button", { name: "Editar Preço" })),
	});
	await user.click(screen.getByRole("button", { name: "Editar Preço" }));
	const dialog = within(await screen.findByRole("dialog"));
	await user.type(dialog.getByLabelText("Nome"), "!");
	await expectFocusBack(user, "app/areas/rules/rule-dialog.tsx#ConfirmDialog", {
		from: () => dialog.getByLabelText("Nome"),
		open: () => user.keyboard("{Escape}"),
	});
});

test("whoever may not change rules reads them and their runs", async () => {
	const { user } = drawPage({
		mayManage: false,
		page: {
			silentChannels: ["Filial"],
			runs: [
				{
					ruleId: "r1",
					channelId: "c1",
					trigger: "keyword",
					contactId: "k1",
					contactName: "Maria",
					contactPhone: null,
					at: NOW,
					state: "ran",
					acts: [
						{ type: "label", outcome: "done" },
						{ type: "answer", outcome: "window_closed" },
					],
				},
			],
		},
	});
	expect(screen.queryByRole("button", { name: "Nova automação" })).toBeNull();
	expect(screen.queryByRole("button", { name: `Excluir ${isolate("Preço")}` })).toBeNull();
	expect(
		screen.getByRole<HTMLInputElement>("switch", { name: `Ligar ou desligar ${isolate("Preço")}` })
			.disabled,
	).toBe(true);
	expect(text()).toContain(
		"etiquetar como: feito · responder: fora da janela de resposta do canal",
	);
	expect(text()).toContain("Sem resposta agora: Filial.");
	await user.click(screen.getByRole("button", { name: "Editar Preço" }));
	const dialog = within(await screen.findByRole("dialog"));
	expect(dialog.queryByRole("button", { name: "Salvar" })).toBeNull();
});
