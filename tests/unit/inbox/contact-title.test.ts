import { expect, test } from "vitest";
import { contactTitle } from "#app/inbox/contact-title.ts";

const ID = "0193a5c2-0000-7000-8000-00000000a3f9";

test("a contact is called by its name, else by its phone", () => {
	const known = { id: ID, name: " Maria  Silva", phone: "5511987654321" };
	expect(contactTitle(known, "Sem nome")).toBe("Maria Silva");
	expect(contactTitle({ ...known, name: null }, "Sem nome")).toContain("98765-4321");
});

test("those without a name and a phone are told apart by the end of their id", () => {
	const nobody = { name: null, phone: null };
	expect(contactTitle({ ...nobody, id: ID }, "Sem nome")).toBe("Sem nome A3F9");
	expect(contactTitle(nobody, "Sem nome")).toBe("Sem nome");
	expect(contactTitle({ ...nobody, id: ID }, "")).toBe("");
});
