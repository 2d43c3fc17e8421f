/** Wires what is a person's own: settings, profile, and the n8n test with its echo. */
import { createHttpWebhook } from "#workers/adapters/automation-webhook/http.ts";
import { signBearerToken } from "#workers/adapters/automation-webhook/bearer-token.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createToken, deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { createEchoService } from "./echo.ts";
import type { Means } from "./means.ts";
import { createN8nTestService } from "./n8n-test.ts";
import { createProfileService } from "./profile.ts";
import { createSettingsService } from "./settings.ts";

export function wireSettings(means: Means) {
	const { config, now } = means;
	const { publicUrl, allowedPrivateHosts, masterKey, masterKeys } = config;
	const settings = createSettingsService({
		...means,
		createToken,
		hashToken,
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
		publicUrl,
		allowedPrivateHosts,
	});
	const echo = createEchoService({ ...means, hashToken });
	const webhook = createHttpWebhook(means.guards);
	const n8nTest = createN8nTestService({
		...means,
		settings,
		echo,
		webhook,
		signBearer: (subject, audience) =>
			signBearerToken(deriveToken(masterKey, "bearer", "n8n-test"), {
				issuer: publicUrl,
				audience,
				subject,
				id: means.newId(),
				now: now(),
			}),
	});
	return { settings, echo, n8nTest, profile: createProfileService(means) };
}
