/** The Graph API, as far as the product speaks it for pages and Instagram accounts. */
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { readFile } from "./files.ts";
import { type Account, APP_ID, emit, isNobody, newMid, type Send, type World } from "./state.ts";

const DAY_MS = 24 * 3_600_000;
const MAX_LETTERS = 2000;
const MAX_INSTAGRAM_BYTES = 1000;

const graphError = (status: number, code: number, message: string, subcode?: number): Answer =>
	reply(status, {
		error: {
			message,
			type: "OAuthException",
			code,
			...(subcode ? { error_subcode: subcode } : {}),
			fbtrace_id: "Az8or2yhqkZfEZ-_4Qn_Bam",
		},
	});
const badToken = (): Answer =>
	graphError(400, 190, "Invalid OAuth access token - Cannot parse access token");

/** Tokens of Instagram's own sign-in are known on a host of their own only, and no others are there. */
function find(world: World, asked: Asked): Account | null {
	const token = asked.header("authorization").replace(/^Bearer /, "");
	const isInstagramHost = asked.header("host").startsWith("localhost");
	if (token.startsWith("IGAA") !== isInstagramHost) return null;
	return world.accounts.find((account) => account.token === token) ?? null;
}

function describe(account: Account): Answer {
	if (account.object === "page") return reply(200, { id: account.id, name: account.name });
	if (account.token.startsWith("IGAA"))
		return reply(200, { id: "17", user_id: account.id, username: account.name });
	const instagram = { id: account.id, username: account.name };
	return reply(200, { instagram_business_account: instagram, id: "371024009436368" });
}

function isTooLong(account: Account, text: string): boolean {
	return account.object === "page"
		? text.length > MAX_LETTERS
		: Buffer.byteLength(text) > MAX_INSTAGRAM_BYTES;
}

/** Forms write objects as JSON. */
const objectOf = (value: unknown): Record<string, unknown> =>
	(typeof value === "string" ? JSON.parse(value) : (value ?? {})) as Record<string, unknown>;

function doAction(account: Account, to: string, body: Record<string, unknown>): Answer {
	const action = textOf(body.sender_action);
	const { message_id: mid, reaction } = objectOf(body.payload);
	if (action === "react" || action === "unreact") {
		if (textOf(mid) === "")
			return graphError(400, 100, "(#100) Param payload[message_id] is missing");
		const said = action === "unreact" ? "" : textOf(reaction);
		if (account.object === "instagram" && !["", "love"].includes(said))
			return graphError(400, 100, "(#100) Param payload[reaction] must be one of {LOVE}");
		account.reactions.push(said);
	} else account.actions.push({ to, action });
	return reply(200, { recipient_id: to });
}

/** What a message says or brings; why it is refused. */
function contentOf(account: Account, asked: Asked): Pick<Send, "text" | "file"> | Answer {
	const message = objectOf(asked.body.message);
	if (asked.file) {
		// Instagram's own host takes addresses alone.
		if (account.token.startsWith("IGAA"))
			return graphError(400, 100, "(#100) Param message[attachment][payload][url] is missing");
		const file = readFile(account, asked.file, message);
		return typeof file === "string" ? graphError(400, 100, file, 2018047) : { text: "", file };
	}
	const text = textOf(message.text);
	return text === "" || isTooLong(account, text)
		? graphError(400, 100, "(#100) Length of param message[text] is wrong")
		: { text };
}

function send(world: World, account: Account, asked: Asked): Answer {
	const { body } = asked;
	const to = textOf(objectOf(body.recipient).id);
	const action = textOf(body.sender_action);
	if (action && body.message)
		return graphError(400, 100, "(#100) Cannot send both message and state at the same time");
	if (isNobody(to)) return graphError(400, 100, "(#100) No matching user found", 2018001);
	if (action) return doAction(account, to, body);
	const said = contentOf(account, asked);
	if ("status" in said) return said;
	const wroteAt = account.people.get(to)?.wroteAt ?? 0;
	if (world.hasWindow && Date.now() - wroteAt > DAY_MS)
		return graphError(400, 10, "(#10) This message is sent outside of allowed window.", 2018278);
	const metadata = textOf(objectOf(body.message).metadata);
	const quoted = textOf(objectOf(body.reply_to).mid) || null;
	const sent = { id: newMid(), to, ...said, quoted, metadata };
	account.sends.push(sent);
	setTimeout(() => tellSent(world, account, sent), 10);
	return reply(200, { recipient_id: to, message_id: sent.id });
}

/** Its echo, and then that it arrived. */
function tellSent(world: World, account: Account, sent: Send): void {
	const { id: mid, to, text, metadata, file } = sent;
	const own = metadata ? { metadata } : {};
	const url = `${world.url()}/attachments/0`;
	const said = file ? { attachments: [{ type: file.kind, payload: { url } }] } : { text };
	const message = { mid, ...said, is_echo: true, app_id: Number(APP_ID), ...own };
	emit(world, account, to, "account", { message });
	const moment = { watermark: Date.now() };
	const delivery = world.namesDelivered ? { mids: [mid], ...moment } : moment;
	setTimeout(() => emit(world, account, to, "person", { delivery }), 30);
}

function readPerson(account: Account, id: string): Answer {
	const person = account.people.get(id);
	if (!person)
		return graphError(
			400,
			100,
			`Unsupported get request. Object with ID '${id}' does not exist`,
			33,
		);
	if (account.object === "instagram") return reply(200, { id, name: person.name, username: "m" });
	const [first, ...rest] = person.name.split(" ");
	return reply(200, { id, first_name: first, last_name: rest.join(" ") });
}

function download(world: World, id: string): Answer {
	const bytes = world.accounts.map(({ media }) => media.get(id)).find(Boolean);
	return bytes
		? { status: 200, body: bytes, type: "image/png" }
		: { status: 404, body: Buffer.from("gone"), type: "text/plain" };
}

export function resolve(world: World, asked: Asked): { call: string; run: () => Answer } {
	const [first = "", id = "", edge = ""] = asked.url.pathname.split("/").filter(Boolean);
	if (first === "attachments") return { call: "download", run: () => download(world, id) };
	const call = `${asked.method} ${edge || "node"}`;
	const run = (): Answer => {
		const account = find(world, asked);
		if (!account) return badToken();
		switch (call) {
			case "GET node":
				return id === "me" ? describe(account) : readPerson(account, id);
			case "POST messages":
				return send(world, account, asked);
			case "POST subscribed_apps":
				account.fields = asked.url.searchParams.get("subscribed_fields");
				return reply(200, { success: true });
			default:
				return graphError(400, 2500, `Unknown path components: /${edge}`);
		}
	};
	return { call, run };
}
