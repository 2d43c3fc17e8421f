import { runInDurableObject } from "cloudflare:test";
import type { ContactView, MessageView, ServerFrame } from "#app/contracts/frames.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { instanceRefOf } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { callEvolution } from "./evolution-call.ts";
import { instanceOf } from "./instance.ts";
import type { TestMember } from "./sign-in.ts";
import { readLedger, readLink } from "./two-workspaces.ts";

interface Recording {
	webhook: {
		path: string;
		headers: Record<string, string>;
		body: { instance: string; data?: unknown };
	};
	meta: { receivedAt: string };
}

const files = import.meta.glob<{ default: Recording }>(
	"../recordings/evolution-2.3.7/hook-*.json",
	{ eager: true },
);

/** Every recorded webhook by its name, without `hook-` and ending. */
export const recordings = new Map(
	Object.entries(files).map(([path, module]) => [
		path.replace(/^.*\/hook-|\.json$/g, ""),
		module.default,
	]),
);

export function getRecording(name: string): Recording {
	const recording = recordings.get(name);
	if (!recording) throw new Error(`No recording ${name}.`);
	return recording;
}

/** Says our instance's name wherever the recording says its own. */
function rename(value: unknown, from: string, to: string): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [
			key,
			(key === "instance" || key === "instanceName") && item === from ? to : item,
		]),
	);
}

/** The recorded call, made to a channel of ours: its body, its content type, its `byEvents` suffix. */
export function replay(channelId: string, name: string): Promise<Response> {
	const { webhook } = getRecording(name);
	const { instance, data } = webhook.body;
	const ref = instanceRefOf(channelId);
	const body = { ...webhook.body, instance: ref, data: rename(data, instance, ref) };
	const suffix = /(?:\?k=v)?\/messages-upsert$/.exec(webhook.path)?.[0];
	return callEvolution(channelId, JSON.stringify(body), {
		contentType: webhook.headers["content-type"] ?? null,
		...(suffix && { suffix }),
	});
}

/** Bodies that came in pieces. */
export const countDamaged = (channelId: string): Promise<number> =>
	runInDurableObject(
		instanceOf(channelId),
		(_, { storage }) =>
			storage.sql
				.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'count_damaged'")
				.toArray()[0]?.value ?? 0,
	);

export function countQuarantined(channelId: string): Promise<number> {
	return runInDurableObject(
		instanceOf(channelId),
		(_, state) =>
			state.storage.sql.exec<{ total: number }>("SELECT count(*) AS total FROM quarantine").one()
				.total,
	);
}

const words = (parts: (string | null | false)[]): string => parts.filter(Boolean).join(" ");
const short = (text: string): string =>
	JSON.stringify(text.length > 44 ? `${text.slice(0, 44)}…` : text);

function describeLink(link: LinkView): string {
	return words([
		`link ${link.status}`,
		link.phone && `as ${link.phone}`,
		link.profileName && `"${link.profileName}"`,
		link.qr && `qr ${link.qr.value.split(",")[0]}`,
		link.pairingCode && `code ${link.pairingCode}`,
		link.reason && `because ${link.reason}`,
	]);
}

const titleOf = (contact: ContactView): string => contact.phone ?? contact.name ?? "somebody";

function describeContact(contact: ContactView): string {
	return words([
		`contact ${titleOf(contact)}`,
		contact.name && `"${contact.name}"`,
		contact.isGroup && "group",
		contact.avatarUrl && "pictured",
		contact.unread > 0 && `unread ${contact.unread}`,
		contact.preview && `last ${short(contact.preview.text)}`,
		contact.lastSeenAt !== null && `seen ${contact.lastSeenAt}`,
	]);
}

function describeMessage(message: MessageView, title: string): string {
	return words([
		`${message.direction === "incoming" ? "from" : "to"} ${title} ${message.id}`,
		message.type,
		short(message.text),
		message.media && JSON.stringify(message.media),
		`by ${message.origin}`,
		message.status,
		message.author && `author ${message.author}`,
		message.quotedId && `quotes ${message.quotedId}`,
		message.edited && "edited",
		message.deleted && "deleted",
		...message.reactions.map(({ emoji, mine }) => `${emoji}${mine ? " mine" : ""}`),
	]);
}

/** What a member sees of a channel, one line per thing, by a key that never changes. */
export async function observe(
	member: TestMember,
	channelId: string,
): Promise<ReadonlyMap<string, string>> {
	const { contacts, messages } = await readLedger(member, channelId);
	const titles = new Map(contacts.map((contact) => [contact.id, titleOf(contact)]));
	return new Map([
		["link", describeLink(await readLink(member, channelId))],
		...contacts.map((contact) => [contact.id, describeContact(contact)] as const),
		...messages.map(
			(message) =>
				[
					`m:${message.id}`,
					describeMessage(message, titles.get(message.contactId) ?? "?"),
				] as const,
		),
	]);
}

/** Lines that are new or read differently. */
export function changedLines(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
): string[] {
	return [...after].filter(([key, line]) => before.get(key) !== line).map(([, line]) => line);
}

/** Presence is nowhere stored: what the sockets were told of it. */
export function describePresence(
	frames: readonly Extract<ServerFrame, { type: "presence" }>[],
	contacts: ReadonlyMap<string, string>,
): string[] {
	return frames.map(({ presence }) => {
		const title = contacts.get(presence.contactId)?.split(" ")[1] ?? "?";
		return `presence ${title} ${presence.state}`;
	});
}
