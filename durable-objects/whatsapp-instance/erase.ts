import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { CLOSE_GONE } from "#app/contracts/frames.ts";
import { reconnectDelayMs } from "#app/domain/whatsapp/reconnect.ts";
import { chance } from "../inbox/chance.ts";
import { inboxSteps } from "../inbox/migrations.ts";
import { migrate } from "../inbox/migrate.ts";
import type { ConfigStore, InstanceConfig } from "./config-store.ts";
import type { GatewayAccess } from "./gateway-access.ts";
import type { Instance } from "./instance.ts";
import { instanceSteps } from "./migrations.ts";

/** After this many tries the gateway's leftovers are its owner's to remove. */
const MAX_DELETE_ATTEMPTS = 8;

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
	instance.config.set({
		...config,
		name: "",
		isErased: true,
		gatewayDeletion: config.isCreated ? { attempts: 0, nextAt: Date.now() } : null,
	});
}

/** Deletes what the gateway still holds of an erased channel: by the alarm, with back-off. */
export function createGatewayDeletion(config: ConfigStore, gateways: GatewayAccess) {
	let isUnderWay = false;

	async function attempt(current: InstanceConfig, attempts: number): Promise<void> {
		isUnderWay = true;
		const deleted = await gateways
			.current()
			.deleteInstance()
			.catch(() => ({ class: "unknown" as const }));
		isUnderWay = false;
		const isOver = deleted.class === "accepted" || attempts >= MAX_DELETE_ATTEMPTS;
		if (deleted.class !== "accepted")
			logEvent({
				event: "gateway_kept_instance",
				level: "warn",
				channelId: current.channelId,
				class: deleted.class,
				attempts,
			});
		config.set({
			...current,
			...(isOver ? { isCreated: false, tokenSealed: null, dataKeyWrapped: "" } : {}),
			gatewayDeletion: isOver
				? null
				: { attempts, nextAt: Date.now() + reconnectDelayMs(attempts, chance()) },
		});
	}

	return {
		startDue(now: number): Promise<void>[] {
			const current = config.get();
			const due = current?.gatewayDeletion;
			if (!current || !due || due.nextAt > now || isUnderWay) return [];
			return [attempt(current, due.attempts + 1)];
		},
		nextWake: (): number | null =>
			isUnderWay ? null : (config.get()?.gatewayDeletion?.nextAt ?? null),
	};
}
