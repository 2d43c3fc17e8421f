import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/sign-out.route.tsx";
import { outcomeOf, routeArgs, signedInAs } from "../route-args.ts";

test("signing out ends this sign-in, clears the cookies and leads to /auth", async () => {
	const ended: string[] = [];
	const auth = {
		signOut: (id: string) => {
			ended.push(id);
			return Promise.resolve({ setCookie: ["x=; Max-Age=0"] });
		},
	};
	const answer = await action(routeArgs({ services: { auth }, signedIn: signedInAs("viewer") }));
	expect(outcomeOf(answer)).toEqual({ status: 302, location: "/auth", cookies: ["x=; Max-Age=0"] });
	expect(ended).toEqual(["sign-in-1"]);
});

test("a mere visit does not sign out", () => {
	expect(outcomeOf(loader()).location).toBe("/");
});
