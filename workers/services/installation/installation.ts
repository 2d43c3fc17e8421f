import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { RESET_TTL_MS } from "#app/domain/auth/password-reset.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import {
	type Entering,
	parseEntering,
	type SignUpMode,
} from "#app/domain/installation/entering.ts";
import { parseSignUp } from "#app/domain/auth/sign-up.ts";
import type { Switchable } from "#app/domain/notifications/first-news.ts";
import { type Language, LANGUAGES } from "#app/domain/preferences/preference.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	ensureUser,
	findUser,
	findUserByEmail,
	type User,
} from "#workers/data/queries/auth/accounts.ts";
import { insertPasswordReset } from "#workers/data/queries/auth/password-resets.ts";
import {
	claimInstallation,
	enterInstallation,
	findInstallation,
	type Installation,
	recoverAdministrator,
} from "#workers/data/queries/installation/installation.ts";
import { hasUsableKey } from "#workers/data/queries/installation/operator-keys.ts";
import type { EndedSignIn } from "#workers/data/queries/auth/sign-ins.ts";
import { planWorkspace } from "../auth/entering.ts";
import type { SignInMeta } from "../auth/devices.ts";
import type { Limit } from "../limiter.ts";

/** A link's token has 43 characters; anything much longer is refused unread. */
const MAX_TOKEN_LENGTH = 128;

export interface InstallationDeps {
	db: Database;
	passwords: PasswordHasher;
	passwordMin: number;
	signUpMode: SignUpMode;
	limit: Limit;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	createDataKey: (workspaceId: string) => string;
	switchedOff: readonly Switchable[];
	/** Begins the sign-in of a confirmed user; answers Set-Cookie values. */
	enter: (user: User, meta: SignInMeta) => Promise<Result<{ setCookie: string[] }, ErrorCode>>;
	/** An origin without a path. */
	publicUrl: string;
	/** Whether mail leaves: then a reset link goes only to its address. */
	isMailSent: boolean;
	resetToken: (resetId: string) => string;
	/** Makes the objects of a workspace that was just founded (places.ts). */
	placeWorkspace: (workspaceId: string) => Promise<void>;
	/** Closes the sockets of sign-ins that ended. */
	closeSockets: (ended: readonly EndedSignIn[]) => Promise<void>;
	/** To be called before sign-ins of a user are ended (auth/session.ts). */
	holdSignIns: (userId: string) => Promise<void>;
	saveLanguage: (userId: string, language: Language) => Promise<unknown>;
}

/** What a link to /setup opens. */
export type SetupLink =
	| "invalid"
	/** Nobody has entered yet. */
	| "first"
	/** An administrator lost their way in: a new password for an old or a new one. */
	| "recovery";

interface TypedEntering {
	fullName: string;
	email: string;
	password: string;
	workspaceName: string;
	region: string;
	language: string;
}

/**
 * Entering a deployment, and who runs it (decision 41). The link's token was put into D1 by a script of whoever may
 * write D1, so it proves the operator. Methods throw when D1 fails.
 */
