import type { EmailJob } from "#app/contracts/jobs.ts";
import type { MailSender, OutgoingMail } from "#workers/adapters/email/port.ts";
import type { Database } from "#workers/data/database.ts";
import { findConfirmation, findUser } from "#workers/data/queries/accounts.ts";
import { ensureMail, listMails, updateMail } from "#workers/data/queries/mails.ts";

/** Rows the outbox page shows. */
const OUTBOX_SIZE = 50;

export interface MailBoxDeps {
	db: Database;
	sender: MailSender;
	render: (input: { kind: EmailJob["type"]; locale: "pt" | "en"; name: string; link: string }) => {
		subject: string;
		text: string;
		html: string;
	};
	confirmationToken: (confirmationId: string) => string;
	publicUrl: string;
	now: () => number;
	/** The outbox page exists only where mail is kept here. */
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

/** Who gets the mail of a job and where its link leads; null when there is nobody (any more). */
async function findRecipient(
	deps: MailBoxDeps,
	job: EmailJob,
): Promise<{ email: string; name: string; link: string } | null> {
	switch (job.type) {
		case "confirm_email": {
			const found = await findConfirmation(deps.db, job.confirmationId);
			if (!found || found.confirmation.usedAt !== null) return null;
			const token = deps.confirmationToken(job.confirmationId);
			const link = `${deps.publicUrl}/auth/confirm?token=${token}`;
			return { email: found.user.email, name: found.confirmation.fullName, link };
		}
		case "account_exists": {
			const user = await findUser(deps.db, job.userId);
			return user && { email: user.email, name: user.fullName, link: `${deps.publicUrl}/auth` };
		}
	}
}

export function createMailBox(deps: MailBoxDeps) {
	return {
		/**
		 * Writes and delivers the mail of a job, once however often the job comes.
		 * Throws when delivery may be tried again.
		 */
		async deliver(job: EmailJob): Promise<void> {
			const recipient = await findRecipient(deps, job);
			if (!recipient) return;
			const { email, name, link } = recipient;
			const now = deps.now();
			const mail = { id: job.id, kind: job.type, recipient: email, createdAt: now };
			if ((await ensureMail(deps.db, mail)).status !== "queued") return;
			const content = deps.render({ kind: job.type, locale: job.locale, name, link });
			const outgoing: OutgoingMail = { id: job.id, to: email, ...content };
			const outcome = await deps.sender.send(outgoing);
			await updateMail(
				deps.db,
				job.id,
				outcome === "kept"
					? { status: "sent", sentAt: now, ...content }
					: { status: "not_configured" },
			);
		},

		/** The mails kept here, newest first; null where there is no such box (not local). */
		async list(): Promise<KeptMail[] | null> {
			if (!deps.isLocal) return null;
			const rows = await listMails(deps.db, OUTBOX_SIZE);
			return rows.map((row) => ({
				id: row.id,
				to: row.recipient,
				subject: row.subject ?? "",
				text: row.text ?? "",
				html: row.html ?? "",
				at: row.createdAt,
			}));
		},
	};
}
