/** The WhatsApp behind the gateway: what people and the phone's owner do. */
import { randomBytes } from "node:crypto";
import {
	canonicalPhone,
	type Instance,
	type MessageKey,
	ownMessageId,
	type Person,
	personOf,
	push,
	rowId,
	type SendEntry,
	type StoredMessage,
	storeMessage,
	theirMessageId,
	type World,
} from "./state.ts";
import { emit } from "./webhooks.ts";

const PNG_1X1 =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";

const seconds = () => Math.floor(Date.now() / 1000);

export function phoneJid(world: World, phone: string): string {
	return `${canonicalPhone(world, phone)}@s.whatsapp.net`;
}

/** Issues the next QR and tells it. */
export function issueQr(world: World, instance: Instance): void {
	if (instance.isQrHeld) return;
	const part = () => randomBytes(32).toString("base64");
	instance.qrCount++;
	instance.qr = {
		pairingCode: instance.number ? "ABCD1234" : null,
		code: `2@${part()},${part()},${part()},${part()}`,
		base64: PNG_1X1,
		count: instance.qrCount,
	};
	const { pairingCode, code, base64 } = instance.qr;
	emit(world, instance, "qrcode.updated", {
		qrcode: { instance: instance.name, pairingCode, code, base64 },
	});
}

export function startConnecting(world: World, instance: Instance): void {
	instance.hasClient = true;
	instance.memory = "connecting";
	instance.database = "connecting";
	const { name } = instance;
	emit(world, instance, "connection.update", {
		instance: name,
		state: "connecting",
		statusReason: 200,
	});
}

export function open(
	world: World,
	instance: Instance,
	owner: { phone: string; profileName: string | null; pictureUrl: string | null },
): void {
	instance.qr = null;
	instance.hasClient = true;
	instance.memory = "open";
	instance.database = "open";
	instance.ownerJid = `${owner.phone}@s.whatsapp.net`;
	instance.profileName = owner.profileName;
	instance.profilePicUrl = owner.pictureUrl;
	instance.disconnection = null;
	emit(world, instance, "connection.update", {
		instance: instance.name,
		wuid: instance.ownerJid,
		...(owner.profileName === null ? {} : { profileName: owner.profileName }),
		profilePictureUrl: owner.pictureUrl,
		state: "open",
		statusReason: 200,
	});
}

/** The session is over: three events, in the order recorded. */
export function closeForGood(world: World, instance: Instance, code: number, text: string): void {
	const at = new Date().toISOString();
	const object = JSON.stringify({ error: { output: { statusCode: code, text } }, date: at });
	instance.memory = "close";
	instance.database = "close";
	instance.qr = null;
	instance.qrCount = 0;
	instance.disconnection = { code, object, at };
	emit(world, instance, "status.instance", {
		instance: instance.name,
		status: "closed",
		disconnectionAt: at,
		disconnectionReasonCode: code,
		disconnectionObject: object,
	});
	emit(world, instance, "logout.instance", null);
	emit(world, instance, "connection.update", {
		instance: instance.name,
		state: "close",
		statusReason: code,
	});
}

/** Too many codes: two shapes of "refused", and the two memories disagree from then on. */
export function refuseLogin(world: World, instance: Instance): void {
	emit(world, instance, "qrcode.updated", {
		message: "QR code limit reached, please login again",
		statusCode: 500,
	});
	emit(world, instance, "connection.update", {
		instance: instance.name,
		state: "refused",
		statusReason: 428,
	});
	instance.qr = null;
	instance.qrCount = 0;
	instance.memory = "close";
	instance.database = "connecting";
}

