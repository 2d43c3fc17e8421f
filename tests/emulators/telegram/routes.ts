/** Telegram's Bot API, as far as the product speaks it. */
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { type Bot, isNobody, seconds, type World } from "./state.ts";

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

function sendMessage(world: World, bot: Bot, body: Record<string, unknown>): Answer {
	const chat = String(body.chat_id);
	const refusal = refusalOf(bot, chat);
	if (refusal) return refusal;
	const text = textOf(body.text);
	if (text.trim() === "") return failure(400, "Bad Request: message text is empty");
	if (text.length > 4096) return failure(400, "Bad Request: message is too long");
	if (bot.floodSeconds !== null) {
		const wait = bot.floodSeconds;
		bot.floodSeconds = null;
		const told = `Too Many Requests: retry after ${wait}`;
		return failure(429, told, { retry_after: wait });
	}
	const id = world.nextMessage++;
	const answered = body.reply_parameters as { message_id: number } | undefined;
	const entities = Array.isArray(body.entities) ? (body.entities as unknown[]) : [];
	bot.sends.push({ id, chat, text, quoted: answered?.message_id ?? null, entities });
	return ok({
		message_id: id,
		from: { id: bot.id, is_bot: true, first_name: bot.firstName, username: bot.username },
		chat: { id: Number(chat), type: chat.startsWith("-") ? "supergroup" : "private" },
		date: seconds(),
		text,
	});
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

function call(world: World, bot: Bot, method: string, body: Record<string, unknown>): Answer {
	switch (method.toLowerCase()) {
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
		case "sendchataction": {
			const refusal = refusalOf(bot, String(body.chat_id));
			if (refusal) return refusal;
			bot.typed.push(String(body.chat_id));
			return ok(true);
		}
		case "setwebhook":
			return setWebhook(bot, body);
		case "deletewebhook":
			bot.webhook = null;
			return ok(true, "Webhook was deleted");
		case "getwebhookinfo":
			return ok({
				url: bot.webhook?.url ?? "",
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
		return bot ? call(world, bot, method, asked.body) : failure(401, "Unauthorized");
	};
	return { call: method, run };
}
