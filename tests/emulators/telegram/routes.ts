/** Telegram's Bot API, as far as the product speaks it. */
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { isFileMethod, readFile } from "./files.ts";
import { isItemMethod, readItem } from "./items.ts";
import { type Bot, isNobody, type Send, seconds, type World } from "./state.ts";

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const ok = (result: unknown, description?: string): Answer =>
	reply(200, { ok: true, result, ...(description ? { description } : {}) });
const failure = (code: number, description: string, parameters?: object): Answer =>
	reply(code, { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) });

/** Why a bot may not do something in a chat; null when it may. */
function refusalOf(bot: Bot, chat: string): Answer | null {
	if (!/^-?\d+$/.test(chat)) return failure(400, "Bad Request: chat_id is empty");
	if (isNobody(chat)) return failure(400, "Bad Request: chat not found");
	return bot.blocked.has(chat) ? failure(403, "Forbidden: bot was blocked by the user") : null;
}

/** The next send is too fast, if a test said so. */
function floodOf(bot: Bot): Answer | null {
	const wait = bot.floodSeconds;
	bot.floodSeconds = null;
	return wait === null
		? null
		: failure(429, `Too Many Requests: retry after ${wait}`, { retry_after: wait });
}

function keepSend(world: World, bot: Bot, sent: Omit<Send, "id">): Answer {
	const id = world.nextMessage++;
	bot.sends.push({ id, ...sent });
	const { chat } = sent;
	return ok({
		message_id: id,
		from: { id: bot.id, is_bot: true, first_name: bot.firstName, username: bot.username },
		chat: { id: Number(chat), type: chat.startsWith("-") ? "supergroup" : "private" },
		date: seconds(),
		...(sent.item?.pollId && { poll: { id: sent.item.pollId } }),
	});
}

/** Forms write objects as JSON. */
const readObject = (value: unknown): unknown =>
	typeof value === "string" ? JSON.parse(value) : value;

const quotedBy = (body: Record<string, unknown>): number | null =>
	(readObject(body.reply_parameters) as { message_id: number } | undefined)?.message_id ?? null;
const listOf = (value: unknown): unknown[] => {
	const list = readObject(value);
	return Array.isArray(list) ? list : [];
};

function sendMessage(world: World, bot: Bot, body: Record<string, unknown>): Answer {
	const chat = String(body.chat_id);
	const refusal = refusalOf(bot, chat);
	if (refusal) return refusal;
	const text = textOf(body.text);
	if (text.trim() === "") return failure(400, "Bad Request: message text is empty");
	if (text.length > 4096) return failure(400, "Bad Request: message is too long");
	const entities = listOf(body.entities);
	return floodOf(bot) ?? keepSend(world, bot, { chat, text, quoted: quotedBy(body), entities });
}

function sendFile(world: World, bot: Bot, method: string, asked: Asked): Answer {
	const { body } = asked;
	const chat = String(body.chat_id);
	const refusal = refusalOf(bot, chat) ?? floodOf(bot);
	if (refusal) return refusal;
	const text = textOf(body.caption);
	const file = readFile(method, asked.file, text);
	if ("code" in file) return failure(file.code, file.words);
	const entities = listOf(body.caption_entities);
	return keepSend(world, bot, { chat, text, quoted: quotedBy(body), entities, file });
}

function sendItem(world: World, bot: Bot, method: string, body: Record<string, unknown>): Answer {
	const chat = String(body.chat_id);
	const refusal = refusalOf(bot, chat) ?? floodOf(bot);
	if (refusal) return refusal;
	const item = readItem(method, body, () => `53${world.nextMessage}0000000000000`);
	if (typeof item === "string") return failure(400, item);
	return keepSend(world, bot, { chat, text: "", quoted: quotedBy(body), entities: [], item });
}

function setReaction(bot: Bot, body: Record<string, unknown>): Answer {
	const [reaction] = listOf(body.reaction) as { emoji: string }[];
	const emoji = reaction?.emoji ?? "";
	if (emoji.includes("\uFE0F") || emoji === "🥑")
		return failure(400, "Bad Request: REACTION_INVALID");
	bot.acts.push({ id: Number(body.message_id), value: emoji });
	return ok(true);
}

function edit(bot: Bot, method: string, body: Record<string, unknown>): Answer {
	const sent = bot.sends.find(({ id, isDeleted }) => id === body.message_id && !isDeleted);
	if (!sent) return failure(400, "Bad Request: message to edit not found");
	if (method === "editmessagetext" && sent.file)
		return failure(400, "Bad Request: there is no text in the message to edit");
	const text = textOf(body.text ?? body.caption);
	if (text === sent.text)
		return failure(
			400,
			"Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
		);
	sent.text = text;
	return ok({ message_id: sent.id });
}

