import { expect, test } from "vitest";
import { creationsFor } from "#app/areas/shell/creations.ts";

test("'Novo' offers conversation, agent, instance, channel and invitation to everybody", () => {
	for (const role of ["admin", "manager", "operator", "viewer"] as const)
		expect(creationsFor(role).map(({ name }) => name)).toEqual([
			"conversation",
			"agent",
			"instance",
			"channel",
			"invitation",
		]);
});

test("what a role may not make says why", () => {
	const refusals = (role: "manager" | "operator" | "viewer") =>
		creationsFor(role).map(({ refusal }) => refusal);
	expect(refusals("manager")).toEqual([null, null, null, null, null]);
	expect(refusals("operator")).toEqual([
		null,
		"managersOnly",
		"managersOnly",
		"managersOnly",
		"managersOnly",
	]);
	expect(refusals("viewer")[0]).toBe("notForViewers");
});
