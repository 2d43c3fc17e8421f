import type { AutomationEvent, WebhookSwitches } from "#app/domain/webhooks/event.ts";
import type { CarrierName, ChannelType } from "#app/domain/channels/channel.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { InstanceSettings } from "#app/domain/channels/settings.ts";
import type { LeftOwn } from "#app/domain/gateways/heard-from.ts";

/**
 * The object's copy of what D1 owns, and what it knows itself about its gateway. Stored as one JSON row.
 */
export interface ChannelConfig {
	workspaceId: string;
	channelId: string;
	name: string;
	/** The channel's type; rows of earlier versions without it are WhatsApp channels. */
	type: ChannelType;
	gateway: CarrierName;
	settings: InstanceSettings;
	/** The workspace's data key, wrapped by the master key. */
	dataKeyWrapped: string;
	/** Which events the owner's webhook address receives; null when no address is set. */
	webhooks: WebhookSwitches | null;
	/**
	 * Automations of the workspace that receive events of this channel, each with the events chosen for it.
	 */
	automations: ToldAutomation[];
	/** The sealed credentials of a channel that has any: the vendor's token, or the workspace's own gateway. */
	credentialsSealed: string | null;
	/** Id of the workspace's own gateway that carries the channel; null: the deployment's. */
	ownId: string | null;
	/** Set while changed settings still have to be sent to the gateway; `nextAt` is epoch ms. */
	settingsDue: { attempts: number; nextAt: number } | null;
	/** Whether the instance was created at the gateway. */
	isCreated: boolean;
	/** The sealed key by which the gateway knows this channel. */
	tokenSealed: string | null;
	/** The channel was deleted: late webhooks are answered 200 and not stored. */
	isErased: boolean;
	/** Instances to delete at gateways after an erasure or a switch to another gateway. */
	leftovers: Leftover[];
	/** Gateways this channel was switched away from: their late events about the link are ignored. */
	leftGateways: CarrierName[];
	/** Own gateways it was switched away from: of their calls only messages count, and these for a while only. */
	leftOwn: LeftOwn[];
	/** The agent that answers new conversations; null: members only. */
	agent: ChannelAgent | null;
	/** The department that new conversations begin in; null: none, or several departments have the channel. */
	departmentId: string | null;
	/** The account of Meta's whose calls are believed, and since when (epoch ms); link/account.ts. */
	account: { name: string; at: number } | null;
	/** Options of the channel's type as its adapter wrote them, as JSON; null for none. */
	options: string | null;
}

/** An n8n or Zapier integration by id. Its address is known only to the consumer of the queue. */
export interface ToldAutomation {
	id: string;
	events: AutomationEvent[];
}

/**
 * An instance to delete at a gateway, with the secrets needed for that call. At most one per server.
 * `nextAt` is epoch ms.
 */
export interface Leftover extends Pick<
	ChannelConfig,
	"gateway" | "tokenSealed" | "credentialsSealed"
> {
	/** As in ChannelConfig; rows of earlier versions lack it. */
	ownId?: string | null;
	attempts: number;
	nextAt: number;
}

/** Whether both are at the same server of the same vendor. */
export const isSameServer = (
	a: { gateway: CarrierName; ownId?: string | null },
	b: { gateway: CarrierName; ownId?: string | null },
): boolean => a.gateway === b.gateway && (a.ownId ?? null) === (b.ownId ?? null);

/** Fields that a configuration may leave out; they then keep their value. */
type Optional =
	| "type"
	| "webhooks"
	| "automations"
	| "credentialsSealed"
	| "ownId"
	| "agent"
	| "departmentId"
	| "options";
/** Fields that only the object knows. */
type Own =
	| "settingsDue"
	| "isCreated"
	| "tokenSealed"
	| "isErased"
	| "leftovers"
	| "leftGateways"
	| "leftOwn"
	| "account";

/** What the service sends; all other fields of the configuration are the object's own. */
export type Configuration = Omit<ChannelConfig, Optional | Own> &
	Partial<Pick<ChannelConfig, Optional>>;

/** Initial values for an object that was not configured before. */
export const FRESH = {
	type: "whatsapp",
	agent: null,
	departmentId: null,
	options: null,
	webhooks: null,
	automations: [],
	credentialsSealed: null,
	ownId: null,
	settingsDue: null,
	isCreated: false,
	tokenSealed: null,
	isErased: false,
	leftovers: [],
	leftGateways: [],
	leftOwn: [],
	account: null,
} satisfies Partial<ChannelConfig>;

export type ConfigStore = ReturnType<typeof createConfigStore>;

/** The configuration row with a copy in memory; `set` writes one row. */
export function createConfigStore(sql: SqlStorage) {
	const row = sql.exec<{ json: string }>("SELECT json FROM config WHERE id = 1").toArray()[0];
	// A row of an earlier version lacks what came later.
	let config: ChannelConfig | null = row ? { ...FRESH, ...JSON.parse(row.json) } : null;

	return {
		/** Null until the service has configured this object. */
		get(): ChannelConfig | null {
			return config;
		},

		set(next: ChannelConfig): void {
			config = next;
			sql.exec("INSERT OR REPLACE INTO config (id, json) VALUES (1, ?)", JSON.stringify(next));
		},
	};
}
