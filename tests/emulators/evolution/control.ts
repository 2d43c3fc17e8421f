/** The control port: what a test does with the phone, the people and the faults. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Answer, failure, reply } from "./http.ts";
import {
	closeForGood,
	issueQr,
	open,
	refuseLogin,
	startConnecting,
	tick,
	write,
	writeInGroup,
} from "./phone.ts";
import {
	type Instance,
	NO_WEBHOOK_FAULTS,
	personOf,
	rowId,
	storeMessage,
	theirMessageId,
	type World,
} from "./state.ts";
import { emit, post } from "./webhooks.ts";

const RECORDINGS = path.join(import.meta.dirname, "../../recordings/evolution-2.3.7");

const Write = z.object({
	phone: z.string(),
	name: z.string().optional(),
	text: z.string().default(""),
	id: z.string().optional(),
	timestamp: z.number().optional(),
	message: z.record(z.string(), z.unknown()).optional(),
	messageType: z.string().optional(),
	quoted: z.string().optional(),
	count: z.int().min(1).max(5_000).default(1),
});
const Group = z.object({
	jid: z.string(),
	subject: z.string(),
	author: z.string(),
	text: z.string(),
	/** Jids that the text names. */
	mentioned: z.array(z.string()).default([]),
});
const GroupChange = z.object({
	jid: z.string(),
	action: z.string(),
	participants: z.array(z.string()),
	author: z.string(),
});
const FaultRule = z.object({
	call: z.string().default("*"),
	mode: z.enum([
		"refuse",
		"accept_then_hang",
		"accept_then_reset",
		"cut_upload",
		"too_large413",
		"slow",
		"garbage",
		"error500",
		"accept_then_500",
		"rate429",
		"unavailable503",
		"unlicensed",
		"hidden_error",
	]),
	ms: z.number().default(1_000),
	times: z.number().nullable().default(null),
});
const Faults = z.object({
	rules: z.array(FaultRule).default([]),
	webhooks: z
		.object({
			lose: z.number().default(0),
			copies: z.number().int().min(1).max(20).default(1),
			shuffleMs: z.number().default(0),
		})
		.default({ ...NO_WEBHOOK_FAULTS }),
});
const PersonInput = z.object({
	phone: z.string(),
	name: z.string().optional(),
	lid: z.string().nullable().optional(),
	addressing: z.enum(["pn", "lid"]).optional(),
	pictureUrl: z.string().nullable().optional(),
	keepsNinthDigit: z.boolean().optional(),
	exists: z.boolean().optional(),
});
const OptionsInput = z.object({
	exposeApikey: z.boolean().optional(),
	retryScale: z.number().optional(),
	deliverAfterMs: z.number().optional(),
	connectWaitMs: z.number().optional(),
	ticksUnderLid: z.boolean().optional(),
	reached: z.record(z.string(), z.string()).optional(),
});

/** `/__emulator/<what>` and `/__emulator/instances/<name>/<action>`. */
export function control(world: World, route: string, body: unknown): Answer {
	const [head = "", name, action] = route.split("/").map(decodeURIComponent);
	if (head === "instances" && name !== undefined && action) {
		const instance = world.instances.get(name);
		return instance
			? act(world, instance, action, body)
			: failure(404, [`The "${name}" instance does not exist`]);
	}
	switch (head) {
		case "log":
			return reply(200, world.log);
		case "instances":
			return reply(
				200,
				[...world.instances.values()].map((one) => ({
					name: one.name,
					memory: one.memory,
					database: one.database,
					qr: one.qr,
					messages: one.messages.length,
					webhook: one.webhook?.url ?? null,
				})),
			);
		case "pressure": {
			const { undelivered, calling } = world;
			return reply(200, { undelivered, calling });
		}
		case "faults": {
			const { rules, webhooks } = Faults.parse(body);
			world.faults = rules;
			world.webhookFaults = webhooks;
			return reply(200, {});
		}
		case "options": {
			const given = OptionsInput.parse(body);
			const known = Object.entries(given).filter(([, value]) => value !== undefined);
			Object.assign(world.options, Object.fromEntries(known));
			return reply(200, world.options);
		}
		case "people": {
			const given = PersonInput.parse(body);
			const known = Object.entries(given).filter(([, value]) => value !== undefined);
			return reply(200, Object.assign(personOf(world, given.phone), Object.fromEntries(known)));
		}
		case "reset":
			world.faults = [];
			world.webhookFaults = { ...NO_WEBHOOK_FAULTS };
			world.log = { calls: [], sends: [], acts: [], webhooks: [] };
			return reply(200, {});
		default:
			return failure(404, [`No control ${route}`]);
	}
}

