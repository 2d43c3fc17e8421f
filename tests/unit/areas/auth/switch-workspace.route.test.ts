import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/switch-workspace.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { routeArgs, signedInAs, thrownBy } from "../route-args.ts";

const switchTo = (workspaceId: string, switchWorkspace: unknown) =>
	action(
		routeArgs({
			services: { auth: { switchWorkspace } },
			signedIn: signedInAs("viewer"),
			form: { workspaceId },
		}),
	);

test("switching sets the new sign-in and loads the whole document anew", async () => {
	const answer = await thrownBy(() =>
		switchTo("w2", () => Promise.resolve(ok({ setCookie: ["a=1"] }))),
	);
	expect(answer).toEqual({ status: 302, location: "/", cookies: ["a=1"] });
});

test("E08 a workspace of others, or of nobody, is not found", async () => {
	expect(
		await thrownBy(() => switchTo("x", () => Promise.resolve(fail("not_found")))),
	).toMatchObject({ status: 404 });
});

test("a visit changes nothing", () => {
	expect(loader()).toMatchObject({ status: 302 });
});
