/** Sending and reading: 2.A.3 with the recordings' answers. */
import { storedForm } from "./files.ts";
import { type Answer, failure, invalid, reply, typeError } from "./http.ts";
import { phoneJid, sendFromApi } from "./phone.ts";
import { type Instance, personOf, rowId, type StoredMessage, type World } from "./state.ts";

type Body = Record<string, unknown>;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const MAX_DELAY_MS = 20_000;

export async function sendText(world: World, instance: Instance, body: Body): Promise<Answer> {
	if (body.number === undefined) return invalid('instance requires property "number"');
	if (typeof body.number !== "string") return invalid("Invalid format");
	if (body.text === undefined) return invalid('instance requires property "text"');
	if (!instance.hasClient) return failure(500, typeError("onWhatsApp"));
	if (typeof body.text !== "string" || body.text === "") return failure(400, ["Text is required"]);
	if (instance.memory !== "open") return failure(400, ["Error: Connection Closed"]);
	const jid = recipient(world, body.number);
	if (typeof jid !== "string") return failure(400, [jid]);
	if (jid.endsWith("@g.us") && !instance.messages.some(({ key }) => key.remoteJid === jid))
		return failure(400, ["[object Object]"]);
	await sleep(Math.min(MAX_DELAY_MS, Number(body.delay ?? 0)));
	const named = Array.isArray(body.mentioned) ? body.mentioned.map(String) : [];
	const mentioned = body.mentionsEveryOne === true ? [...named, "all"] : named;
	return reply(
		201,
		sendFromApi(world, instance, jid, body.text, quotedIdOf(body), null, mentioned),
	);
}

/** `quoted.key.id`, as 2.3.7 reads it. */
export function quotedIdOf({ quoted }: Body): string | null {
	const key = (quoted as { key?: { id?: unknown } } | undefined)?.key;
	return typeof key?.id === "string" ? key.id : null;
}

/** The jid a number ends at; the error's own item when nobody has it. Lids are not checked. */
export function recipient(world: World, number: string): string | Body {
	if (number.includes("@lid") || number.includes("@g.us")) return number;
	const phone = number.replace(/@.*$/, "").replace(/\D/g, "");
	const jid = phoneJid(world, phone);
	return personOf(world, phone).exists ? jid : { jid, exists: false, number };
}

export async function sendPresence(world: World, instance: Instance, body: Body): Promise<Answer> {
	if (body.delay === undefined) return invalid('instance requires property "delay"');
	if (!instance.hasClient) return failure(400, [`TypeError: ${typeError("onWhatsApp")}`]);
	if (instance.memory !== "open") return failure(400, ["Error: Connection Closed"]);
	if (typeof recipient(world, String(body.number)) !== "string")
		return failure(400, ["[object Object]"]);
	await sleep(Math.min(MAX_DELAY_MS, Number(body.delay)));
	return reply(201, { presence: body.presence });
}

export function markMessageAsRead(_world: World, instance: Instance, body: Body): Answer {
	const items = Array.isArray(body.readMessages) ? (body.readMessages as Body[]) : [];
	const missing = items.flatMap((item, index) =>
		["fromMe", "remoteJid"]
			.filter((key) => item[key] === undefined)
			.map((key) => `readMessages[${index}] requires property "${key}"`),
	);
	if (missing.length > 0) return invalid(...missing);
	if (!instance.hasClient)
		return failure(500, ["Read messages fail", `TypeError: ${typeError("readMessages")}`]);
	return reply(201, { message: "Read messages", read: "success" });
}

interface MessageQuery {
	where?: {
		key?: { id?: string; remoteJid?: string; fromMe?: boolean };
		messageTimestamp?: { gte?: string; lte?: string };
	};
	page?: number;
	offset?: number;
}

/** Filters by the stored address only; a time range needs both ends; newest first. */
export function findMessages(_world: World, instance: Instance, body: Body): Answer {
	const query = body as MessageQuery;
	const { key, messageTimestamp: range } = query.where ?? {};
	const from = range?.gte && range.lte ? Math.floor(Date.parse(range.gte) / 1000) : -Infinity;
	const to = range?.gte && range.lte ? Math.floor(Date.parse(range.lte) / 1000) : Infinity;
	const found = instance.messages
		.filter(
			(message) =>
				(key?.id === undefined || message.key.id === key.id) &&
				(key?.remoteJid === undefined || message.key.remoteJid === key.remoteJid) &&
				(!key?.fromMe || message.key.fromMe) &&
				message.messageTimestamp >= from &&
				message.messageTimestamp <= to,
		)
		.toReversed()
		.toSorted((a, b) => b.messageTimestamp - a.messageTimestamp);
	const size = query.offset ?? 50;
	const page = query.page ?? 1;
	return reply(200, {
		messages: {
			total: found.length,
			pages: Math.ceil(found.length / size),
			currentPage: page,
			records: found.slice((page - 1) * size, page * size).map((one) => recordOf(instance, one)),
		},
	});
}

