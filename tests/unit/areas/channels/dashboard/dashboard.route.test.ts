import { expect, test } from "vitest";
import { loader } from "#app/areas/channels/dashboard/dashboard.route.tsx";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const overview = { total: 1 };
const services = { figures: { overview: () => Promise.resolve(overview) } };

test("the dashboard reads its figures without waiting for them, for WhatsApp instances only", async () => {
	const channels = [channel({ id: "a" }), channel({ id: "b", type: "webchat" })];
	const loaded = loader(
		routeArgs({ services, path: "/whatsapp", signedIn: signedInAs("viewer", channels) }),
	);
	expect(loaded.instances.map(({ id }) => id)).toEqual(["a"]);
	expect(loaded.overview).toBeInstanceOf(Promise);
	expect(await loaded.overview).toBe(overview);
});

test("/whatsapp/ without an id leads to /whatsapp", async () => {
	const args = routeArgs({ services, path: "/whatsapp/", signedIn: signedInAs("viewer") });
	expect(await thrownBy(() => loader(args))).toMatchObject({
		status: 302,
		location: "/whatsapp",
	});
});
