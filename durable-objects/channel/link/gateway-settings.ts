import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { chance } from "../../object/chance.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { ConfigStore, ChannelConfig } from "../config.ts";
import type { Gateways } from "./gateways.ts";

/** After this many tries the gateway keeps its settings until they change again. */
const MAX_ATTEMPTS = 8;
const TASK = "gateway_settings";

export interface GatewaySettingsParts {
	config: ConfigStore;
	gateways: Gateways;
	tasks: Tasks;
	isOpen(): boolean;
}

/**
 * Sends changed settings to the gateway, by the alarm with back-off and only while the number is linked. A
 * disconnected channel makes no calls; it sends them once it is linked.
 */
export function createGatewaySettings({ config, gateways, tasks, isOpen }: GatewaySettingsParts) {
	async function apply(current: ChannelConfig, attempts: number): Promise<void> {
		const { settings } = current;
		const answer = await gateways
			.current()
			.applySettings(settings)
			.catch(() => ({ class: "unknown" as const }));
		const now = config.get();
		// They changed meanwhile: the new ones are due already, and this answer is about outdated ones.
		if (!now || now.settings !== settings) return;
		const isOver =
			answer.class === "accepted" || answer.class === "refused" || attempts >= MAX_ATTEMPTS;
		if (answer.class !== "accepted")
			logEvent({
				event: "gateway_kept_settings",
				level: "warn",
				channelId: now.channelId,
				class: answer.class,
				attempts,
			});
		config.set({
			...now,
			settingsDue: isOver
				? null
				: { attempts, nextAt: Date.now() + reconnectDelayMs(attempts, chance()) },
		});
	}

	const due = () =>
		isOpen() && !tasks.isUnderWay(TASK) ? (config.get()?.settingsDue ?? null) : null;

	return {
		/** The gateway had lost our webhook: it may have lost the settings too, so they are sent again. */
		sendAgain(now: number): void {
			const current = config.get();
			if (current?.isCreated && !current.isErased)
				config.set({ ...current, settingsDue: { attempts: 0, nextAt: now } });
		},

		/** To be called right after `config` was set from D1. */
		noteConfigured(before: ChannelConfig | null, now: number): void {
			const current = config.get();
			// A channel that does not exist at the gateway yet is created with its settings.
			if (!current?.isCreated || !before) return;
			if (JSON.stringify(before.settings) === JSON.stringify(current.settings)) return;
			config.set({ ...current, settingsDue: { attempts: 0, nextAt: now } });
		},

		startDue(now: number): Task[] {
			const current = config.get();
			const waiting = due();
			return current && waiting && waiting.nextAt <= now
				? [tasks.begin(TASK, () => apply(current, waiting.attempts + 1))]
				: [];
		},

		nextWake: (): number | null => due()?.nextAt ?? null,
	};
}
