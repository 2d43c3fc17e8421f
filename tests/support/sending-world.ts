/** Sending in a channel's object, with a gateway that does as a test says. */
import { runInDurableObject } from "cloudflare:test";
import type { SendReport } from "#app/domain/inbox/outbox.ts";
import type { FileKind, MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { createInbox } from "#durable-objects/channel/inbox.ts";
import type { ChannelSurvey } from "#app/domain/satisfaction/survey.ts";
import { createTemplateRows } from "#durable-objects/channel/link/template-rows.ts";
import { createTemplates } from "#durable-objects/channel/link/templates.ts";
import type { OfficialTemplate } from "#app/domain/official-templates/template.ts";
import type { WritingRules } from "#durable-objects/channel/sending/outgoing.ts";
import { type Carrier, createSender } from "#durable-objects/channel/sending/sender.ts";
import { inboxSteps } from "#durable-objects/channel/steps.ts";
import { migrate } from "#durable-objects/object/migrate.ts";
import { createTasks } from "#durable-objects/object/tasks.ts";
import { uuidv7 } from "./ids.ts";
import { incoming, instanceOf } from "./instance.ts";

export const MB = 1024 * 1024;
export const NOW = Date.UTC(2032, 0, 1);
const RULES: WritingRules = {
	maxTextLength: 4_096,
	quotes: true,
	replyWindowHours: null,
	files: {
		image: { maxBytes: 5 * MB, mimetypes: ["image/png"], caption: true },
		voice: { maxBytes: MB, caption: false },
		document: { maxBytes: 10 * MB, caption: true },
	},
	reactions: true,
	edits: { withinMs: 15 * 60_000 },
	deletions: { withinMs: null },
	places: true,
	cards: { max: 2 },
	polls: { maxOptions: 3, votes: true },
};
export const accepted = { class: "accepted" } as const;
export const busy = { class: "not_accepted", retryAfterMs: null } as const;

type Call =
	| {
			call: "send";
			clientId: string;
			text: string;
			file: MessageFile | null;
			item: SentItem | null;
			ref: string | null;
	  }
	| { call: "upload"; hash: string }
	| { call: "look"; file: MessageFile | null; item: SentItem | null }
	| { call: "act"; kind: string; providerId: string; fromMe: boolean; value: string };

/** One channel: a customer has written "IN-1". */
export interface World {
	inbox: ReturnType<typeof createInbox>;
	/** With which it is made, for another life of the object. */
	options: Parameters<typeof createInbox>[1];
	sender: ReturnType<typeof createSender>;
	calls: Call[];
	/** What the gateway does with the next sends, uploads and acts. */
	says: {
		send: SendReport;
		upload: SendReport | Promise<SendReport>;
		act: SendReport;
		found: string | null;
		/** The vendor's own id of a poll. */
		pollId?: string;
	};
	contactId: string;
	/** Works off what is due at `now`. */
	pass(now?: number): Promise<void>;
	write(over?: Partial<MessageFile> | null, caption?: string): string;
	/** Queues an item; its id. */
	writeItem(item: SentItem, file?: MessageFile): string;
	message(id: string): ReturnType<typeof messageOf>;
}

function messageOf(inbox: ReturnType<typeof createInbox>, id: string) {
	const row = inbox.ledger.find(id);
	const page = inbox.conversation(inbox.contacts.get(row?.contact ?? 0).id, null);
	const found = page.ok ? page.value.page.messages.find((one) => one.id === id) : undefined;
	if (!found) throw new Error(`no message ${id}`);
	return found;
}

export const fileOf = (kind: FileKind, over: Partial<MessageFile> = {}): MessageFile => ({
	kind,
	hash: "a".repeat(64),
	name: "foto.png",
	mimetype: "image/png",
	bytes: MB,
	...over,
});

interface WorldOptions {
	isUploadedFirst?: boolean;
	channelId?: string;
	/** How customers are asked after a conversation, read anew each time. */
	survey?: () => ChannelSurvey | null;
	rules?: Partial<WritingRules>;
	/** Of the official platform, as they were read last. */
	templates?: readonly OfficialTemplate[];
}

function knownTemplates(sql: SqlStorage, templates: readonly OfficialTemplate[]) {
	const account = (): string => "account";
	createTemplateRows(sql, account).replace(templates);
	// Nothing is asked of any gateway.
	const gateways = null as never;
	return createTemplates({ sql, account, gateways, tasks: createTasks(), afterChange: () => {} });
}

function createWorld(
	state: DurableObjectState,
	{ isUploadedFirst = false, survey, rules, templates }: WorldOptions,
): World {
	migrate(state.storage, { inbox: inboxSteps });
	const calls: Call[] = [];
	const says: World["says"] = { send: accepted, upload: accepted, act: accepted, found: null };
	let sent = 0;
	const carrier: Carrier = {
		isOpen: () => true,
		wantsUpload: () => isUploadedFirst,
		async upload({ hash }) {
			calls.push({ call: "upload", hash });
			const report = await says.upload;
			return report.class === "accepted" ? { report, ref: `REF-${hash.slice(0, 2)}` } : { report };
		},
		async send({ clientId, text, file, item, ref }) {
			calls.push({ call: "send", clientId, text, file, item, ref });
			const report = says.send;
			sent += 1;
			const { pollId } = says;
			return report.class === "accepted"
				? { report, providerId: `OUT-${sent}`, ...(pollId !== undefined && { pollId }) }
				: { report };
		},
		async look({ file, item }) {
			calls.push({ call: "look", file, item });
			return says.found === null ? { found: "absent" } : { found: "found", providerId: says.found };
		},
		async act(kind, { providerId, fromMe }, value) {
			calls.push({ call: "act", kind, providerId, fromMe, value });
			return says.act;
		},
		markRead: async () => "done",
	};
	const tasks = createTasks();
	const made: Parameters<typeof createInbox>[1] = {
		alsoSeen: 0,
		linkSince: () => null,
		usage: () => "[]",
		mark: (address) => address,
		refusesCalls: () => false,
		rules: () => ({ ...RULES, ...rules }),
		...(survey && { survey }),
		...(templates && { templates: knownTemplates(state.storage.sql, templates) }),
		agent: () => null,
		countConversation: async () => ({ counted: true, isWithin: true, used: 1, limit: null }),
		tasks,
		newId: uuidv7,
		channelId: "files-and-acts",
	};
	const inbox = createInbox(state, made);
	const sender = createSender({ inbox, tasks, carrier });
	inbox.receive([incoming({ providerId: "IN-1" })], NOW);
	const contactId = inbox.contacts.get(1).id;
	return {
		inbox,
		options: made,
		sender,
		calls,
		says,
		contactId,
		async pass(now = Date.now()) {
			await Promise.all(inbox.plan.startDue?.(now) ?? []);
			sender.tick(now);
			await Promise.all(sender.startDue(now));
		},
		write(over = {}, caption = "") {
			const id = uuidv7();
			const file = over === null ? null : fileOf(over.kind ?? "image", over);
			const input = { id, contactId, text: caption, ...(file && { file }) };
			const written = inbox.enqueue({ name: "Ana", origin: "api" }, input, Date.now());
			if (!written.ok) throw new Error(written.code);
			return id;
		},
		writeItem(item, file) {
			const id = uuidv7();
			const input = { id, contactId, text: "", item, ...(file && { file }) };
			const written = inbox.enqueue({ name: "Ana", origin: "api" }, input, Date.now());
			if (!written.ok) throw new Error(written.code);
			return id;
		},
		message: (id) => messageOf(inbox, id),
	};
}

/** An inbox with its sender in an object of its own; the gateway is what the test says. */
export async function inWorld(
	act: (world: World, state: DurableObjectState) => Promise<void>,
	options: WorldOptions = {},
): Promise<void> {
	const { channelId = `files-${crypto.randomUUID()}` } = options;
	await runInDurableObject(instanceOf(channelId), async (_, state) => {
		await act(createWorld(state, options), state);
	});
}
