/** What a test does with bots and with the people who write to them. */
import { z } from "zod";
import { type Answer, reply } from "../emulator-server.ts";
import { FaultRules } from "../faults.ts";
import { type Bot, emit, newFileId, seconds, type World } from "./state.ts";

const NewBot = z.object({
	token: z.string(),
	username: z.string().default("loja_bot"),
	firstName: z.string().default("Loja"),
});
const Voted = z.object({ chat: z.string(), message: z.number(), places: z.array(z.number()) });
const Written = z.object({
	chat: z.string(),
	name: z.string().default(""),
	text: z.string().default(""),
	/** In a group of this name. */
	group: z.string().optional(),
	/** Base64 of a picture that comes with it. */
	file: z.string().optional(),
	/** Bytes the picture is said to have. */
	size: z.number().optional(),
	/** Of one of our messages it answers. */
	answers: z.number().optional(),
	/** Other fields of the message: a place, a contact … */
	more: z.record(z.string(), z.unknown()).default({}),
});

export function control(world: World, route: string, body: Record<string, unknown>): Answer {
	if (route === "faults") {
		world.faults = FaultRules.parse(body);
		return reply(200, {});
	}
	if (route === "bots") {
		const { token, username, firstName } = NewBot.parse(body);
		world.bots.push({
			id: Number(token.split(":")[0]),
			token,
			username,
			firstName,
			webhook: null,
			sends: [],
			acts: [],
			typed: [],
			blocked: new Set(),
			floodSeconds: null,
			files: new Map(),
		});
		return reply(200, {});
	}
	const [id = "", action = ""] = route.split("/");
	const bot = world.bots.find((each) => String(each.id) === id);
	if (!bot) return reply(404, { error: `no bot ${id}` });
	return reply(200, act(world, bot, action, body) ?? {});
}

function act(world: World, bot: Bot, action: string, body: Record<string, unknown>) {
	switch (action) {
		case "write":
			return write(world, bot, Written.parse(body));
		case "update": {
			const { name, told } = z.object({ name: z.string(), told: z.unknown() }).parse(body);
			return emit(world, bot, name, told);
		}
		case "vote": {
			const { chat, message, places } = Voted.parse(body);
			const poll_id = bot.sends.find(({ id }) => id === message)?.item?.pollId;
			const user = { id: Number(chat), is_bot: false, first_name: "Maria" };
			return emit(world, bot, "poll_answer", { poll_id, user, option_ids: places });
		}
		case "block":
			bot.blocked.add(z.object({ chat: z.string() }).parse(body).chat);
			return null;
		case "flood":
			bot.floodSeconds = z.object({ seconds: z.number() }).parse(body).seconds;
			return null;
		case "revoke":
			bot.token = `${bot.id}:revoked`;
			return null;
		case "sent":
			return bot.sends;
		case "acts":
			return bot.acts;
		case "typed":
			return bot.typed;
		case "webhook":
			return bot.webhook;
		default:
			throw new Error(`no action ${action}`);
	}
}

/** @returns the id of the message, in its chat, and that of its file */
function write(world: World, bot: Bot, written: z.infer<typeof Written>) {
	const { chat, name, text, group, file, more } = written;
	const messageId = world.nextMessage++;
	const person = { id: Number(chat.replace("-", "")), first_name: name };
	const photo = file && keepPhoto(bot, file, written.size);
	emit(world, bot, "message", {
		message_id: messageId,
		from: { ...person, is_bot: false, language_code: "pt-br" },
		chat: group
			? { id: Number(chat), title: group, type: "supergroup" }
			: { ...person, type: "private" },
		date: seconds(),
		...(photo ? { photo, caption: text } : text ? { text } : {}),
		...(written.answers ? { reply_to_message: { message_id: written.answers } } : {}),
		...more,
	});
	return { messageId, fileId: photo ? photo.at(-1)?.file_id : null };
}

/** A picture in two sizes, the larger last, as Telegram tells it. */
function keepPhoto(bot: Bot, file: string, toldSize: number | undefined) {
	const bytes = Buffer.from(file, "base64");
	return [90, 1280].map((width) => {
		const id = newFileId();
		const size = toldSize ?? bytes.byteLength;
		bot.files.set(id, { path: `photos/file_${bot.files.size}.png`, bytes, size });
		return { file_id: id, file_unique_id: id.slice(-12), width, height: width, file_size: size };
	});
}
