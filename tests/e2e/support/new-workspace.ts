/** Workspaces of a test's own, made without the forms: signing up has tests of its own. */
import { type APIRequestContext, type Browser, expect, type Page, test } from "playwright/test";
import type { SeedRequest } from "#app/contracts/seed.ts";
import type { Role } from "#app/domain/team/role.ts";
import { giveSession } from "./session.ts";

const PASSWORD = "girassol-azul-9";

interface Options {
	plan?: SeedRequest["workspace"]["plan"];
	instances?: SeedRequest["instances"];
	/** Another server than the test's own. */
	origin?: string;
}

/** A new workspace with one member for each role. Answers their addresses, in the same order. */
async function seed(
	request: APIRequestContext,
	roles: readonly Role[],
	{ plan = "free", instances = [], origin }: Options,
): Promise<string[]> {
	const slug = `loja-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
	const members = roles.map((role) => ({
		email: `${role}@${slug}.test`,
		fullName: role === "admin" ? "Dona Teresa" : `Pessoa ${role}`,
		role,
		password: PASSWORD,
	}));
	const at = origin ?? test.info().project.use.baseURL ?? "";
	const data: Omit<SeedRequest, "webchats"> = {
		workspace: { name: "Loja da Teresa", slug, plan },
		members,
		instances,
	};
	const answer = await request.post(`${at}/dev/seed`, { headers: { origin: at }, data });
	expect(answer.ok(), await answer.text()).toBe(true);
	return members.map(({ email }) => email);
}

/** Makes whoever holds `page` the admin of a workspace of their own, on Grátis, on no page yet. */
export async function foundWorkspace(page: Page, origin?: string): Promise<{ email: string }> {
	const options = origin === undefined ? {} : { origin };
	const [email = ""] = await seed(page.request, ["admin"], options);
	await giveSession(page.context(), email, PASSWORD, origin);
	return { email };
}

/** One browser for each role in a new workspace, in the same order, on no page yet. */
export async function openWorkspace<const Roles extends readonly Role[]>(
	browser: Browser,
	roles: Roles,
	options: Options = {},
): Promise<{ [Each in keyof Roles]: Page }> {
	const pages = await Promise.all(roles.map(() => browser.newPage()));
	const [first] = pages;
	if (!first) throw new Error("nobody to open a workspace for");
	const emails = await seed(first.request, roles, { plan: "premium", ...options });
	for (const [at, page] of pages.entries())
		await giveSession(page.context(), emails[at] ?? "", PASSWORD, options.origin);
	// One page for each role was made just above.
	return pages as { [Each in keyof Roles]: Page };
}
