import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Role } from "#app/domain/team/role.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";
import { placeToken } from "#app/domain/auth/token-place.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import { loadConfig } from "#workers/config.ts";

/** Where tests reach the Worker: plain http, as `npm start` serves it. */
export const ORIGIN = "http://prosa.test";

export const bindings = env as Env & {
	TEST_MIGRATIONS: D1Migration[];
	TEST_EARLIER_MIGRATIONS: D1Migration[];
};

/** Call once per test file: brings the file's D1 to the present schema. */
export async function migrate(): Promise<void> {
	await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS);
}

export interface TestWorkspace {
	id: string;
	slug: string;
}

/** A fresh workspace of its own, Premium so that no plan limit gets in the way. */
export async function createWorkspace(name = "Loja de teste"): Promise<TestWorkspace> {
	const id = crypto.randomUUID();
	const slug = `teste-${id.slice(0, 8)}`;
	await bindings.DB.prepare(
		`insert into workspaces (id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
		values (?, ?, ?, 'premium', 'active', ?, ?, ?)`,
	)
		.bind(id, name, slug, createDataKey(loadConfig(env).masterKey, id), Date.now(), Date.now())
		.run();
	return { id, slug };
}

export interface TestMember {
	userId: string;
	memberId: string;
	signInId: string;
	workspaceId: string;
	email: string;
	/** Value of the Cookie header. */
	cookie: string;
	/** Headers of a request our own page makes: cookie, Origin, JSON. */
	headers: Record<string, string>;
}

function newMember(workspaceId: string, role: Role, fullName: string) {
	const userId = crypto.randomUUID();
	const memberId = crypto.randomUUID();
	const email = `${userId.slice(0, 8)}@prosa.test`;
	const now = Date.now();
	const statements = [
		bindings.DB.prepare(
			`insert into users (id, email, full_name, email_confirmed_at, created_at, updated_at)
			values (?, ?, ?, ?, ?, ?)`,
		).bind(userId, email, fullName, now, now, now),
		bindings.DB.prepare(
			`insert into members (id, workspace_id, user_id, role, is_active, created_at, updated_at)
			values (?, ?, ?, ?, 1, ?, ?)`,
		).bind(memberId, workspaceId, userId, role, now, now),
	];
	return { member: { userId, memberId, workspaceId, email }, statements };
}

async function newSignIn(
	member: { userId: string; memberId: string; workspaceId: string },
	of: "this" | "earlier" = "this",
) {
	const config = loadConfig(env);
	const token = of === "this" ? placeToken(createToken(), member.workspaceId) : createToken();
	const signInId = crypto.randomUUID();
	const now = Date.now();
	const statement = bindings.DB.prepare(
		`insert into sign_ins (token_hash, id, user_id, member_id, workspace_id, created_at, expires_at,
			last_seen_at, ip, user_agent) values (?, ?, ?, ?, ?, ?, ?, ?, '127.0.0.1', 'test')`,
	).bind(
		hashToken(token),
		signInId,
		member.userId,
		member.memberId,
		member.workspaceId,
		now,
		now + config.signIn.absoluteMs,
		now,
	);
	const cookie = createSignInCookie({
		secrets: config.authSecrets,
		maxAgeMs: config.signIn.absoluteMs,
	});
	const [pair = ""] = (await cookie.issue(token, false)).split(";");
	return { signIn: { signInId, cookie: pair }, statement };
}

/**
 * Another sign-in of a member, without a password: as if they had entered before.
 * @param of the release it is of: an earlier one's is known to D1 alone
 */
export async function signInAs(
	member: { userId: string; memberId: string; workspaceId: string },
	of: "this" | "earlier" = "this",
): Promise<{ signInId: string; cookie: string }> {
	const { signIn, statement } = await newSignIn(member, of);
	await statement.run();
	return signIn;
}

/** The same member with a cookie of the release before, which D1 alone knows. */
export async function withEarlierCookie(member: TestMember): Promise<TestMember> {
	const { cookie, signInId } = await signInAs(member, "earlier");
	return { ...member, cookie, signInId, headers: { ...member.headers, cookie } };
}

/** To be called after a test changed by hand in D1 what belongs to sign-ins: services tell the hub, a statement does not. */
export const tellHub = (workspaceId: string): Promise<null> =>
	bindings.WORKSPACE_HUB.getByName(workspaceId).forgetRights();

/** Members with these roles in a workspace, signed in. One call to the database, however many. */
export async function createMembers(
	workspaceId: string,
	people: readonly { role: Role; fullName: string }[],
): Promise<TestMember[]> {
	const all = await Promise.all(
		people.map(async ({ role, fullName }) => {
			const { member, statements } = newMember(workspaceId, role, fullName);
			const { signIn, statement } = await newSignIn(member);
			const headers = {
				cookie: signIn.cookie,
				origin: ORIGIN,
				"content-type": "application/json",
			};
			return { member: { ...member, ...signIn, headers }, statements: [...statements, statement] };
		}),
	);
	await bindings.DB.batch(all.flatMap(({ statements }) => statements));
	return all.map(({ member }) => member);
}

/** A member with a role in a workspace, signed in. */
export async function createMember(
	workspaceId: string,
	role: Role = "admin",
	fullName = "Ana Lima",
): Promise<TestMember> {
	const [member] = await createMembers(workspaceId, [{ role, fullName }]);
	if (!member) throw new Error("no member");
	return member;
}
