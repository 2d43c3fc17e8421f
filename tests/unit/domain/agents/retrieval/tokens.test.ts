import { expect, test } from "vitest";
import { listTokens } from "#app/domain/agents/retrieval/tokens.ts";

test.each([
	["Qto tá o KG?", ["quanto", "esta", "o", "quilo"]],
	["3x sem juros", ["3", "vezes", "sem", "juros"]],
	["às 20h30", ["as", "20", "horas"]],
	["2º ano", ["2", "ano"]],
	["wi-fi e check-in", ["wifi", "e", "check", "in"]],
	["do 3º ao 5º ano", ["do", "3", "4", "5", "ano"]],
	["das 9 às 18", ["das", "9", "as", "18"]],
	["por e-mail", ["por", "email"]],
	["amoooo", ["amo"]],
	["🙂", []],
])("%s", (text, tokens) => {
	expect(listTokens(text)).toEqual(tokens);
});
