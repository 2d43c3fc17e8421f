import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey, matchingKey } from "#app/domain/inbox/address.ts";

const phone = (value: string) => ({ kind: "phone", value }) as const;

test("an address is stored under its kind, so that a LID never passes for a phone", () => {
	expect(addressKey(phone("5511987654321"))).toBe("phone:5511987654321");
	expect(addressKey({ kind: "lid", value: "5511987654321" })).toBe("lid:5511987654321");
	expect(addressKey({ kind: "group", value: "120363" })).toBe("group:120363");
});

test.each([
	["5511987654321", "br:1187654321"],
	["551187654321", "br:1187654321"],
	// Eight digits that begin with nine are an old number, not a ninth digit.
	["551198765432", "br:1198765432"],
	["5511998765432", "br:1198765432"],
])("the Brazilian mobile %s matches as %s", (value, key) => {
	expect(matchingKey(phone(value))).toBe(key);
});

test.each([
	["a landline", "551132345678"],
	// Without the nine it would be a landline: another person's.
	["a mobile whose short form is a landline's", "5511932345678"],
	["a foreign number", "351912345678"],
	["a number without country code", "11987654321"],
	["one digit too many", "55119876543210"],
	["one digit too few", "55118765432"],
	["nothing", ""],
	["a number with signs", "+55 11 98765-4321"],
])("%s matches only itself", (_name, value) => {
	expect(matchingKey(phone(value))).toBeNull();
});

test.each(["lid", "group", "other"] as const)("a %s is no phone number", (kind) => {
	expect(matchingKey({ kind, value: "5511987654321" })).toBeNull();
});

test("two numbers match exactly when they differ by nothing but the ninth digit", () => {
	const subscriber = fc
		.tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 60_000_000, max: 99_999_999 }))
		.map(([area, number]) => `${area}${number}`);
	const withNine = (s: string) => phone(`55${s.slice(0, 2)}9${s.slice(2)}`);
	const withoutNine = (s: string) => phone(`55${s}`);
	fc.assert(
		fc.property(subscriber, subscriber, (one, other) => {
			expect(matchingKey(withNine(one))).toBe(matchingKey(withoutNine(one)));
			expect(matchingKey(withNine(one)) === matchingKey(withoutNine(other))).toBe(one === other);
		}),
	);
});
