import type { MailSender } from "./port.ts";

/** Which vendor delivers, one switch. Local mail is kept in D1, where /dev/outbox shows it. */
export function createMailSender(kind: "local" | "none"): MailSender {
	switch (kind) {
		case "local":
			return { send: () => Promise.resolve("kept") };
		case "none":
			return { send: () => Promise.resolve("not_configured") };
	}
}
