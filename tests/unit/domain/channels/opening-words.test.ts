import { expect, test } from "vitest";
import { sayOpening } from "#app/domain/channels/opening-words.ts";

test("when it opens again, in three languages", () => {
	const today = { daysAhead: 0, day: 2, minute: 60 };
	expect(sayOpening(today, "pt")).toBe("à 1h de hoje");
	expect(sayOpening(today, "en")).toBe("at 1 am today");
	expect(sayOpening(today, "es")).toBe("hoy a la 1:00");
	const monday = { daysAhead: 6, day: 1, minute: 570, date: "2026-11-30" };
	expect(sayOpening(monday, "pt")).toBe("às 9h30 de segunda-feira");
	expect(sayOpening(monday, "en")).toBe("at 9:30 am on Monday");
	const far = { ...monday, daysAhead: 13 };
	expect(sayOpening(far, "pt")).toBe("às 9h30 de 30 de novembro");
	expect(sayOpening(far, "en")).toBe("at 9:30 am on 30 November");
	expect(sayOpening(far, "es")).toBe("el 30 de noviembre a las 9:30");
});