/** As stored: a lid-addressed contact is stored under the lid. */
function storedKey(world: World, person: Person, fromMe: boolean, id: string): MessageKey {
	const phone = phoneJid(world, person.phone);
	const lid = person.lid ? `${person.lid}@lid` : null;
	const isLid = person.addressing === "lid" && lid !== null;
	return {
		id,
		remoteJid: isLid ? lid : phone,
		...(isLid ? { remoteJidAlt: phone } : lid ? { remoteJidAlt: lid } : {}),
		fromMe,
		participant: "",
		addressingMode: isLid ? "lid" : "pn",
	};
}

/** As told: the lid is replaced by the phone, twice. */
function toldKey(key: MessageKey): MessageKey {
	return key.addressingMode === "lid" && key.remoteJidAlt
		? { ...key, remoteJid: key.remoteJidAlt }
		: key;
}

export interface Written {
	phone: string;
	name?: string | undefined;
	text: string;
	id?: string | undefined;
	/** Seconds since 1970. */
	timestamp?: number | undefined;
	/** Instead of a text. */
	message?: Record<string, unknown> | undefined;
	messageType?: string | undefined;
	quoted?: string | undefined;
}

/** A person writes to the business, or the owner answers on the phone. */
export function write(
	world: World,
	instance: Instance,
	written: Written,
	fromMe: boolean,
): StoredMessage {
	const person = personOf(world, written.phone);
	if (written.name !== undefined && !fromMe) person.name = written.name;
	const key = storedKey(world, person, fromMe, written.id ?? theirMessageId());
	const stored: StoredMessage = {
		rowId: rowId(),
		key,
		pushName: fromMe ? (instance.profileName ?? "Você") : person.name || null,
		message: written.message ?? { conversation: written.text },
		messageType: written.messageType ?? "conversation",
		messageTimestamp: written.timestamp ?? seconds(),
		source: fromMe ? "ios" : "android",
		contextInfo: written.quoted
			? { mentionedJid: [], groupMentions: [], stanzaId: written.quoted }
			: null,
		updates: [],
	};
	storeMessage(instance, stored);
	if (instance.memory !== "open") return stored;
	emit(world, instance, "messages.upsert", {
		...toldRecord(instance, stored),
		key: toldKey(key),
		status: fromMe ? "SERVER_ACK" : "DELIVERY_ACK",
	});
	tellContact(world, instance, person, fromMe);
	return stored;
}

/** Somebody writes in a group: their name comes with it, the group's does not. */
export function writeInGroup(
	world: World,
	instance: Instance,
	written: { jid: string; author: string; text: string; mentioned: string[] },
): StoredMessage {
	const stored: StoredMessage = {
		rowId: rowId(),
		key: {
			remoteJid: written.jid,
			fromMe: false,
			id: theirMessageId(),
			participant: "99000000000101@lid",
			addressingMode: "lid",
		},
		pushName: written.author,
		message: { conversation: written.text },
		messageType: "conversation",
		messageTimestamp: seconds(),
		source: "android",
		contextInfo:
			written.mentioned.length > 0 ? { mentionedJid: written.mentioned, groupMentions: [] } : null,
		updates: [],
	};
	storeMessage(instance, stored);
	const told = { ...toldRecord(instance, stored), status: "DELIVERY_ACK" };
	if (instance.memory === "open") emit(world, instance, "messages.upsert", told);
	return stored;
}

/** A contact is told twice: an object with the name, and an array without, perhaps by lid. */
function tellContact(world: World, instance: Instance, person: Person, fromMe: boolean): void {
	const phone = phoneJid(world, person.phone);
	const isNew = !instance.contacts.has(phone);
	const pushName = fromMe ? "" : person.name;
	const known = instance.contacts.get(phone);
	instance.contacts.set(phone, {
		id: known?.id ?? rowId(),
		remoteJid: phone,
		pushName,
		profilePicUrl: person.pictureUrl,
	});
	const row = { remoteJid: phone, pushName, profilePicUrl: person.pictureUrl };
	const { id: instanceId } = instance;
	emit(world, instance, isNew ? "contacts.upsert" : "contacts.update", { ...row, instanceId });
	const stored = person.addressing === "lid" && person.lid ? `${person.lid}@lid` : phone;
	emit(world, instance, "contacts.update", [
		{ remoteJid: stored, profilePicUrl: person.pictureUrl, instanceId },
	]);
	emit(world, instance, "chats.update", [{ remoteJid: stored, instanceId }]);
}

