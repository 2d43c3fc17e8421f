import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { requireMember, signInPath } from "#app/middleware/require-member.ts";
import { requirePermission } from "#app/middleware/require-permission.ts";
import type { Role } from "#app/domain/team/role.ts";

const signedInAs = (role: Role): SignedIn => ({
	signInId: "s",
	userId: "u",
	email: "ana@loja.com",
	fullName: "Ana",
	member: { id: "m", role, avatarUrl: null },
	workspace: { id: "w", name: "Loja", slug: "loja", plan: "free" },
	channels: [],
});

function argsFor(signedIn: SignedIn | null, path = "/") {
	const context = new RouterContextProvider();
	const auth = { findSignedIn: () => Promise.resolve(signedIn) };
	context.set(servicesContext, { auth } as never);
	const url = new URL(path, "http://own.example");
	return { request: new Request(url), context, params: {}, url, pattern: "/" } as never;
}
const next = async () => new Response();

async function refusalOf(run: () => unknown): Promise<unknown> {
	try {
		await run();
	} catch (thrown) {
		return thrown;
	}
	return null;
}

test("a member passes and the routes below know who it is", async () => {
	const args = argsFor(signedInAs("viewer"));
	await requireMember(args, next);
	expect((args as { context: RouterContextProvider }).context.get(signedInContext).userId).toBe(
		"u",
	);
});

test("a visitor is sent to /auth and the page is remembered", async () => {
	const thrown = await refusalOf(() => requireMember(argsFor(null, "/whatsapp/1?contact=2"), next));
	expect(thrown).toBeInstanceOf(Response);
	const response = thrown as Response;
	expect(response.status).toBe(302);
	expect(response.headers.get("location")).toBe("/auth?next=%2Fwhatsapp%2F1%3Fcontact%3D2");
});

test("the start needs no remembering, and data requests remember their page", () => {
	expect(signInPath(new URL("http://own.example/"))).toBe("/auth");
	expect(signInPath(new URL("http://own.example/team.data"))).toBe("/auth?next=%2Fteam");
	expect(signInPath(new URL("http://own.example//evil.com"))).toBe("/auth");
});

test("a role that may not gets 403, one that may passes", async () => {
	for (const [role, allowed] of [
		["viewer", false],
		["operator", false],
		["manager", true],
		["admin", true],
	] as const) {
		const args = argsFor(signedInAs(role));
		await requireMember(args, next);
		const thrown = await refusalOf(() => requirePermission("manage_channels")(args, next));
		expect(thrown === null, role).toBe(allowed);
		if (!allowed) expect(thrown).toMatchObject({ init: { status: 403 } });
	}
});
