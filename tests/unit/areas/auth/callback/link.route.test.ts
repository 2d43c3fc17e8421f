import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/callback/link.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, thrownBy, valueOf } from "../../route-args.ts";

test("without a link that waits the page leads to the sign-in", async () => {
	const social = { findPending: () => Promise.resolve(null) };
	expect(
		await thrownBy(() => loader(routeArgs({ services: { social }, path: "/auth/link" }))),
	).toMatchObject({ status: 302, location: "/auth" });
});

test("the right password sets the cookies and ends like every social sign-in", async () => {
	const seen: unknown[] = [];
	const social = {
		link: (password: string) => {
			seen.push(password);
			return Promise.resolve(ok({ setCookie: ["a=1"], next: "/" }));
		},
	};
	const form = { password: " com espaço " };
	const answer = await thrownBy(() => action(routeArgs({ services: { social }, form })));
	expect(answer).toEqual({ status: 302, location: "/auth/callback", cookies: ["a=1"] });
	expect(seen).toEqual([" com espaço "]);
});

test("a refusal tells its code and never the password", async () => {
	const refuse = async (code: "credentials_wrong" | "rate_limited") => {
		const social = { link: () => Promise.resolve(fail(code)) };
		return action(routeArgs({ services: { social }, form: { password: "segredo" } }));
	};
	const wrong = await refuse("credentials_wrong");
	expect(outcomeOf(wrong).status).toBe(401);
	expect(valueOf(wrong)).toEqual({ code: "credentials_wrong" });
	expect(outcomeOf(await refuse("rate_limited")).status).toBe(429);
});
