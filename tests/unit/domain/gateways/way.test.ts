import { expect, test } from "vitest";
import { choiceOf, isChoice, listWays } from "#app/domain/gateways/way.ts";

const ID = "0b0f4b2e-7a53-4a75-9c3e-2f9b1c0d1e2f";
const OWN = { id: ID, vendor: "waha", name: "Servidor da loja" } as const;

test("the workspace's own gateways come first, the demonstration last", () => {
	expect(
		listWays(["simulator", "evolution"], [OWN], false).map(({ choice, name }) => [choice, name]),
	).toEqual([
		[ID, "Servidor da loja"],
		["evolution", null],
		["simulator", null],
	]);
	expect(listWays([], [], false)).toEqual([]);
});

test("an app of Meta makes the official API a way, once", () => {
	expect(listWays([], [], true).map(({ choice }) => choice)).toEqual(["cloud-api"]);
	expect(listWays(["cloud-api"], [], true)).toHaveLength(1);
});

test("a form's choice is a vendor's name or an id", () => {
	for (const text of ["evolution", "cloud-api", ID]) expect(isChoice(text), text).toBe(true);
	for (const text of ["", "Evolution", "telegram", "__proto__", `${ID}x`, ID.toUpperCase()])
		expect(isChoice(text), text).toBe(false);
	expect(choiceOf({ gateway: "waha", gatewayId: ID })).toBe(ID);
	expect(choiceOf({ gateway: "waha", gatewayId: null })).toBe("waha");
});
