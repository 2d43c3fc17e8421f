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

/** A link's token has 43 characters; anything much longer is refused unread. */
const MAX_TOKEN_LENGTH = 128;
/** Characters of a token's hash that may be logged (C12). */
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

type OpenOffer = FoundOffer & { tokenHash: string };

/** The open invitation behind a token. Unknown, expired, cancelled and accepted ones are refused alike (C15). */
async function find(
	deps: AcceptanceDeps,
	token: string,
	caller: string | null,
): Promise<Result<OpenOffer, "token_invalid" | "rate_limited">> {
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

/** Accepts and notifies the inviter and the admins. False when the invitation changed in the meantime. */
async function join(
	deps: AcceptanceDeps,
	offer: OpenOffer,
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
	if (isAccepted) await notifyOfNewcomer(deps, offer, memberId, fullName);
	return isAccepted;
}

/** Never throws: the membership exists, whether or not the notification can be made. */
async function notifyOfNewcomer(
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

/** For an account without any active membership, which cannot sign in: its password is checked and counted like a sign-in. */
async function acceptWithPassword(
	deps: AcceptanceDeps,
	offer: OpenOffer,
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
	offer: OpenOffer,
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
	// In the meantime the invitation was closed, or the address got an account.
	const left = await findOffer(deps.db, offer.tokenHash, deps.now());
	return fail(left?.user ? "sign_in_to_accept" : "token_invalid");
}

/** Reading and accepting an invitation with its token. Methods throw when D1 fails. */
export function createAcceptanceService(deps: AcceptanceDeps) {
	return {
		/**
		 * What a token offers. `token_invalid` for an unknown, expired, cancelled or accepted one alike (C15);
		 * `rate_limited` after ten reads a minute from one address (C01, C02).
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
		 * Accepts with a new account. Token and invitation id must belong together (C03); e-mail, role and workspace come
		 * from the row (C07). Refuses with `token_invalid`, `rate_limited`, `credentials_wrong`, a code of parseSignUp, or
		 * `sign_in_to_accept` for an address with an account, which is not changed (C13).
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

		/** Accepts as the signed-in user. `forbidden` when the invitation is for another address (C13); `token_invalid`. */
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
