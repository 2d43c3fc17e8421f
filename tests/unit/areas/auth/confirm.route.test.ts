import { expect, test } from "vitest";
import { action, loader } from "#app/areas/auth/confirm.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, valueOf } from "../route-args.ts";

test("visiting the link uses nothing up: mail scanners visit links too", async () => {
	const auth = { asksForPassword: () => Promise.resolve(true) };
	const path = "/auth/confirm?token=t1";
	expect(await loader(routeArgs({ services: { auth }, path }))).toEqual({
		token: "t1",
		asksForPassword: true,
	});
});

test("the button confirms, and says whose account it was", async () => {
	const auth = {
		confirmEmail: (token: string) =>
			Promise.resolve(ok({ email: `${token}@x.com`, setCookie: [] })),
	};
	const answer = await action(routeArgs({ services: { auth }, form: { token: "t1" } }));
	expect(valueOf(answer)).toEqual({ email: "t1@x.com", code: null });
});

test("whoever proved the sign-up is signed in and goes to the home page (decision 41)", async () => {
	const auth = {
		confirmEmail: () => Promise.resolve(ok({ email: "a@x.com", setCookie: ["s=1; Path=/"] })),
	};
	const thrown = await action(routeArgs({ services: { auth }, form: { token: "t1" } })).catch(
		(error: unknown) => error,
	);
	expect(thrown).toBeInstanceOf(Response);
	const { headers } = thrown as Response;
	expect([headers.get("location"), headers.get("set-cookie")]).toEqual(["/", "s=1; Path=/"]);
});

test("the password typed on the page goes with the link; a wrong one is told (security 3)", async () => {
	const auth = {
		confirmEmail: (token: string, password: string) =>
			Promise.resolve(
				password === "sol 7" ? ok({ email: token, setCookie: [] }) : fail("credentials_wrong"),
			),
	};
	const press = (password: string) =>
		action(routeArgs({ services: { auth }, form: { token: "t1", password } }));
	expect(valueOf(await press("sol 7"))).toEqual({ email: "t1", code: null });
	expect(valueOf(await press("sol 8"))).toEqual({ email: null, code: "credentials_wrong" });
});

test("a used or unknown link is refused with its code", async () => {
	const auth = { confirmEmail: () => Promise.resolve(fail("token_invalid")) };
	const answer = await action(routeArgs({ services: { auth }, form: { token: "t1" } }));
	expect(outcomeOf(answer).status).toBe(400);
	expect(valueOf(answer)).toEqual({ email: null, code: "token_invalid" });
});
