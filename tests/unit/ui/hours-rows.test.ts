import { expect, test } from "vitest";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import {
	copyToWorkdays,
	nextSpan,
	parseClock,
	spanNote,
	spansOf,
	toClock,
	usualHours,
	withSpans,
} from "#app/ui/hours-rows.ts";

const ZONE = "America/Sao_Paulo";
const span = (from: number, to: number) => ({ day: 1 as const, from, to });

test.each([
	[0, "00:00"],
	[510, "08:30"],
	[1439, "23:59"],
	[1440, "00:00"],
])("%i minutes are written %s and read back", (minutes, clock) => {
	expect(toClock(minutes)).toBe(clock);
	expect(parseClock(clock)).toBe(minutes % 1440);
});

test.each(["", "8:30", "24:00", "12:60", "noon"])("%j is no time of day", (text) => {
	expect(parseClock(text)).toBeNull();
});

test("a span says when it is not obvious where it ends", () => {
	expect(spanNote(span(480, 1080))).toBeNull();
	expect(spanNote(span(1320, 360))).toBe("next_day");
	expect(spanNote(span(480, 0))).toBe("midnight");
	expect(spanNote(span(480, 1440))).toBe("midnight");
	expect(spanNote(span(480, 480))).toBe("all_day");
	expect(spanNote(span(0, 1440))).toBe("all_day");
});

test("the usual hours are open on a Friday at noon and not on a Sunday", () => {
	const hours = usualHours(ZONE);
	expect(isOpenAt(hours, Date.UTC(2026, 10, 20, 15))).toBe(true);
	expect(isOpenAt(hours, Date.UTC(2026, 10, 22, 15))).toBe(false);
});

test("a day's spans are replaced, and the other days stay", () => {
	const hours = withSpans(usualHours(ZONE), 6, [{ from: 540, to: 780 }]);
	expect(spansOf(hours, 6)).toEqual([{ day: 6, from: 540, to: 780 }]);
	expect(hours.open).toHaveLength(6);
	expect(withSpans(hours, 1, []).open.map(({ day }) => day)).toEqual([2, 3, 4, 5, 6]);
});

test("one more span begins an hour after the last one and ends by midnight", () => {
	expect(nextSpan([])).toEqual({ from: 480, to: 1080 });
	expect(nextSpan([span(480, 720)])).toEqual({ from: 780, to: 1020 });
	expect(nextSpan([span(480, 1380)])).toEqual({ from: 1380, to: 0 });
});

test("the first open day is copied to the workdays alone", () => {
	const only = withSpans({ timeZone: ZONE, open: [] }, 3, [
		{ from: 540, to: 720 },
		{ from: 780, to: 1080 },
	]);
	const copied = copyToWorkdays(only);
	expect(copied.open).toHaveLength(10);
	expect(spansOf(copied, 5)).toEqual([
		{ day: 5, from: 540, to: 720 },
		{ day: 5, from: 780, to: 1080 },
	]);
	expect(spansOf(copied, 0)).toEqual([]);
});
