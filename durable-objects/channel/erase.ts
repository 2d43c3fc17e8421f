import { CLOSE_GONE } from "#app/contracts/sockets.ts";
import { migrate } from "../object/migrate.ts";
import type { Channel } from "./channel.ts";
import { leftoverOf } from "./link/gateway-cleanup.ts";
import { CHANNEL_SCHEMA } from "./capabilities.ts";

/**
 * Deletes everything but a tombstone (decisions 23). Our own data goes at once; the instance at the gateway
 * is deleted by the alarm with retries, because no request waits for a gateway. Does nothing when never
 * configured.
 */
export async function eraseChannel(ctx: DurableObjectState, channel: Channel): Promise<void> {
	const config = channel.config.get();
	if (!config) return;
	channel.inbox.sockets.closeAll(CLOSE_GONE, "deleted");
	await ctx.storage.deleteAlarm();
	await ctx.storage.deleteAll();
	migrate(ctx.storage, CHANNEL_SCHEMA);
	channel.erase();
	const left = leftoverOf(config, Date.now());
	const leftovers = left ? [...config.leftovers, left] : config.leftovers;
	channel.config.set({
		...config,
		name: "",
		isErased: true,
		isCreated: false,
		// Only what is left at a gateway still needs a key.
		...(leftovers.length === 0 ? { dataKeyWrapped: "" } : {}),
		tokenSealed: null,
		credentialsSealed: null,
		leftovers,
	});
}
