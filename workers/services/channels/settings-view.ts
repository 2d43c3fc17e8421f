import type { DeliveryView, InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { maskSecret } from "#app/domain/settings/secret-field.ts";
import { maskAddress } from "#app/domain/webhooks/address.ts";
import type { OutgoingEvent, WebhookSwitches } from "#app/domain/webhooks/event.ts";
import { standingOf } from "#app/domain/channels/link/number-claim.ts";
import { choiceOf, type LinkWay } from "#app/domain/gateways/way.ts";
import type { ChannelRow } from "#workers/data/queries/channels/settings.ts";
import type {
	DeliveryPosition,
	selectDeliveries,
} from "#workers/data/queries/webhooks/deliveries.ts";
import type { ChannelSecrets } from "./secrets.ts";

type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

export const switchesOf = (row: ChannelRow): WebhookSwitches => ({
	onSend: row.webhookOnSend,
	onReceive: row.webhookOnReceive,
	onConnect: row.webhookOnConnect,
	onDisconnect: row.webhookOnDisconnect,
});

/** Parses `<epoch ms>:<id>`; null for anything else, which means the first page. */
export function parseDeliveryCursor(cursor: string | null): DeliveryPosition | null {
	const parts = /^(\d{1,15}):([\w-]{1,64})$/.exec(cursor ?? "");
	return parts?.[2] === undefined ? null : { createdAt: Number(parts[1]), id: parts[2] };
}

/** A stored delivery as the page shows it. */
export function viewDelivery(row: DeliveryRow): DeliveryView<OutgoingEvent> {
	const { bodyLength, replayOf, ...shown } = row;
	return { ...shown, isBodyCut: bodyLength > row.body.length, isReplay: replayOf !== null };
}

/** The settings as the page shows them; secrets appear only as masks or prefixes (H18, J01). */
export function viewSettings(input: {
	summary: ChannelSummary;
	channel: ChannelRow;
	secrets: ChannelSecrets;
	deliveries: readonly DeliveryRow[];
	pageLength: number;
	/** All ways to link a number in this workspace. */
	ways: readonly LinkWay[];
	now: number;
}): InstanceSettingsView {
	const { channel, secrets, deliveries } = input;
	const address = secrets.find("webhook_url", channel.webhookUrlSealed);
	const oldUntil = channel.webhookOldSecretUntil;
	const last = deliveries.at(-1);
	const hasMore = deliveries.length === input.pageLength && last !== undefined;
	return {
		instance: { ...input.summary, name: channel.name },
		settings: {
			autoReconnect: channel.autoReconnect,
			autoReadMessages: channel.autoReadMessages,
			rejectCalls: channel.rejectCalls,
			enableChatPresence: channel.enableChatPresence,
			receiveMessageStatus: channel.receiveMessageStatus,
			maxConnectionAttempts: channel.maxConnectionAttempts,
			ignoreGroups: channel.ignoreGroups,
		},
		webhook: {
			address: {
				isSet: channel.webhookUrlSealed !== null,
				mask: channel.webhookUrlSealed === null ? "" : maskAddress(address ?? ""),
			},
			switches: switchesOf(channel),
			hasSecret: channel.webhookSecretSealed !== null,
			oldSecretUntil: oldUntil !== null && oldUntil > input.now ? oldUntil : null,
			pausedAt: channel.webhookPausedAt,
			retryAt: channel.webhookRetryAt,
		},
		apiKey: channel.apiKeyPrefix
			? { prefix: channel.apiKeyPrefix, createdAt: channel.apiKeyCreatedAt ?? 0 }
			: null,
		cloud: channel.gateway === "cloud-api" ? viewCloud(channel, input.now) : null,
		gatewayName: input.ways.find(({ choice }) => choice === channel.gatewayId)?.name ?? null,
		otherWays: input.ways.filter(({ choice }) => choice !== choiceOf(channel)),
		// A channel's webhook receives no conversation events, so its deliveries have only the other types.
		deliveries: deliveries.map(viewDelivery) as DeliveryView[],
		olderCursor: hasMore ? `${last.createdAt}:${last.id}` : null,
	};
}

function viewCloud(channel: ChannelRow, now: number): NonNullable<InstanceSettingsView["cloud"]> {
	const isSet = channel.cloudTokenSealed !== null;
	return {
		phoneNumberId: channel.cloudPhoneNumberId ?? "",
		businessId: channel.cloudBusinessId ?? "",
		isSignedUp: channel.cloudSignUp !== null,
		standing: standingOf(
			{
				typed: channel.cloudPhoneNumberId,
				proved: channel.cloudProvedNumberId,
				claimUntil: channel.cloudClaimUntil,
			},
			now,
		),
		// Fully masked, without its last characters: the token controls the whole business account.
		token: { isSet, mask: isSet ? maskSecret("") : "" },
	};
}
