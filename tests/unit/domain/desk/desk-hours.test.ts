import { expect, test } from "vitest";
import { isOpenAt } from "#app/domain/channels/business-hours.ts";
import {
	type DeskHours,
	hoursFor,
	MAX_AUTOMATIC_TEXT,
	parseDeskHours,
	readDeskHours,
	scheduleOf,
} from "#app/domain/desk/desk-hours.ts";

const desk = (changed: Partial<DeskHours> = {}): DeskHours => ({
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
	},
	state: "SP",
	holidays: ["christmas", "sp-07-09"],
	closedDays: [{ date: "2026-11-23", name: "Balanço" }],
	greeting: "Oi!",
	away: "Voltamos {{abre}}.",
	answersWithin: "em até 1 hora",
	...changed,
});

const at = (local: string): number => Date.parse(`${local}-03:00`);
const isOpen = (local: string): boolean => isOpenAt(scheduleOf(desk(), at(local)), at(local));

test("ticked holidays and own days are closed, in this year and the next", () => {
	expect(isOpen("2026-11-24T10:00:00")).toBe(true);
	expect(isOpen("2026-11-23T10:00:00")).toBe(false);
	expect(isOpen("2026-12-25T10:00:00")).toBe(false);
	expect(isOpen("2027-07-09T10:00:00")).toBe(false);
	// Nobody ticked Republic Day: a Monday in 2027.
	expect(isOpen("2027-11-15T10:00:00")).toBe(true);
	// On New Year's Eve the next day is looked at as well.
	expect(
		scheduleOf(desk({ holidays: ["new-year"] }), at("2026-12-31T23:59:00"))?.closedDays,
	).toContain("2027-01-01");
	expect(scheduleOf(desk({ hours: null }), 0)).toBeNull();
});

test("the department's hours before the workspace's; a number that has its own is told nothing else", () => {
	const [workspace, sales] = [desk(), desk({ greeting: "Vendas" })];
	const told = { main: workspace, departments: { sales } };
	expect(hoursFor(told, "sales")).toBe(sales);
	expect(hoursFor(told, "other")).toBe(workspace);
	expect(hoursFor(told, null)).toBe(workspace);
	expect(hoursFor({ main: null, departments: { sales } }, null)).toBeNull();
	expect(hoursFor(undefined, "sales")).toBeNull();
});

test("what is typed is kept tidily", () => {
	const typed = {
		...desk(),
		holidays: ["christmas", "christmas", "of-nowhere"],
		closedDays: [
			{ date: "2027-01-02", name: " Férias\n coletivas " },
			{ date: "2026-12-30", name: "" },
		],
		greeting: " \u200B ",
		away: "Um\r\ndois",
		answersWithin: " em até\n2 horas ",
	};
	const parsed = parseDeskHours(typed);
	expect(parsed.ok && parsed.value).toMatchObject({
		holidays: ["christmas"],
		closedDays: [
			{ date: "2026-12-30", name: "" },
			{ date: "2027-01-02", name: "Férias coletivas" },
		],
		greeting: "",
		away: "Um\ndois",
		answersWithin: "em até 2 horas",
	});
});

test("each refusal names its field", () => {
	const refused = (changed: Record<string, unknown>) => {
		const parsed = parseDeskHours({ ...desk(), ...changed });
		return parsed.ok ? null : parsed.code;
	};
	expect(refused({})).toBeNull();
	expect(refused({ hours: { timeZone: "Mars/Base", open: [] } })).toBe("hours_invalid");
	expect(refused({ state: "XX" })).toBe("invalid_request");
	expect(refused({ closedDays: [{ date: "2026-02-30", name: "" }] })).toBe("date_invalid");
	expect(refused({ closedDays: [{ date: "30/02/2026", name: "" }] })).toBe("date_invalid");
	expect(refused({ away: "a".repeat(MAX_AUTOMATIC_TEXT + 1) })).toBe("message_too_long");
	expect(refused({ answersWithin: "a".repeat(61) })).toBe("message_too_long");
	for (const broken of [null, 3, "x", []]) expect(parseDeskHours(broken).ok).toBe(false);
	expect(readDeskHours("{")).toBeNull();
	expect(readDeskHours(JSON.stringify(desk()))).toEqual(desk());
});
