/** Wires a user's own settings and profile, and the n8n test with its echo address. */
import { createHttpWebhook } from "#workers/adapters/automation-webhook/http.ts";
import type { WithAi } from "#workers/adapters/language-model/workers-ai.ts";
import { signBearerToken } from "#workers/adapters/automation-webhook/bearer-token.ts";

import { createToken, deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { createEchoService } from "./echo.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Runtime } from "../runtime.ts";
import { createFileLifetimeService } from "./file-lifetime.ts";
import { createInboxSettingsService } from "./inbox-settings.ts";
import { createN8nTestService } from "./n8n-test.ts";
import { createProfileService } from "./profile.ts";
import { createSettingsService } from "./settings.ts";
import { createVoiceWordsService } from "./voice-words.ts";

export function wireSettings(env: WithAi, runtime: Runtime, record: RecordActivity) {
	const { config, now, publicUrl } = runtime;
	const settings = createSettingsService({ ...runtime, createToken, hashToken });
	const echo = createEchoService({ ...runtime, hashToken });
	const webhook = createHttpWebhook(runtime.guards);
	const n8nTest = createN8nTestService({
		...runtime,
		settings,
		echo,
		webhook,
		signBearer: (subject, audience) =>
			signBearerToken(deriveToken(config.masterKey, "bearer", "n8n-test"), {
				issuer: publicUrl,
				audience,
				subject,
				id: runtime.newId(),
				now: now(),
			}),
	});
	return {
		settings,
		echo,
		n8nTest,
		profile: createProfileService(runtime),
		inboxSettings: createInboxSettingsService({ ...runtime, record }),
		fileLifetime: createFileLifetimeService({ ...runtime, record }),
		voiceWords: createVoiceWordsService({ ...runtime, record, hasOwnModel: env.AI !== undefined }),
	};
}
