import { CLOSE_GONE } from "#app/contracts/frames.ts";
import { inboxSteps } from "../inbox/migrations.ts";
import { migrate } from "../inbox/migrate.ts";
import type { Instance } from "./instance.ts";
import { leftoverOf } from "./leftovers.ts";
import { instanceSteps } from "./migrations.ts";

/**
 * Forgets everything but the tombstone (decisions 23). Our data goes at once; the instance at the
 * gateway is deleted by the alarm, with retries, because no request waits for a gateway.
 */
export async function eraseInstance(ctx: DurableObjectState, instance: Instance): Promise<void> {
	const config = instance.config.get();
	if (!config) return;
	instance.inbox.sockets.closeAll(CLOSE_GONE, "deleted");
	await ctx.storage.deleteAlarm();
	await ctx.storage.deleteAll();
	migrate(ctx.storage, "inbox", inboxSteps);
	migrate(ctx.storage, "instance", instanceSteps);
	instance.inbox.outbox.forgetAll();
	instance.inbox.answering.forgetAll();
	const left = leftoverOf(config, Date.now());
	const leftovers = left ? [...config.leftovers, left] : config.leftovers;
	instance.config.set({
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
