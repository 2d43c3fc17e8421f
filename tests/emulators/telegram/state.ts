/** What the emulated Bot API and the people behind it remember. */
import { randomBytes } from "node:crypto";
import { type FaultRules, noFaults, post } from "../faults.ts";

/** A message that the bot sent. */
export interface Send {
	id: number;
	chat: string;
	/** Of a file its caption. */
	text: string;
	quoted: number | null;
	entities: unknown[];
	file?: { kind: string; name: string; mimetype: string; sha256: string };
	/** A place, a card or a poll, as it was told; `pollId`: the poll's own. */
	item?: { kind: string; told: Record<string, unknown>; pollId?: string };
	isDeleted?: boolean;
}

export interface Bot {
	id: number;
	token: string;
	username: string;
	firstName: string;
	webhook: { url: string; secret: string; allowed: string[] } | null;
	sends: Send[];
	/** What was done to messages. */
	acts: { id: number; value: string }[];
	/** Chats in which it was seen typing. */
	typed: string[];
	/** People who blocked it. */
	blocked: Set<string>;
	/** The next send is too fast: seconds to wait. */
	floodSeconds: number | null;
	files: Map<string, { path: string; bytes: Buffer; size: number }>;
}

export interface World {
	faults: FaultRules;
	bots: Bot[];
	nextMessage: number;
	nextUpdate: number;
}

export const createWorld = (): World => ({
	faults: noFaults(),
	bots: [],
	nextMessage: 100,
	nextUpdate: 823_400_100,
});

/** Never wrote to any bot. */
export const isNobody = (chat: string): boolean => chat.startsWith("999");
export const newFileId = (): string => `AgACAgEAAxkBAAI${randomBytes(30).toString("base64url")}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);

/** Tells one update to the bot's webhook, if it has one that wants it. */
export function emit(world: World, bot: Bot, name: string, told: unknown): void {
	const { webhook } = bot;
	if (!webhook?.allowed.includes(name)) return;
	post(world.faults, {
		url: webhook.url,
		headers: {
			"x-telegram-bot-api-secret-token": webhook.secret,
			"accept-encoding": "gzip, deflate",
		},
		body: JSON.stringify({ update_id: world.nextUpdate++, [name]: told }),
	});
}
