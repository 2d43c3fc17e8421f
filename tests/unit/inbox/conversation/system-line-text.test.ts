import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { expect, test } from "vitest";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { formatSystemLine, type SystemLine } from "#app/domain/conversations/system-line.ts";
import { en } from "#app/inbox/strings.en.ts";
import { pt } from "#app/inbox/strings.pt.ts";
import { systemLineText } from "#app/inbox/conversation/system-line-text.ts";

const tell = (line: SystemLine, author: string | null) =>
	systemLineText({ text: formatSystemLine(line), author }, "Ana", pt.lines, (at) => `dia ${at}`);

test.each<[SystemLine, string | null, string]>([
	[{ code: "taken_over" }, "Ana", "Você assumiu a conversa"],
	[{ code: "taken_over" }, "Bia\u202E", "Bia assumiu a conversa"],
	[{ code: "taken_over" }, null, "Alguém respondeu pelo celular e assumiu a conversa"],
	[{ code: "given_back", note: null }, "Ana", "Você devolveu a conversa ao agente"],
	[
		{ code: "handed_over", reason: "requested" },
		"Aurora",
		"Aurora passou a conversa para a equipe: o cliente pediu para falar com uma pessoa",
	],
	[{ code: "conversation_closed" }, "Bia", "Bia encerrou a conversa"],
	[{ code: "conversation_reopened" }, "Ana", "Você reabriu a conversa"],
	[{ code: "conversation_reopened" }, null, "Conversa reaberta"],
	[{ code: "closed_inactive" }, null, "Conversa encerrada depois de 7 dias sem mensagens"],
	[{ code: "snoozed", until: 7 }, "Ana", "Você adiou a conversa até dia 7"],
	[{ code: "snoozed", until: UNTIL_WRITTEN }, "Bia", "Bia adiou a conversa até o cliente escrever"],
	[{ code: "snooze_over" }, null, "O adiamento terminou e a conversa voltou"],
])("the line %j of %s is told as %s", (line, author, text) => {
	expect(tell(line, author)).toEqual({ text, note: null });
});

test("J24 who was erased is a former member in what they did", () => {
	expect(tell({ code: "conversation_closed" }, "")?.text).toBe("Antigo membro encerrou a conversa");
	expect(tell({ code: "taken_over" }, "")?.text).toBe("Antigo membro assumiu a conversa");
});

test("the note for the agent is told with the line", () => {
	expect(tell({ code: "given_back", note: "Já trocamos" }, "Bia")).toEqual({
		text: "Bia devolveu a conversa ao agente",
		note: "Já trocamos",
	});
});

test("each reason to hand over has a sentence of its own in both languages", () => {
	for (const { reasons } of [pt.lines, en.lines]) {
		const told = HAND_OVER_REASONS.map((reason) => reasons[reason]);
		expect(new Set(told).size).toBe(HAND_OVER_REASONS.length);
	}
});

test("a line of a later version is not told", () => {
	expect(
		systemLineText(
			{ text: '{"code":"translated"}', author: "Ana" },
			"Ana",
			pt.lines,
			(at) => `dia ${at}`,
		),
	).toBeNull();
	expect(
		systemLineText({ text: "Oi", author: "Ana" }, "Ana", pt.lines, (at) => `dia ${at}`),
	).toBeNull();
});
