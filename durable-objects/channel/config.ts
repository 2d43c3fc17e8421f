import type { AutomationEvent, WebhookSwitches } from "#app/domain/webhooks/event.ts";
import type { CarrierName, ChannelType } from "#app/domain/channels/channel.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { InstanceSettings } from "#app/domain/channels/settings.ts";

/** The object's copy of what D1 owns, and its own standing with the gateway. */
export interface ChannelConfig {
	workspaceId: string;
	channelId: string;
	name: string;
	/** What kind of channel it is; a row of an earlier version is a whatsapp one. */
	type: ChannelType;
	gateway: CarrierName;
	settings: InstanceSettings;
	/** Wrapped by the master key: useless without it. */
	dataKeyWrapped: string;
	/** What the owner's address is told; null: there is no address. */
	webhooks: WebhookSwitches | null;
	/** The workspace's automations that are told of events here, each of those its member chose. */
	automations: ToldAutomation[];
	/** Where a number is linked by credentials: what they are, sealed; null elsewhere. */
	credentialsSealed: string | null;
	/** Settings that the gateway has not heard of yet. */
	settingsDue: { attempts: number; nextAt: number } | null;
	/** The channel exists at the gateway. */
	isCreated: boolean;
	/** The gateway's own key of the channel, sealed. */
	tokenSealed: string | null;
	/** The channel was deleted: late webhooks get 200 and nothing else. */
	isErased: boolean;
	/** What gateways still hold of this channel, though it is erased or went to another one. */
	leftovers: Leftover[];
	/** Gateways this channel has gone away from: their late word on the link is about another one. */
	leftGateways: CarrierName[];
	/** Who answers new conversations by itself; null: nobody but people. */
	agent: ChannelAgent | null;
	/** What the channel's own type needs to know, as its adapter wrote it; null: nothing. */
	options: string | null;
}

/** An n8n or zapier integration, by its id; where it is, only the consumer of the queue knows. */
export interface ToldAutomation {
	id: string;
	events: AutomationEvent[];
}

/** An instance to be deleted at a gateway, and what it takes to speak for it. One per gateway. */
export interface Leftover extends Pick<
	ChannelConfig,
	"gateway" | "tokenSealed" | "credentialsSealed"
> {
	attempts: number;
	nextAt: number;
}

/** What the service may leave out: then it stays as it is. */
type Kept = "type" | "webhooks" | "automations" | "credentialsSealed" | "agent" | "options";

/** What the service tells the object; the rest is the object's own. */
export type Configuration = Omit<
	ChannelConfig,
	Kept | "settingsDue" | "isCreated" | "tokenSealed" | "isErased" | "leftovers" | "leftGateways"
> &
	Partial<Pick<ChannelConfig, Kept>>;

/** Of an object that was nobody's until now. */
export const FRESH = {
	type: "whatsapp",
	agent: null,
	options: null,
	webhooks: null,
	automations: [],
	credentialsSealed: null,
	settingsDue: null,
	isCreated: false,
	tokenSealed: null,
	isErased: false,
	leftovers: [],
	leftGateways: [],
} satisfies Partial<ChannelConfig>;

export type ConfigStore = ReturnType<typeof createConfigStore>;

export function createConfigStore(sql: SqlStorage) {
	const row = sql.exec<{ json: string }>("SELECT json FROM config WHERE id = 1").toArray()[0];
	// A row of an earlier version lacks what came later.
	let config: ChannelConfig | null = row ? { ...FRESH, ...JSON.parse(row.json) } : null;

	return {
		/** Null before the service configured this object: then it belongs to nobody. */
		get(): ChannelConfig | null {
			return config;
		},

		set(next: ChannelConfig): void {
			config = next;
			sql.exec("INSERT OR REPLACE INTO config (id, json) VALUES (1, ?)", JSON.stringify(next));
		},
	};
}
