import type { EmailJob } from "#app/contracts/jobs.ts";
import type { MailModel } from "#workers/adapters/email/mail-content.ts";
import type { Database } from "#workers/data/database.ts";
import { findUser } from "#workers/data/queries/auth/accounts.ts";
import { countConfirmations, findConfirmation } from "#workers/data/queries/auth/confirmations.ts";
import { findContactRequest } from "#workers/data/queries/site/contact.ts";
import { findAlarmTarget } from "#workers/data/queries/health/alarms.ts";
import { findInvitationMail, findResetMail } from "#workers/data/queries/mail/mails.ts";

export interface LetterDeps {
	db: Database;
	/** `hash` is the stored one: the token may derive from an earlier master key. */
	confirmationToken: (confirmationId: string, hash: string) => string;
	resetToken: (resetId: string, hash: string) => string;
	invitationToken: (invitationId: string, resentCount: number, hash: string) => string;
	publicUrl: string;
	/** Receives the contact form's requests; null: nobody does. */
	contactEmail: string | null;
	now: () => number;
}

/** The recipient and the contents of a mail to be rendered. */
export interface Letter {
	to: string;
	replyTo?: string;
	model: MailModel;
	/** Invitations only: the inviting member. */
	invitedBy?: string;
}

/**
 * The contents of a queued mail, read from D1 when it is sent, not when it was queued. Null when it must not be sent
 * any more: its link was used, cancelled, sent again or has expired. Throws when D1 fails.
 */
export async function findLetter(deps: LetterDeps, job: EmailJob): Promise<Letter | null> {
	const { db, publicUrl } = deps;
	switch (job.type) {
		case "confirm_email": {
			const found = await findConfirmation(db, job.confirmationId);
			if (!found || found.confirmation.usedAt !== null) return null;
			const { fullName, tokenHash } = found.confirmation;
			const token = deps.confirmationToken(job.confirmationId, tokenHash);
			const link = `${publicUrl}/auth/confirm?token=${token}`;
			const signUps = await countConfirmations(db, found.user.id);
			return { to: found.user.email, model: { kind: job.type, name: fullName, link, signUps } };
		}
		case "reset_password": {
			const found = await findResetMail(db, job.resetId, deps.now());
			if (!found) return null;
			const link = `${publicUrl}/auth/reset?token=${deps.resetToken(job.resetId, found.tokenHash)}`;
			return { to: found.email, model: { kind: job.type, name: found.name, link } };
		}
		case "account_exists":
		case "password_changed":
		case "new_device":
			return findUserLetter(deps, job);
		case "invitation":
			return findInvitationLetter(deps, job);
		case "alarm": {
			const to = (await findAlarmTarget(db))?.email;
			if (!to) return null;
			const { trouble, state, figure } = job;
			const link = `${publicUrl}/admin/health`;
			return { to, model: { kind: job.type, name: "", link, trouble, state, figure } };
		}
		case "contact_request": {
			const found = await findContactRequest(db, job.contactRequestId);
			if (!found || deps.contactEmail === null) return null;
			const { email, company, phone, subject, message } = found;
			const name = `${found.firstName} ${found.lastName}`;
			return {
				to: deps.contactEmail,
				replyTo: email,
				model: { kind: job.type, name, email, company, phone, subject, message },
			};
		}
	}
}

type UserJob = Extract<EmailJob, { type: "account_exists" | "password_changed" | "new_device" }>;

async function findUserLetter(deps: LetterDeps, job: UserJob): Promise<Letter | null> {
	const user = await findUser(deps.db, job.userId);
	if (!user) return null;
	const { email: to, fullName: name } = user;
	switch (job.type) {
		case "account_exists":
			return { to, model: { kind: job.type, name, link: `${deps.publicUrl}/auth` } };
		case "password_changed":
			return { to, model: { kind: job.type, name, link: `${deps.publicUrl}/auth/reset` } };
		case "new_device": {
			const link = `${deps.publicUrl}/settings#seguranca`;
			return { to, model: { kind: job.type, name, link, device: job.device } };
		}
	}
}

async function findInvitationLetter(
	deps: LetterDeps,
	job: Extract<EmailJob, { type: "invitation" }>,
): Promise<Letter | null> {
	const { invitationId, resentCount, workspaceId } = job;
	const sending = { invitationId, resentCount, now: deps.now() };
	const found = await findInvitationMail(deps.db, workspaceId, sending);
	if (!found) return null;
	const { email, invitedBy, tokenHash, ...said } = found;
	const token = deps.invitationToken(invitationId, resentCount, tokenHash);
	const link = `${deps.publicUrl}/aceitar-convite?token=${token}`;
	return { to: email, invitedBy, model: { kind: job.type, link, ...said } };
}
