import type { EmailBinding } from "#workers/adapters/email/cloudflare.ts";
import { createMailSender } from "#workers/adapters/email/index.ts";
import { renderMail } from "#workers/adapters/email/render.tsx";
import { createHeaderService } from "./header.ts";
import { createMailBox } from "./mail-box.ts";
import type { Means } from "./means.ts";
import { createNotificationsService } from "./notifications.ts";
import { createPreferencesService } from "./preferences.ts";

function wireMailBox(means: Means, binding: EmailBinding | undefined) {
	const { env, mail, publicUrl, company } = means.config;
	return createMailBox({
		...means,
		sender: createMailSender(means.config, { binding, now: means.now }),
		render: renderMail,
		publicUrl,
		company: company.name,
		contactEmail: company.contactEmail,
		isLocal: env !== "production" && mail.kind === "local",
	});
}

/** Mail, notifications, the header's data and the preferences that follow a person. */
export function wirePlatform(env: Env, means: Means, isSchemaCurrent: () => Promise<boolean>) {
	return {
		mailBox: wireMailBox(means, env.EMAIL),
		notifications: createNotificationsService(means),
		header: createHeaderService({ ...means, isSchemaCurrent }),
		preferences: createPreferencesService({
			...means,
			isSecure: means.config.publicUrl.startsWith("https:"),
		}),
	};
}
