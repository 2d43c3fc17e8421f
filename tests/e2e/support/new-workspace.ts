/** Browsers of a workspace of a test's own. */
import { type Browser, type Page, test } from "playwright/test";
import type { Role } from "#app/domain/team/role.ts";
import {
	seedWorkspace,
	WORKSPACE_PASSWORD,
	type WorkspaceOptions,
} from "#tests/support/new-workspace.ts";
import { borrowPage } from "./browsers.ts";
import { giveSession } from "./session.ts";

interface Options extends WorkspaceOptions {
	/** Another server than the test's own. */
	origin?: string;
}

const here = (): string => test.info().project.use.baseURL ?? "";

/** Makes whoever holds `page` the admin of a workspace of their own, on Grátis, on no page yet. */
export async function foundWorkspace(page: Page, origin = here()): Promise<{ email: string }> {
	const [email = ""] = await seedWorkspace(page.request, origin, ["admin"], { plan: "free" });
	await giveSession(page.context(), email, WORKSPACE_PASSWORD, origin);
	return { email };
}

/** One browser for each role in a new workspace, in the same order, on no page yet. */
export async function openWorkspace<const Roles extends readonly Role[]>(
	browser: Browser,
	roles: Roles,
	{ origin = here(), ...options }: Options = {},
): Promise<{ [Each in keyof Roles]: Page }> {
	const pages = await Promise.all(roles.map(() => borrowPage(browser)));
	const [first] = pages;
	if (!first) throw new Error("nobody to open a workspace for");
	const emails = await seedWorkspace(first.request, origin, roles, options);
	for (const [at, page] of pages.entries())
		await giveSession(page.context(), emails[at] ?? "", WORKSPACE_PASSWORD, origin);
	// One page for each role was made just above.
	return pages as { [Each in keyof Roles]: Page };
}
