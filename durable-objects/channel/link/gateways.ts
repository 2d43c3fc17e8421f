import { createMarker, createSealer } from "#workers/adapters/secrets/envelope.ts";
import { isSameAccount, openCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import {
	createChannelGateway,
	webhookRegistrationOf,
} from "#workers/adapters/channel-gateway/index.ts";
import { createGroup } from "#workers/adapters/whatsapp-gateway/simulator/groups.ts";
import {
	createSimulator,
	type Simulator,
} from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import {
	createSimulatorState,
	type SimulatorState,
	type SimulatorStore,
} from "#workers/adapters/whatsapp-gateway/simulator/state.ts";
import type { ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { openCloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import { loadConfig } from "#workers/config.ts";
import type { ConversionAccount } from "#app/domain/sales/messaging-event.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { type ConfigStore, type ChannelConfig, isSameServer } from "../config.ts";

export interface GatewaysParts {
	sql: SqlStorage;
	env: Env;
	config: ConfigStore;
	channelId: string;
}

/** The group of a demonstration's phone. */
const SAMPLE_GROUP = "Grupo de demonstração";

/** The secrets needed to call a gateway for this channel. */
type Secrets = Pick<ChannelConfig, "gateway" | "tokenSealed" | "credentialsSealed"> & {
	ownId?: string | null;
};

export type Gateways = ReturnType<typeof createGateways>;

/** The channel's gateway adapter, made anew when the configuration changed, and what its calls need. */
export function createGateways({ sql, env, config, channelId }: GatewaysParts) {
	let made: { key: string; gateway: ChannelGateway } | null = null;

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

	function openToken(sealed: string | null): string | null {
		if (!sealed) return null;
		const opened = sealer().open(sealed, tokenPlace());
		return opened.ok ? opened.value : null;
	}

	/** A gateway's adapter with this channel's secrets. Throws on an object that was never configured. */
	function make({ gateway, tokenSealed, credentialsSealed, ownId }: Secrets): ChannelGateway {
		const owner = { workspaceId: config.get()?.workspaceId ?? "", channelId };
		return createChannelGateway({
			name: gateway,
			config: loadConfig(env),
			channelId,
			token: openToken(tokenSealed),
			credentials: credentialsSealed
				? openCredentials(sealer(), owner, gateway, credentialsSealed)
				: null,
			isOwn: (ownId ?? null) !== null || credentialsSealed !== null,
			simulatorStore,
		});
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

	/** A keyed hash of an address. Throws as `sealer`. */
	function mark(address: string): string {
		const current = config.get();
		if (!current) throw new Error("An object nobody configured erases nobody.");
		const { workspaceId, dataKeyWrapped } = current;
		const { masterKeys } = loadConfig(env);
		return createMarker({ masterKeys, workspaceId, dataKeyWrapped })("erased_address", address);
	}

	const tokenPlace = () => ({
		workspaceId: config.get()?.workspaceId ?? "",
		table: "instance",
		rowId: channelId,
		field: "token",
	});

	/** Changes whenever another gateway or other secrets are used. */
	function keyOfCurrent(): string {
		const { gateway, tokenSealed, credentialsSealed } = config.get() ?? {};
		return `${gateway}:${tokenSealed ?? ""}:${credentialsSealed ?? ""}`;
	}

	function current(): ChannelGateway {
		const known = config.get();
		if (!known) throw new Error("An object nobody configured has no gateway.");
		const key = keyOfCurrent();
		if (made?.key !== key) made = { key, gateway: make(known) };
		return made.gateway;
	}

	return {
		current,
		key: keyOfCurrent,

		/**
		 * The simulated phone's state, which the Worker needs to fetch its media; null for a real gateway.
		 */
		simulatorState: (): SimulatorState | null =>
			config.get()?.gateway === "simulator" ? simulatorStore.read() : null,

		/**
		 * Whether both sets of secrets belong to the same bot, page or number, so that only the token
		 * differs.
		 */
		isSameAccount(a: Secrets, b: Secrets): boolean {
			const owner = { workspaceId: config.get()?.workspaceId ?? "", channelId };
			const open = ({ gateway, credentialsSealed }: Secrets) =>
				openCredentials(sealer(), owner, gateway, credentialsSealed);
			return isSameAccount(open(a), open(b));
		},

		mark,

		/** The adapter of a gateway this channel has left, for the clean-up there. */
		former: (left: Secrets): ChannelGateway => make(left),

		/** Number and account id of the official API for these secrets; null for any other gateway. */
		cloudIds(secrets: Secrets): { phoneNumberId: string; businessId: string | null } | null {
			const owner = { workspaceId: config.get()?.workspaceId ?? "", channelId };
			return secrets.gateway === "cloud-api" && secrets.credentialsSealed
				? openCloudCredentials(sealer(), owner, secrets.credentialsSealed)
				: null;
		},

		/** By what Meta's Conversions API knows this channel; null: it is none of Meta's, or of no account of Meta's. */
		conversionAccount(): ConversionAccount | null {
			const known = config.get();
			if (!known) return null;
			if (known.type === "whatsapp")
				return { channel: "whatsapp", businessId: this.cloudIds(known)?.businessId ?? null };
			const { gateway, credentialsSealed, workspaceId } = known;
			const opened = openCredentials(
				sealer(),
				{ workspaceId, channelId },
				gateway,
				credentialsSealed,
			);
			if (!opened || !("type" in opened)) return null;
			if (opened.type === "messenger") return { channel: "messenger", pageId: opened.pageId };
			if (opened.type === "instagram") return { channel: "instagram", accountId: opened.accountId };
			return null;
		},

		/**
		 * The simulated phone; null where a real gateway carries the channel, or where simulation is off.
		 */
		simulator(): Simulator | null {
			const known = config.get();
			if (known?.gateway !== "simulator" || known.isErased || !loadConfig(env).simulator)
				return null;
			return createSimulator({ store: simulatorStore });
		},

		/** Makes the simulated phone linked already, with these customers as its contacts. */
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
			const group = createGroup(contacts, SAMPLE_GROUP);
			simulatorStore.write(
				createSimulatorState({
					line: "linked",
					phone,
					profileName: known.name,
					contacts: [...contacts, group],
				}),
			);
			config.set({ ...known, isCreated: true });
		},

		/** What one call about the link needs: taken together before it, so that late answers are recognised. */
		forCalls() {
			const known = config.get();
			return {
				gateway: current(),
				webhook: webhookRegistrationOf(
					current().name,
					loadConfig(env),
					channelId,
					known?.ownId ?? null,
				),
				settings: known?.settings ?? DEFAULT_SETTINGS,
				isCreated: known?.isCreated ?? false,
				/** The gateway does not know the instance any more. */
				noteGone() {
					const now = config.get();
					if (now && known && isSameServer(now, known))
						config.set({ ...now, isCreated: false, tokenSealed: null });
				},
				/** The instance was created; `token` is the gateway's key of it, null where it gives none. */
				noteCreated(token: string | null) {
					const now = config.get();
					// Switched to another gateway while this one created it: the new one knows nothing yet.
					if (!now || now.isErased || !known || !isSameServer(now, known)) return;
					const tokenSealed = token === null ? null : sealer().seal(token, tokenPlace());
					config.set({ ...now, isCreated: true, tokenSealed });
				},
			};
		},

		/** Epoch ms up to which the gateway was asked for everything; null before the first link. */
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
