import { expect, test } from "vitest";
import { foundText } from "#app/domain/chat/found-text.ts";

test("a message shows its own words, from a little before what was found, without marks", () => {
	expect(foundText({ text: "Tem *azul*?" }, ["azul"])).toEqual({
		text: "Tem azul?",
		isTranscript: false,
	});
	const long = `${"bom dia ".repeat(10)}quanto custa o frete?`;
	expect(foundText({ text: long }, ["frete"]).text).toMatch(/^….{1,24}frete\?$/u);
});

test("what was found in a transcript alone is shown as one, however far back it stands", () => {
	const said = `${"então ".repeat(60)}a troca da jaqueta`;
	const found = foundText({ text: "", transcript: { text: said } }, ["jaqueta"]);
	expect(found.isTranscript).toBe(true);
	expect(found.text).toMatch(/^….{1,24}jaqueta$/u);
	// The words stand partly in the caption: all of them only together with the picture.
	const picture = { text: "Conserta isto?", transcript: { text: "Uma jaqueta rasgada" } };
	expect(foundText(picture, ["conserta"]).isTranscript).toBe(false);
	expect(foundText(picture, ["conserta", "jaqueta"]).isTranscript).toBe(true);
	expect(foundText({ text: "Oi", transcript: { text: null } }, ["azul"]).isTranscript).toBe(false);
});
