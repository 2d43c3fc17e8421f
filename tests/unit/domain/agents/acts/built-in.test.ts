import { expect, test } from "vitest";
import {
	type ActSettings,
	type BuiltInParts,
	describeHours,
	NO_ACTS,
	offerBuiltIn,
	parseActSettings,
	runBuiltIn,
} from "#app/domain/agents/acts/built-in.ts";

/** Monday, 23 November 2026, 14:05 in São Paulo. */
const NOW = Date.UTC(2026, 10, 23, 17, 5);
const HOURS = { timeZone: "America/Sao_Paulo", open: [{ day: 1 as const, from: 540, to: 1080 }] };
const ALL: ActSettings = {
	form: [{ key: "cep", label: "CEP", kind: "postcode" }],
	labels: ["Orçamento", "Troca"],
	mayAssign: true,
	tellsHours: true,
};
const parts = (change: Partial<BuiltInParts> = {}): BuiltInParts => ({
	acts: ALL,
	hours: HOURS,
	people: [{ memberId: "m1", name: "Bruna" }],
	departments: [{ id: "d1", name: "Suporte" }],
	conversion: { pixelId: "1234567890", eventType: "Purchase", currency: "BRL" },
	now: NOW,
	...change,
});
const call = (name: string, given: unknown = {}) => ({ id: "1", name, arguments: given });

test("an agent offers what it may do, and nothing that could only fail", () => {
	const names = (change?: Partial<BuiltInParts>) =>
		offerBuiltIn(parts(change)).map(({ name }) => name);
	expect(names()).toEqual([
		"save_contact_data",
		"label_conversation",
		"assign_to_person",
		"transfer_to_department",
		"check_opening_hours",
		"report_conversion",
	]);
	expect(names({ acts: NO_ACTS, conversion: null })).toEqual([]);
	expect(names({ people: [] })).not.toContain("assign_to_person");
	expect(names({ departments: [] })).not.toContain("transfer_to_department");
});

test("data is kept as its kind is written; what is none is told back", () => {
	const save = (given: unknown) => runBuiltIn("save_contact_data", call("", given), parts());
	expect(save({ cep: "01310100" })).toEqual({
		ok: true,
		value: {
			result: "saved: cep",
			effects: [{ type: "fields", labels: { cep: "CEP" }, values: { cep: "01310-100" } }],
		},
	});
	expect(save({ cep: "perto da praça" })).toEqual({ ok: false, code: "invalid value: cep" });
	expect(save({ senha: "x" })).toMatchObject({ ok: false });
});

test("K03 only labels of the team and members who may answer can be named", () => {
	const label = (given: string) =>
		runBuiltIn("label_conversation", call("", { label: given }), parts());
	expect(label("Troca")).toMatchObject({ ok: true, value: { effects: [{ add: ["Troca"] }] } });
	expect(label("VIP")).toEqual({ ok: false, code: "no such label" });
	const assign = (person: unknown, acts = ALL) =>
		runBuiltIn("assign_to_person", call("", { person }), parts({ acts }));
	expect(assign("Bruna")).toMatchObject({
		ok: true,
		value: { effects: [{ type: "assign", memberId: "m1", name: "Bruna" }] },
	});
	expect(assign("Dono")).toEqual({ ok: false, code: "no such person" });
	expect(assign("Bruna", NO_ACTS)).toEqual({ ok: false, code: "no such person" });
	const transfer = (department: unknown, acts = ALL) =>
		runBuiltIn("transfer_to_department", call("", { department }), parts({ acts }));
	expect(transfer("Suporte")).toMatchObject({
		ok: true,
		value: { effects: [{ type: "department", departmentId: "d1" }] },
	});
	expect(transfer("Diretoria")).toEqual({ ok: false, code: "no such department" });
	expect(transfer("Suporte", NO_ACTS)).toEqual({ ok: false, code: "no such department" });
});

test("whether it is open is said with the local time, and with the next opening when closed", () => {
	expect(describeHours(HOURS, NOW)).toEqual({
		now: "2026-11-23 14:05, segunda-feira",
		timeZone: "America/Sao_Paulo",
		open: true,
	});
	expect(describeHours(HOURS, NOW + 5 * 3_600_000)).toMatchObject({
		open: false,
		opensInDays: 7,
		opensAt: "9:00",
	});
	expect(describeHours(null, NOW)).toMatchObject({ open: true, hours: "always" });
	expect(runBuiltIn("check_opening_hours", call(""), parts())).toMatchObject({ ok: true });
});

test("what was typed is cleaned, or refused as a whole", () => {
	expect(parseActSettings({ ...ALL, labels: [" Troca ", "troca", ""] })).toMatchObject({
		ok: true,
		value: { labels: ["Troca"] },
	});
	expect(parseActSettings({ ...ALL, labels: ["x".repeat(99)] })).toEqual({
		ok: false,
		code: "acts_invalid",
	});
	expect(parseActSettings({ ...ALL, form: [{ key: "", label: "", kind: "text" }] })).toMatchObject({
		code: "acts_invalid",
	});
});

test("a model is told what it always has to ask for", () => {
	const form = (isRequired: boolean) => [
		{ key: "cep", label: "CEP", kind: "postcode" as const },
		{
			key: "nome",
			label: "Nome",
			kind: "name" as const,
			...(isRequired && { isRequired: true as const }),
		},
	];
	const said = (isRequired: boolean) =>
		offerBuiltIn(parts({ acts: { ...NO_ACTS, form: form(isRequired) } }))[0]?.description;
	expect(said(true)).toMatch(/tenha pedido: Nome\.$/u);
	expect(said(false)).not.toContain("tenha pedido");
});
