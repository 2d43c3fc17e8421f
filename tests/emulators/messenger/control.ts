/** What a test does with pages, Instagram accounts and the people who write to them. */
import { randomInt } from "node:crypto";
import { z } from "zod";
import { type Answer, reply } from "../emulator-server.ts";
import { FaultRules } from "../faults.ts";
import { type Account, emit, newMid, type World } from "./state.ts";

const NewAccount = z.object({
	id: z.string(),
	object: z.enum(["page", "instagram"]),
	token: z.string(),
	name: z.string().default("Loja Exemplo"),
	callback: z.string(),
});
const Written = z.object({
	person: z.string(),
	name: z.string().default(""),
	text: z.string().default(""),
	/** Base64 of a picture that comes with it. */
	file: z.string().optional(),
	/** Where the picture's address points to, instead of here. */
	fileUrl: z.string().optional(),
});
const Told = z.object({
	person: z.string(),
	from: z.enum(["person", "account"]).default("person"),
	told: z.record(z.string(), z.unknown()),
});

export function control(world: World, route: string, body: Record<string, unknown>): Answer {
	switch (route) {
		case "faults":
			world.faults = FaultRules.parse(body);
			return reply(200, {});
		case "window":
			world.hasWindow = z.object({ on: z.boolean() }).parse(body).on;
			return reply(200, {});
		case "deliveries":
			world.namesDelivered = z.object({ named: z.boolean() }).parse(body).named;
			return reply(200, {});
		case "accounts":
			world.accounts.push({
				...NewAccount.parse(body),
				fields: null,
				people: new Map(),
				sends: [],
				actions: [],
				reactions: [],
				media: new Map(),
			});
			return reply(200, {});
	}
	const [id = "", action = ""] = route.split("/");
	const account = world.accounts.find((each) => each.id === id);
	if (!account) return reply(404, { error: `no account ${id}` });
	return reply(200, act(world, account, action, body) ?? {});
}

function act(world: World, account: Account, action: string, body: Record<string, unknown>) {
	switch (action) {
		case "write":
			return write(world, account, Written.parse(body));
		case "tell": {
			const { person, from, told } = Told.parse(body);
			return emit(world, account, person, from, told);
		}
		case "read":
			return read(world, account, z.object({ person: z.string() }).parse(body).person);
		case "revoke":
			account.token = "revoked";
			return null;
		case "sent":
			return account.sends;
		case "reactions":
			return account.reactions;
		case "actions":
			return account.actions;
		case "state":
			return { fields: account.fields };
		default:
			throw new Error(`no action ${action}`);
	}
}

/** @returns the message's id */
function write(world: World, account: Account, written: z.infer<typeof Written>): { mid: string } {
	const { person, name, text, file, fileUrl } = written;
	account.people.set(person, { name, wroteAt: Date.now() });
	const mid = newMid();
	const mediaId = String(randomInt(10 ** 9, 10 ** 12));
	if (file) account.media.set(mediaId, Buffer.from(file, "base64"));
	const host = account.token.startsWith("IGAA") ? "localhost" : "127.0.0.1";
	const here = world.url().replace("127.0.0.1", host);
	const url = fileUrl ?? `${here}/attachments/${mediaId}`;
	const picture = { attachments: [{ type: "image", payload: { url } }] };
	const message = { mid, ...(text ? { text } : {}), ...(file ? picture : {}) };
	emit(world, account, person, "person", { message });
	return { mid };
}

/** Messenger says up to when, Instagram which one was the last. */
function read(world: World, account: Account, person: string): void {
	const last = account.sends.findLast(({ to }) => to === person);
	const told = account.object === "page" ? { watermark: Date.now() } : { mid: last?.id };
	emit(world, account, person, "person", { read: told });
}
