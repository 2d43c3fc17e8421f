/** What a test does with the phone and the people behind an emulated WAHA session. */
import { z } from "zod";
import { type Answer, reply } from "../emulator-server.ts";
import { FaultRules } from "../faults.ts";
import { vote } from "./items.ts";
import {
	acknowledge,
	emit,
	keep,
	newId,
	type Message,
	type Session,
	setStatus,
	type World,
} from "./state.ts";

const Person = z.object({
	phone: z.string(),
	name: z.string().default(""),
	text: z.string().default(""),
	/** Base64 of a file that comes with it. */
	file: z.string().optional(),
	mimetype: z.string().default("image/png"),
	lid: z.string().optional(),
});

const Voted = z.object({
	phone: z.string(),
	/** The message's id, bare. */
	poll: z.string(),
	options: z.array(z.string()),
	/** Seconds since 1970. */
	at: z.number().optional(),
});
const Group = z.object({
	jid: z.string(),
	author: z.string(),
	text: z.string(),
	/** Jids that the text names. */
	mentioned: z.array(z.string()).default([]),
});
const GroupChange = z.object({
	jid: z.string(),
	type: z.string(),
	participants: z.array(z.object({ id: z.string(), pn: z.string().optional() })),
});

export function control(world: World, route: string, body: Record<string, unknown>): Answer {
	if (route === "faults") {
		world.faults = FaultRules.parse(body);
		return reply(200, {});
	}
	const [name = "", action = ""] = route.split("/");
	const session = world.sessions.get(name);
	if (!session) return reply(404, { error: `no session ${name}` });
	return reply(200, act(world, session, action, body) ?? {});
}

function act(world: World, session: Session, action: string, body: Record<string, unknown>) {
	switch (action) {
		case "scan":
			if (session.status !== "SCAN_QR_CODE") throw new Error("No QR to scan");
			if (session.asksPasskey)
				return setStatus(world, session, "PASSKEY_REQUIRED", { challenge: "9WVU" });
			session.me = { id: "5511912345678@c.us", pushName: "Loja Exemplo" };
			return setStatus(world, session, "WORKING");
		case "ask_passkey":
			session.asksPasskey = true;
			return null;
		case "write":
			return write(world, session, Person.parse(body), false);
		case "owner_reply":
			return write(world, session, Person.parse(body), true);
		case "group":
			return writeInGroup(world, session, Group.parse(body));
		case "group_change": {
			const { jid: id, ...change } = GroupChange.parse(body);
			const timestamp = Math.floor(Date.now() / 1000);
			return emit(world, session, "group.v2.participants", { group: { id }, ...change, timestamp });
		}
		case "lost":
			// Stored at the gateway, told to nobody: what reconciliation is for.
			session.messages.push(compose(world, session, Person.parse(body), false));
			return null;
		case "presence": {
			const id = `${Person.parse(body).phone}@c.us`;
			const presences = [{ participant: id, lastKnownPresence: "typing", lastSeen: null }];
			return emit(world, session, "presence.update", { id, presences });
		}
		case "receipt":
			for (const message of session.messages)
				if (message.fromMe) acknowledge(world, session, message, 3);
			return null;
		case "drop":
			setStatus(world, session, "STARTING");
			setTimeout(() => setStatus(world, session, "WORKING"), 50);
			return null;
		case "logout":
			session.me = null;
			return setStatus(world, session, "FAILED");
		case "sent":
			return session.messages.filter(({ source, fromMe }) => fromMe && source === "api");
		case "sent_files":
			return session.sentFiles.map((file) => {
				const message = session.messages.find(({ id }) => id.endsWith(file.id));
				return { ...file, text: message?.body ?? "", quoted: message?.replyTo?.id ?? null };
			});
		case "vote":
			return vote(world, session, Voted.parse(body));
		case "acts":
			return session.acts;
		case "told":
			return session.told;
		default:
			throw new Error(`no action ${action}`);
	}
}

function compose(
	world: World,
	session: Session,
	{ phone, name, text, file, mimetype, lid }: z.infer<typeof Person>,
	fromMe: boolean,
): Message {
	const chat = lid ? `${lid}@lid` : `${phone}@c.us`;
	const own = session.me?.id ?? "";
	const id = newId();
	if (file) session.files.set(`${id}.bin`, { bytes: Buffer.from(file, "base64"), mimetype });
	const url = `${world.url()}/api/files/${session.name}/${id}.bin`;
	return {
		id: `${fromMe}_${chat}_${id}`,
		timestamp: Math.floor(Date.now() / 1000),
		from: fromMe ? own : chat,
		to: fromMe ? chat : own,
		fromMe,
		source: "app",
		body: text,
		hasMedia: Boolean(file),
		media: file ? { url, mimetype, filename: null, error: null } : null,
		ack: fromMe ? 1 : 2,
		replyTo: null,
		_data: fromMe
			? {}
			: { Info: { PushName: name, ...(lid ? { SenderAlt: `${phone}@c.us` } : {}) } },
	};
}

function write(world: World, session: Session, person: z.infer<typeof Person>, fromMe: boolean) {
	keep(world, session, compose(world, session, person, fromMe));
}

/** In a group an id ends with who wrote. */
function writeInGroup(
	world: World,
	session: Session,
	{ jid, author, text, mentioned }: z.infer<typeof Group>,
): void {
	const person = { phone: author, name: "Ana", text, mimetype: "" };
	const message = compose(world, session, person, false);
	const participant = `${author}@c.us`;
	const id = `false_${jid}_${newId()}_${participant}`;
	const contextInfo = { mentionedJid: mentioned };
	const _data = { ...message._data, Message: { extendedTextMessage: { text, contextInfo } } };
	keep(world, session, Object.assign(message, { id, from: jid, participant, _data }));
}
