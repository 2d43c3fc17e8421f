import type { Delivery, MailAddress, MailSender, OutgoingMail } from "./port.ts";

/** The part of the `send_email` binding we use. */
export interface EmailBinding {
	send(mail: {
		from: { name: string; email: string };
		to: string;
		replyTo?: string;
		subject: string;
		text: string;
		html: string;
	}): Promise<unknown>;
}

/** Error codes of the binding that are permanent; any other error may be temporary. */
const FINAL_CODES = [
	"E_VALIDATION_ERROR",
	"E_FIELD_MISSING",
	"E_TOO_MANY_RECIPIENTS",
	"E_CONTENT_TOO_LARGE",
	"E_SENDER_NOT_VERIFIED",
	"E_SENDER_DOMAIN_NOT_AVAILABLE",
	"E_RECIPIENT_NOT_ALLOWED",
	"E_RECIPIENT_SUPPRESSED",
];

/** Classifies an error of the binding. Exported for its test, because no emulator raises all of them. */
export function judgeBindingError(error: unknown): Delivery {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	// The local binding has no code for this error.
	const isForbidden = error instanceof Error && /not allowed/.test(error.message);
	if (FINAL_CODES.includes(code) || isForbidden)
		return { kind: "refused", code: code || "E_RECIPIENT_NOT_ALLOWED" };
	return { kind: "unavailable", code: /^E_[A-Z_]{1,60}$/.test(code) ? code : "binding_failed" };
}

/** Cloudflare Email Sending by the `send_email` binding. Without the binding every mail is refused. */
export function createCloudflareSender(
	binding: EmailBinding | undefined,
	from: MailAddress,
): MailSender {
	return {
		async send(mail: OutgoingMail): Promise<Delivery> {
			if (!binding) return { kind: "not_configured" };
			try {
				await binding.send({
					from: { name: from.name, email: from.address },
					to: mail.to,
					...(mail.replyTo && { replyTo: mail.replyTo }),
					subject: mail.subject,
					text: mail.text,
					html: mail.html,
				});
				return { kind: "sent" };
			} catch (error) {
				return judgeBindingError(error);
			}
		},
	};
}
