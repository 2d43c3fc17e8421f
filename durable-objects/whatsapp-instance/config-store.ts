import type { GatewayName, InstanceSettings } from "#app/domain/whatsapp/settings.ts";

/** The object's copy of what D1 owns, and its own standing with the gateway. */
export interface InstanceConfig {
	workspaceId: string;
	channelId: string;
	name: string;
	gateway: GatewayName;
	settings: InstanceSettings;
	/** Wrapped by the master key: useless without it. */
	dataKeyWrapped: string;
	/** The instance exists at the gateway. */
	isCreated: boolean;
	/** The gateway's own key of the instance, sealed. */
	tokenSealed: string | null;
	/** The channel was deleted: late webhooks get 200 and nothing else. */
	isErased: boolean;
	/** An erased channel whose instance the gateway still holds. */
	gatewayDeletion: { attempts: number; nextAt: number } | null;
}

/** What the service tells the object; the rest is the object's own. */
export type Configuration = Omit<
	InstanceConfig,
	"isCreated" | "tokenSealed" | "isErased" | "gatewayDeletion"
>;

export type ConfigStore = ReturnType<typeof createConfigStore>;

export function createConfigStore(sql: SqlStorage) {
	const row = sql.exec<{ json: string }>("SELECT json FROM config WHERE id = 1").toArray()[0];
	let config = row ? (JSON.parse(row.json) as InstanceConfig) : null;

	return {
		/** Null before the service configured this object: then it belongs to nobody. */
		get(): InstanceConfig | null {
			return config;
		},

		set(next: InstanceConfig): void {
			config = next;
			sql.exec("INSERT OR REPLACE INTO config (id, json) VALUES (1, ?)", JSON.stringify(next));
		},
	};
}