export function createInstallationService(deps: InstallationDeps) {
	const { db } = deps;

	async function findLink(token: string): Promise<SetupLink> {
		if (token === "" || token.length > MAX_TOKEN_LENGTH) return "invalid";
		const works = await hasUsableKey(db, deps.hashToken(token), "setup", deps.now());
		if (!works) return "invalid";
		return (await findInstallation(db)) === null ? "first" : "recovery";
	}

	/** The link behind a request, limited per client address: each guess costs a read. */
	async function openLink(
		token: string,
		meta: SignInMeta,
	): Promise<Result<{ kind: Exclude<SetupLink, "invalid">; tokenHash: string }, ErrorCode>> {
		if (!(await deps.limit("signUp", addressBucket(meta.ip)))) return fail("rate_limited");
		const kind = await findLink(token);
		if (kind !== "invalid") return ok({ kind, tokenHash: deps.hashToken(token) });
		deps.log({ event: "setup_link_refused", level: "security" });
		return fail("token_invalid");
	}

	async function findAdministered({ member, workspace }: SignedIn): Promise<Installation | null> {
		if (member.role !== "admin") return null;
		const found = await findInstallation(db);
		return found?.workspaceId === workspace.id ? found : null;
	}

	const isAdmin = async (signedIn: SignedIn): Promise<boolean> =>
		(await findAdministered(signedIn)) !== null;

	async function signIn(userId: string, language: string, meta: SignInMeta) {
		const known = LANGUAGES.find((each) => each === language);
		if (known) await deps.saveLanguage(userId, known);
		const user = await findUser(db, userId);
		return user === null ? fail("unavailable") : deps.enter(user, meta);
	}

	async function enterFirst(
		tokenHash: string,
		{ fullName, email, password, workspaceName, region }: Entering,
	): Promise<Result<string, ErrorCode>> {
		const passwordHash = await deps.passwords.hash(password);
		if (passwordHash === null) return fail("rate_limited");
		const user = await ensureUser(db, { id: deps.newId(), email, fullName, now: deps.now() });
		// Somebody with an account signs in and opens the link again.
		if (user.emailConfirmedAt !== null) return fail("email_taken");
		const made = planWorkspace({ ...deps, nearby: region }, workspaceName);
		const person = { userId: user.id, fullName, passwordHash };
		const entered = await enterInstallation(db, { tokenHash }, person, made, region);
		if (!entered) return fail("token_invalid");
		await deps.placeWorkspace(made.workspaceId);
		deps.log({ event: "installation_entered", level: "security", userId: user.id });
		return ok(user.id);
	}

	async function recover(
		tokenHash: string,
		typed: TypedEntering,
	): Promise<Result<string, ErrorCode>> {
		const person = parseSignUp(typed, deps.passwordMin);
		if (!person.ok) return person;
		const { fullName, email, password } = person.value;
		const found = await findInstallation(db);
		const passwordHash = await deps.passwords.hash(password);
		if (passwordHash === null) return fail("rate_limited");
		if (found === null) return fail("token_invalid");
		const now = deps.now();
		const user = await ensureUser(db, { id: deps.newId(), email, fullName, now });
		const member = { id: deps.newId(), workspaceId: found.workspaceId };
		const changed = { userId: user.id, passwordHash };
		await deps.holdSignIns(user.id);
		const ended = await recoverAdministrator(db, { tokenHash }, changed, member, now);
		if (ended === null) return fail("token_invalid");
		deps.log({ event: "administrator_recovered", level: "security", userId: user.id });
		await deps.closeSockets(ended);
		return ok(user.id);
	}

	return {
		signUpMode: deps.signUpMode,

		/** What the link in the address opens; it is used up only by `enter` or `claim`. */
		findLink,

		/**
		 * Uses the link: the first administrator founds the installation's workspace; later an administrator gets a new
		 * password and is an admin of that workspace (again). Answers Set-Cookie values of their sign-in. Refuses with a
		 * code of parseEntering, `email_taken` (an account has the address: it signs in and claims), `token_invalid`
		 * (over, used, or somebody was faster) or `rate_limited`.
		 */
		async enter(
			token: string,
			typed: TypedEntering,
			meta: SignInMeta,
		): Promise<Result<{ setCookie: string[] }, ErrorCode>> {
			const link = await openLink(token, meta);
			if (!link.ok) return link;
			const { kind, tokenHash } = link.value;
			let entered: Result<string, ErrorCode>;
			if (kind === "recovery") entered = await recover(tokenHash, typed);
			else {
				const input = parseEntering(typed, deps.passwordMin);
				entered = input.ok ? await enterFirst(tokenHash, input.value) : input;
			}
			return entered.ok ? signIn(entered.value, typed.language, meta) : entered;
		},

		/**
		 * Uses the link for the workspace of a signed-in admin: it becomes the installation's. For deployments that were
		 * entered before there was such a link. Refuses with `forbidden`, `token_invalid` or `rate_limited`.
		 */
		async claim(
			token: string,
			signedIn: SignedIn,
			meta: SignInMeta,
		): Promise<Result<null, ErrorCode>> {
			if (signedIn.member.role !== "admin") return fail("forbidden");
			const link = await openLink(token, meta);
			if (!link.ok) return link;
			if (link.value.kind !== "first") return fail("token_invalid");
			const { tokenHash } = link.value;
			const claimed = await claimInstallation(db, tokenHash, signedIn.workspace.id, deps.now());
			if (!claimed) return fail("token_invalid");
			deps.log({ event: "installation_claimed", level: "security", userId: signedIn.userId });
			return ok(null);
		},

		/**
		 * A link to a new password for somebody of this installation, for whoever runs it to hand over: only where no mail
		 * leaves, as it opens the account. Refuses with `forbidden`, `email_invalid` or `not_found`.
		 */
		async createResetLink(
			signedIn: SignedIn,
			typed: string,
		): Promise<Result<{ link: string }, ErrorCode>> {
			if (deps.isMailSent || !(await isAdmin(signedIn))) return fail("forbidden");
			const email = parseEmail(typed);
			if (!email.ok) return email;
			const user = await findUserByEmail(db, email.value);
			if (user === null || user.emailConfirmedAt === null) return fail("not_found");
			const [id, now] = [deps.newId(), deps.now()];
			const token = deps.resetToken(id);
			await insertPasswordReset(db, {
				id,
				tokenHash: deps.hashToken(token),
				userId: user.id,
				createdAt: now,
				expiresAt: now + RESET_TTL_MS,
			});
			const by = signedIn.userId;
			deps.log({ event: "reset_link_shown", level: "security", userId: user.id, by });
			return ok({ link: `${deps.publicUrl}/auth/reset?token=${token}` });
		},

		/** The installation, if this member runs it; else null. */
		findAdministered,

		/** The installation's workspace and region; null until somebody has entered. */
		find: () => findInstallation(db),

		/** Whether this member runs the installation: an admin, signed in to its first workspace. */
		isAdmin,
	};
}
export type InstallationService = ReturnType<typeof createInstallationService>;
