import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createAgent, typedAgent } from "#tests/support/agents.ts";
import { lagBehind } from "#tests/support/lagging-database.ts";
import { createMember, createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { cookieAfter } from "#tests/support/sign-in-rig.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { parseBookmark } from "#workers/data/read-where.ts";
import type { Services } from "#workers/services/index.ts";

beforeAll(migrate);

/** A browser of a member, through the front door, in front of this database. */
async function openBrowser(DB: D1Database) {
	const member = await createMember((await createWorkspace()).id, "manager");
	let cookie = member.cookie;
	async function visit<T>(method: string, act: (services: Services) => Promise<T>): Promise<T> {
		const ctx = createExecutionContext();
		const answers: T[] = [];
		const headers = { cookie, origin: ORIGIN };
		const request = new Request(`${ORIGIN}/agents`, { method, headers });
		const answer = await handleRequest(request, { ...env, DB } as Env, ctx, async (_, page) => {
			answers.push(await act(page.services));
			return new Response("page");
		});
		await waitOnExecutionContext(ctx);
		cookie = cookieAfter(answer.headers.getSetCookie(), cookie);
		const [first] = answers;
		if (first === undefined) throw new Error(`not reached: ${answer.status}`);
		return first;
	}
	const signedIn = async ({ auth }: Services) => {
		const found = await auth.findSignedIn(new Request(ORIGIN, { headers: { cookie } }));
		if (!found) throw new Error("a stranger");
		return found;
	};
	const list = () =>
		visit("GET", async (services) => {
			const { agents } = await services.agents.list(await signedIn(services));
			return agents.map(({ name, status }) => `${name} ${status}`);
		});
	const pause = (id: string) =>
		visit("POST", async (services) => services.agents.pause(await signedIn(services), id));
	return {
		member,
		list,
		pause,
		signedIn: () => visit("GET", signedIn),
		/** As a browser that has changed nothing. */
		forgetWritten: () => {
			cookie = member.cookie;
		},
		cookie: () => cookie,
	};
}

test("a copy that is behind shows what was, and to the browser that changed it what is", async () => {
	const browser = await openBrowser(lagBehind(env.DB));
	const id = await createAgent(browser.member, typedAgent());
	expect(await browser.list()).toEqual(["Sofia active"]);
	expect(browser.cookie()).not.toContain("prosa.written");
	expect(await browser.pause(id)).toMatchObject({ ok: true });
	expect(browser.cookie()).toContain("prosa.written=");
	expect(await browser.list()).toEqual(["Sofia paused"]);
	browser.forgetWritten();
	expect(await browser.list()).toEqual(["Sofia active"]);
});

test("A15 who was removed is a stranger at once, however far copies are behind", async () => {
	const browser = await openBrowser(lagBehind(env.DB));
	expect(await browser.signedIn()).toMatchObject({ member: { role: "manager" } });
	const { memberId, workspaceId } = browser.member;
	const admin = await findSignedIn(await createMember(workspaceId, "admin"));
	expect(await services().team.changeRole(admin, memberId, "viewer")).toMatchObject({ ok: true });
	expect(await browser.signedIn()).toMatchObject({ member: { role: "viewer" } });
	expect(await services().team.removeMember(admin, memberId)).toMatchObject({ ok: true });
	await expect(browser.signedIn()).rejects.toThrow("not reached: 503");
});

test("without copies, as on a laptop, everything is as new as the database", async () => {
	const browser = await openBrowser(env.DB);
	const id = await createAgent(browser.member, typedAgent());
	expect(await browser.list()).toEqual(["Sofia active"]);
	await browser.pause(id);
	expect(parseBookmark(/prosa\.written=([^;]*)/.exec(browser.cookie())?.[1] ?? "")).not.toBeNull();
	expect(await browser.list()).toEqual(["Sofia paused"]);
});

test.for([
	["", null],
	["first-primary", null],
	["first-unconstrained", null],
	["00000001-0000", "00000001-0000"],
	["x".repeat(20), null],
	[`${"0".repeat(199)}-0`, null],
	["1-2; drop", null],
] as const)("a bookmark is D1's or nothing: %s", ([text, bookmark]) => {
	expect(parseBookmark(text)).toBe(bookmark);
});