function recordOf(instance: Instance, message: StoredMessage): Body {
	return {
		id: message.rowId,
		key: message.key,
		pushName: message.pushName,
		messageType: message.messageType,
		message: storedForm(message.message),
		messageTimestamp: message.messageTimestamp,
		instanceId: instance.id,
		source: message.source,
		contextInfo: message.contextInfo,
		MessageUpdate: message.updates.map(({ status }) => ({ status })),
	};
}

export function findStatusMessage(_world: World, instance: Instance, body: Body): Answer {
	const id = (body.where as { id?: string } | undefined)?.id;
	const rows = instance.messages
		.filter((message) => id === undefined || message.key.id === id)
		.flatMap((message) =>
			message.updates.map((update) => ({
				id: update.id,
				keyId: message.key.id,
				remoteJid: update.remoteJid,
				fromMe: message.key.fromMe,
				participant: null,
				pollUpdates: null,
				status: update.status,
				messageId: message.rowId,
				instanceId: instance.id,
			})),
		);
	return reply(200, rows);
}

export function findContacts(_world: World, instance: Instance, body: Body): Answer {
	const jid = (body.where as { remoteJid?: string } | undefined)?.remoteJid;
	const rows = [...instance.contacts.values()].filter(
		({ remoteJid }) => jid === undefined || remoteJid === jid,
	);
	return reply(
		200,
		rows.map((row) => ({
			...row,
			instanceId: instance.id,
			isGroup: row.remoteJid.endsWith("@g.us"),
			isSaved: row.pushName !== "",
			type: "contact",
		})),
	);
}

/** Unpaginated unless asked; its unread count means nothing. */
export function findChats(_world: World, instance: Instance, body: Body): Answer {
	const latest = new Map<string, StoredMessage>();
	for (const message of instance.messages) latest.set(message.key.remoteJid, message);
	const rows = [...latest.entries()].map(([remoteJid, message]) => ({
		id: rowId(),
		remoteJid,
		pushName: null,
		profilePicUrl: instance.contacts.get(remoteJid)?.profilePicUrl ?? null,
		updatedAt: new Date(message.messageTimestamp * 1000).toISOString(),
		windowActive: false,
		lastMessage: recordOf(instance, message),
		unreadCount: 0,
		isSaved: false,
	}));
	const skip = Number(body.skip ?? 0);
	const take = body.take === undefined ? rows.length : Number(body.take);
	return reply(200, rows.slice(skip, skip + take));
}

export function whatsappNumbers(world: World, _instance: Instance, body: Body): Answer {
	const numbers = Array.isArray(body.numbers) ? body.numbers.map(String) : [];
	return reply(
		200,
		numbers.map((number) => {
			if (number.endsWith("@lid")) return { jid: number, exists: true, number, lid: "lid" };
			const person = personOf(world, number.replace(/\D/g, ""));
			const jid = phoneJid(world, person.phone);
			return person.exists
				? { jid, exists: true, number, name: person.name, ...(person.lid ? { lid: "lid" } : {}) }
				: { jid, exists: false, number };
		}),
	);
}

export function findGroupInfos(world: World, _instance: Instance, body: Body): Answer {
	const id = String(body.groupJid);
	const subject = world.groups.get(id);
	if (subject === undefined) return failure(404, ["Error fetching group"]);
	const participants = [
		{ id: "99000000000101@lid", phoneNumber: "5511987654321@s.whatsapp.net", admin: "superadmin" },
		{ id: "99000000000102@lid", admin: null },
	];
	return reply(200, { id, subject, pictureUrl: null, size: participants.length, participants });
}

export function getBase64(_world: World, instance: Instance, body: Body): Answer {
	const id = (body.message as { key?: { id?: string } } | undefined)?.key?.id;
	const message = instance.messages.find(({ key }) => key.id === id);
	if (!message) return failure(400, ["Message not found"]);
	const media = message.message[message.messageType] as Body | undefined;
	if (!media?.mimetype) return failure(400, ["The message is not of the media type"]);
	const told = typeof media.base64 === "string" ? media.base64 : "";
	const base64 = instance.files.get(message.key.id)?.toString("base64") ?? told;
	const low = Buffer.byteLength(base64, "base64");
	return reply(201, {
		mediaType: message.messageType,
		fileName: `${id}.bin`,
		caption: media.caption,
		size: { fileLength: { low, high: 0, unsigned: true } },
		mimetype: media.mimetype,
		base64,
		buffer: null,
	});
}
