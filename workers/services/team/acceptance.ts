import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { AcceptInvitation, InvitationOffer } from "#app/contracts/team.ts";
import { addressBucket, FREE_ACCOUNT_ATTEMPTS } from "#app/domain/auth/lock-out.ts";
import { normalizePassword } from "#app/domain/auth/password.ts";
import { parseSignUp } from "#app/domain/auth/sign-up.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type Acceptance,
	createAcceptanceOfNewcomer,
	createAcceptanceOfUser,
	type FoundOffer,
	findOffer,
} from "#workers/data/queries/team/acceptance.ts";
import type { Change } from "#workers/data/queries/team/activity.ts";
import { countAttempt, forgiveAttempts } from "#workers/data/queries/auth/sign-in-attempts.ts";
import { listMemberIds } from "#workers/data/queries/team/team.ts";
import type { CommitActivity } from "./activity.ts";
import type { Limit } from "../limiter.ts";
import type { Notify } from "../shell/notifications.ts";

/** A link's token is 43 characters; anything much longer is not looked at. */
const MAX_TOKEN_LENGTH = 128;
/** What a log may show of a token's hash (C12). */
const LOGGED_HASH_LENGTH = 6;

export interface AcceptanceDeps {
	db: Database;
	commit: CommitActivity;
	notify: Notify;
	passwords: PasswordHasher;
	passwordMin: number;
	limit: Limit;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
}

type HeldOffer = FoundOffer & { tokenHash: string };

/** The open invitation behind a token. Whatever is wrong with it, the answer is the same (C15). */
async function find(
	deps: AcceptanceDeps,
	token: string,
	caller: string | null,
): Promise<Result<HeldOffer, "token_invalid" | "rate_limited">> {
	if (!(await deps.limit("invite", caller))) return fail("rate_limited");
	if (token === "" || token.length > MAX_TOKEN_LENGTH) return fail("token_invalid");
	const tokenHash = deps.hashToken(token);
	const offer = await findOffer(deps.db, tokenHash, deps.now());
	if (offer) return ok({ ...offer, tokenHash });
	logRefusal(deps, tokenHash, "not_open");
	return fail("token_invalid");
}

function logRefusal(deps: AcceptanceDeps, tokenHash: string, why: string): void {
	const hashStart = tokenHash.slice(0, LOGGED_HASH_LENGTH);
	deps.log({ event: "invitation_refused", level: "security", hashStart, why });
}

/** Makes the acceptance and tells the inviter and the admins. False when somebody was faster. */
async function join(
	deps: AcceptanceDeps,
	offer: HeldOffer,
	fullName: string,
	createChange: (on: Acceptance) => Change,
): Promise<boolean> {
	const { workspaceId, invitationId, tokenHash, email, role } = offer;
	const memberId = offer.memberId ?? deps.newId();
	const on = { workspaceId, invitationId, tokenHash, memberId, now: deps.now() };
	const isAccepted = await deps.commit(
		{
			workspaceId,
			actorId: memberId,
			action: "updated",
			entityType: "team_invitations",
			entityId: invitationId,
			metadata: { code: "invitation_accepted", email, role },
		},
		createChange(on),
	);
	if (isAccepted) await tellOfNewcomer(deps, offer, memberId, fullName);
	return isAccepted;
}

/** The membership stands, whatever becomes of the notice. */
async function tellOfNewcomer(
	deps: AcceptanceDeps,
	{ workspaceId, invitedBy, email }: FoundOffer,
	newcomerId: string,
	name: string,
): Promise<void> {
	try {
		const admins = await listMemberIds(deps.db, workspaceId, ["admin"]);
		const memberIds = [...new Set([invitedBy, ...admins])].filter((id) => id !== newcomerId);
		const params = { name, email };
		await deps.notify({ workspaceId, memberIds, kind: "invitation_accepted", params });
	} catch (error) {
		deps.log({ event: "newcomer_not_told", level: "warn", workspaceId, error });
	}
}

