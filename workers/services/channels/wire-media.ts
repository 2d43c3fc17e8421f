import { openCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { createChannelGateway } from "#workers/adapters/channel-gateway/index.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { SimulatorState } from "#workers/adapters/whatsapp-gateway/simulator/state.ts";
import type { Runtime } from "../runtime.ts";
import type { MediaDeps } from "./media.ts";

/** Decrypts the channel's secrets here for one call, so that the object itself never waits for a gateway. */
export function createMediaFetch(
	{ config, createSealer }: Runtime,
	files: FileStore | null,
): MediaDeps["fetchFromGateway"] {
	return (owner, place, maxBytes) => {
		const { workspaceId, channelId } = owner;
		const sealer = createSealer(workspaceId, place.dataKeyWrapped);
		const openToken = (sealed: string): string | null => {
			const where = { workspaceId, table: "instance", rowId: channelId, field: "token" };
			const opened = sealer.open(sealed, where);
			return opened.ok ? opened.value : null;
		};
		const { simulated, tokenSealed } = place;
		const state = simulated === null ? null : (JSON.parse(simulated) as SimulatorState);
		const gateway = createChannelGateway({
			name: place.gateway,
			config,
			channelId,
			token: tokenSealed === null ? null : openToken(tokenSealed),
			credentials: openCredentials(sealer, owner, place.gateway, place.credentialsSealed),
			isOwn: place.credentialsSealed !== null,
			// Reading a medium changes nothing of the simulated phone.
			simulatorStore: { read: () => state, write: () => undefined },
			simulatedFiles: files && { open: (hash) => files.open(owner, hash) },
		});
		return gateway.fetchMedia({ ref: place.ref, maxBytes, bytes: place.bytes });
	};
}
