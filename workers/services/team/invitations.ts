import type { EmailJob } from "#app/contracts/jobs.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { InvitationList, InviteAnswer, InviteMember } from "#app/contracts/team.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { parseInvite } from "#app/domain/team/invite-form.ts";
import {
	decideResend,
	findInviteRefusal,
	MAX_INVITATION_MAILS,
	mayManageInvitation,
} from "#app/domain/team/invitation.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	createCancellation,
	createInvite,
	createResend,
} from "#workers/data/queries/team/invitation-changes.ts";
import {
	type Actor,
	findInvitation,
	findInviteFacts,
	findManagedFacts,
	type Invitation,
	selectInvitationLists,
	toInvitationList,
	toInvitationView,
} from "#workers/data/queries/team/invitations.ts";
import { updateInvitationOutcome } from "#workers/data/queries/mail/mails.ts";
import type { CommitActivity, NewActivity } from "./activity.ts";

/** Attempts of a decision whose facts changed before it could be written. */
const MAX_DECISIONS = 3;

export interface InvitationsDeps {
	db: Database;
	commit: CommitActivity;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	/** The token of one mail of an invitation; derived, so the same each time. */
	invitationToken: (invitationId: string, resentCount: number) => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	publicUrl: string;
	/** False where mail is not configured. */
	sendsMail: boolean;
}

type Locale = "pt" | "en";
/** Null: the facts changed before the write, so it has to be decided again. */
type Attempt<T> = Result<T, ErrorCode> | null;

async function decide<T>(attempt: () => Promise<Attempt<T>>): Promise<Result<T, ErrorCode>> {
	for (let decision = 0; decision < MAX_DECISIONS; decision++) {
		const outcome = await attempt();
		if (outcome) return outcome;
	}
	return fail("conflict");
}

/** The activity log's entry for a change of an invitation. */
function entryOf(
	signedIn: SignedIn,
	entityId: string,
	what: Pick<NewActivity, "action" | "metadata">,
): NewActivity {
	const { workspace, member } = signedIn;
	const place = { workspaceId: workspace.id, actorId: member.id, entityId };
	return { ...place, entityType: "team_invitations", ...what };
}

/** Queues the mail after its row is written. A failure of the queue is shown like a failed delivery. */
async function queueMail(
	deps: InvitationsDeps,
	askedBy: string,
	invitation: Invitation,
	locale: Locale,
): Promise<void> {
	const { id: invitationId, workspaceId, resentCount } = invitation;
	const sending = { invitationId, resentCount };
	try {
		const job = { id: deps.newId(), workspaceId, ...sending, askedBy, locale };
		await deps.queueEmail({ type: "invitation", ...job });
	} catch (error) {
		const what = { workspaceId, invitationId, error };
		deps.log({ event: "invitation_not_queued", level: "error", ...what });
		await updateInvitationOutcome(deps.db, workspaceId, sending, "failed");
		await deps.publishToWorkspace(workspaceId, {
			type: "invitation_delivery",
			invitationId,
			email: invitation.email,
			memberId: askedBy,
			isResend: resentCount > 0,
			outcome: "failed",
		});
	}
}

/** Queues the mail of the invitation that was just written, and answers the invitation. */
async function send(
	deps: InvitationsDeps,
	signedIn: SignedIn,
	id: string,
	locale: Locale,
): Promise<InviteAnswer> {
	const sent = await findInvitation(deps.db, signedIn.workspace.id, id);
	if (!sent) throw new Error("an invitation just written is missing");
	await queueMail(deps, signedIn.member.id, sent, locale);
	// Whoever has the link can accept, so it is shown to admins only, and only where no mail is sent.
	const isLinkShown = !deps.sendsMail && signedIn.member.role === "admin";
	const token = deps.invitationToken(id, sent.resentCount);
	return {
		invitation: toInvitationView(sent),
		link: isLinkShown ? `${deps.publicUrl}/aceitar-convite?token=${token}` : null,
	};
}

async function attemptInvite(
	deps: InvitationsDeps,
	signedIn: SignedIn,
	typed: InviteMember,
	locale: Locale,
): Promise<Attempt<InviteAnswer>> {
	const input = parseInvite(typed);
	if (!input.ok) return input;
	const { email } = input.value;
	const workspaceId = signedIn.workspace.id;
	const now = deps.now();
	const asked = { actorId: signedIn.member.id, email, now };
	const { actor, facts } = await findInviteFacts(deps.db, workspaceId, asked);
	if (!actor) return fail("forbidden");
	const refusal = findInviteRefusal(actor.role, typed.role, facts);
	if (refusal) return fail(refusal);
	const id = deps.newId();
	const tokenHash = deps.hashToken(deps.invitationToken(id, 0));
	const made = { ...input.value, id, workspaceId, role: typed.role, tokenHash };
	const entry = entryOf(signedIn, id, {
		action: "created",
		metadata: { code: "invitation_sent", email, role: typed.role },
	});
	const change = createInvite(deps.db, { ...made, invitedBy: actor.id, now }, actor);
	if (!(await deps.commit(entry, change))) return null;
	return ok(await send(deps, signedIn, id, locale));
}

