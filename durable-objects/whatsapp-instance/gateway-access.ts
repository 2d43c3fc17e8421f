import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import {
	createWhatsAppGateway,
	webhookRegistrationOf,
} from "#workers/adapters/whatsapp-gateway/index.ts";
import { createSimulator, type Simulator } from "#workers/adapters/whatsapp-gateway/simulator.ts";
import {
	createSimulatorState,
	type SimulatorState,
	type SimulatorStore,
} from "#workers/adapters/whatsapp-gateway/simulator-state.ts";
import type { WhatsAppGateway } from "#workers/adapters/whatsapp-gateway/port.ts";
import { loadConfig } from "#workers/config.ts";
import { DEFAULT_SETTINGS } from "#app/domain/whatsapp/settings.ts";
import type { ConfigStore } from "./config-store.ts";

export interface GatewayAccessParts {
	sql: SqlStorage;
	env: Env;
	config: ConfigStore;
	channelId: string;
}

export type GatewayAccess = ReturnType<typeof createGatewayAccess>;

/** The instance's gateway, made anew when the configuration changed; and what it takes to call it. */
export function createGatewayAccess({ sql, env, config, channelId }: GatewayAccessParts) {
	let made: { key: string; gateway: WhatsAppGateway } | null = null;

	const simulatorStore: SimulatorStore = {
		read() {
			const row = sql
				.exec<{ json: string }>("SELECT json FROM simulator WHERE id = 1")
				.toArray()[0];
			return row ? (JSON.parse(row.json) as SimulatorState) : null;
		},
		write(state) {
			sql.exec("INSERT OR REPLACE INTO simulator (id, json) VALUES (1, ?)", JSON.stringify(state));
		},
	};

	function openToken(): string | null {
		const current = config.get();
		if (!current?.tokenSealed) return null;
		const opened = sealer().open(current.tokenSealed, tokenPlace());
		return opened.ok ? opened.value : null;
	}

	function sealer() {
		const current = config.get();
		if (!current) throw new Error("An object nobody configured has no secrets.");
		return createSealer({
			masterKeys: loadConfig(env).masterKeys,
			workspaceId: current.workspaceId,
			dataKeyWrapped: current.dataKeyWrapped,
		});
	}

	const tokenPlace = () => ({
		workspaceId: config.get()?.workspaceId ?? "",
		table: "instance",
		rowId: channelId,
		field: "token",
	});

	function current(): WhatsAppGateway {
		const known = config.get();
		if (!known) throw new Error("An object nobody configured has no gateway.");
		const key = `${known.gateway}:${known.tokenSealed ?? ""}`;
		if (made?.key !== key)
			made = {
				key,
				gateway: createWhatsAppGateway({
					name: known.gateway,
					config: loadConfig(env),
					channelId,
					token: openToken(),
					simulatorStore,
				}),
			};
		return made.gateway;
	}

	return {
		current,

		/** The simulated phone; null where the instance is carried by a real gateway. */
		simulator(): Simulator | null {
			const known = config.get();
			if (known?.gateway !== "simulator" || known.isErased || !loadConfig(env).simulator)
				return null;
			return createSimulator({ store: simulatorStore });
		},

		/** Makes the simulated phone one that is linked already, and known to these customers. */
		linkSimulator(phone: string, customers: readonly { phone: string; name: string }[]): void {
			const known = config.get();
			if (known?.gateway !== "simulator") return;
			const contacts = customers.map((customer) => ({
				...customer,
				online: false,
				typing: false,
				businessTypingUntil: 0,
				messages: [],
			}));
			simulatorStore.write(
				createSimulatorState({ line: "linked", phone, profileName: known.name, contacts }),
			);
			config.set({ ...known, isCreated: true });
		},

		forCalls() {
			const known = config.get();
			return {
				gateway: current(),
				webhook: webhookRegistrationOf(current().name, loadConfig(env), channelId),
				settings: known?.settings ?? DEFAULT_SETTINGS,
				isCreated: known?.isCreated ?? false,
				noteCreated(token: string | null) {
					if (!known) return;
					const tokenSealed = token === null ? null : sealer().seal(token, tokenPlace());
					config.set({ ...known, isCreated: true, tokenSealed });
				},
			};
		},

		reconciledAt(): number | null {
			return (
				sql
					.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'reconciled_at'")
					.toArray()[0]?.value ?? null
			);
		},

		noteReconciled(at: number): void {
			sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES ('reconciled_at', ?)", at);
		},
	};
}
