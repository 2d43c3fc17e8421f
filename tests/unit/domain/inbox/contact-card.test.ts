import { expect, test } from "vitest";
import {
	cardsOfText,
	cardsToText,
	cardToVcard,
	parseVcard,
} from "#app/domain/inbox/contact-card.ts";

const ANA =
	"BEGIN:VCARD\nVERSION:3.0\nN:;Ana;;;\nFN:Ana Lima\nTEL;type=CELL;waid=5511955554444:+55 11 95555-4444\nEND:VCARD";

test("a vCard keeps the name and every number, WhatsApp's own spelling first (gateway A6)", () => {
	expect(parseVcard(ANA)).toEqual({ name: "Ana Lima", phones: ["5511955554444"] });
	expect(parseVcard(ANA, "Aninha")).toMatchObject({ name: "Aninha" });
	const two =
		"FN:Silva\\, Beto\r\nitem1.TEL:+55 (21) 3333-4444\r\nTEL;TYPE=WO\r\n RK:+1 415 555 0100";
	expect(parseVcard(two)).toEqual({
		name: "Silva, Beto",
		phones: ["552133334444", "14155550100"],
	});
	expect(parseVcard("TEL:190\nTEL:javascript")).toEqual({ name: "", phones: [] });
	expect(parseVcard("no card at all")).toEqual({ name: "", phones: [] });
});

test("cards become a text that reads as itself and can be taken apart again (gateway A6)", () => {
	const cards = [
		{ name: "Ana Lima", phones: ["5511955554444", "5511933332222"] },
		{ name: "Beto", phones: [] },
	];
	const text = cardsToText(cards);
	expect(text).toBe("Ana Lima\n+5511955554444\n+5511933332222\nBeto");
	expect(cardsOfText(text)).toEqual(cards);
	expect(cardsOfText("+5511955554444")).toEqual([{ name: "", phones: ["5511955554444"] }]);
	// Stored before numbers were kept.
	expect(cardsOfText("Ana, Beto")).toEqual([{ name: "Ana, Beto", phones: [] }]);
	// A name cannot pretend to be a number of the next card.
	expect(cardsToText([{ name: "Eva\n+5511900000000", phones: [] }])).toBe("Eva +5511900000000");
});

test("a card that is written is read back, whatever stands in its name", () => {
	const card = { name: "Silva, Beto; \\ Filho", phones: ["5511955554444", "551133332222"] };
	expect(parseVcard(cardToVcard(card))).toEqual(card);
	expect(cardToVcard(card).split("\n")[3]).toBe("FN:Silva\\, Beto\\; \\\\ Filho");
});
