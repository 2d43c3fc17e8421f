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
