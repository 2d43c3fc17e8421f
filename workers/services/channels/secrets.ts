import type { Result } from "#app/domain/result.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

/** The encrypted columns of `channels`; the name is part of what is authenticated. */
type ChannelSecret =
	| "webhook_url"
	| "webhook_secret"
	| "webhook_old_secret"
	| "cloud_token"
	| "cloud_pin";

export interface ChannelSecrets {
	seal(name: ChannelSecret, value: string): string;
	open(name: ChannelSecret, sealed: string): Result<string, "secret_unreadable">;
	/** The decrypted value; null when there is none or it cannot be decrypted. */
	find(name: ChannelSecret, sealed: string | null): string | null;
}

/** Encrypts and decrypts the secrets of one channel; copied to another channel's row they do not decrypt (J04). */
export function createChannelSecrets(
	sealer: Sealer,
	workspaceId: string,
	channelId: string,
): ChannelSecrets {
	const placeOf = (field: ChannelSecret) => ({
		workspaceId,
		table: "channels",
		rowId: channelId,
		field,
	});
	return {
		seal: (name, value) => sealer.seal(value, placeOf(name)),
		open: (name, sealed) => sealer.open(sealed, placeOf(name)),
		find(name, sealed) {
			if (sealed === null) return null;
			const opened = sealer.open(sealed, placeOf(name));
			return opened.ok ? opened.value : null;
		},
	};
}
