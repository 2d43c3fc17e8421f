/** What the dialog of a new conversation asks the server. Every call throws ApiError. */
import * as v from "valibot";
import type { BeginConversation } from "#app/contracts/beginnings.ts";
import { listOf } from "#app/contracts/frames.ts";
import { CARRIER_NAMES, CHANNEL_TYPES } from "#app/domain/channels/channel.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

const Text = v.string();
const Channels = v.object({
	channels: listOf(
		v.object({
			id: Text,
			type: v.picklist(CHANNEL_TYPES),
			name: Text,
			status: Text,
			gateway: v.picklist(CARRIER_NAMES),
		}),
	),
});
export type BeginChannel = v.InferOutput<typeof Channels>["channels"][number];

const Found = v.object({
	state: v.picklist(["unsupported", "looking", "found", "absent", "unknown"]),
	contact: v.nullable(v.object({ id: Text, name: v.nullable(Text) })),
});
export type Found = v.InferOutput<typeof Found>;

const Begun = v.object({ message: v.object({ contactId: Text }) });

/** A gateway asks WhatsApp for the number; the server waits for some seconds. */
const LOOKUP_TIMEOUT_MS = 20_000;

export async function listBeginChannels(signal: AbortSignal): Promise<BeginChannel[]> {
	const answer = await callApi("/api/conversations/channels", { signal });
	return (await parseAnswer(Channels, answer)).channels;
}

export async function lookUpNumber(
	channelId: string,
	phone: string,
	signal: AbortSignal,
): Promise<Found> {
	const options = { signal, timeoutMs: LOOKUP_TIMEOUT_MS };
	return parseAnswer(
		Found,
		await callChannel(channelId, "lookUpNumber", { body: { phone } }, options),
	);
}

/** Returns whose conversation it is. */
export async function beginConversation(
	channelId: string,
	message: BeginConversation,
): Promise<string> {
	const answer = await callChannel(channelId, "beginConversation", { body: message });
	return (await parseAnswer(Begun, answer)).message.contactId;
}
