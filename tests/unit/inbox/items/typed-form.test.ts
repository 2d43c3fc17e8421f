import { expect, test } from "vitest";
import { centsOf, EMPTY_FORM, formOfTyped } from "#app/inbox/items/typed-form.ts";

test("an amount is read as it is written in Brazil, and by a dot", () => {
	for (const [typed, cents] of [
		["49,90", 4_990],
		["R$ 1.234,5", 123_450],
		["1.234", 123_400],
		["1234.50", 123_450],
		["7", 700],
	] as const)
		expect(centsOf(typed), typed).toBe(cents);
	for (const typed of ["", "abc", "1,234", "-1", "1..2", "49,9a"])
		expect(centsOf(typed), typed).toBeNaN();
});

test("rows are lines, and what follows a colon describes one", () => {
	const typed = {
		...EMPTY_FORM,
		kind: "list",
		listButton: "Ver",
		rows: "P\n\nM: até 70 kg: sim\n",
	};
	expect(formOfTyped({ ...typed, kind: "list" }).list?.sections[0]?.rows).toEqual([
		{ id: "r1", title: "P" },
		{ id: "r2", title: "M", description: "até 70 kg: sim" },
	]);
});

test("empty buttons are none, and products stand apart by commas", () => {
	expect(formOfTyped({ ...EMPTY_FORM, buttons: ["Sim", " ", ""] }).buttons).toEqual([
		{ kind: "reply", text: "Sim" },
	]);
	expect(
		formOfTyped({ ...EMPTY_FORM, kind: "products", products: "a, b,," }).products?.sections[0]
			?.products,
	).toEqual(["a", "b"]);
});
