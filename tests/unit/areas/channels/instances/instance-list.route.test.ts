import { expect, test } from "vitest";
import { action, loader } from "#app/areas/channels/instances/instance-list.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { channel, outcomeOf, routeArgs, signedInAs, valueOf } from "../../route-args.ts";

test("the list has WhatsApp instances only, inactive ones too, and reads nothing for them", () => {
	const channels = [
		channel({ id: "a", isActive: false }),
		channel({ id: "b", type: "webchat" }),
		channel({ id: "c" }),
	];
	const loaded = loader(routeArgs({ services: {}, signedIn: signedInAs("viewer", channels) }));
	expect(loaded.instances.map(({ id }) => id)).toEqual(["a", "c"]);
});

test.each([
	["forbidden", 403],
	["not_found", 404],
] as const)("a removal refused as %s answers %i", async (code, status) => {
	const whatsapp = { remove: () => Promise.resolve(fail(code)) };
	const answer = await action(
		routeArgs({ services: { whatsapp }, signedIn: signedInAs("operator"), form: { id: "c1" } }),
	);
	expect(outcomeOf(answer).status).toBe(status);
	expect(valueOf(answer)).toEqual({ code });
});

test("a removal tells the service which instance, and answers without a code", async () => {
	const removed: string[] = [];
	const whatsapp = {
		remove: (_: unknown, id: string) => {
			removed.push(id);
			return Promise.resolve(ok(null));
		},
	};
	const answer = await action(
		routeArgs({ services: { whatsapp }, signedIn: signedInAs("admin"), form: { id: "c1" } }),
	);
	expect(valueOf(answer)).toEqual({ code: null });
	expect(removed).toEqual(["c1"]);
});
