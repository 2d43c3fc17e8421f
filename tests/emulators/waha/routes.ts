/** WAHA's API, as far as the product speaks it. */
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { compose, edit, react, revoke, sendFile } from "./files.ts";
import { sendContacts, sendLocation, sendPoll } from "./items.ts";
import {
	API_KEY,
	createSession,
	isNobody,
	keep,
	newId,
	type Session,
	setStatus,
	type World,
} from "./state.ts";

type Run = (world: World, asked: Asked, params: string[]) => Answer;
type OnSession = (world: World, session: Session, asked: Asked, params: string[]) => Answer;

const failure = (status: number, message: string, more: object = {}): Answer =>
	reply(status, { statusCode: status, message, ...more });

/** The session named in the path's first part, or in the body. */
function onSession(run: OnSession, nameOf = (_: Asked, params: string[]) => params[0]): Run {
	return (world, asked, params) => {
		const name = nameOf(asked, params) ?? "";
		const session = world.sessions.get(name);
		return session
			? run(world, session, asked, params)
			: failure(404, `Session "${name}" does not exist`);
	};
}

const inBody = (asked: Asked) => textOf(asked.body.session);

/** What only a linked session does. */
const whenWorking =
	(run: OnSession): OnSession =>
	(world, session, asked, params) =>
		session.status === "WORKING"
			? run(world, session, asked, params)
			: reply(422, {
					error: "Session status is not as expected. Try again later or restart the session",
					session: session.name,
					status: session.status,
					expected: ["WORKING"],
				});

const describe = (session: Session) => ({
	name: session.name,
	status: session.status,
	config: { webhooks: session.webhooks },
	me: session.me,
	engine: { engine: "GOWS" },
});

const create: Run = (world, { body }) => {
	const name = String(body.name);
	if (world.sessions.has(name)) return failure(422, `Session '${name}' already exists`);
	const session = createSession(name, body.config as never);
	world.sessions.set(name, session);
	return reply(201, describe(session));
};

const act: OnSession = (world, session, _asked, [, action]) => {
	if (action === "stop") setStatus(world, session, "STOPPED");
	else if (action === "logout") {
		session.me = null;
		setStatus(world, session, "STARTING");
	} else if (session.status !== "WORKING") start(world, session);
	return reply(201, describe(session));
};

function start(world: World, session: Session): void {
	setStatus(world, session, "STARTING");
	setTimeout(() => {
		if (session.status === "STARTING")
			setStatus(world, session, session.me ? "WORKING" : "SCAN_QR_CODE");
	}, 20);
}

const passkey: OnSession = (world, session, { method, body }, [, action]) => {
	const needs = { challenge: "PASSKEY_REQUIRED", "": "PASSKEY_REQUIRED" }[action ?? ""];
	if (session.status !== (needs ?? "PASSKEY_CONFIRMATION_REQUIRED"))
		return failure(422, "No passkey is asked for");
	if (method === "GET")
		return action === "challenge"
			? reply(200, { challenge: "9WVU", rpId: "web.whatsapp.com", allowCredentials: [] })
			: reply(200, { code: "4821" });
	if (action === "confirm") {
		session.me = { id: "5511912345678@c.us", pushName: "Loja Exemplo" };
		setStatus(world, session, "WORKING");
	} else if (body.id) setStatus(world, session, "PASSKEY_CONFIRMATION_REQUIRED");
	else return failure(400, "id is required");
	return reply(201, {});
};

const checkExists = onSession(
	whenWorking((_world, _session, { url }) => {
		const phone = url.searchParams.get("phone") ?? "";
		return isNobody(phone)
			? reply(200, { numberExists: false })
			: reply(200, { numberExists: true, chatId: `${phone}@c.us` });
	}),
	({ url }) => url.searchParams.get("session") ?? "",
);

