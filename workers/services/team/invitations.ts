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

/** A decision is taken anew when what it was taken on has changed meanwhile. */
const MAX_DECISIONS = 3;

export interface InvitationsDeps {
	db: Database;
	commit: CommitActivity;
	log: Log;
	now: () => number;
	newId: () => string;
	hashToken: (token: string) => string;
	/** The token of one sending, the same each time it is asked for. */
	invitationToken: (invitationId: string, resentCount: number) => string;
	queueEmail: (job: EmailJob) => Promise<void>;
	tellWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	publicUrl: string;
	/** False where mail is not configured. */
	sendsMail: boolean;
}

type Locale = "pt" | "en";
/** Null: what it was decided on has changed, so it is to be decided again. */
type Attempt<T> = Result<T, ErrorCode> | null;

async function decide<T>(attempt: () => Promise<Attempt<T>>): Promise<Result<T, ErrorCode>> {
	for (let decision = 0; decision < MAX_DECISIONS; decision++) {
		const outcome = await attempt();
		if (outcome) return outcome;
	}
	return fail("conflict");
}

/** The entry of the activity log that tells of a change of an invitation. */
function entryOf(
	signedIn: SignedIn,
	entityId: string,
	told: Pick<NewActivity, "action" | "metadata">,
): NewActivity {
	const { workspace, member } = signedIn;
	const place = { workspaceId: workspace.id, actorId: member.id, entityId };
	return { ...place, entityType: "team_invitations", ...told };
}

/** Queues the mail of a sending after its row stands. A queue that is down is told as a failed mail. */
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
		const trouble = { workspaceId, invitationId, error };
		deps.log({ event: "invitation_not_queued", level: "error", ...trouble });
		await updateInvitationOutcome(deps.db, workspaceId, sending, "failed");
		await deps.tellWorkspace(workspaceId, {
			type: "invitation_delivery",
			invitationId,
			email: invitation.email,
			memberId: askedBy,
			isResend: resentCount > 0,
			outcome: "failed",
		});
	}
}

/** Sends what was just written, and answers it. */
async function send(
	deps: InvitationsDeps,
	signedIn: SignedIn,
	id: string,
	locale: Locale,
): Promise<InviteAnswer> {
	const sent = await findInvitation(deps.db, signedIn.workspace.id, id);
	if (!sent) throw new Error("an invitation just written is missing");
	await queueMail(deps, signedIn.member.id, sent, locale);
	// The link is as good as the mail: only where no mail leaves, and only for an admin.
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
	/** Mails of the last 24 hours. */
	mails: number;
}

/** An invitation of this workspace that the member may cancel or resend now, or why not. */
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

/** Inviting, for members. What the invited person does is services/acceptance.ts. */
export function createInvitationsService(deps: InvitationsDeps) {
	return {
		/** Every pending invitation and the newest others. */
		async list(signedIn: SignedIn): Promise<InvitationList> {
			const [pending, closed, counts] = await deps.db.batch(
				selectInvitationLists(deps.db, signedIn.workspace.id, deps.now()),
			);
			return toInvitationList(pending, closed, counts);
		},

		/** Invites an address; the mail leaves by the queue and its outcome is pushed live. */
		async invite(
			signedIn: SignedIn,
			typed: InviteMember,
			locale: Locale,
		): Promise<Result<InviteAnswer, ErrorCode>> {
			// The right first: somebody who may not invite learns nothing about addresses.
			if (!may(signedIn.member.role, "invite")) return fail("forbidden");
			return decide(() => attemptInvite(deps, signedIn, typed, locale));
		},

		/** A new token by mail; the one before is dead (C11). The week begins anew. */
		resend: (
			signedIn: SignedIn,
			id: string,
			locale: Locale,
		): Promise<Result<InviteAnswer, ErrorCode>> =>
			decide(() => attemptResend(deps, signedIn, id, locale)),

		/** Spec 1, section 4: cancel sets cancelled; the link is dead at once. */
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
