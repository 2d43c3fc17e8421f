import { expect, test } from "vitest";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { decideGreeting, FRESH_MS, type Heard } from "#app/domain/desk/greeting.ts";

const desk: DeskHours = {
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
	},
	state: null,
	holidays: ["christmas"],
	closedDays: [],
	greeting: "Oi!",
	away: "Fechado.",
	answersWithin: "",
};
const at = (local: string): number => Date.parse(`${local}-03:00`);
/** A Tuesday. */
const OPEN = at("2026-11-24T10:00:00");
const NIGHT = at("2026-11-24T22:00:00");

const decide = (now: number, changed: Partial<Heard> = {}, hours: DeskHours | null = desk) =>
	decideGreeting(
		hours,
		{
			origin: "live",
			type: "text",
			at: now,
			isGroup: false,
			opening: "begins",
			handler: "nobody",
			hasAgent: false,
			hasOwner: false,
			...changed,
		},
		now,
	);

test("within the hours the beginning is greeted, outside whoever writes is told so", () => {
	expect(decide(OPEN)).toEqual({ kind: "greeting", template: "Oi!", day: "2026-11-24" });
	expect(decide(OPEN, { opening: null })).toBeNull();
	expect(decide(OPEN, { opening: "reopens" })).toBeNull();
	for (const opening of ["begins", "reopens", null] as const)
		expect(decide(NIGHT, { opening })).toEqual({
			kind: "away",
			template: "Fechado.",
			day: "2026-11-24",
		});
	expect(decide(at("2026-12-25T10:00:00"))?.kind).toBe("away");
});

test("the day is the customer's local one", () => {
	expect(decide(at("2026-11-24T23:59:00"))?.day).toBe("2026-11-24");
	expect(decide(at("2026-11-25T00:00:00"))?.day).toBe("2026-11-25");
});

test("never to groups, over a person or an agent, or about what was written before", () => {
	const nothing: Partial<Heard>[] = [
		{ isGroup: true },
		{ handler: "person" },
		{ handler: "agent", hasAgent: true },
		// The agent called people, and said when they come.
		{ handler: "nobody", hasAgent: true },
		{ opening: null, hasOwner: true },
		{ origin: "history" },
		{ origin: "recovered" },
		{ origin: "phone" },
		{ type: "call" },
		{ type: "other" },
		{ at: NIGHT - FRESH_MS - 1 },
	];
	for (const changed of nothing) expect(decide(NIGHT, changed), JSON.stringify(changed)).toBeNull();
	// Somebody looked after an earlier conversation: this one is nobody's yet.
	expect(decide(NIGHT, { hasOwner: true })?.kind).toBe("away");
	expect(decide(NIGHT, { at: NIGHT - FRESH_MS })?.kind).toBe("away");
});

test("what nobody wrote is not said", () => {
	expect(decide(NIGHT, {}, null)).toBeNull();
	expect(decide(NIGHT, {}, { ...desk, away: "" })).toBeNull();
	expect(decide(OPEN, {}, { ...desk, greeting: "" })).toBeNull();
	// Always open: nobody is ever away.
	expect(decide(NIGHT, {}, { ...desk, hours: null })?.kind).toBe("greeting");
});