const sendText = onSession(
	whenWorking((world, session, { body }) => {
		const chat = String(body.chatId);
		const id = `true_${chat}_${textOf(body.id) || newId()}`;
		const known = session.messages.find((message) => message.id === id);
		if (known) return reply(201, known);
		const quoted = typeof body.reply_to === "string" ? { id: body.reply_to } : null;
		const mentions = Array.isArray(body.mentions) ? { mentions: body.mentions.map(String) } : {};
		const said = { body: String(body.text), replyTo: quoted, ...mentions };
		const message = compose(session, chat, id, said);
		keep(world, session, message);
		return reply(201, message);
	}),
	inBody,
);

/** One engine's form of a group; each has another. */
const readGroup: OnSession = (_world, session, _asked, [, chat, part]) => {
	const JID = decodeURIComponent(chat ?? "");
	if (!session.messages.some(({ from }) => from === JID)) return reply(404, { error: "no group" });
	if (part === "/picture") return reply(200, { url: null });
	if (part)
		return reply(200, [
			{ id: "99000000000101@lid", pn: "5511987654321@c.us", role: "superadmin" },
			{ id: "5511900000002@c.us", pn: null, role: "participant" },
			{ id: "5511900000003@c.us", pn: null, role: "left" },
		]);
	return reply(200, { JID, Name: "Família Lima" });
};

/** A call that brings a file of this kind. */
const sends = (kind: string): Run =>
	onSession(
		whenWorking((world, session, { body }) => sendFile(world, session, kind, body)),
		inBody,
	);

const sendsItem = (send: (world: World, session: Session, body: Asked["body"]) => Answer): Run =>
	onSession(
		whenWorking((world, session, { body }) => send(world, session, body)),
		inBody,
	);

const onMessage =
	(run: (world: World, session: Session, id: string, body: Asked["body"]) => Answer): OnSession =>
	(world, session, { body }, [, , id]) =>
		run(world, session, decodeURIComponent(id ?? ""), body);

const listMessages: OnSession = (_world, session, { url }, [, chat]) => {
	const query = url.searchParams;
	const since = Number(query.get("filter.timestamp.gte") ?? 0);
	const chatId = decodeURIComponent(chat ?? "");
	const found = session.messages
		.filter(({ timestamp }) => timestamp >= since)
		.filter(({ id }) => chatId === "all" || id.includes(`_${chatId}_`))
		.filter(({ fromMe }) => query.get("filter.fromMe") !== "true" || fromMe)
		.toReversed();
	const offset = Number(query.get("offset") ?? 0);
	return reply(200, found.slice(offset, offset + Number(query.get("limit") ?? 10)));
};

const noted =
	(call: string): OnSession =>
	(_world, session, { body }) => {
		session.told.push({ call, body });
		return reply(201, {});
	};

const readFile: OnSession = (_world, session, _asked, [, file]) => {
	const found = session.files.get(file ?? "");
	return found
		? { status: 200, body: found.bytes, type: found.mimetype }
		: failure(404, "File not found");
};

