/** Wires received media: where their bytes are fetched. */
import { safeStream } from "#workers/adapters/safe-fetch.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { openCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { createChannelGateway } from "#workers/adapters/channel-gateway/index.ts";
import type { SimulatorState } from "#workers/adapters/whatsapp-gateway/simulator/state.ts";
import type { Config } from "#workers/config.ts";
import { createMediaService, type MediaDeps } from "./media.ts";
import type { Runtime } from "../runtime.ts";

/** Opens the channel's secrets here, for one call: the object itself waits for no gateway. */
function createMediaFetch(config: Config): MediaDeps["fetchFromGateway"] {
	return (owner, place, maxBytes) => {
		const { workspaceId, channelId } = owner;
		const { dataKeyWrapped, tokenSealed, credentialsSealed } = place;
		const sealer = createSealer({ masterKeys: config.masterKeys, workspaceId, dataKeyWrapped });
		const openToken = (sealed: string): string | null => {
			const where = { workspaceId, table: "instance", rowId: channelId, field: "token" };
			const opened = sealer.open(sealed, where);
			return opened.ok ? opened.value : null;
		};
		const { simulated } = place;
		const state = simulated === null ? null : (JSON.parse(simulated) as SimulatorState);
		const gateway = createChannelGateway({
			name: place.gateway,
			config,
			channelId,
			token: tokenSealed === null ? null : openToken(tokenSealed),
			credentials: openCredentials(sealer, owner, place.gateway, credentialsSealed),
			// Looking at the phone changes nothing on it.
			simulatorStore: { read: () => state, write: () => undefined },
		});
		return gateway.fetchMedia({ ref: place.ref, maxBytes });
	};
}

/** Without any credential: whoever keeps the picture learns nothing of us but the call (I16). */
function createAvatarFetch(config: Config): MediaDeps["fetchAvatar"] {
	return async (url, maxBytes) => {
		const { allowedPrivateHosts } = config;
		const answer = await safeStream({ url, allowedPrivateHosts, maxBytes });
		if (answer.kind !== "stream") return null;
		if (answer.status === 200) return answer.body;
		await answer.body.cancel();
		return null;
	};
}

export const wireMedia = (runtime: Runtime) =>
	createMediaService({
		...runtime,
		fetchFromGateway: createMediaFetch(runtime.config),
		fetchAvatar: createAvatarFetch(runtime.config),
	});
