import { expect, test } from "vitest";
import { type KnownBy, matchPerson } from "#app/domain/conversations/same-person.ts";

const known = (over: Partial<KnownBy> = {}): KnownBy => ({
	contactId: crypto.randomUUID(),
	phone: null,
	email: null,
	...over,
});

test.each([
	["phone", { phone: "5511987654321" }, { phone: "5511987654321" }],
	["phone", { phone: "5511987654321" }, { phone: "551187654321" }],
	["email", { email: "ana@loja.com" }, { email: "Ana@Loja.com" }],
	["phone", { phone: "551130001000", email: "a@b.co" }, { phone: "551130001000", email: "a@b.co" }],
	[null, { phone: "5511987654321" }, { phone: "5521987654321" }],
	[null, {}, {}],
	[null, { email: "ana@loja.com" }, { phone: "5511987654321" }],
] as const)("%s: %j and %j", (match, one, other) => {
	expect(matchPerson(known(one), known(other))).toBe(match);
});

test("the same contact is the same person, whatever else is known", () => {
	const one = known({ contactId: "c", email: "a@b.co" });
	expect(matchPerson(one, known({ contactId: "c" }))).toBe("contact");
});
