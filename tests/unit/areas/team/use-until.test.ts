import { expect, test } from "vitest";
import { formatUntil } from "#app/areas/team/use-until.ts";
import { NOW } from "./team-lists.ts";

const HOUR_MS = 3_600_000;

test.each([
	[6 * 24 * HOUR_MS, "em 6 dias"],
	[30 * HOUR_MS, "em 1 dia"],
	[23.9 * HOUR_MS, "em 23 horas"],
	[10 * 60_000, "em 10 minutos"],
	[30_000, "em 1 minuto"],
	[-2 * HOUR_MS, "há 2 horas"],
	[-49 * HOUR_MS, "há 2 dias"],
])("%d ms from now is %s", (left, words) => {
	expect(formatUntil(NOW + left, NOW, "pt")).toBe(words);
});

test("English says it too", () => {
	expect(formatUntil(NOW + 5 * HOUR_MS, NOW, "en")).toBe("in 5 hours");
});
