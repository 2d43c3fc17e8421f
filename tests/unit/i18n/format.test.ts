import { expect, test } from "vitest";
import { getFormat } from "#app/i18n/format.ts";

const pt = getFormat("pt", "America/Sao_Paulo");
const en = getFormat("en", "America/Sao_Paulo");
/** Friday, 20 November 2026, 15:00 in São Paulo. */
const NOW = Date.parse("2026-11-20T18:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("times are on 24 hours, midnight is 00", () => {
	expect(pt.time(Date.parse("2026-11-20T17:32:00Z"))).toBe("14:32");
	expect(pt.time(Date.parse("2026-11-20T03:05:00Z"))).toBe("00:05");
	expect(en.time(Date.parse("2026-11-20T03:05:00Z"))).toBe("00:05");
});

test("dates are dd/mm/aaaa in Portuguese", () => {
	expect(pt.date(NOW)).toBe("20/11/2026");
	expect(pt.dateTime(NOW)).toBe("20/11/2026 15:00");
});

test("the same moment is another day in another zone", () => {
	const late = Date.parse("2026-11-21T01:00:00Z");
	expect(pt.daySeparator(late, NOW)).toBe("Hoje");
	expect(getFormat("pt", "Europe/Lisbon").date(late)).toBe("21/11/2026");
	expect(pt.dayKey(late)).toBe(pt.dayKey(NOW));
});

test.each([
	[0, "Hoje", "Today"],
	[1, "Ontem", "Yesterday"],
	[2, "Quarta-feira", "Wednesday"],
	[6, "Sábado", "Saturday"],
	[7, "13/11/2026", "11/13/2026"],
	[400, "16/10/2025", "10/16/2025"],
])("the separator of a message %i days old", (days, inPortuguese, inEnglish) => {
	expect(pt.daySeparator(NOW - days * DAY, NOW)).toBe(inPortuguese);
	expect(en.daySeparator(NOW - days * DAY, NOW)).toBe(inEnglish);
});

test("a message of minutes ago is of yesterday once midnight has passed", () => {
	const justAfterMidnight = Date.parse("2026-11-20T03:01:00Z");
	expect(pt.daySeparator(justAfterMidnight - 2 * 60_000, justAfterMidnight)).toBe("Ontem");
});

test.each([
	[0, "15:00"],
	[1, "ontem"],
	[2, "qua."],
	[8, "12/11"],
	[400, "16/10/2025"],
])("the list's time of %i days ago", (days, expected) => {
	expect(pt.listTime(NOW - days * DAY, NOW)).toBe(expected);
});

test("a moment ahead of the reader's clock reads as today, never as the future", () => {
	expect(pt.listTime(NOW + 5_000, NOW)).toBe("15:00");
	expect(pt.relative(NOW + 5_000, NOW)).toBe("agora");
});

test.each([
	[30_000, "agora"],
	[5 * 60_000, "há 5 minutos"],
	[60_000, "há 1 minuto"],
	[3 * HOUR, "há 3 horas"],
	[25 * HOUR, "ontem"],
	[3 * DAY, "há 3 dias"],
	[40 * DAY, "11/10/2026"],
])("last seen %i ms ago", (age, expected) => {
	expect(pt.relative(NOW - age, NOW)).toBe(expected);
});

test("money, percent and plurals follow the language", () => {
	expect(pt.money(2990, "BRL").replace(/\s/g, " ")).toBe("R$ 29,90");
	expect(pt.percent(0.976)).toBe("97,6%");
	expect(pt.percent(1)).toBe("100,0%");
	expect(pt.number(1234.5)).toBe("1.234,5");
	expect(pt.plural(1, "instância", "instâncias")).toBe("1 instância");
	expect(pt.plural(1200, "instância", "instâncias")).toBe("1.200 instâncias");
});

test("formatters are built once for a language and zone", () => {
	expect(getFormat("pt", "America/Sao_Paulo")).toBe(pt);
	expect(getFormat("pt", "America/Manaus")).not.toBe(pt);
});

test("a calendar day has no zone: it is the same day everywhere", () => {
	for (const zone of ["America/Sao_Paulo", "Asia/Tokyo", "Pacific/Honolulu"]) {
		expect(getFormat("pt", zone).calendarDay("2026-11-20")).toBe("20/11");
		expect(getFormat("en", zone).calendarDay("2026-11-20")).toBe("11/20");
	}
});

test("weekdays by their number, Sunday first, and figures with at most one decimal", () => {
	const pt = getFormat("pt", "America/Sao_Paulo");
	expect(pt.weekday(0)).toBe("domingo");
	expect(pt.weekday(3, "short")).toBe("qua.");
	expect(getFormat("en", "Asia/Tokyo").weekday(6)).toBe("Saturday");
	expect(pt.decimal(1.25)).toBe("1,3");
	expect(pt.decimal(2)).toBe("2");
});