const S = "([^/]+)";
const ROUTES: [string, RegExp, string, Run][] = [
	["POST", /^\/api\/sessions$/, "create", create],
	[
		"GET",
		new RegExp(`^/api/sessions/${S}$`),
		"session",
		onSession((_w, session) => reply(200, describe(session))),
	],
	[
		"PUT",
		new RegExp(`^/api/sessions/${S}$`),
		"update",
		onSession((_w, session, { body }) => {
			session.webhooks = (body.config as { webhooks: Session["webhooks"] }).webhooks;
			return reply(200, describe(session));
		}),
	],
	[
		"DELETE",
		new RegExp(`^/api/sessions/${S}$`),
		"delete",
		(world, _asked, [name]) => {
			world.sessions.delete(name ?? "");
			return reply(200, {});
		},
	],
	["POST", new RegExp(`^/api/sessions/${S}/(start|stop|restart|logout)$`), "act", onSession(act)],
	[
		"GET",
		new RegExp(`^/api/${S}/auth/qr$`),
		"qr",
		onSession((_w, session) =>
			session.qr ? reply(200, { value: session.qr }) : failure(422, "Session has no QR"),
		),
	],
	[
		"POST",
		new RegExp(`^/api/${S}/auth/request-code$`),
		"code",
		onSession((_w, session, { body }) =>
			session.qr && /^\d{8,15}$/.test(String(body.phoneNumber))
				? reply(201, { code: "ABCD-EFGH" })
				: failure(422, "Session status is not as expected"),
		),
	],
	[
		"GET",
		new RegExp(`^/api/${S}/auth/passkey/(challenge|confirmation)$`),
		"passkey",
		onSession(passkey),
	],
	["POST", new RegExp(`^/api/${S}/auth/passkey/?(confirm)?$`), "passkey", onSession(passkey)],
	["GET", /^\/api\/contacts\/check-exists$/, "checkExists", checkExists],
	[
		"GET",
		new RegExp(`^/api/${S}/groups/${S}(/participants/v2|/picture)?$`),
		"group",
		onSession(whenWorking(readGroup)),
	],
	["POST", /^\/api\/sendText$/, "sendText", sendText],
	["POST", /^\/api\/sendImage$/, "sendImage", sends("image")],
	["POST", /^\/api\/sendVideo$/, "sendVideo", sends("video")],
	["POST", /^\/api\/sendVoice$/, "sendVoice", sends("voice")],
	["POST", /^\/api\/sendFile$/, "sendFile", sends("document")],
	["POST", /^\/api\/sendLocation$/, "sendLocation", sendsItem(sendLocation)],
	["POST", /^\/api\/sendContactVcard$/, "sendContactVcard", sendsItem(sendContacts)],
	["POST", /^\/api\/sendPoll$/, "sendPoll", sendsItem(sendPoll)],
	[
		"PUT",
		/^\/api\/reaction$/,
		"reaction",
		onSession(
			whenWorking((world, session, { body }) => react(world, session, body)),
			inBody,
		),
	],
	[
		"PUT",
		new RegExp(`^/api/${S}/chats/${S}/messages/${S}$`),
		"edit",
		onSession(whenWorking(onMessage(edit))),
	],
	[
		"DELETE",
		new RegExp(`^/api/${S}/chats/${S}/messages/${S}$`),
		"revoke",
		onSession(whenWorking(onMessage(revoke))),
	],
	["POST", /^\/api\/sendSeen$/, "sendSeen", onSession(whenWorking(noted("seen")), inBody)],
	[
		"POST",
		new RegExp(`^/api/${S}/presence$`),
		"presence",
		onSession(whenWorking(noted("presence"))),
	],
	[
		"POST",
		new RegExp(`^/api/${S}/presence/${S}/subscribe$`),
		"subscribe",
		onSession((_w, session, _asked, [, chat]) => {
			session.watched.add(decodeURIComponent(chat ?? ""));
			return reply(201, {});
		}),
	],
	[
		"GET",
		/^\/api\/sessions$/,
		"sessions",
		(world) => reply(200, [...world.sessions.values()].map(describe)),
	],
	["GET", new RegExp(`^/api/${S}/chats/${S}/messages$`), "messages", onSession(listMessages)],
	["GET", new RegExp(`^/api/files/${S}/${S}$`), "file", onSession(readFile)],
];

export function resolve(world: World, asked: Asked): { call: string; run: () => Answer } {
	for (const [method, path, call, run] of ROUTES) {
		const found = method === asked.method ? path.exec(asked.url.pathname) : null;
		if (!found) continue;
		if (asked.header("x-api-key") !== API_KEY)
			return { call, run: () => failure(401, "Unauthorized") };
		return {
			call,
			run: () =>
				run(
					world,
					asked,
					found.slice(1).map((part) => part ?? ""),
				),
		};
	}
	return {
		call: "unknown",
		run: () => failure(404, `Cannot ${asked.method} ${asked.url.pathname}`),
	};
}
