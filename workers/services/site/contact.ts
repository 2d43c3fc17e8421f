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

/** Requests of visitors (spec 1, section 2: contact page; founding.md 4). */
export function createContactService(deps: ContactServiceDeps) {
	return {
		/** Keeps a request and queues the mail about it. What is wrong is named field by field. */
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
				// The request is kept; asking the visitor to write again would only make a second one.
				deps.log({ event: "contact_mail_not_queued", level: "error", contactRequestId: id, error });
			}
			return { ok: true };
		},
	};
}
