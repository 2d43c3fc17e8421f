import type { EmailJob } from "#app/contracts/jobs.ts";
import { addressBucket } from "#app/domain/auth/lock-out.ts";
import {
	type ContactFaults,
	parseContactRequest,
	type TypedContact,
} from "#app/domain/site/contact-request.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { insertContactRequest } from "#workers/data/queries/site/contact.ts";
import type { Limit } from "../limiter.ts";

export interface ContactServiceDeps {
	db: Database;
	limit: Limit;
	queueEmail(job: EmailJob): Promise<void>;
	newId(): string;
	now(): number;
	log: Log;
}

export type ContactOutcome =
	| { ok: true }
	| { ok: false; code: "rate_limited" }
	| { ok: false; code: "invalid_request"; faults: ContactFaults };

/** Requests of the public contact form (spec 1, section 2; founding.md 4). */
export function createContactService(deps: ContactServiceDeps) {
	return {
		/** Stores a request and queues a mail about it. Invalid input is answered field by field. Throws when D1 fails. */
		async send(
			typed: TypedContact,
			meta: { ip: string; locale: "pt" | "en" },
		): Promise<ContactOutcome> {
			const parsed = parseContactRequest(typed);
			if (!parsed.ok) return { ok: false, code: "invalid_request", faults: parsed.faults };
			if (!(await deps.limit("contact", addressBucket(meta.ip))))
				return { ok: false, code: "rate_limited" };
			const id = deps.newId();
			await insertContactRequest(deps.db, { ...parsed.value, id, createdAt: deps.now() });
			try {
				const job = { type: "contact_request", id: deps.newId(), contactRequestId: id } as const;
				await deps.queueEmail({ ...job, locale: meta.locale });
			} catch (error) {
				// The request is stored; an error would make the visitor send a second one.
				deps.log({ event: "contact_mail_not_queued", level: "error", contactRequestId: id, error });
			}
			return { ok: true };
		},
	};
}
