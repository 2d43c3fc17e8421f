import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/confirm.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, valueOf } from "../route-args.ts";

test("visiting the link uses nothing up: mail scanners visit links too", () => {
	expect(loader(routeArgs({ services: {}, path: "/auth/confirm?token=t1" }))).toEqual({
		token: "t1",
	});
});

test("the button confirms, and says whose account it was", async () => {
	const auth = {
		confirmEmail: (token: string) => Promise.resolve(ok({ email: `${token}@x.com` })),
	};
	const answer = await action(routeArgs({ services: { auth }, form: { token: "t1" } }));
	expect(valueOf(answer)).toEqual({ email: "t1@x.com", code: null });
});

test("a used or unknown link is refused with its code", async () => {
	const auth = { confirmEmail: () => Promise.resolve(fail("token_invalid")) };
	const answer = await action(routeArgs({ services: { auth }, form: { token: "t1" } }));
	expect(outcomeOf(answer).status).toBe(400);
	expect(valueOf(answer)).toEqual({ email: null, code: "token_invalid" });
});
