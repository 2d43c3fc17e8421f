/** The built product over HTTP: visitors, members and the pages they get. For tests/pages. */
import { Window } from "happy-dom";
import { type APIRequestContext, type APIResponse, request } from "playwright/test";
import { inject } from "vitest";
import type { Role } from "#app/domain/team/role.ts";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { configuredOf } from "#tests/e2e/support/configured.ts";
import { seedWorkspace, WORKSPACE_PASSWORD, type WorkspaceOptions } from "./new-workspace.ts";
import { addressOf } from "./servers.ts";

const { port } = inject("served");

/** The product as `npm start` serves it. */
export const BARE = addressOf(port);
/** The same with the outside services configured, and the addresses of their emulators. */
export const CONFIGURED = { ...configuredOf(port), url: addressOf(configuredOf(port).port) };

/** Somebody with an empty cookie jar. Their forms and calls come from the product's own origin. */
export function openVisitor(url = BARE): Promise<APIRequestContext> {
	// A connection that the server has just ended as idle takes a form with it; each request has one of its own.
	const extraHTTPHeaders = { origin: url, connection: "close" };
	return request.newContext({ baseURL: url, extraHTTPHeaders, maxRedirects: 0 });
}

const known = new Map<string, Promise<APIRequestContext>>();

/** A member, signed in once for all tests of the file; by default the admin of the demonstration. */
export function openMember(
	email: string = DEMO.admin,
	{ url = BARE, password = DEMO.password as string } = {},
): Promise<APIRequestContext> {
	const key = `${url} ${email}`;
	const open = known.get(key) ?? beginSession(email, password, url);
	known.set(key, open);
	return open;
}

/** A session of its own, as when somebody signs in on a further device. */
export async function beginSession(
	email: string,
	password: string,
	url = BARE,
): Promise<APIRequestContext> {
	const member = await openVisitor(url);
	const answer = await member.post("/auth", { form: { form: "sign-in", email, password } });
	if (answer.status() !== 302) throw new Error(`${email} cannot sign in: ${answer.status()}`);
	return member;
}

/** A new workspace and one signed-in member for each role, in the same order. */
export async function openWorkspace<const Roles extends readonly Role[]>(
	roles: Roles,
	{ url = BARE, ...options }: WorkspaceOptions & { url?: string } = {},
): Promise<{ [Each in keyof Roles]: APIRequestContext }> {
	const emails = await seedWorkspace(await openVisitor(url), url, roles, options);
	const members = await Promise.all(
		emails.map((email) => openMember(email, { url, password: WORKSPACE_PASSWORD })),
	);
	// One member for each role was made just above.
	return members as { [Each in keyof Roles]: APIRequestContext };
}

/** What an answer's HTML shows, for `within(...)` of testing-library: words and roles, no styles, no scripts run. */
export async function readPage(answer: APIResponse): Promise<HTMLElement> {
	const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
	document.write(await answer.text());
	return document.body as unknown as HTMLElement;
}