const Scan = z
	.object({
		phone: z.string().default("5511912345678"),
		profileName: z.string().nullable().default("Loja Exemplo"),
		pictureUrl: z.string().nullable().default(null),
	})
	.prefault({});

function act(world: World, instance: Instance, action: string, body: unknown): Answer {
	switch (action) {
		case "scan":
			if (!instance.qr) return failure(400, ["No QR to scan"]);
			startConnecting(world, instance);
			open(world, instance, Scan.parse(body ?? {}));
			return reply(200, {});
		case "write": {
			const { count, ...written } = Write.parse(body);
			const ids = Array.from({ length: count }, (_, turn) => {
				const text = count > 1 ? `${written.text} (${turn + 1})` : written.text;
				return write(world, instance, { ...written, text }, false).key.id;
			});
			return reply(200, { ids });
		}
		case "group": {
			const { subject, ...written } = Group.parse(body);
			world.groups.set(written.jid, subject);
			return reply(200, { ids: [writeInGroup(world, instance, written).key.id] });
		}
		case "group_change": {
			const { jid: id, ...change } = GroupChange.parse(body);
			emit(world, instance, "group-participants.update", { id, ...change });
			return reply(200, {});
		}
		case "owner_reply":
			return reply(200, { ids: [write(world, instance, Write.parse(body), true).key.id] });
		case "drop":
			return drop(world, instance, body);
		case "logout":
			closeForGood(world, instance, 401, "Stream Errored (conflict)");
			return reply(200, {});
		case "refuse_login":
			refuseLogin(world, instance);
			return reply(200, {});
		case "rotate_qr":
			issueQr(world, instance);
			return reply(200, instance.qr);
		case "hold_qr":
			instance.isQrHeld = z.object({ on: z.boolean() }).parse(body).on;
			return reply(200, {});
		case "message": {
			const wanted = Change.parse(body).id;
			return reply(200, instance.messages.find(({ key }) => key.id === wanted) ?? null);
		}
		case "contradict":
			Object.assign(instance, Contradiction.parse(body));
			return reply(200, {});
		default:
			return tell(world, instance, action, body);
	}
}

const STATES = ["open", "connecting", "close"] as const;
const Contradiction = z.object({
	memory: z.enum(STATES).optional(),
	database: z.enum(STATES).optional(),
});

function drop(world: World, instance: Instance, body: unknown): Answer {
	const { ms } = z
		.object({ ms: z.number().default(100) })
		.prefault({})
		.parse(body ?? {});
	const { ownerJid, profileName, profilePicUrl } = instance;
	startConnecting(world, instance);
	setTimeout(() => {
		if (instance.memory !== "connecting" || !ownerJid) return;
		const phone = ownerJid.replace(/@.*$/, "");
		open(world, instance, { phone, profileName, pictureUrl: profilePicUrl });
	}, ms);
	return reply(200, {});
}

const Receipt = z.object({
	phone: z.string().optional(),
	ids: z.array(z.string()).optional(),
	status: z.string().default("READ"),
});
const Presence = z.object({
	phone: z.string(),
	presence: z.string(),
	lastSeen: z.number().optional(),
	byLid: z.boolean().default(false),
});
const Call = z.object({
	phone: z.string(),
	id: z.string(),
	status: z.string().default("offer"),
	video: z.boolean().default(false),
});
const Change = z.object({ id: z.string(), text: z.string().default("") });
const History = z.object({
	told: z.boolean().default(true),
	messages: z.array(
		z.object({
			phone: z.string(),
			text: z.string(),
			fromMe: z.boolean().default(false),
			timestamp: z.number(),
			id: z.string().optional(),
			name: z.string().optional(),
		}),
	),
});

