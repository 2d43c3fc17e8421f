import type { ErrorCode } from "#app/contracts/errors.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { parseAddressField } from "#app/domain/webhooks/address.ts";
import type { ChannelChange, ChannelRow } from "#workers/data/queries/channels/settings.ts";
import type { ChannelSecrets } from "./secrets.ts";
import { switchesOf } from "./settings-view.ts";

/** The failure counters of a new address. */
const HEALTHY_ADDRESS = {
	webhookFailures: 0,
	webhookFailingSince: null,
	webhookRetryAt: null,
	webhookPausedAt: null,
};

/**
 * Decides what to store for a typed webhook address; the address is checked here and again at each call (H17).
 * `newSecret` is the signing secret made for a first address, else null. Refuses with `url_not_allowed` or a code of
 * parseAddressField.
 */
export function planAddress(
	deps: {
		allowedPrivateHosts: readonly string[];
		publicUrl: string;
		createSecret: () => string;
	},
	{ channel, secrets }: { channel: ChannelRow; secrets: ChannelSecrets },
	typed: string,
): Result<{ change: ChannelChange; newSecret: string | null }, ErrorCode> {
	const asked = parseAddressField(typed);
	if (!asked.ok) return asked;
	if (asked.value.kind === "keep") return ok({ change: {}, newSecret: null });
	if (asked.value.kind === "remove")
		return ok({ change: { ...HEALTHY_ADDRESS, webhookUrlSealed: null }, newSecret: null });
	const { value } = asked.value;
	if (!judgeUrl(value, deps.allowedPrivateHosts, deps.publicUrl).ok) return fail("url_not_allowed");
	const newSecret = channel.webhookSecretSealed === null ? deps.createSecret() : null;
	const change: ChannelChange = {
		...HEALTHY_ADDRESS,
		webhookUrlSealed: secrets.seal("webhook_url", value),
		...(newSecret && { webhookSecretSealed: secrets.seal("webhook_secret", newSecret) }),
	};
	return ok({ change, newSecret });
}

/**
 * The copy of a `channels` row that its object keeps. `webhooks` is null when no address is set; without
 * `credentialsSealed` the object keeps the credentials it has.
 */
export function toConfiguration(
	row: ChannelRow,
	dataKeyWrapped: string,
	credentialsSealed?: string,
) {
	const { autoReconnect, autoReadMessages, rejectCalls, enableChatPresence } = row;
	const { receiveMessageStatus, maxConnectionAttempts, ignoreGroups } = row;
	return {
		workspaceId: row.workspaceId,
		channelId: row.id,
		name: row.name,
		gateway: row.gateway,
		ownId: row.gatewayId,
		settings: {
			autoReconnect,
			autoReadMessages,
			rejectCalls,
			enableChatPresence,
			receiveMessageStatus,
			maxConnectionAttempts,
			ignoreGroups,
		},
		webhooks: row.webhookUrlSealed === null ? null : switchesOf(row),
		dataKeyWrapped,
		...(credentialsSealed !== undefined && { credentialsSealed }),
	};
}
