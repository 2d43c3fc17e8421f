/** Wires "Conectar com a Meta": the deployment's app, its dialog, and the services that make and change numbers. */
import { randomInt } from "node:crypto";
import { PIN_LENGTH } from "#app/domain/channels/embedded-signup.ts";
import { deriveToken } from "#workers/adapters/secrets/token.ts";
import { createSignUpGraph } from "#workers/adapters/whatsapp-gateway/cloud-api/embedded-signup.ts";
import { equalsSecret } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { listSdkOrigins } from "../facebook/sdk-origins.ts";
import { createLoginState } from "../facebook/state.ts";
import type { Runtime } from "../runtime.ts";
import {
	createEmbeddedSignUp,
	type EmbeddedSignUpDeps,
} from "./embedded-signup/embedded-signup.ts";

export function wireEmbeddedSignUp(
	runtime: Runtime,
	numbers: Pick<EmbeddedSignUpDeps, "whatsapp" | "instanceSettings">,
) {
	const { config, publicUrl, allowedPrivateHosts, now } = runtime;
	const { app, missing, sdk } = config.embeddedSignUp;
	const { graphUrl, graphVersion } = config.cloudApi;
	return createEmbeddedSignUp({
		...runtime,
		...numbers,
		missing,
		graph:
			app &&
			createSignUpGraph({
				graphUrl,
				version: graphVersion,
				app,
				allowedPrivateHosts,
				ownOrigin: publicUrl,
				now,
				wait: (ms) => scheduler.wait(ms),
			}),
		dialog: app && {
			appId: app.id,
			configId: app.configId,
			sdk,
			origins: listSdkOrigins(sdk.url),
		},
		state: createLoginState<"whatsapp">({
			...runtime,
			sign: (text) => deriveToken(config.masterKey, "whatsapp_sign_up", text),
			isSame: equalsSecret,
		}),
		drawPin: () => String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, "0"),
	});
}
