import { expect, test } from "vitest";
import {
	type ContactField,
	MAX_CHOICES,
	MAX_FIELD_LABEL,
	MAX_FIELDS,
	parseFields,
	readFields,
	type TypedField,
} from "#app/domain/inbox/contact-field.ts";

const typed = (over: Partial<TypedField> = {}): TypedField => ({
	id: null,
	label: "Cidade",
	kind: "text",
	choices: [],
	...over,
});
const parse = (fields: TypedField[], present: ContactField[] = []) => {
	let n = 0;
	return parseFields(fields, present, () => `new-${String((n += 1))}`);
};

test("fields are kept in their order with trimmed names and choices, each choice once", () => {
	const size = { label: " Tamanho  preferido ", kind: "choice" as const };
	const choices = [" P ", "M", "", "p", "G"];
	expect(
		parse([typed({ ...size, choices }), typed({ choices: ["not", "of", "a", "text"] })]),
	).toEqual({
		ok: true,
		value: [
			{ id: "new-1", label: "Tamanho preferido", kind: "choice", choices: ["P", "M", "G"] },
			{ id: "new-2", label: "Cidade", kind: "text", choices: [] },
		],
	});
});

test("a field that is there keeps its id and its kind; one that is gone, or named twice, is a new one", () => {
	const present: ContactField[] = [{ id: "a", label: "Desde", kind: "date", choices: [] }];
	const again = [
		typed({ id: "a", label: "Cliente desde", kind: "number" }),
		typed({ id: "a", label: "Outra" }),
		typed({ id: "gone", label: "Terceira" }),
	];
	const parsed = parse(again, present);
	expect(parsed.ok && parsed.value.map(({ id, label, kind }) => [id, label, kind])).toEqual([
		["a", "Cliente desde", "date"],
		["new-1", "Outra", "date"],
		["new-2", "Terceira", "text"],
	]);
});

test.each([
	["too_many_fields", Array.from({ length: MAX_FIELDS + 1 }, (_, n) => typed({ label: `C${n}` }))],
	["field_label_invalid", [typed({ label: "  " })]],
	["field_label_invalid", [typed({ label: "a".repeat(MAX_FIELD_LABEL + 1) })]],
	["field_label_invalid", [typed(), typed({ label: "CIDADE" })]],
	["field_choices_invalid", [typed({ kind: "choice", choices: [" "] })]],
	["field_choices_invalid", [typed({ kind: "choice", choices: ["a".repeat(61)] })]],
	[
		"field_choices_invalid",
		[
			typed({
				kind: "choice",
				choices: Array.from({ length: MAX_CHOICES + 1 }, (_, n) => `c${n}`),
			}),
		],
	],
] as const)("%s", (code, fields) => {
	expect(parse([...fields])).toEqual({ ok: false, code });
});

test("what is stored is read back; what is unreadable is no field", () => {
	const field = { id: "a", label: "Cidade", kind: "text", choices: [] };
	expect(readFields(JSON.stringify([field]))).toEqual([field]);
	for (const stored of [null, undefined, "", "{", '{"a":1}'])
		expect(readFields(stored)).toEqual([]);
});