/** Somebody of no team any more proves the account with its present password, counted like a sign-in. */
async function acceptWithPassword(
	deps: AcceptanceDeps,
	offer: HeldOffer,
	user: NonNullable<FoundOffer["user"]>,
	typed: string,
): Promise<Result<{ email: string }, ErrorCode>> {
	const password = normalizePassword(typed);
	if (!password.ok) return fail("credentials_wrong");
	const account = `account:${deps.hashToken(offer.email)}`;
	if (await countAttempt(deps.db, account, FREE_ACCOUNT_ATTEMPTS, deps.now()))
		return fail("rate_limited");
	const isRight = await deps.passwords.verify(password.value, user.passwordHash);
	if (isRight === null) return fail("rate_limited");
	if (!isRight) return fail("credentials_wrong");
	await forgiveAttempts(deps.db, account, null);
	const isAccepted = await join(deps, offer, offer.name, (on) =>
		createAcceptanceOfUser(deps.db, on, user.id),
	);
	return isAccepted ? ok({ email: offer.email }) : fail("token_invalid");
}

async function acceptAsNewcomer(
	deps: AcceptanceDeps,
	offer: HeldOffer,
	typed: { fullName: string; password: string },
): Promise<Result<{ email: string }, ErrorCode>> {
	const { email } = offer;
	const { fullName, password } = typed;
	const input = parseSignUp({ fullName, password, email }, deps.passwordMin);
	if (!input.ok) return input;
	const passwordHash = await deps.passwords.hash(input.value.password);
	if (passwordHash === null) return fail("rate_limited");
	const account = { userId: deps.newId(), fullName: input.value.fullName, passwordHash };
	const isAccepted = await join(deps, offer, account.fullName, (on) =>
		createAcceptanceOfNewcomer(deps.db, on, account),
	);
	if (isAccepted) return ok({ email });
	// Somebody was faster: the invitation is over, or the address has an account now.
	const left = await findOffer(deps.db, offer.tokenHash, deps.now());
	return fail(left?.user ? "sign_in_to_accept" : "token_invalid");
}

/** What the holder of an invitation's token may do with it. */
export function createAcceptanceService(deps: AcceptanceDeps) {
	return {
		/**
		 * What a token offers. `token_invalid` for an unknown, expired, cancelled or accepted one alike
		 * (C15); ten looks a minute from one address (C01, C02).
		 */
		async validate(token: string, ip: string): Promise<Result<InvitationOffer, ErrorCode>> {
			const found = await find(deps, token, addressBucket(ip));
			if (!found.ok) return found;
			const { invitationId, email, name, role, workspaceId, workspaceName, user } = found.value;
			const hasAccount = user !== null;
			const account = { hasAccount, canSignIn: user === null || user.canSignIn };
			return ok({ invitationId, email, name, role, workspaceId, workspaceName, ...account });
		},

		/**
		 * Accepts with a new account. The token and the invitation's id must belong together (C03);
		 * e-mail, role and workspace come from the row (C07). An address that has an account answers
		 * `sign_in_to_accept` and nothing of it changes (C13).
		 */
		async accept(
			typed: AcceptInvitation,
			meta: { ip: string },
		): Promise<Result<{ email: string }, ErrorCode>> {
			const found = await find(deps, typed.token, addressBucket(meta.ip));
			if (!found.ok) return found;
			const offer = found.value;
			if (offer.invitationId !== typed.invitationId) {
				logRefusal(deps, offer.tokenHash, "other_invitation");
				return fail("token_invalid");
			}
			if (!offer.user) return acceptAsNewcomer(deps, offer, typed);
			return offer.user.canSignIn
				? fail("sign_in_to_accept")
				: acceptWithPassword(deps, offer, offer.user, typed.password);
		},

		/** Accepts as the person who is signed in: only with the invited address (C13). */
		async acceptSignedIn(
			signedIn: SignedIn,
			token: string,
		): Promise<Result<{ workspaceId: string }, ErrorCode>> {
			const found = await find(deps, token, `user:${signedIn.userId}`);
			if (!found.ok) return found;
			const { email, workspaceId } = found.value;
			if (email !== signedIn.email) return fail("forbidden");
			const isAccepted = await join(deps, found.value, signedIn.fullName, (on) =>
				createAcceptanceOfUser(deps.db, on, signedIn.userId),
			);
			return isAccepted ? ok({ workspaceId }) : fail("token_invalid");
		},
	};
}