interface Managed {
	actor: Actor;
	invitation: Invitation;
	/** Mails sent for it in the last 24 hours. */
	mails: number;
}

/** An invitation of this workspace that the member may cancel or resend. */
async function findManaged(
	deps: InvitationsDeps,
	signedIn: SignedIn,
	id: string,
): Promise<Result<Managed, "not_found" | "forbidden" | "invitation_closed">> {
	const asked = { actorId: signedIn.member.id, id, now: deps.now() };
	const facts = await findManagedFacts(deps.db, signedIn.workspace.id, asked);
	const { actor, invitation, mails } = facts;
	if (!actor || !may(actor.role, "invite")) return fail("forbidden");
	if (!invitation) return fail("not_found");
	if (!mayManageInvitation(actor.role, invitation.role)) return fail("forbidden");
	return invitation.status === "pending"
		? ok({ actor, invitation, mails })
		: fail("invitation_closed");
}

async function attemptResend(
	deps: InvitationsDeps,
	signedIn: SignedIn,
	id: string,
	locale: Locale,
): Promise<Attempt<InviteAnswer>> {
	const found = await findManaged(deps, signedIn, id);
	if (!found.ok) return found;
	const { actor, invitation, mails } = found.value;
	const now = deps.now();
	const allowed = decideResend(invitation, now);
	if (!allowed.allowed) return { ...fail("rate_limited"), retryAfterMs: allowed.retryAfterMs };
	if (mails >= MAX_INVITATION_MAILS) return fail("too_many_mails");
	const tokenHash = deps.hashToken(deps.invitationToken(id, invitation.resentCount + 1));
	const entry = entryOf(signedIn, id, {
		action: "updated",
		metadata: { code: "invitation_resent", email: invitation.email },
	});
	const change = createResend(deps.db, invitation, { tokenHash, now }, actor);
	if (!(await deps.commit(entry, change))) return null;
	return ok(await send(deps, signedIn, id, locale));
}

/**
 * Inviting, cancelling and resending by members; the invited person's side is acceptance.ts. Refusals are those of
 * findInviteRefusal, `forbidden`, `not_found`, `invitation_closed`, `too_many_mails`, `rate_limited` (with
 * `retryAfterMs`) and `conflict` after MAX_DECISIONS attempts. Methods throw when D1 fails.
 */
export function createInvitationsService(deps: InvitationsDeps) {
	return {
		/** All pending invitations and the newest others. */
		async list(signedIn: SignedIn): Promise<InvitationList> {
			const [pending, closed, counts] = await deps.db.batch(
				selectInvitationLists(deps.db, signedIn.workspace.id, deps.now()),
			);
			return toInvitationList(pending, closed, counts);
		},

		/** Invites an address. The mail is sent by the queue; its outcome is published as `invitation_delivery`. */
		async invite(
			signedIn: SignedIn,
			typed: InviteMember,
			locale: Locale,
		): Promise<Result<InviteAnswer, ErrorCode>> {
			// Checked first, so that a member who may not invite learns nothing about addresses.
			if (!may(signedIn.member.role, "invite")) return fail("forbidden");
			return decide(() => attemptInvite(deps, signedIn, typed, locale));
		},

		/** Mails a new token and restarts the week of validity; the previous token becomes invalid (C11). */
		resend: (
			signedIn: SignedIn,
			id: string,
			locale: Locale,
		): Promise<Result<InviteAnswer, ErrorCode>> =>
			decide(() => attemptResend(deps, signedIn, id, locale)),

		/** Cancels (spec 1, section 4); the link is invalid at once. */
		cancel: (signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> =>
			decide(async () => {
				const found = await findManaged(deps, signedIn, id);
				if (!found.ok) return found;
				const { actor, invitation } = found.value;
				const entry = entryOf(signedIn, id, {
					action: "updated",
					metadata: { code: "invitation_cancelled", email: invitation.email },
				});
				const change = createCancellation(deps.db, invitation, actor, deps.now());
				return (await deps.commit(entry, change)) ? ok(null) : null;
			}),
	};
}
