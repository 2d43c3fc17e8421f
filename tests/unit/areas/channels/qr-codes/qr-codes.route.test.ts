import { expect, test } from "vitest";
import { loader } from "#app/areas/channels/qr-codes/qr-codes.route.tsx";
import { channel, routeArgs, signedInAs } from "../../route-args.ts";

test("the QR page has the active instances that are linked by a QR, and reads nothing for them", () => {
	const channels = [
		channel({ id: "a" }),
		channel({ id: "b", isActive: false }),
		channel({ id: "c", gateway: "cloud-api" }),
		channel({ id: "d", type: "telegram" }),
	];
	const loaded = loader(routeArgs({ services: {}, signedIn: signedInAs("viewer", channels) }));
	expect(loaded.instances.map(({ id }) => id)).toEqual(["a"]);
});