function tell(world: World, instance: Instance, action: string, body: unknown): Answer {
	switch (action) {
		case "receipt": {
			const { phone, ids, status } = Receipt.parse(body);
			const own = instance.messages.filter(
				({ key }) =>
					key.fromMe &&
					(ids === undefined || ids.includes(key.id)) &&
					(phone === undefined || key.remoteJid.startsWith(phone)),
			);
			for (const message of own) tick(world, instance, message, status);
			return reply(200, { ids: own.map(({ key }) => key.id) });
		}
		case "presence": {
			const { phone, presence, lastSeen, byLid } = Presence.parse(body);
			const { lid } = personOf(world, phone);
			const id = byLid && lid ? `${lid}@lid` : `${phone}@s.whatsapp.net`;
			const word = presence === "paused" ? "available" : presence;
			const presences = {
				[id]: { lastKnownPresence: word, ...(word === "unavailable" ? { lastSeen } : {}) },
			};
			emit(world, instance, "presence.update", { id, presences });
			return reply(200, {});
		}
		case "call":
			return call(world, instance, Call.parse(body));
		case "edit": {
			const { id, text } = Change.parse(body);
			return edit(world, instance, id, text);
		}
		case "revoke": {
			const message = instance.messages.find(({ key }) => key.id === Change.parse(body).id);
			if (!message) return failure(404, ["Message not found"]);
			emit(world, instance, "messages.delete", { ...message.key, status: "DELETED" });
			return reply(200, {});
		}
		case "history":
			return history(world, instance, History.parse(body));
		case "replay":
			return replay(world, instance, body);
		default:
			return failure(404, [`No action ${action}`]);
	}
}

function call(world: World, instance: Instance, input: z.infer<typeof Call>): Answer {
	const jid = `${input.phone}@s.whatsapp.net`;
	emit(world, instance, "call", {
		chatId: jid,
		from: jid,
		id: input.id,
		date: new Date().toISOString(),
		offline: false,
		status: input.status,
		isVideo: input.video,
		isGroup: false,
	});
	return reply(200, {});
}

/** Two events: the new text, and an update whose status is none. */
function edit(world: World, instance: Instance, id: string, text: string): Answer {
	const message = instance.messages.find(({ key }) => key.id === id);
	if (!message) return failure(404, ["Message not found"]);
	message.message = { conversation: text };
	message.messageTimestamp = Math.floor(Date.now() / 1000);
	const { remoteJid, fromMe } = message.key;
	emit(world, instance, "messages.edited", {
		key: { remoteJid, fromMe, id },
		type: "MESSAGE_EDIT",
		editedMessage: { conversation: text },
		timestampMs: String(Date.now()),
	});
	emit(world, instance, "messages.update", {
		keyId: id,
		remoteJid,
		fromMe,
		participant: "",
		status: "SERVER_ACK",
		instanceId: instance.id,
		message: { editedMessage: { message: { conversation: text } } },
		messageId: message.rowId,
	});
	return reply(200, {});
}

function history(world: World, instance: Instance, input: z.infer<typeof History>): Answer {
	const told = input.messages.map((item) => {
		const key = {
			remoteJid: `${item.phone}@s.whatsapp.net`,
			fromMe: item.fromMe,
			id: item.id ?? theirMessageId(),
		};
		const record = {
			key,
			pushName: item.fromMe ? "Você" : (item.name ?? null),
			message: { conversation: item.text },
			messageType: "conversation",
			messageTimestamp: item.timestamp,
			source: "unknown",
		};
		storeMessage(instance, { rowId: rowId(), ...record, contextInfo: null, updates: [] });
		return {
			...record,
			...(item.fromMe ? {} : { status: "DELIVERY_ACK" }),
			instanceId: instance.id,
		};
	});
	if (input.told) emit(world, instance, "messages.set", told, { isLatest: true, progress: 100 });
	return reply(200, { ids: told.map(({ key }) => key.id) });
}

const Replay = z.union([
	z.object({ recording: z.string().regex(/^hook-[\w-]+$/) }),
	z.object({ body: z.record(z.string(), z.unknown()) }),
]);
const Recording = z.object({
	webhook: z.object({ body: z.record(z.string(), z.unknown()) }),
});

/** A recorded body, sent to this instance's webhook under its own name and secrets. */
function replay(world: World, instance: Instance, input: unknown): Answer {
	const given = Replay.parse(input);
	const body =
		"body" in given
			? given.body
			: Recording.parse(
					JSON.parse(readFileSync(path.join(RECORDINGS, `${given.recording}.json`), "utf8")),
				).webhook.body;
	const hook = instance.webhook;
	if (!hook) return failure(400, ["No webhook"]);
	const own = { ...body, instance: instance.name, destination: hook.url };
	post(world, instance, String(body.event), hook.url, JSON.stringify(own));
	return reply(200, {});
}
