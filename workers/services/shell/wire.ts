import type { EmailBinding } from "#workers/adapters/email/cloudflare.ts";
import { createMailSender } from "#workers/adapters/email/index.ts";
import { renderMail } from "#workers/adapters/email/render.tsx";
import { createHeaderService } from "./header.ts";
import { createMails } from "../mail/mails.ts";
import type { Runtime } from "../runtime.ts";
import { createNotificationsService } from "./notifications.ts";
import { createPreferencesService } from "../settings/preferences.ts";

function wireMails(runtime: Runtime, binding: EmailBinding | undefined) {
	const { env, mail, company } = runtime.config;
	return createMails({
		...runtime,
		sender: createMailSender(runtime.config, { binding, now: runtime.now }),
		render: renderMail,
		company: company.name,
		contactEmail: company.contactEmail,
		isLocal: env !== "production" && mail.kind === "local",
	});
}

/** Mail, notifications, the header's data and a user's preferences. */
export function wirePlatform(env: Env, runtime: Runtime, isSchemaCurrent: () => Promise<boolean>) {
	return {
		mails: wireMails(runtime, env.EMAIL),
		notifications: createNotificationsService(runtime),
		header: createHeaderService({ ...runtime, isSchemaCurrent }),
		preferences: createPreferencesService({
			...runtime,
			isSecure: runtime.config.publicUrl.startsWith("https:"),
		}),
	};
}
