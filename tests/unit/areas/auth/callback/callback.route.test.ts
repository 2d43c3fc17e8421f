import { expect, test } from "vitest";
import { loader } from "#app/areas/auth/callback/callback.route.tsx";
import { routeArgs, signedInAs } from "../../route-args.ts";

const social = { returnPath: () => "/team" };
const open = (path: string, signedIn: object | null) =>
	loader(
		routeArgs({
			services: { auth: { findSignedIn: () => Promise.resolve(signedIn) }, social },
			path,
		}),
	);

test("whoever is signed in goes to the page they wanted", async () => {
	expect(await open("/auth/callback", signedInAs("viewer"))).toEqual({
		to: "/team",
		failure: null,
	});
});

test("a failure in the address wins over a session; without either nothing was processed", async () => {
	expect(await open("/auth/callback?reason=user_denied", signedInAs("viewer"))).toEqual({
		to: null,
		failure: { reason: "user_denied" },
	});
	expect(await open("/auth/callback", null)).toEqual({
		to: null,
		failure: { reason: "processing_failed" },
	});
});
