import { expect, test, vi } from "vitest";
import { action, loader } from "#app/areas/facebook/marketing/marketing.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, valueOf } from "../../route-args.ts";
import { accountView, pixelView } from "../views.tsx";

const act = (form: Record<string, string>, services: object) =>
	action(routeArgs({ services, form, signedIn: signedInAs("manager") }));

test("everybody reads; only managers and admins may act", async () => {
	const read = { accounts: [accountView()], pixels: [pixelView()], isConfigured: true };
	const services = { facebookAccounts: { overview: async () => read } };
	for (const [role, mayManage] of [
		["viewer", false],
		["operator", false],
		["manager", true],
		["admin", true],
	] as const)
		expect(await loader(routeArgs({ services, signedIn: signedInAs(role) })), role).toMatchObject({
			accounts: read.accounts,
			pixels: read.pixels,
			mayManage,
		});
});

test("a token is validated, and its answer carries a name and no token", async () => {
	const validateToken = vi.fn<(...args: unknown[]) => unknown>(async () => ok({ name: "Ana" }));
	const services = { facebookAccounts: { validateToken } };
	const answered = await act({ intent: "validate", token: " EAAGx ", accountId: "" }, services);
	expect(validateToken).toHaveBeenCalledWith(expect.anything(), { token: "EAAGx" });
	expect(valueOf(answered)).toEqual({
		intent: "validate",
		code: null,
		name: "Ana",
	});
	expect(JSON.stringify(answered)).not.toContain("EAAGx");
	await act({ intent: "validate", token: "EAAGx", accountId: "act_1" }, services);
	expect(validateToken).toHaveBeenLastCalledWith(expect.anything(), {
		token: "EAAGx",
		accountId: "act_1",
	});
});

test("a refusal carries its code, Meta's words and a status", async () => {
	for (const [code, status] of [
		["forbidden", 403],
		["facebook_token_invalid", 400],
		["facebook_not_found", 404],
		["facebook_rate_limited", 429],
		["facebook_unavailable", 503],
	] as const) {
		const add = async () => ({ ...fail(code), message: "Sessão expirada" });
		const answered = await act(
			{ intent: "add", token: "EAAGx", accountId: "1" },
			{ facebookAccounts: { add } },
		);
		expect([outcomeOf(answered).status, valueOf(answered)]).toEqual([
			status,
			{ intent: "add", code, message: "Sessão expirada" },
		]);
	}
});

test("a sync names its list, a removal its account; anything else is refused unheard", async () => {
	const start = vi.fn<(...args: unknown[]) => unknown>(async () => ok(null));
	const remove = vi.fn<(...args: unknown[]) => unknown>(async () => ok(null));
	const services = { facebookSync: { start }, facebookAccounts: { remove } };
	await act({ intent: "sync", accountId: "112233", kind: "pixels" }, services);
	expect(start).toHaveBeenCalledWith(expect.anything(), "112233", "pixels");
	await act({ intent: "remove", accountId: "112233" }, services);
	expect(remove).toHaveBeenCalledWith(expect.anything(), "112233");
	for (const form of [
		{ intent: "sync", accountId: "112233", kind: "everything" },
		{ intent: "add", token: "   ", accountId: "1" },
		{ intent: "add", token: "x".repeat(2049), accountId: "1" },
		{ intent: "erase" },
	] as Record<string, string>[])
		expect(valueOf(await act(form, services))).toMatchObject({ code: "invalid_request" });
	expect([start.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
});
