import type { Config } from "#workers/config.ts";
import { createCloudflareSender, type EmailBinding } from "./cloudflare.ts";
import type { MailSender } from "./port.ts";
import { createResendSender } from "./resend.ts";
import { createSmtpSender } from "./smtp.ts";

/** Which vendor delivers, one switch. Local mail is kept in D1, where /dev/outbox shows it. */
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
					// Only workerd has it, and only this vendor needs it.
					const { connect } = await import("cloudflare:sockets");
					const isPlain = allowedPrivateHosts.includes(`${mail.host}:${mail.port}`);
					return createSmtpSender({ ...mail, isPlain, connect, now: means.now }).send(outgoing);
				},
			};
	}
}
