import { z } from "zod";
import { type Fetch, safeFetch } from "../safe-fetch.ts";
import type { Delivery, MailAddress, MailSender, OutgoingMail } from "./port.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Required: Resend refuses calls without one. */
const USER_AGENT = "Prosa/1";

const Sent = z.object({ id: z.string() });
const Failed = z.object({ name: z.string() });

export interface ResendOptions {
	apiKey: string;
	from: MailAddress;
	/** Origin of the API. */
	url: string;
	allowedPrivateHosts: readonly string[];
	timeoutMs?: number;
	fetch?: Fetch;
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, text: string) {
	try {
		return schema.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

/** A 200 without an id may not have been sent; it is retried, and the idempotency key prevents a second mail. */
function judge(status: number, text: string): Delivery {
	if (status === 200)
		return parseAnswer(Sent, text)
			? { kind: "sent" }
			: { kind: "unavailable", code: "answer_unreadable" };
	const code = `http_${status}`;
	const name = parseAnswer(Failed, text)?.name;
	// The key was used for this mail with a different text, so the mail has been accepted before.
	if (status === 409 && name === "invalid_idempotent_request") return { kind: "sent" };
	const isPassing = status === 408 || status === 409 || status === 429 || status >= 500;
	return { kind: isPassing || status < 400 ? "unavailable" : "refused", code };
}

/** Resend over its HTTP API. The mail's id is the idempotency key: a retry is no second mail. */
export function createResendSender(options: ResendOptions): MailSender {
	const { name, address } = options.from;
	const from = name ? `${JSON.stringify(name)} <${address}>` : address;
	return {
		async send(mail: OutgoingMail): Promise<Delivery> {
			const answer = await safeFetch({
				url: `${options.url}/emails`,
				method: "POST",
				headers: {
					Authorization: `Bearer ${options.apiKey}`,
					"Content-Type": "application/json",
					"Idempotency-Key": mail.id,
					"User-Agent": USER_AGENT,
				},
				body: JSON.stringify({
					from,
					to: [mail.to],
					subject: mail.subject,
					html: mail.html,
					text: mail.text,
					...(mail.replyTo && { reply_to: mail.replyTo }),
				}),
				allowedPrivateHosts: options.allowedPrivateHosts,
				timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
				maxBodyBytes: MAX_ANSWER_BYTES,
				...(options.fetch && { fetch: options.fetch }),
			});
			switch (answer.kind) {
				case "answer":
					return judge(answer.status, answer.text);
				case "refused_url":
					return { kind: "refused", code: "url_not_allowed" };
				case "unreached":
				case "broken":
					return { kind: "unavailable", code: answer.kind };
			}
		},
	};
}
