import { reconnectDelayMs } from "#app/domain/whatsapp/reconnect.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { chance } from "../inbox/chance.ts";
import type { ConfigStore, InstanceConfig } from "./config-store.ts";
import type { GatewayAccess } from "./gateway-access.ts";

/** After this many tries the gateway keeps what it has until the settings change again. */
const MAX_ATTEMPTS = 8;

export interface SettingsKeeperParts {
	config: ConfigStore;
	gateways: GatewayAccess;
	isOpen(): boolean;
}

/**
 * Tells the gateway what somebody changed in the settings: by the alarm, with back-off, and only
 * while the number is linked. A disconnected instance asks for nothing; it is told when it is linked.
 */
export function createSettingsKeeper({ config, gateways, isOpen }: SettingsKeeperParts) {
	let isUnderWay = false;

	async function tell(current: InstanceConfig, attempts: number): Promise<void> {
		isUnderWay = true;
		const { settings } = current;
		const answer = await gateways
			.current()
			.applySettings(settings)
			.catch(() => ({ class: "unknown" as const }));
		isUnderWay = false;
		const now = config.get();
		// Changed meanwhile: that is due already, and this answer is about what nobody wants any more.
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

	const due = () => (isOpen() && !isUnderWay ? (config.get()?.settingsDue ?? null) : null);

	return {
		/** The gateway had lost our webhook: of our settings it may know as little. */
		tellAgain(now: number): void {
			const current = config.get();
			if (current?.isCreated && !current.isErased)
				config.set({ ...current, settingsDue: { attempts: 0, nextAt: now } });
		},

		/** Right after `config` took over what D1 says. */
		noteConfigured(before: InstanceConfig | null, now: number): void {
			const current = config.get();
			// An instance that the gateway does not know yet is created with its settings.
			if (!current?.isCreated || !before) return;
			if (JSON.stringify(before.settings) === JSON.stringify(current.settings)) return;
			config.set({ ...current, settingsDue: { attempts: 0, nextAt: now } });
		},

		startDue(now: number): Promise<void>[] {
			const current = config.get();
			const waiting = due();
			return current && waiting && waiting.nextAt <= now
				? [tell(current, waiting.attempts + 1)]
				: [];
		},

		nextWake: (): number | null => due()?.nextAt ?? null,
	};
}
