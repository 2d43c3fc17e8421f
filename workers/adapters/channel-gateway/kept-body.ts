import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { readMetaCall } from "../messenger/messenger-webhook.ts";
import { parseTelegramUpdate } from "../telegram/telegram-updates.ts";
import { readCloudCall } from "../whatsapp-gateway/cloud-api/webhook.ts";
import { parseEvolutionWebhook } from "../whatsapp-gateway/evolution/webhook.ts";
import { parseWahaWebhook } from "../whatsapp-gateway/waha/webhook.ts";
import { instanceRefOf } from "../whatsapp-gateway/webhook-secrets.ts";

/** The translation of a body that was stored because it could not be translated when it arrived. */
export interface ReadAgain {
	events: GatewayEvent[];
	/** All or part of it still cannot be translated. */
	isUnread: boolean;
}

const UNREAD: ReadAgain = { events: [], isUnread: true };

/** Translates a stored body. Its signature is not verified again, because it was verified when it arrived. */
export function readKeptBody(
	from: CarrierName,
	body: string,
	channel: { id: string; metaAppId: string | null },
): ReadAgain {
	switch (from) {
		case "evolution":
			return readParsed(parseEvolutionWebhook(body, instanceRefOf(channel.id)));
		case "waha":
			return readParsed(parseWahaWebhook(body, instanceRefOf(channel.id)));
		case "telegram":
			return readParsed(parseTelegramUpdate(body));
		case "cloud-api":
			return readCloudBatches(readCloudCall(body));
		case "messenger":
		case "instagram":
			return readBatches(readMetaCall(body, channel.metaAppId));
		case "simulator":
		case "webchat":
			return UNREAD;
	}
}

function readParsed(
	parsed: { kind: string } | { kind: "events"; events: GatewayEvent[]; unread?: string },
): ReadAgain {
	if ("events" in parsed) return { events: parsed.events, isUnread: parsed.unread !== undefined };
	return { events: [], isUnread: parsed.kind !== "ignored" };
}

/** The same; what is about the number's business account may stand beside what is about the number. */
function readCloudBatches(opened: ReturnType<typeof readCloudCall>): ReadAgain {
	if (opened.kind === "unread") return UNREAD;
	const { batches } = opened;
	if (batches.filter(({ owner }) => owner.kind === "number").length > 1) return UNREAD;
	return {
		events: batches.flatMap(({ events }) => events),
		isUnread: batches.some(({ isUnread }) => isUnread),
	};
}

/** Only bodies that concern a single account are stored, so that no channel sees another one's messages. */
function readBatches(
	opened:
		| { kind: "unread" }
		| { kind: "batches"; batches: { events: GatewayEvent[]; isUnread: boolean }[] },
): ReadAgain {
	if (opened.kind === "unread" || opened.batches.length > 1) return UNREAD;
	return opened.batches[0] ?? { events: [], isUnread: false };
}