/** A record as webhooks tell it, but for status. */
function toldRecord(instance: Instance, stored: StoredMessage): Record<string, unknown> {
	return {
		key: stored.key,
		pushName: stored.pushName,
		message: stored.message,
		...(stored.contextInfo ? { contextInfo: stored.contextInfo } : {}),
		messageType: stored.messageType,
		messageTimestamp: stored.messageTimestamp,
		instanceId: instance.id,
		source: stored.source,
	};
}

/** What leaves through the API in place of a text. */
export interface SentMedia {
	message: Record<string, unknown>;
	messageType: string;
	/** Of a file, as it came. */
	file?: SendEntry["file"];
	/** A reaction: no message that somebody reads. */
	isAct?: boolean;
	/** A place, cards or a poll. */
	isItem?: boolean;
}

/** A message that leaves through the API. PENDING; a good server acknowledgement tells nothing. */
export function sendFromApi(
	world: World,
	instance: Instance,
	jid: string,
	text: string,
	quotedId: string | null = null,
	media: SentMedia | null = null,
	mentioned: string[] = [],
): Record<string, unknown> {
	const stored: StoredMessage = {
		rowId: rowId(),
		key: { remoteJid: jid, fromMe: true, id: ownMessageId() },
		pushName: "Você",
		message: media?.message ?? { conversation: text },
		messageType: media?.messageType ?? "conversation",
		messageTimestamp: seconds(),
		source: "web",
		contextInfo: {
			mentionedJid: mentioned.filter((named) => named !== "all"),
			groupMentions: [],
			ephemeralSettingTimestamp: { low: seconds(), high: 0, unsigned: false },
			disappearingMode: { initiator: 0 },
			...(quotedId === null ? {} : { stanzaId: quotedId }),
		},
		updates: [],
	};
	storeMessage(instance, stored);
	if (!media?.isAct)
		push(world.log.sends, {
			at: Date.now(),
			instance: instance.name,
			id: stored.key.id,
			jid,
			text,
			quotedId,
			mentioned,
			...(media?.file && { file: media.file }),
			...(media?.isItem && { item: media.message }),
		});
	const record = { ...toldRecord(instance, stored), status: "PENDING" };
	emit(world, instance, "send.message", record);
	const phone = /^(\d+)@s\.whatsapp\.net$/.exec(jid)?.[1];
	if (!media?.isAct && world.options.deliverAfterMs >= 0 && phone)
		setTimeout(() => {
			if (instance.memory === "open") tick(world, instance, stored, "DELIVERY_ACK");
		}, world.options.deliverAfterMs);
	return record;
}

/** A receipt. It may come under the lid of a chat written to by phone. */
export function tick(
	world: World,
	instance: Instance,
	stored: StoredMessage,
	status: string,
): void {
	const phone = /^(\d+)@s\.whatsapp\.net$/.exec(stored.key.remoteJid)?.[1];
	const lid = phone ? personOf(world, phone).lid : null;
	const remoteJid =
		lid && world.options.ticksUnderLid && status !== "ERROR" ? `${lid}@lid` : stored.key.remoteJid;
	stored.updates.push({ id: rowId(), status, remoteJid });
	emit(world, instance, "messages.update", {
		keyId: stored.key.id,
		remoteJid,
		fromMe: stored.key.fromMe,
		status,
		instanceId: instance.id,
		messageId: stored.rowId,
	});
	if (status === "READ")
		emit(world, instance, "chats.upsert", [
			{ remoteJid: stored.key.remoteJid, instanceId: instance.id, unreadMessages: 0 },
		]);
}
