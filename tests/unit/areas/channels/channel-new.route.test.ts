import { expect, test } from "vitest";
import { action, loader } from "#app/areas/channels/channel-new.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";

const services = { channels: { offeredTypes: () => Promise.resolve(["telegram", "webchat"]) } };
const form = { type: "webchat", name: "Site" };

test("E01 only managers and admins see the form", async () => {
	for (const role of ["viewer", "operator"] as const)
		expect(
			await thrownBy(() => loader(routeArgs({ services, signedIn: signedInAs(role) }))),
		).toMatchObject({ status: 403 });
});

test("an address names the type; one that is not offered, or none, asks which", async () => {
	const typeOf = async (path: string) =>
		(await loader(routeArgs({ services, signedIn: signedInAs("manager"), path }))).type;
	expect(await typeOf("/channels/new?type=telegram")).toBe("telegram");
	for (const query of ["", "?type=messenger", "?type=whatsapp", "?type=sms"])
		expect(await typeOf(`/channels/new${query}`), query).toBeNull();
});

test("a channel that was made opens its settings", async () => {
	const channelChanges = { create: () => Promise.resolve(ok({ id: "new-1" })) };
	const answer = await action(
		routeArgs({ services: { channelChanges }, signedIn: signedInAs("admin"), form }),
	);
	expect(outcomeOf(answer)).toMatchObject({
		status: 302,
		location: "/channels/new-1/settings?created=1",
	});
});

test.each([
	["channel_taken", 409],
	["credentials_refused", 400],
	["unavailable", 503],
	["rate_limited", 429],
] as const)("the service's refusal %s comes back with its status", async (code, status) => {
	const channelChanges = { create: () => Promise.resolve(fail(code)) };
	const answer = await action(
		routeArgs({ services: { channelChanges }, signedIn: signedInAs("admin"), form }),
	);
	expect(valueOf(answer)).toEqual({ code });
	expect(outcomeOf(answer).status).toBe(status);
});

test("a form of another type is refused before the service is asked", async () => {
	for (const type of ["whatsapp", "", "sms"]) {
		const answer = await action(
			routeArgs({ services: {}, signedIn: signedInAs("admin"), form: { ...form, type } }),
		);
		expect(valueOf(answer)).toEqual({ code: "invalid_request" });
	}
});
