import type { Config } from "#workers/config.ts";
import { createCloudflareSender, type EmailBinding } from "./cloudflare.ts";
import type { MailSender } from "./port.ts";
import { createResendSender } from "./resend.ts";
import { createSmtpSender } from "./smtp.ts";

/** The configured sender. Local mail is stored in D1 and shown by /dev/outbox. */
export function createMailSender(
	{ mail, allowedPrivateHosts }: Pick<Config, "mail" | "allowedPrivateHosts">,
	means: { binding: EmailBinding | undefined; now: () => number },
): MailSender {
	switch (mail.kind) {
		case "local":
			return { send: () => Promise.resolve({ kind: "kept" }) };
		case "none":
			return { send: () => Promise.resolve({ kind: "not_configured" }) };
		case "cloudflare":
			return createCloudflareSender(means.binding, mail.from);
		case "resend":
			return createResendSender({ ...mail, allowedPrivateHosts });
		case "smtp":
			return {
				async send(outgoing) {
					// The module exists only in workerd, and only this sender needs it.
					const { connect } = await import("cloudflare:sockets");
					const isPlain = allowedPrivateHosts.includes(`${mail.host}:${mail.port}`);
					return createSmtpSender({ ...mail, isPlain, connect, now: means.now }).send(outgoing);
				},
			};
	}
}
