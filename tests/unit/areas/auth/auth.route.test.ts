import { expect, test } from "vitest";
import { action, type Attempt, loader } from "#app/areas/auth/auth.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";

const site = { passwordMin: 8, hasLocalDoors: true, signUpMode: "open", isMailSent: true };
const social = { isConfigured: (provider: string) => provider === "google" };
const signInForm = { form: "sign-in", email: "ana@x.com", password: "demonstracao" };
const signUpForm = {
	form: "sign-up",
	fullName: "Ana Lima",
	email: "ana@x.com",
	password: "s3nh4-boa",
	confirmation: "s3nh4-boa",
};

test("somebody who is signed in is sent on, to the remembered page of our own only", async () => {
	const auth = { findSignedIn: () => Promise.resolve(signedInAs("viewer")) };
	const open = (path: string) =>
		thrownBy(() => loader(routeArgs({ services: { auth, site, social }, path })));
	expect(await open("/auth")).toMatchObject({ status: 302, location: "/" });
	expect(await open("/auth?next=%2Fwhatsapp%2F1")).toMatchObject({ location: "/whatsapp/1" });
	expect(await open("/auth?next=%2F..%2F%2Fevil.com")).toMatchObject({ location: "/" });
});

test("a visitor gets the page with the e-mail of the link filled in", async () => {
	const auth = { findSignedIn: () => Promise.resolve(null) };
	const loaded = await loader(
		routeArgs({ services: { auth, site, social }, path: "/auth?email=ana%40x.com&tab=sign-up" }),
	);
	expect(loaded).toEqual({
		message: null,
		wanted: null,
		social: { google: true, facebook: false, next: "/" },
		tab: "sign-up",
		email: "ana@x.com",
		passwordMin: 8,
		signUp: { mode: "open", isMailSent: true },
		hasOutbox: true,
	});
});

test("B09 only known messages are told, and a remembered page is carried to a provider", async () => {
	const auth = { findSignedIn: () => Promise.resolve(null) };
	const open = (query: string) =>
		loader(routeArgs({ services: { auth, site, social }, path: `/auth?${query}` }));
	expect(await open("message=account_created&next=%2Fteam")).toMatchObject({
		message: "account_created",
		social: { next: "/team" },
	});
	for (const message of ["", "x", "<script>", "account_created%00", "ACCOUNT_CREATED"])
		expect(await open(`message=${encodeURIComponent(message)}&next=//evil.com`)).toMatchObject({
			message: null,
			social: { next: "/" },
		});
});

test("signing in sets the cookies and leads to the remembered page", async () => {
	const auth = { signIn: () => Promise.resolve(ok({ setCookie: ["a=1", "b=2"] })) };
	const answer = await thrownBy(() =>
		action(routeArgs({ services: { auth }, form: signInForm, path: "/auth?next=%2Fwhatsapp" })),
	);
	expect(answer).toEqual({ status: 302, location: "/whatsapp", cookies: ["a=1", "b=2"] });
});

test("a refused sign-in keeps the e-mail and never the password", async () => {
	const auth = { signIn: () => Promise.resolve(fail("credentials_wrong")) };
	const answer = await action(routeArgs({ services: { auth }, form: signInForm }));
	expect(outcomeOf(answer).status).toBe(401);
	expect(valueOf<Attempt>(answer)).toEqual({
		form: "sign-in",
		code: "credentials_wrong",
		email: "ana@x.com",
		fullName: "",
	});
	expect(JSON.stringify(answer)).not.toContain("demonstracao");
});

test("too many attempts answer 429", async () => {
	const auth = { signIn: () => Promise.resolve(fail("rate_limited")) };
	expect(outcomeOf(await action(routeArgs({ services: { auth }, form: signInForm }))).status).toBe(
		429,
	);
});

test("an incomplete form does not reach the service", async () => {
	const auth = {
		signIn: () => Promise.reject(new Error("called")),
		signUp: () => Promise.reject(new Error("called")),
	};
	for (const form of [
		{ ...signInForm, password: "" },
		{ ...signUpForm, confirmation: "outra" },
	])
		expect(outcomeOf(await action(routeArgs({ services: { auth }, form }))).status).toBeGreaterThan(
			399,
		);
});

test("signing up is answered with the e-mail to look into, in the visitor's language", async () => {
	const seen: unknown[] = [];
	const auth = {
		signUp: (...args: unknown[]) => {
			seen.push(...args);
			return Promise.resolve(ok({ setCookie: ["prosa.sign-up=abc; Path=/"] }));
		},
	};
	const answer = await action(routeArgs({ services: { auth }, form: signUpForm }));
	expect(outcomeOf(answer).status).toBe(200);
	expect(valueOf<Attempt>(answer)).toMatchObject({
		form: "sign-up",
		code: null,
		email: "ana@x.com",
	});
	expect(seen).toMatchObject([{ fullName: "Ana Lima", password: "s3nh4-boa" }, { locale: "pt" }]);
	// The browser that signed up is known again when the link of the mail is opened (security 3).
	expect(outcomeOf(answer).cookies).toEqual(["prosa.sign-up=abc; Path=/"]);
});
