import type { Address } from "#app/domain/inbox/address.ts";
import { parseJid, parseJids, storedJids, toJid } from "../evolution/address.ts";
import type { WahaMessage } from "./wire.ts";

/** WAHA writes `@c.us` where the network writes `@s.whatsapp.net`; it reads both. */
const asChatId = (jid: string): string => jid.replace(/@s\.whatsapp\.net$/, "@c.us");

export const toChatId = (address: Address): string => asChatId(toJid(address));

/** Every chat under which messages to an address may be kept: with the ninth digit and without. */
export const chatIdsOf = (address: Address): string[] => storedJids(address).map(asChatId);

/** The network's own id inside `{fromMe}_{chat}_{id}[_{participant}]`; a bare id is itself. */
export function bareId(id: string): string {
	return /^(?:true|false)_[^_]+_([^_]+)/.exec(id)?.[1] ?? id;
}

/** The chat a message belongs to, the other side's addresses first known. */
export function chatOf(message: WahaMessage): Address | null {
	const inId = /^(?:true|false)_([^_]+)_/.exec(message.id)?.[1];
	return parseJid(inId) ?? parseJid(message.fromMe ? message.to : message.from);
}

/** All addresses of the other side: engines tell the phone beside a lid in fields of their own. */
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
