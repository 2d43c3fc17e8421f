import { describe, expect, test } from "vitest";
import type { Business } from "#tests/quality/cases.ts";
import { listUnmet } from "#tests/quality/dialogue-judge.ts";
import type { Reply } from "#tests/quality/dialogue-run.ts";
import type { DialogueTurn, Expects } from "#tests/quality/dialogues.ts";

const HOURS = "Abrimos de segunda a sexta, das 9h às 18h, e no sábado até as 13h.";
const RETURNS = "Trocamos em até 30 dias corridos, com a etiqueta e a nota fiscal.";
const LONG_TITLE = "Quais são as regras para trocar o que foi comprado no site da nossa loja?";
const shop: Business = {
	key: "loja",
	name: "Loja",
	kind: "loja",
	entries: [
		{ id: "horario", title: "Horário", text: HOURS },
		{ id: "troca", title: LONG_TITLE, text: RETURNS },
	],
};

const reply = (kind: Reply["kind"], text: string | null, change: Partial<Reply> = {}): Reply => ({
	kind,
	text,
	language: "pt",
	handler: "agent",
	...change,
});
const ANSWERS = reply("answer", HOURS);
const BOTH = reply("answer", `${HOURS}\n\n${RETURNS}`);
const GREETS = reply("courtesy", "Olá! Como posso ajudar?");
const SILENT = reply("nothing", null);
const ASKS = reply(
	"unknown",
	"Desculpe, não encontrei essa informação por aqui. Você quis dizer algum destes assuntos?\n1. Horário\n2. Quais são as regras para trocar o que foi comprado no site…",
);
const HANDS_OVER = reply("hand_over", "Certo! Sua mensagem ficou guardada.", { handler: "nobody" });
const MEANWHILE = reply("answer", `Enquanto isso, posso adiantar:\n${HOURS}`, {
	handler: "nobody",
});
const WAITS = reply("nothing", null, { handler: "nobody" });

const turn = (expects: Expects, change: Partial<DialogueTurn> = {}): DialogueTurn => ({
	says: "oi",
	after: 1,
	expects,
	...change,
});

describe("what a turn expects holds, or it does not", () => {
	test.each<[Expects, Reply, boolean]>([
		[{ answers: ["troca", "horario"] }, ANSWERS, true],
		[{ answers: ["horario"] }, MEANWHILE, true],
		[{ answers: ["troca"] }, ANSWERS, false],
		[{ answers: ["horario"] }, ASKS, false],
		[{ answers: ["horario"] }, SILENT, false],
		[{ both: [["horario"], ["troca"]] }, BOTH, true],
		[{ both: [["horario"], ["troca"]] }, ANSWERS, false],
		[{ kind: "courtesy" }, GREETS, true],
		[{ kind: "courtesy" }, ANSWERS, false],
		[{ kind: "courtesy" }, ASKS, false],
		[{ kind: "nothing" }, SILENT, true],
		[{ kind: "nothing" }, GREETS, false],
		[{ kind: "asks_back" }, ASKS, true],
		[{ kind: "asks_back" }, GREETS, false],
		[{ kind: "asks_back" }, SILENT, false],
		[{ kind: "asks_back" }, HANDS_OVER, false],
		[{ kind: "hand_over" }, HANDS_OVER, true],
		[{ kind: "hand_over" }, WAITS, true],
		[{ kind: "hand_over" }, MEANWHILE, false],
		[{ kind: "hand_over" }, ASKS, false],
		[{ kind: "not_wrong" }, ASKS, true],
		[{ kind: "not_wrong" }, SILENT, true],
		[{ kind: "not_wrong" }, ANSWERS, false],
		[{ offers: ["horario"] }, ASKS, true],
		[{ offers: ["troca"] }, ASKS, true],
		[{ offers: ["troca"] }, reply("unknown", "Desculpe.\n1. Horário"), false],
		[{ offers: ["horario"] }, ANSWERS, false],
		[{ state: "agent" }, ANSWERS, true],
		[{ state: "agent" }, MEANWHILE, false],
		[{ state: "people" }, WAITS, true],
		[{ state: "people" }, reply("nothing", null, { handler: "person" }), true],
		[{ state: "people" }, GREETS, false],
		[{ language: "en" }, reply("courtesy", "Hello!", { language: "en" }), true],
		[{ language: "en" }, GREETS, false],
		[{ never: ["desconto"] }, GREETS, true],
		[{ never: ["desconto"] }, SILENT, true],
		[{ never: ["desconto", "como POSSO"] }, GREETS, false],
		[{ notRepeated: true }, GREETS, true],
	])("%o with %o: %s", (expects, said, holds) => {
		expect(listUnmet(turn(expects), said, [], shop)).toEqual(holds ? [] : Object.keys(expects));
	});
});

test("only what does not hold is named", () => {
	const expects: Expects = { answers: ["horario"], state: "people", never: ["9h"] };
	expect(listUnmet(turn(expects), ANSWERS, [], shop)).toEqual(["state", "never"]);
});

test("silence answers thanks, but not the greeting that a conversation begins with", () => {
	const expects: Expects = { kind: "courtesy" };
	expect(listUnmet(turn(expects), SILENT, [GREETS], shop)).toEqual([]);
	expect(listUnmet(turn(expects), SILENT, [], shop)).toEqual(["kind"]);
});

test("who cannot hear asks to write; a sticker is no question", () => {
	const cannotHear = reply("courtesy", "Ainda não consigo ouvir áudios. Pode escrever?");
	const asks: Expects = { kind: "asks_back" };
	expect(listUnmet(turn(asks, { medium: "audio" }), cannotHear, [], shop)).toEqual([]);
	expect(listUnmet(turn(asks, { medium: "sticker" }), GREETS, [], shop)).toEqual(["kind"]);
});

test("the same sentence counts as the same whatever its signs, and silence repeats nothing", () => {
	const expects: Expects = { notRepeated: true };
	const again = reply("courtesy", "OLÁ, como posso ajudar");
	expect(listUnmet(turn(expects), again, [ANSWERS, GREETS], shop)).toEqual(["notRepeated"]);
	expect(listUnmet(turn(expects), again, [ANSWERS], shop)).toEqual([]);
	expect(listUnmet(turn(expects), SILENT, [SILENT], shop)).toEqual([]);
});
