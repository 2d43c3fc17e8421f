import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { chance } from "../../object/chance.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import { type ConfigStore, type ChannelConfig, isSameServer, type Leftover } from "../config.ts";
import type { Gateways } from "./gateways.ts";

/** After this many tries the gateway's owner has to remove the instance. */
const MAX_ATTEMPTS = 8;
const TASK = "leftovers";

/** The instance a configuration leaves behind at its gateway; null where none was created. */
export function leftoverOf(config: ChannelConfig, now: number): Leftover | null {
	const { gateway, ownId, tokenSealed, credentialsSealed } = config;
	return config.isCreated
		? { gateway, ownId, tokenSealed, credentialsSealed, attempts: 0, nextAt: now }
		: null;
}

/**
 * Unlinks and deletes instances at gateways, of an erased channel or of one that was switched to another
 * gateway. Done by the alarm with back-off, because no request waits for a gateway.
 */
export function createGatewayCleanup({
	channelId,
	config,
	gateways,
	tasks,
	isAccountInUse,
}: {
	channelId: string;
	config: ConfigStore;
	gateways: Gateways;
	tasks: Tasks;
	/** Whether another channel in use has a proved number of the same Meta account. */
	isAccountInUse(businessId: string, exceptChannelId: string): Promise<boolean>;
}) {
	/**
	 * Meta's webhook subscription belongs to the whole account: deleting it would silence the account's
	 * other numbers.
	 */
	async function isOfOthersToo(entry: Leftover): Promise<boolean> {
		const businessId = gateways.cloudIds(entry)?.businessId ?? null;
		if (businessId === null) return false;
		// A channel in use may itself have switched to another number of the same account.
		const except = config.get()?.isErased ? channelId : "";
		return isAccountInUse(businessId, except);
	}

	async function remove(entry: Leftover): Promise<GatewayAnswer<null>> {
		if (await isOfOthersToo(entry)) return { class: "accepted", value: null };
		return gateways.former(entry).deleteInstance();
	}

	/** Replaces the server's entry, or removes it (null); all other entries may have changed meanwhile. */
	function settle(done: Leftover, next: Leftover | null): void {
		const current = config.get();
		if (!current) return;
		const others = current.leftovers.filter((entry) => !isSameServer(entry, done));
		const leftovers = next === null ? others : [...others, next];
		// After the last one an erased channel's secrets serve nothing any more.
		const isEnd = current.isErased && leftovers.length === 0;
		const forgotten = { tokenSealed: null, credentialsSealed: null, dataKeyWrapped: "" };
		config.set({ ...current, leftovers, ...(isEnd ? forgotten : {}) });
	}

	async function attempt(entry: Leftover): Promise<void> {
		const attempts = entry.attempts + 1;
		const deleted = await remove(entry).catch(() => ({ class: "unknown" as const }));
		const isOver = deleted.class === "accepted" || attempts >= MAX_ATTEMPTS;
		if (deleted.class !== "accepted")
			logEvent({
				event: "gateway_kept_instance",
				level: "warn",
				channelId,
				gateway: entry.gateway,
				class: deleted.class,
				attempts,
			});
		const nextAt = Date.now() + reconnectDelayMs(attempts, chance());
		settle(entry, isOver ? null : { ...entry, attempts, nextAt });
	}

	const waiting = () => config.get()?.leftovers ?? [];

	return {
		startDue(now: number): Task[] {
			if (tasks.isUnderWay(TASK)) return [];
			const due = waiting().find(({ nextAt }) => nextAt <= now);
			return due ? [tasks.begin(TASK, () => attempt(due))] : [];
		},

		nextWake(): number | null {
			const moments = waiting().map(({ nextAt }) => nextAt);
			return tasks.isUnderWay(TASK) || moments.length === 0 ? null : Math.min(...moments);
		},
	};
}