function remove(bot: Bot, body: Record<string, unknown>): Answer {
	const sent = bot.sends.find(({ id, isDeleted }) => id === body.message_id && !isDeleted);
	if (!sent) return failure(400, "Bad Request: message to delete not found");
	sent.isDeleted = true;
	return ok(true);
}

function setWebhook(bot: Bot, body: Record<string, unknown>): Answer {
	const secret = textOf(body.secret_token);
	if (secret.length > 256) return failure(400, "Bad Request: secret token is too long");
	if (/[^\w-]/.test(secret))
		return failure(400, "Bad Request: secret token contains unallowed characters");
	if (!URL.canParse(textOf(body.url))) return failure(400, "Bad Request: bad webhook: invalid url");
	bot.webhook = {
		url: textOf(body.url),
		secret,
		allowed: (body.allowed_updates as string[] | undefined) ?? ["message"],
	};
	return ok(true, "Webhook was set");
}

function getFile(bot: Bot, body: Record<string, unknown>): Answer {
	const file = bot.files.get(textOf(body.file_id));
	if (!file) return failure(400, "Bad Request: invalid file_id");
	if (file.size > MAX_FILE_BYTES) return failure(400, "Bad Request: file is too big");
	return ok({ file_id: body.file_id, file_size: file.size, file_path: file.path });
}

function call(world: World, bot: Bot, method: string, asked: Asked): Answer {
	const { body } = asked;
	if (isFileMethod(method)) return sendFile(world, bot, method, asked);
	if (isItemMethod(method)) return sendItem(world, bot, method, body);
	switch (method) {
		case "getme":
			return ok({
				id: bot.id,
				is_bot: true,
				first_name: bot.firstName,
				username: bot.username,
				can_join_groups: true,
			});
		case "sendmessage":
			return sendMessage(world, bot, body);
		case "setmessagereaction":
			return setReaction(bot, body);
		case "editmessagetext":
		case "editmessagecaption":
			return edit(bot, method, body);
		case "deletemessage":
			return remove(bot, body);
		case "sendchataction": {
			const refusal = refusalOf(bot, String(body.chat_id));
			if (refusal) return refusal;
			bot.typed.push(String(body.chat_id));
			return ok(true);
		}
		case "getchat":
			return ok({ id: body.chat_id, type: "supergroup", title: "Clientes VIP" });
		case "getchatadministrators":
			return ok([
				{ status: "creator", user: { id: 5551234, is_bot: false, first_name: "Ana" } },
				{
					status: "administrator",
					user: { id: bot.id, is_bot: true, first_name: bot.firstName, username: bot.username },
				},
			]);
		case "getchatmembercount":
			return ok(40);
		case "setwebhook":
			return setWebhook(bot, body);
		case "deletewebhook":
			bot.webhook = null;
			return ok(true, "Webhook was deleted");
		case "getwebhookinfo":
			return ok({
				url: bot.webhook?.url ?? "",
				allowed_updates: bot.webhook?.allowed ?? [],
				has_custom_certificate: false,
				pending_update_count: 0,
			});
		case "getfile":
			return getFile(bot, body);
		default:
			return failure(404, "Not Found: method not found");
	}
}

function download(world: World, token: string, path: string): Answer {
	const bot = world.bots.find((each) => each.token === token);
	const file = [...(bot?.files.values() ?? [])].find((each) => each.path === path);
	return file
		? { status: 200, body: file.bytes, type: "application/octet-stream" }
		: failure(404, "Not Found");
}

export function resolve(world: World, asked: Asked): { call: string; run: () => Answer } {
	const file = /^\/file\/bot([^/]+)\/(.+)$/.exec(asked.url.pathname);
	if (file) return { call: "download", run: () => download(world, file[1] ?? "", file[2] ?? "") };
	const parts = /^\/bot([^/]+)\/(\w+)$/.exec(asked.url.pathname);
	if (!parts) return { call: "unknown", run: () => failure(404, "Not Found") };
	const [, token = "", method = ""] = parts;
	const run = (): Answer => {
		if (!/^\d+:[\w-]+$/.test(token)) return failure(401, "Unauthorized: invalid token specified");
		const bot = world.bots.find((each) => each.token === token);
		return bot ? call(world, bot, method.toLowerCase(), asked) : failure(401, "Unauthorized");
	};
	return { call: method, run };
}
