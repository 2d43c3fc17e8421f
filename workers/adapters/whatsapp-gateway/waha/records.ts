import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import { isSameItem, itemOf } from "#app/domain/inbox/outgoing-item.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GatewayAnswer, ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { isSameFile } from "../sent-file.ts";
import { bareId, chatIdsOf } from "./address.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { readWahaFile } from "./media-facts.ts";
import { translateWahaMessage } from "./message.ts";
import { WahaMessage } from "./wire.ts";

const PAGE_SIZE = 100;
/** Most pages that are read for one search. */
const MAX_PAGES = 20;
/** The gateway's clock may be behind ours, and its timestamps are whole seconds. */
const CLOCK_SLACK_MS = 30_000;
const MAX_PAGE_BYTES = 16_000_000;

/** One page of stored messages, newest first. */
async function readPage(
	target: WahaTarget,
	where: { chatId: string; sinceMs: number; fromMe?: boolean },
	page: number,
): Promise<GatewayAnswer<{ messages: WahaMessage[]; isLast: boolean }>> {
	const query = new URLSearchParams({
		limit: String(PAGE_SIZE),
		offset: String(page * PAGE_SIZE),
		downloadMedia: "false",
		"filter.timestamp.gte": String(Math.floor(Math.max(0, where.sinceMs) / 1000)),
	});
	if (where.fromMe) query.set("filter.fromMe", "true");
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/${target.session}/chats/${encodeURIComponent(where.chatId)}/messages?${query}`,
		answer: z.array(z.unknown()),
		doubt: "not_accepted",
		maxBodyBytes: MAX_PAGE_BYTES,
	});
	if (answer.class !== "accepted") return answer;
	const messages = answer.value.flatMap((item) => {
		const parsed = WahaMessage.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
	return {
		class: "accepted",
		value: { messages, isLast: answer.value.length < PAGE_SIZE },
	};
}

/** All pages, oldest first, without duplicates: messages that arrive meanwhile shift the pages. */
async function readAll(
	target: WahaTarget,
	where: { chatId: string; sinceMs: number; fromMe?: boolean },
): Promise<GatewayAnswer<WahaMessage[]>> {
	const found = new Map<string, WahaMessage>();
	for (let page = 0; page < MAX_PAGES; page++) {
		const answer = await readPage(target, where, page);
		if (answer.class !== "accepted") return answer;
		for (const message of answer.value.messages) found.set(message.id, message);
		if (answer.value.isLast) break;
	}
	// Timestamps are whole seconds, so within a second the gateway's order (newest first) is reversed and kept.
	const value = [...found.values()].toReversed().toSorted((a, b) => a.timestamp - b.timestamp);
	return { class: "accepted", value };
}

interface Search {
	addresses: Address[];
	sinceMs: number;
	isTaken(providerId: string): boolean;
}

/** Searches among what we sent, under every form of the number. */
async function searchSent(
	target: WahaTarget,
	input: Search,
	isIt: (message: WahaMessage) => boolean,
): Promise<GatewayAnswer<{ providerId: string } | null>> {
	const sinceMs = input.sinceMs - CLOCK_SLACK_MS;
	for (const chatId of new Set(input.addresses.flatMap(chatIdsOf))) {
		const answer = await readAll(target, { chatId, sinceMs, fromMe: true });
		// An unknown chat contains no message of ours.
		if (answer.class === "refused" && answer.reason === "rejected") continue;
		if (answer.class !== "accepted") return answer;
		const match = answer.value.find(
			(message) => message.fromMe && isIt(message) && !input.isTaken(bareId(message.id)),
		);
		if (match) return { class: "accepted", value: { providerId: bareId(match.id) } };
	}
	return { class: "accepted", value: null };
}

export const findSentAtWaha = (
	target: WahaTarget,
	input: Parameters<ChannelGateway["findSent"]>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> =>
	searchSent(
		target,
		input,
		({ hasMedia, body }) => !hasMedia && (body ?? "").trim() === input.text.trim(),
	);

export const findSentFileAtWaha = (
	target: WahaTarget,
	input: Parameters<NonNullable<ChannelGateway["findSentFile"]>>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> =>
	searchSent(target, input, (message) => {
		const sent = message.hasMedia ? readWahaFile(message) : null;
		return sent !== null && isSameFile(sent, input.file, input.caption);
	});

export const findSentItemAtWaha = (
	target: WahaTarget,
	input: Parameters<NonNullable<ChannelGateway["findSentItem"]>>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> =>
	searchSent(target, input, (message) => {
		const event = translateWahaMessage(message, "recovered");
		const item = event && itemOf(event.content);
		return item !== null && isSameItem(input.item, item);
	});

/**
 * WAHA's id of a message. Of what others wrote in a group it ends with who wrote, which only WAHA's own list tells; a message
 * that is not among the newest is named without.
 */
export async function wahaIdOf(
	target: WahaTarget,
	chatId: string,
	{ providerId, fromMe }: { providerId: string; fromMe: boolean },
): Promise<GatewayAnswer<string>> {
	const id = `${fromMe}_${chatId}_${providerId}`;
	if (fromMe || !chatId.endsWith("@g.us")) return { class: "accepted", value: id };
	const newest = await readPage(target, { chatId, sinceMs: 0 }, 0);
	if (newest.class !== "accepted") return newest;
	const found = newest.value.messages.find((message) => bareId(message.id) === providerId);
	return { class: "accepted", value: found?.id ?? id };
}

/** Messages of all chats since a moment, oldest first. */
export async function listWahaMessages(
	target: WahaTarget,
	input: { sinceMs: number; limit: number },
): Promise<GatewayAnswer<GatewayEvent[]>> {
	const answer = await readAll(target, { chatId: "all", sinceMs: input.sinceMs });
	if (answer.class !== "accepted") return answer;
	const events = answer.value.flatMap((message) => {
		const event = translateWahaMessage(message, "recovered");
		return event && message.timestamp >= input.sinceMs - 1_000 ? [event] : [];
	});
	return { class: "accepted", value: events.slice(0, input.limit) };
}
