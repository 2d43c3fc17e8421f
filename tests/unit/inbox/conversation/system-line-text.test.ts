import { UNTIL_WRITTEN } from "#app/domain/conversations/snooze.ts";
import { expect, test } from "vitest";
import { HAND_OVER_REASONS } from "#app/domain/agents/answering.ts";
import { formatSystemLine, type SystemLine } from "#app/domain/conversations/system-line.ts";
import type { GroupAct, InGroup } from "#app/domain/inbox/group.ts";
import { en } from "#app/inbox/strings.en.ts";
import { pt } from "#app/inbox/strings.pt.ts";
import { systemLineText } from "#app/inbox/conversation/system-line-text.ts";

const tell = (line: SystemLine, author: string | null) =>
	systemLineText({ text: formatSystemLine(line), author }, "Ana", pt.lines, (at) => `dia ${at}`);

test.each<[SystemLine, string | null, string]>([
	[{ code: "taken_over" }, "Ana", "Você assumiu a conversa"],
	[{ code: "routed" }, "Ana", "Distribuída para você"],
	[{ code: "routed" }, "Bia", "Distribuída para Bia"],
	[{ code: "routed" }, null, "Distribuída para Alguém"],
	[{ code: "routed_back" }, "Ana", "Você não respondeu a tempo e a conversa voltou"],
	[{ code: "routed_back" }, "Bia", "Bia não respondeu a tempo e a conversa voltou"],
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

test.each<[string | null, "department" | "nobody", string]>([
	["Ana", "department", "Você transferiu a conversa para Suporte"],
	["Bia", "department", "Bia transferiu a conversa para Suporte"],
	["Bia", "nobody", "Bia desfez a transferência"],
])("a transfer by %s to %s is told with its note", (author, kind, text) => {
	const to = { kind, id: "d1", name: "Suporte\u202E" };
	const note = "Já pagou.";
	expect(tell({ code: "transferred", to, note }, author)).toEqual({ text, note });
});

const ana = { id: "phone:1", name: "Ana" };
const beto = { id: "phone:2", name: "Beto\u202E" };
const carla = { id: "phone:3", name: "Carla" };
const nobody = { id: "", name: null };

test.each<[GroupAct, InGroup, string, string]>([
	["joined", { who: [ana] }, "Ana entrou no grupo", "Ana joined the group"],
	["joined", { who: [ana, beto] }, "Ana e Beto entraram no grupo", "Ana and Beto joined the group"],
	["left", { who: [beto] }, "Beto saiu do grupo", "Beto left the group"],
	["added", { who: [beto], by: ana }, "Ana adicionou Beto", "Ana added Beto"],
	[
		"added",
		{ who: [ana, beto, carla] },
		"Ana, Beto e Carla agora estão no grupo",
		"Ana, Beto and Carla are in the group now",
	],
	[
		"added",
		{ who: [ana, beto], others: 48, by: carla },
		"Carla adicionou Ana, Beto e mais 48 pessoas",
		"Carla added Ana, Beto and 48 more people",
	],
	["removed", { who: [beto], by: ana }, "Ana removeu Beto", "Ana removed Beto"],
	["promoted", { who: [ana] }, "Ana agora administra o grupo", "Ana is now an admin of the group"],
	["pictured", {}, "A foto do grupo mudou", "The picture of the group changed"],
	["removed", { who: [nobody], by: ana }, "Ana removeu Alguém", "Ana removed Somebody"],
	["joined", {}, "Alguém entrou no grupo", "Somebody joined the group"],
])("in a group %s %j is told", (act, inGroup, inPt, inEn) => {
	const said = { text: formatSystemLine({ code: "group_changed", act, name: null }), author: null };
	const told = [pt, en].map(({ lines }) =>
		systemLineText({ ...said, inGroup }, "Ana", lines, String),
	);
	expect(told.map((line) => line?.text)).toEqual([inPt, inEn]);
});

test("a new name of a group is told with who gave it, where that is known", () => {
	const text = formatSystemLine({ code: "group_changed", act: "renamed", name: "Família\nLima" });
	const told = (inGroup: InGroup) =>
		systemLineText({ text, author: null, inGroup }, "Bia", pt.lines, String)?.text;
	expect(told({ by: ana })).toBe("Ana mudou o nome do grupo para “Família Lima”");
	expect(told({})).toBe("O grupo agora se chama “Família Lima”");
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
