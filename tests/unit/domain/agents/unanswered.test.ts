import { expect, test } from "vitest";
import { groupQuestions, laterReply, type OpenQuestion } from "#app/domain/agents/unanswered.ts";

const asked = (question: string, at: number, reply: string | null = null): OpenQuestion => ({
	channelId: "c",
	n: at,
	at,
	question,
	outcome: "asked_back",
	reason: null,
	contactId: "p",
	conversationId: "d",
	messageId: null,
	reply,
});
const groupsOf = (...questions: string[]) =>
	groupQuestions(questions.map((question, at) => asked(question, at))).map((group) =>
		group.questions.map(({ question }) => question),
	);

test.each([
	["Vocês consertam a sola de sapatos usados?", "Fazem conserto de sola de sapato?"],
	["Aceita PayPal?", "vcs aceitam paypal"],
	["Tem estacionamento?", "TEM ESTACIONAMENTO??"],
	["Entregam em Manaus?", "Vocês fazem entrega em Manaus"],
])("%s and %s ask the same", (one, other) => {
	expect(groupsOf(one, other)).toEqual([[other, one]]);
});

test.each([
	["Qual o frete para São Paulo?", "Qual o prazo de troca?"],
	["Entregam em Manaus?", "Têm loja em Curitiba?"],
	["E isso?", "Como assim?"],
])("%s and %s do not", (one, other) => {
	expect(groupsOf(one, other)).toHaveLength(2);
});

test("the largest group comes first, with its newest question and the newest reply", () => {
	const groups = groupQuestions([
		asked("Tem estacionamento?", 9),
		asked("Aceita PayPal?", 1, "Ainda não."),
		asked("vocês aceitam PayPal?", 5),
	]);
	expect(groups).toMatchObject([
		{ question: "vocês aceitam PayPal?", reply: "Ainda não." },
		{ question: "Tem estacionamento?", reply: null },
	]);
});

test("five hundred questions are grouped in a moment", () => {
	const many = Array.from({ length: 500 }, (_, at) =>
		asked(`pergunta sobre assunto${at} e coisa${at % 50} qualquer`, at),
	);
	const began = performance.now();
	groupQuestions(many);
	expect(performance.now() - began).toBeLessThan(1_000);
});

test("a later reply is the team's first words in a row, without courtesies", () => {
	expect(
		laterReply([
			{ by: "agent", text: "Vou chamar alguém." },
			{ by: "customer", text: "ok" },
			{ by: "member", text: "Oi, boa tarde!" },
			{ by: "member", text: "Olá, Ana Paula!" },
			{ by: "member", text: "Aceitamos PayPal sim." },
			{ by: "member", text: "A taxa é de 3 %." },
			{ by: "customer", text: "Obrigada!" },
			{ by: "member", text: "Temos também boleto." },
		]),
	).toBe("Aceitamos PayPal sim.\nA taxa é de 3 %.");
	expect(laterReply([{ by: "member", text: "Oi!" }])).toBeNull();
	for (const text of ["Temos sim", "Boa tarde! Aceitamos.", "Não, obrigado", "Ok, até as 18h"])
		expect(laterReply([{ by: "member", text }])).toBe(text);
	expect(laterReply([{ by: "agent", text: "Vou chamar alguém." }])).toBeNull();
});
