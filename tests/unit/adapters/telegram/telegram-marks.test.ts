import { expect, test } from "vitest";
import { withoutMarks } from "#workers/adapters/telegram/telegram-marks.ts";

/** Each marked stretch as Telegram would show it. */
const shown = (written: string) => {
	const { text, entities } = withoutMarks(written);
	const parts = entities.map(
		({ type, offset, length }) => `${type}:${text.slice(offset, offset + length)}`,
	);
	return { text, parts };
};

test("our marks become Telegram's, at the places where the words end up", () => {
	expect(shown("👍 *Preço:* R$ 10, _à vista_ e ~antes 12~")).toEqual({
		text: "👍 Preço: R$ 10, à vista e antes 12",
		parts: ["bold:Preço:", "italic:à vista", "strikethrough:antes 12"],
	});
	expect(shown("*tudo _dentro_ disto*")).toEqual({
		text: "tudo dentro disto",
		parts: ["bold:tudo dentro disto", "italic:dentro"],
	});
	expect(shown("use `npm i` ou\n```\nbloco\n```")).toMatchObject({
		parts: ["code:npm i", "pre:\nbloco\n"],
	});
});

test("what only looks like a mark, and addresses, leave as they were written", () => {
	for (const written of [
		"2*3*4 = 24",
		"nome_de_arquivo_longo",
		"https://a.b/c_d_e?x=*y*",
		"um * sozinho",
		"Olá, tudo bem?\nSim!",
		"https://exаmple.com (com uma letra de outro alfabeto)",
	])
		expect(withoutMarks(written)).toEqual({ text: written, entities: [] });
	expect(shown("*veja* https://a.b/c_d_e")).toEqual({
		text: "veja https://a.b/c_d_e",
		parts: ["bold:veja"],
	});
});
