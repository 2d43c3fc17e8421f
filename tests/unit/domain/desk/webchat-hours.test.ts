import { expect, test } from "vitest";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { webchatHours } from "#app/domain/desk/webchat-hours.ts";

const NIGHT = Date.parse("2026-11-24T22:00:00-03:00");
const week = {
	timeZone: "America/Sao_Paulo",
	open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
};
const desk: DeskHours = {
	hours: week,
	state: null,
	holidays: [],
	closedDays: [],
	greeting: "",
	away: "Oi {{primeiro_nome}}, voltamos {{abre}}.",
	answersWithin: "em até 1 hora",
};
const own = { hours: null, awayMessage: "Estamos fora." };

test("a webchat without hours shows its workspace's", () => {
	expect(webchatHours(own, desk, NIGHT)).toEqual({
		away: "Oi, voltamos às 9h de amanhã.",
		answersWithin: "em até 1 hora",
	});
	expect(webchatHours(own, desk, NIGHT - 12 * 3_600_000).away).toBeNull();
	expect(webchatHours(own, { ...desk, away: "" }, NIGHT).away).toBe("Estamos fora.");
	expect(webchatHours(own, { ...desk, hours: null }, NIGHT).away).toBeNull();
	expect(webchatHours(own, null, NIGHT)).toEqual({ away: null, answersWithin: "" });
});

test("its own hours count before the workspace's", () => {
	const always = { ...own, hours: { ...week, open: [{ day: 2 as const, from: 0, to: 0 }] } };
	expect(webchatHours(always, desk, NIGHT).away).toBeNull();
	const never = { ...own, hours: { ...week, open: [] } };
	expect(webchatHours(never, desk, NIGHT)).toEqual({
		away: "Estamos fora.",
		answersWithin: "em até 1 hora",
	});
});
