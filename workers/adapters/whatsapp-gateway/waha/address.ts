import type { Address } from "#app/domain/inbox/address.ts";
import { parseJid, parseJids, storedJids, toJid } from "../evolution/address.ts";
import type { WahaMessage } from "./wire.ts";

/** WAHA writes `@c.us` instead of WhatsApp's `@s.whatsapp.net`; it accepts both. */
const asChatId = (jid: string): string => jid.replace(/@s\.whatsapp\.net$/, "@c.us");

export const toChatId = (address: Address): string => asChatId(toJid(address));

/** Every chat in which messages to an address may be stored: with and without the ninth digit. */
export const chatIdsOf = (address: Address): string[] => storedJids(address).map(asChatId);

/** WhatsApp's id inside `{fromMe}_{chat}_{id}[_{participant}]`; a bare id is returned unchanged. */
export function bareId(id: string): string {
	return /^(?:true|false)_[^_]+_([^_]+)/.exec(id)?.[1] ?? id;
}

/** The address of the chat a message belongs to; null for none. */
export function chatOf(message: WahaMessage): Address | null {
	const inId = /^(?:true|false)_([^_]+)_/.exec(message.id)?.[1];
	return parseJid(inId) ?? parseJid(message.fromMe ? message.to : message.from);
}

/** All addresses of the other side: WAHA's engines have the phone number of a lid in different fields. */
export function addressesOf(message: WahaMessage, chat: Address): Address[] {
	if (chat.kind === "group") return [chat];
	const data = message._data ?? {};
	const key = fieldsOf(data.key);
	const info = fieldsOf(data.Info);
	const others = message.fromMe
		? [info.RecipientAlt, key.remoteJidAlt]
		: [info.SenderAlt, key.remoteJidAlt, key.senderPn];
	const side = message.fromMe ? message.to : message.from;
	return parseJids([toJid(chat), side, ...others.map(textOf)]);
}

/** Who wrote in a group, by the address with which it knows them first. */
export function authorAddressesOf({ participant, _data }: WahaMessage): Address[] {
	const key = fieldsOf(_data?.key);
	const info = fieldsOf(_data?.Info);
	return parseJids([participant, ...[key.participantAlt, info.SenderAlt].map(textOf)]);
}

/** Whom a text names. WAHA itself does not tell it: its engines' own records do, each in its way. */
export function mentionedBy({ _data }: WahaMessage): Address[] {
	const contexts = [fieldsOf(_data?.message), fieldsOf(_data?.Message)].flatMap((content) =>
		Object.values(content).map((part) => fieldsOf(fieldsOf(part).contextInfo)),
	);
	const lists = [
		_data?.mentionedJidList,
		...contexts.flatMap(({ mentionedJid, mentionedJID }) => [mentionedJid, mentionedJID]),
	];
	const jids = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
	return parseJids(jids.map((jid) => textOf(jid) ?? textOf(fieldsOf(jid)._serialized)));
}

/** The other side's name as they chose it. */
export function nameOf(message: WahaMessage): string | null {
	const data = message._data ?? {};
	const names = [
		data.notifyName,
		data.pushName,
		fieldsOf(data.Info).PushName,
		data.verifiedBizName,
	];
	return names.map(textOf).find(Boolean) ?? null;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
