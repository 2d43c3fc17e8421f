import fc from "fast-check";
import { expect, test } from "vitest";
import { fillTemplate, MAX_FILLED } from "#app/domain/official-templates/template-message.ts";
import { templateOf } from "./samples.ts";

const VALUES = { "header.1": "77", "body.1": "Ana", "body.2": "77", "button.1": "xyz" };
const FILE = { hash: "0".repeat(64), name: "nota.pdf", mimetype: "application/pdf", bytes: 9 };

test("a filled template reads as the customer reads it", () => {
	expect(fillTemplate(templateOf(), { values: VALUES })).toEqual({
		ok: true,
		value: {
			type: "template",
			name: "pedido_enviado",
			language: "pt_BR",
			category: "UTILITY",
			values: VALUES,
			text: [
				"Pedido 77",
				"Olá Ana, seu pedido 77 saiu para entrega.",
				"[Falar com a loja]",
				"[Acompanhar] https://loja.example/p/xyz",
				"Loja Exemplo",
			].join("\n"),
			form: {
				template: { name: "pedido_enviado", language: "pt_BR" },
				header: { text: "Pedido 77" },
				body: "Olá Ana, seu pedido 77 saiu para entrega.",
				footer: "Loja Exemplo",
				buttons: [
					{ kind: "reply", text: "Falar com a loja" },
					{ kind: "url", text: "Acompanhar", value: "https://loja.example/p/xyz" },
				],
			},
		},
	});
});

test("something that is missing is no message: a gap, a file, a place", () => {
	const gaps = { ok: false, code: "template_gaps" };
	expect(fillTemplate(templateOf(), { values: { ...VALUES, "body.2": " \n" } })).toEqual(gaps);
	const paper = templateOf({ header: { kind: "document" } });
	expect(fillTemplate(paper, { values: VALUES })).toEqual(gaps);
	expect(fillTemplate(paper, { values: VALUES, file: FILE })).toMatchObject({
		value: { file: { kind: "document", name: "nota.pdf" } },
	});
	const map = templateOf({ header: { kind: "location" } });
	expect(fillTemplate(map, { values: VALUES, file: FILE })).toEqual(gaps);
	const place = { latitude: 1, longitude: 2, name: "Loja", address: "" };
	expect(fillTemplate(map, { values: VALUES, place })).toMatchObject({ value: { place } });
});

test("what Meta does not send now, or is not known whole, is not filled", () => {
	const not = { ok: false, code: "template_not_sendable" };
	for (const over of [
		{ status: "PAUSED" },
		{ status: "PENDING" },
		{ isWhole: false },
		{ category: "AUTHENTICATION" },
	])
		expect(fillTemplate(templateOf(over), { values: VALUES })).toEqual(not);
});

test("whatever is typed, no value has a line or a tab, and each is bounded: Meta refuses the others", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 1_100 }), (typed) => {
			const filled = fillTemplate(templateOf(), { values: { ...VALUES, "body.1": typed } });
			if (!filled.ok) return;
			const value = filled.value.values["body.1"] ?? "";
			const isKept =
				!/[\n\r\t]| {2}/u.test(value) &&
				value.length <= MAX_FILLED &&
				filled.value.form.body === `Olá ${value}, seu pedido 77 saiu para entrega.`;
			expect(isKept).toBe(true);
		}),
		{ numRuns: 50 },
	);
});

test("values that belong to no gap of the template are left out", () => {
	const filled = fillTemplate(templateOf(), { values: { ...VALUES, "body.9": "x" } });
	expect(filled).toMatchObject({ value: { values: VALUES } });
	expect(filled.ok && Object.keys(filled.value.values)).not.toContain("body.9");
});
