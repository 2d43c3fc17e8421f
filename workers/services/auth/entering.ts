import { firstNews } from "#app/domain/notifications/first-news.ts";
import { type Result, fail, ok } from "#app/domain/result.ts";
import { createSlug } from "#app/domain/team/workspace.ts";
import { type User, listMemberships } from "#workers/data/queries/auth/accounts.ts";
import { type NewWorkspace, foundWorkspace } from "#workers/data/queries/auth/founding.ts";
import type { AuthDeps } from "./auth.ts";
import type { SignInMeta } from "./devices.ts";

const SLUG_SUFFIX_LENGTH = 8;

export type EnterDeps = Pick<
	AuthDeps,
	| "db"
	| "signIns"
	| "devices"
	| "preferenceCookies"
	| "log"
	| "now"
	| "newId"
	| "createDataKey"
	| "switchedOff"
	| "nearby"
	| "placeWorkspace"
>;

/** The rows of a new workspace; it has its founder's name until they rename it. */
export function planWorkspace(
	deps: Pick<AuthDeps, "newId" | "createDataKey" | "now" | "switchedOff" | "nearby">,
	name: string,
): NewWorkspace {
	const workspaceId = deps.newId();
	const suffix = workspaceId.replaceAll("-", "").slice(-SLUG_SUFFIX_LENGTH);
	return {
		workspaceId,
		memberId: deps.newId(),
		name,
		slug: createSlug(name, suffix),
		dataKeyWrapped: deps.createDataKey(workspaceId),
		region: deps.nearby,
		news: firstNews(name, deps.switchedOff).map((one) => ({ ...one, id: deps.newId() })),
		now: deps.now(),
	};
}

/** The membership a user signs in with; a confirmed user without a workspace gets a new one (E07). */
async function findMembership(deps: EnterDeps, user: User) {
	let memberships = await listMemberships(deps.db, user.id);
	if (memberships.length === 0) {
		const made = planWorkspace(deps, user.fullName);
		await foundWorkspace(deps.db, user.id, made);
		await deps.placeWorkspace(made.workspaceId);
		memberships = await listMemberships(deps.db, user.id);
	}
	return memberships.find(({ isActive }) => isActive) ?? null;
}

/**
 * Begins the sign-in of an authenticated user, by password or through a provider. Answers Set-Cookie values.
 * `email_unconfirmed`; `forbidden` when all memberships are inactive. Throws when D1 fails.
 */
export async function enter(
	deps: EnterDeps,
	user: User,
	meta: SignInMeta,
): Promise<Result<{ setCookie: string[] }, "email_unconfirmed" | "forbidden">> {
	if (user.emailConfirmedAt === null) return fail("email_unconfirmed");
	const membership = await findMembership(deps, user);
	if (!membership) {
		deps.log({ event: "sign_in_without_membership", level: "security", userId: user.id });
		return fail("forbidden");
	}
	const { memberId, workspaceId } = membership;
	const who = { userId: user.id, memberId, workspaceId };
	const [signIn, preferences] = await Promise.all([
		deps.signIns.begin(who, meta),
		deps.preferenceCookies(user.id),
	]);
	return ok({ setCookie: [signIn, ...deps.devices.noteSignIn(user.id, meta), ...preferences] });
}
