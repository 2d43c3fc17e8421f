import { expect, test } from "vitest";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { pausedReasonText } from "#app/areas/agents/paused-reason.ts";
import { pt } from "#app/areas/agents/strings.pt.ts";
import { getFormat } from "#app/i18n/format.ts";

const format = getFormat("pt", "America/Sao_Paulo");
const plain = (text: string): string => text.replaceAll("\u00A0", " ");

test.each([
	[0, "R$ 0,00"],
	[1, "< R$ 0,01"],
	[9_999, "< R$ 0,01"],
	[12_345_678, "R$ 12,35"],
])("%i millionths are %s", (micros, words) => {
	expect(plain(moneyOfMicros(micros, format))).toBe(words);
});

test("an agent that paused by itself says why, also for a reason nobody knows yet", () => {
	expect(pausedReasonText(null, pt)).toBeNull();
	expect(pausedReasonText("model_failed", pt)).toBe(pt.pausedByItself.model_failed);
	expect(pausedReasonText("constructor", pt)).toBe(pt.pausedByItself.other);
});
