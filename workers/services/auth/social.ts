import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import type { Provider } from "#app/domain/auth/provider.ts";
import { parseReturnPath } from "#app/domain/auth/return-path.ts";
import { parseFullName } from "#app/domain/auth/sign-up.ts";
import {
	decideSocialStep,
	PENDING_LINK_TTL_MS,
	type SocialFailure,
} from "#app/domain/auth/social.ts";
import type { SignUpMode } from "#app/domain/installation/entering.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { OAuthHandshake, SocialPerson } from "#workers/adapters/oauth/port.ts";
import type { ShortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import { ensureUser, findUserByEmail, type User } from "#workers/data/queries/auth/accounts.ts";
import {
	findPendingIdentity,
	findUserByIdentity,
	foundThroughProvider,
	insertPendingIdentity,
	linkPendingIdentity,
	listIdentities,
	unlinkIdentity,
} from "#workers/data/queries/auth/identities.ts";
import {
	isMailboxFull,
	knownBrowser,
	queueSignUpMail,
	type SignUpMailDeps,
} from "./sign-up-mail.ts";
import { enter, type EnterDeps, planWorkspace } from "./entering.ts";
import type { SignInMeta } from "./devices.ts";
import type { Limit } from "../limiter.ts";

export interface SocialDeps extends EnterDeps, SignUpMailDeps {
	handshake: OAuthHandshake;
	cookies: ShortCookie;
	isSecure: (url: string) => boolean;
	createToken: () => string;
	limit: Limit;
	signUpMode: SignUpMode;
	/** Signs in by password, with its lock-out. */
	signIn: (
		typed: { email: string; password: string },
		meta: SignInMeta,
	) => Promise<Result<{ setCookie: string[] }, ErrorCode>>;
}

/** The redirect that answers a step of a sign-in through a provider. */
export interface Departure {
	/** A path of ours, or the provider's page. */
	location: string;
	setCookie: string[];
}

const failed = (reason: SocialFailure): Departure => ({
	location: `/auth/callback?${new URLSearchParams({ reason })}`,
	setCookie: [],
});

/** Asks for the account's password before linking the provider, for PENDING_LINK_TTL_MS, under a token of this browser. */
async function waitForPassword(
	deps: SocialDeps,
	person: SocialPerson,
	user: { id: string; email: string },
	url: string,
): Promise<Departure> {
	const token = deps.createToken();
	const now = deps.now();
	await insertPendingIdentity(deps.db, {
		tokenHash: deps.hashToken(token),
		provider: person.provider,
		subject: person.subject,
		email: person.email ?? user.email,
		fullName: person.fullName,
		userId: user.id,
		createdAt: now,
		expiresAt: now + PENDING_LINK_TTL_MS,
	});
	const setCookie = [deps.cookies.issue("link", token, deps.isSecure(url))];
	return { location: "/auth/link", setCookie };
}

async function signInAs(deps: SocialDeps, user: User, meta: SignInMeta): Promise<Departure> {
	const entered = await enter(deps, user, meta);
	if (!entered.ok) return failed("no_membership");
	return { location: "/auth/callback", setCookie: entered.value.setCookie };
}

/** The name of a new account: the provider's, else the part of the address before "@". */
function nameOf(person: SocialPerson, email: string): string {
	const name = parseFullName(person.fullName);
	return name.ok ? name.value : (email.split("@")[0] ?? email);
}

/** The provider verified an address that is not confirmed here: creates account and workspace and signs in. */
async function found(
	deps: SocialDeps,
	person: SocialPerson,
	email: string,
	meta: SignInMeta,
): Promise<Departure> {
	const fullName = nameOf(person, email);
	const now = deps.now();
	const user = await ensureUser(deps.db, { id: deps.newId(), email, fullName, now });
	const made = { ...planWorkspace(deps, fullName), userId: user.id };
	const isFounded = await foundThroughProvider(deps.db, { ...person, email, fullName }, made);
	// The address was confirmed in the meantime, so its account's password is needed.
	if (!isFounded) return waitForPassword(deps, person, user, meta.url);
	await deps.placeWorkspace(made.workspaceId);
	return signInAs(deps, { ...user, fullName, emailConfirmedAt: now, passwordHash: null }, meta);
}

/** The provider did not verify the address: our own mail asks, with the same answer for every address (A05). */
async function askByMail(
	deps: SocialDeps,
	person: SocialPerson,
	email: string,
	meta: SignInMeta,
): Promise<Departure> {
	if (!(await deps.limit("signUp", addressBucket(meta.ip)))) return failed("rate_limited");
	const asked = (confirmationId: string | null): Departure => ({
		location: "/auth?message=check_email",
		// The mail's link works only in this browser, because there is no password to ask for (security 3).
		setCookie: knownBrowser(deps, meta, confirmationId),
	});
	if (await isMailboxFull(deps, email)) return asked(null);
	const fullName = nameOf(person, email);
	const user = await ensureUser(deps.db, { id: deps.newId(), email, fullName, now: deps.now() });
	const sent = await queueSignUpMail(
		deps,
		user,
		{ fullName, passwordHash: "" },
		meta.locale ?? "pt",
	);
	if (sent)
		await insertPendingIdentity(deps.db, {
			tokenHash: sent.tokenHash,
			provider: person.provider,
			subject: person.subject,
			email,
			fullName,
			userId: user.id,
			createdAt: deps.now(),
			expiresAt: sent.expiresAt,
		});
	return asked(sent?.confirmationId ?? null);
}

/** Decides the next step for a person that a provider has authenticated. */
async function receive(
	deps: SocialDeps,
	person: SocialPerson,
	signedIn: SignedIn | null,
	meta: SignInMeta,
): Promise<Departure> {
	const known = await findUserByIdentity(deps.db, person.provider, person.subject);
	const parsed = person.email === null ? null : parseEmail(person.email);
	const email = parsed?.ok ? parsed.value : null;
	const user = email === null ? null : await findUserByEmail(deps.db, email);
	const step = decideSocialStep({
		isKnown: known !== null,
		isSignedIn: signedIn !== null,
		email,
		isEmailVerified: person.isEmailVerified,
		account: user === null ? "none" : user.emailConfirmedAt === null ? "unconfirmed" : "confirmed",
		isSignUpOpen: deps.signUpMode === "open",
	});
	if (step === "enter" && known) return signInAs(deps, known, meta);
	if (step === "confirm_link") {
		const owner = signedIn ? { id: signedIn.userId, email: signedIn.email } : user;
		if (owner) return waitForPassword(deps, person, owner, meta.url);
	}
	if (step === "sign_up_closed") return failed(step);
	if (email === null) return failed("email_missing");
	return step === "confirm_email"
		? askByMail(deps, person, email, meta)
		: found(deps, person, email, meta);
}

/** Sign-in with Google and Facebook (founding.md 5). Methods throw when D1 fails. */
export function createSocialService(deps: SocialDeps) {
	const linkHash = (meta: SignInMeta): string | null => {
		const token = deps.cookies.read(meta.cookie ?? "", "link", deps.isSecure(meta.url));
		return token === null ? null : deps.hashToken(token);
	};
	const returnPath = (meta: SignInMeta): string =>
		parseReturnPath(deps.cookies.read(meta.cookie ?? "", "next", deps.isSecure(meta.url)));

	return {
		isConfigured: (provider: Provider): boolean => deps.handshake.isConfigured(provider),
		/** Origins to which the sign-in form may be redirected, for the content security policy. */
		formTargets: deps.handshake.origins,

		/** Redirects the browser to a provider; `next` is the path to open after signing in. */
		async start(provider: Provider, next: string, meta: SignInMeta): Promise<Departure> {
			if (!(await deps.limit("signIn", addressBucket(meta.ip)))) return failed("rate_limited");
			const started = await deps.handshake.start(provider);
			if ("failure" in started) return failed(started.failure);
			const path = deps.cookies.issue("next", parseReturnPath(next), deps.isSecure(meta.url));
			return { location: started.location, setCookie: [...started.setCookie, path] };
		},

		/** Handles the provider's redirect back, with its query string: signs in, or asks for what is missing. */
		async finish(
			provider: Provider,
			search: string,
			signedIn: SignedIn | null,
			meta: SignInMeta,
		): Promise<Departure> {
			const { outcome, setCookie } = await deps.handshake.finish(
				provider,
				search,
				meta.cookie ?? "",
			);
			const next =
				"failure" in outcome
					? failed(outcome.failure)
					: await receive(deps, outcome, signedIn, meta);
			return { ...next, setCookie: [...setCookie, ...next.setCookie] };
		},

		/** The path to open after signing in; "/" by default. */
		returnPath,

		/** The provider that waits to be linked in this browser; null for none. */
		async findPending(meta: SignInMeta): Promise<{ provider: Provider; email: string } | null> {
			const hash = linkHash(meta);
			const pending = hash && (await findPendingIdentity(deps.db, hash, deps.now()));
			return pending ? { provider: pending.provider, email: pending.email } : null;
		},

		/** Signs in by password and links the waiting provider. The refusals of signIn, and `token_invalid`. */
		async link(
			password: string,
			meta: SignInMeta,
		): Promise<Result<{ setCookie: string[]; next: string }, ErrorCode>> {
			const hash = linkHash(meta);
			const pending = hash && (await findPendingIdentity(deps.db, hash, deps.now()));
			if (!hash || !pending) return fail("token_invalid");
			const entered = await deps.signIn({ email: pending.email, password }, meta);
			if (!entered.ok) return entered;
			const isLinked = await linkPendingIdentity(deps.db, hash, pending.userId, deps.now());
			if (!isLinked) return fail("token_invalid");
			deps.log({ event: "identity_linked", provider: pending.provider, userId: pending.userId });
			const cleared = deps.cookies.clear("link", deps.isSecure(meta.url));
			return ok({ setCookie: [...entered.value.setCookie, cleared], next: returnPath(meta) });
		},

		/** The providers this user can sign in with. */
		listIdentities: (signedIn: SignedIn) => listIdentities(deps.db, signedIn.userId),

		/** Unlinks a provider; `conflict` when it is the only remaining way to sign in. */
		async unlink(signedIn: SignedIn, provider: Provider): Promise<Result<null, "conflict">> {
			const isGone = await unlinkIdentity(deps.db, signedIn.userId, provider);
			return isGone ? ok(null) : fail("conflict");
		},
	};
}
