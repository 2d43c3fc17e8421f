import { expect, test } from "vitest";
import { action, type ContactAnswer } from "#app/areas/site/contact.route.tsx";
import { outcomeOf, routeArgs, valueOf } from "../route-args.ts";

const form = {
	firstName: "Ana",
	lastName: "Lima",
	email: " ana@loja.test ",
	company: "",
	phone: "",
	subject: "Planos",
	message: "Quanto custa?",
};
const log = () => undefined;
const OPEN = { isMailSent: true, company: { contactEmail: "oi@loja.test" } };
const act = (
	send: (...args: unknown[]) => Promise<unknown>,
	typed: Record<string, string> = form,
	site: object = OPEN,
) =>
	action(routeArgs({ services: { contact: { send }, log, site }, form: typed, path: "/contact" }));

test("a request is sent on as it was typed, in the visitor's language, and confirmed", async () => {
	const seen: unknown[] = [];
	const answer = await act((...args) => {
		seen.push(...args);
		return Promise.resolve({ ok: true });
	});
	expect(seen).toEqual([form, { ip: "", locale: "pt" }]);
	expect(outcomeOf(answer).status).toBe(200);
	expect(valueOf<ContactAnswer>(answer)).toMatchObject({ code: "sent", email: "ana@loja.test" });
});

test("a refusal names the fields and brings everything typed back", async () => {
	const faults = { email: "invalid" };
	const answer = await act(() => Promise.resolve({ ok: false, code: "invalid_request", faults }));
	expect(outcomeOf(answer).status).toBe(400);
	expect(valueOf<ContactAnswer>(answer)).toEqual({
		code: "invalid_request",
		faults,
		typed: form,
		email: "",
	});
});

test("too many requests answer 429, and nothing typed is lost", async () => {
	const answer = await act(() => Promise.resolve({ ok: false, code: "rate_limited" }));
	expect(outcomeOf(answer).status).toBe(429);
	expect(valueOf<ContactAnswer>(answer).typed).toEqual(form);
});

test("when the database is down the form comes back filled in, with 503", async () => {
	const answer = await act(() => Promise.reject(new Error("down")));
	expect(outcomeOf(answer).status).toBe(503);
	expect(valueOf<ContactAnswer>(answer)).toMatchObject({ code: "unavailable", typed: form });
});

test("where no mail leaves, or nobody receives it, nothing is taken and nothing claimed", async () => {
	const closed = [
		{ ...OPEN, isMailSent: false },
		{ ...OPEN, company: { contactEmail: null } },
	];
	for (const site of closed) {
		const answer = await act(() => Promise.reject(new Error("sent")), form, site);
		expect(outcomeOf(answer).status).toBe(503);
		expect(valueOf<ContactAnswer>(answer)).toMatchObject({ code: "unavailable", typed: form });
	}
});

test("L06 fields nobody knows are dropped and missing ones are empty", async () => {
	const seen: unknown[] = [];
	await act(
		(typed) => {
			seen.push(typed);
			return Promise.resolve({ ok: true });
		},
		{ firstName: "Ana", isAdmin: "1", constructor: "x" },
	);
	expect(seen).toEqual([
		{ firstName: "Ana", lastName: "", email: "", company: "", phone: "", subject: "", message: "" },
	]);
});
