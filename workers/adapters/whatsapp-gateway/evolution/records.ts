import type { Address } from "#app/domain/inbox/address.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { isSameItem, itemOf } from "#app/domain/inbox/outgoing-item.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { parseJids, storedJids } from "./address.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { translateRecord } from "./message.ts";
import { describeMedia, findMedia } from "./sent-file.ts";
import { MessagePage, MessageRecord } from "./wire.ts";
import { isSameFile } from "../sent-file.ts";
import type { GatewayAnswer, ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";

const PAGE_SIZE = 100;
/** Most pages of a conversation that are searched for a sent message. */
const MAX_LOOK_PAGES = 10;
/** The gateway's clock may be behind ours, and its timestamps are whole seconds. */
const CLOCK_SLACK_MS = 30_000;
/** Evolution filters by time only when both ends are given. */
const HORIZON_MS = 24 * 3_600_000;
/** Every record contains thumbnails and keys. */
const MAX_PAGE_BYTES = 16_000_000;

interface Page {
	records: MessageRecord[];
	pages: number;
}

/** One page of stored messages, newest first. Records that do not parse are left out. */
async function readPage(
	target: EvolutionTarget,
	where: { id?: string; remoteJid?: string; fromMe?: boolean; sinceMs: number },
	page: number,
): Promise<GatewayAnswer<Page>> {
	const { sinceMs, ...key } = where;
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/findMessages/${target.ref}`,
		apiKey: target.key,
		body: {
			where: {
				...(Object.keys(key).length > 0 ? { key } : {}),
				messageTimestamp: {
					gte: new Date(Math.max(0, sinceMs)).toISOString(),
					lte: new Date(Date.now() + HORIZON_MS).toISOString(),
				},
			},
			page,
			offset: PAGE_SIZE,
		},
		answer: MessagePage,
		doubt: "not_accepted",
		maxBodyBytes: MAX_PAGE_BYTES,
	});
	if (answer.class !== "accepted") return answer;
	const { records, pages } = answer.value.messages;
	const known = records.flatMap((record) => {
		const parsed = MessageRecord.safeParse(record);
		return parsed.success ? [parsed.data] : [];
	});
	return { class: "accepted", value: { records: known, pages } };
}

interface Search {
	addresses: Address[];
	sinceMs: number;
	isTaken(providerId: string): boolean;
}

/** Searches under every address, because a message stored under the lid is not found by the phone number. */
async function searchSent(
	target: EvolutionTarget,
	input: Search,
	isIt: (record: MessageRecord) => boolean,
): Promise<GatewayAnswer<{ providerId: string } | null>> {
	const jids = new Set(input.addresses.flatMap((address: Address) => storedJids(address)));
	const sinceMs = input.sinceMs - CLOCK_SLACK_MS;
	const matches: MessageRecord[] = [];
	let trouble: Exclude<GatewayAnswer<null>, { class: "accepted" }> | null = null;
	for (const remoteJid of jids) {
		for (let page = 1, pages = 1; page <= Math.min(pages, MAX_LOOK_PAGES); page++) {
			const answer = await readPage(target, { remoteJid, fromMe: true, sinceMs }, page);
			if (answer.class !== "accepted") {
				trouble = answer;
				break;
			}
			pages = answer.value.pages;
			matches.push(
				...answer.value.records.filter(
					(record) => isOurs(record, sinceMs) && isIt(record) && !input.isTaken(record.key.id),
				),
			);
		}
	}
	const [first] = matches.toSorted((a, b) => a.messageTimestamp - b.messageTimestamp);
	if (first) return { class: "accepted", value: { providerId: first.key.id } };
	// "Not found" may be answered only if all reads succeeded.
	return trouble ?? { class: "accepted", value: null };
}

const isOurs = ({ key, messageTimestamp }: MessageRecord, sinceMs: number): boolean =>
	key.fromMe && messageTimestamp >= Math.floor(sinceMs / 1000) * 1000;

export function findSentAtEvolution(
	target: EvolutionTarget,
	input: Parameters<ChannelGateway["findSent"]>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> {
	return searchSent(target, input, (record) => {
		const content = contentOf(record);
		return content?.type === "text" && content.text.trim() === input.text.trim();
	});
}

export function findSentItemAtEvolution(
	target: EvolutionTarget,
	input: Parameters<NonNullable<ChannelGateway["findSentItem"]>>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> {
	return searchSent(target, input, (record) => {
		const content = contentOf(record);
		const item = content && itemOf(content);
		return item !== null && isSameItem(input.item, item);
	});
}

/** What a record says as a message; null: it is none. */
function contentOf(record: MessageRecord): MessageContent | null {
	const translated = translateRecord(record, "recovered");
	return "event" in translated && translated.event.type === "message"
		? translated.event.content
		: null;
}

/** 2.3.7 makes a JPEG of every picture, so its bytes are not ours any more. */
const REMADE = ["image"] as const;

export function findSentFileAtEvolution(
	target: EvolutionTarget,
	input: Parameters<NonNullable<ChannelGateway["findSentFile"]>>[0],
): Promise<GatewayAnswer<{ providerId: string } | null>> {
	return searchSent(target, input, ({ message }) => {
		const media = findMedia(message);
		return media !== null && isSameFile(describeMedia(media), input.file, input.caption, REMADE);
	});
}

/** The record of a message; null: it has none. */
async function findRecord(
	target: EvolutionTarget,
	providerId: string,
): Promise<GatewayAnswer<MessageRecord | null>> {
	const answer = await readPage(target, { id: providerId, sinceMs: 0 }, 1);
	if (answer.class !== "accepted") return answer;
	const record = answer.value.records.find(({ key }) => key.id === providerId);
	return { class: "accepted", value: record ?? null };
}

/** Where a message is stored; null: nowhere (any more). */
export async function readStoredKey(
	target: EvolutionTarget,
	providerId: string,
): Promise<GatewayAnswer<{ remoteJid: string; participant?: string } | null>> {
	const answer = await findRecord(target, providerId);
	if (answer.class !== "accepted") return answer;
	const key = answer.value?.key;
	if (!key) return { class: "accepted", value: null };
	const { remoteJid, participant } = key;
	return { class: "accepted", value: { remoteJid, ...(participant ? { participant } : {}) } };
}

/** Reads all addresses of a message: the event of one addressed by lid has only the phone number, the record has both. */
export async function readStoredAddresses(
	target: EvolutionTarget,
	providerId: string,
): Promise<GatewayAnswer<Address[]>> {
	const answer = await findRecord(target, providerId);
	if (answer.class !== "accepted") return answer;
	const { remoteJid, remoteJidAlt } = answer.value?.key ?? {};
	return { class: "accepted", value: parseJids([remoteJid, remoteJidAlt]) };
}

/**
 * Messages since a time, oldest first. Pages are newest first, so they are read from the last: a message that arrives
 * meanwhile moves items to later pages, which may repeat items but never skips one.
 */
export async function listEvolutionMessages(
	target: EvolutionTarget,
	input: { sinceMs: number; limit: number },
): Promise<GatewayAnswer<GatewayEvent[]>> {
	const where = { sinceMs: input.sinceMs };
	const newest = await readPage(target, where, 1);
	if (newest.class !== "accepted") return newest;
	const events: GatewayEvent[] = [];
	for (let page = newest.value.pages; page >= 1 && events.length < input.limit; page--) {
		const answer = page === 1 ? newest : await readPage(target, where, page);
		if (answer.class !== "accepted") return answer;
		for (const record of answer.value.records.toReversed()) {
			const translated = translateRecord(record, "recovered");
			if ("event" in translated && record.messageTimestamp >= input.sinceMs - 1000)
				events.push(translated.event);
		}
	}
	return { class: "accepted", value: events.slice(0, input.limit) };
}
