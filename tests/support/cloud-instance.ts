import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { makeInstance, WORKSPACE } from "./instance.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import { sealCloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import { loadConfig } from "#workers/config.ts";

/** Its business account. */
export const CLOUD_BUSINESS = "102290129340398";
/** A number of the official API. */
export const CLOUD_NUMBER = {
	id: "106540352242922",
	display_phone_number: "+55 11 3000-0000",
	verified_name: "Loja",
};

/** A channel of the official API, with its credentials. */
export async function makeCloudInstance() {
	const channelId = `cloud-${crypto.randomUUID()}`;
	const { masterKey, masterKeys } = loadConfig(env);
	const dataKeyWrapped = createDataKey(masterKey, WORKSPACE);
	const sealer = createSealer({ masterKeys, workspaceId: WORKSPACE, dataKeyWrapped });
	const { instance } = await makeInstance({ channelId, gateway: "cloud-api" });
	const credentials = {
		phoneNumberId: CLOUD_NUMBER.id,
		businessId: CLOUD_BUSINESS,
		token: "EAA".padEnd(40, "x"),
	};
	const credentialsSealed = sealCloudCredentials(
		sealer,
		{ workspaceId: WORKSPACE, channelId },
		credentials,
	);
	const { settings } = await runInDurableObject(instance, (_object, state) => {
		const row = state.storage.sql.exec<{ json: string }>("SELECT json FROM config").one();
		return JSON.parse(row.json);
	});
	await instance.configure({
		workspaceId: WORKSPACE,
		channelId,
		name: "Loja",
		gateway: "cloud-api",
		settings,
		dataKeyWrapped,
		credentialsSealed,
	});
	return { channelId, instance };
}
