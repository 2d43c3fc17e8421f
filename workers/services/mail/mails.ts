import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { EmailJob } from "#app/contracts/jobs.ts";
import type { MailOutcome } from "#app/domain/team/invitation.ts";
import { isLastMailTry, MAIL_CLAIM_MS, mailRetryDelayMs } from "#app/domain/mail/mail-retry.ts";
import type { MailModel } from "#workers/adapters/email/mail-content.ts";
import type { Delivery, MailSender } from "#workers/adapters/email/port.ts";
import type { RenderedMail } from "#workers/adapters/email/render.tsx";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import {
	claimMail,
	listMails,
	type Mail,
	updateInvitationOutcome,
	updateMail,
} from "#workers/data/queries/mail/mails.ts";
import { findLetter, type Letter, type LetterDeps } from "./letter.ts";

/** Mails on the outbox page. */
const OUTBOX_SIZE = 50;

export interface MailsDeps extends LetterDeps {
	sender: MailSender;
	render: (
		model: MailModel,
		options: { locale: "pt" | "en"; company: string },
	) => Promise<RenderedMail>;
	company: string;
	log: Log;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	/** Mail is stored locally and shown on the outbox page. */
	isLocal: boolean;
}

export interface KeptMail {
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	at: number;
}

/** `done`: the job is finished. `again`: retry after `delayMs`; after the last attempt it is a dead letter. */
export type MailJobOutcome = { kind: "done" } | { kind: "again"; delayMs: number };
/** The final result of a mail. */
type Outcome = "sent" | "not_configured" | "failed";

/** Null: another attempt follows. */
function outcomeOf(delivery: Delivery, isLast: boolean): Outcome | null {
	switch (delivery.kind) {
		case "sent":
		case "kept":
			return "sent";
		case "not_configured":
			return "not_configured";
		case "refused":
			return "failed";
		case "unavailable":
			return isLast ? "failed" : null;
	}
}

const toKept = (row: Mail): KeptMail => ({
	id: row.id,
	to: row.recipient,
	subject: row.subject ?? "",
	text: row.text ?? "",
	html: row.html ?? "",
	at: row.createdAt,
});

/**
 * Stores the result of an invitation's mail and publishes it to the team's pages. With `before` only an invitation
 * that still has this result is changed.
 */
function createInvitationReporter(deps: Pick<MailsDeps, "db" | "log" | "publishToWorkspace">) {
	return async (
		job: EmailJob,
		letter: Letter,
		outcome: Outcome,
		before?: MailOutcome,
	): Promise<void> => {
		if (job.type !== "invitation") return;
		const { workspaceId, invitationId, resentCount } = job;
		const sending = { invitationId, resentCount, before };
		if (!(await updateInvitationOutcome(deps.db, workspaceId, sending, outcome))) return;
		const frame: WorkspaceFrame = {
			type: "invitation_delivery",
			invitationId,
			email: letter.to,
			memberId: job.askedBy ?? letter.invitedBy ?? "",
			isResend: resentCount > 0,
			outcome,
		};
		try {
			await deps.publishToWorkspace(workspaceId, frame);
			await deps.publishToWorkspace(workspaceId, { type: "team_changed" });
		} catch (error) {
			// The result is stored; the page shows it with its next refresh.
			deps.log({ event: "delivery_not_pushed", level: "warn", workspaceId, error });
		}
	};
}

/** Handles jobs of the queue `emails`. */
export function createMails(deps: MailsDeps) {
	const reportInvitation = createInvitationReporter(deps);

	async function send(job: EmailJob, letter: Letter, attempt: number): Promise<MailJobOutcome> {
		const { locale, id } = job;
		const content = await deps.render(letter.model, { locale, company: deps.company });
		const { to, replyTo } = letter;
		const delivery = await deps.sender.send({ id, to, ...(replyTo && { replyTo }), ...content });
		const isLast = isLastMailTry(attempt);
		const outcome = outcomeOf(delivery, isLast);
		const failure = "code" in delivery ? delivery.code : null;
		if (failure)
			deps.log({
				event: delivery.kind === "refused" ? "mail_refused" : "mail_unavailable",
				level: outcome === "failed" ? "error" : "warn",
				mailId: id,
				kind: job.type,
				attempt,
				reason: failure,
			});
		await updateMail(deps.db, id, {
			status: outcome ?? "queued",
			failure,
			...(outcome === "sent" && { sentAt: deps.now() }),
			// Bodies contain links that give access, so they are stored only for the local outbox page.
			...(delivery.kind === "kept" && content),
		});
		if (outcome) await reportInvitation(job, letter, outcome);
		if (delivery.kind !== "unavailable") return { kind: "done" };
		return { kind: "again", delayMs: mailRetryDelayMs(attempt) };
	}

	return {
		/**
		 * Renders and delivers the mail of a job; a repeated job sends nothing twice. `attempt` counts from 1; after the
		 * last one the job becomes a dead letter, which an admin may replay. Throws when D1 fails.
		 */
		async deliver(job: EmailJob, attempt = 1): Promise<MailJobOutcome> {
			const letter = await findLetter(deps, job);
			if (!letter) return { kind: "done" };
			const now = deps.now();
			const claim = await claimMail(
				deps.db,
				{ id: job.id, kind: job.type, recipient: letter.to },
				{ now, staleBefore: now - MAIL_CLAIM_MS },
			);
			if (claim === "done") return { kind: "done" };
			if (claim === "busy") return { kind: "again", delayMs: MAIL_CLAIM_MS };
			return send(job, letter, attempt);
		},

		/** The job became a dead letter: a waiting invitation is marked as failed. */
		async giveUp(job: EmailJob): Promise<void> {
			const letter = await findLetter(deps, job);
			if (letter) await reportInvitation(job, letter, "failed", "queued");
		},

		/** Locally stored mails, newest first; null where mail is not stored. */
		async list(): Promise<KeptMail[] | null> {
			if (!deps.isLocal) return null;
			const rows = await listMails(deps.db, OUTBOX_SIZE);
			return rows.map(toKept);
		},
	};
}
