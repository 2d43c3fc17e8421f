import { expect, test } from "vitest";
import { contactTitle, isTitleUnverified } from "#app/inbox/list/contact-title.ts";

const WORDS = { unnamed: "Sem nome", unnamedGroup: "Grupo" };
const ID = "0193a5c2-0000-7000-8000-00000000a3f9";

test("a contact is called by its name, else by its phone", () => {
	const known = { id: ID, name: " Maria  Silva", phone: "5511987654321" };
	expect(contactTitle(known, WORDS)).toBe("Maria Silva");
	expect(contactTitle({ ...known, name: null }, WORDS)).toContain("98765-4321");
});

test("those without a name and a phone are told apart by the end of their id", () => {
	const nobody = { name: null, phone: null };
	expect(contactTitle({ ...nobody, id: ID }, WORDS)).toBe("Sem nome A3F9");
	expect(contactTitle(nobody, WORDS)).toBe("Sem nome");
	expect(contactTitle({ ...nobody, id: ID }, null)).toBe("");
});

test("a group nobody has named is called a group, not an anonymous person (gateway A3)", () => {
	const group = { id: ID, name: null, phone: null, isGroup: true };
	expect(contactTitle(group, WORDS)).toBe("Grupo A3F9");
	expect(contactTitle({ ...group, name: "Família Lima" }, WORDS)).toBe("Família Lima");
});

test("a title that the person only said is marked, and none that a gateway told (security b)", () => {
	expect(isTitleUnverified({ name: "Maria", told: ["name"] })).toBe(true);
	expect(isTitleUnverified({ name: "Maria", told: ["phone", "email"] })).toBe(false);
	expect(isTitleUnverified({ name: null, told: ["phone"] })).toBe(true);
	expect(isTitleUnverified({ name: "Maria" })).toBe(false);
});
