import * as v from "valibot";
import { ClientFrame, type DraftView, type ServerFrame } from "#app/contracts/frames.ts";
import { parseIdentity, type SocketIdentity } from "#app/contracts/live-identity.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import { MAX_DRAFT_AGE_MS } from "#app/domain/inbox/draft.ts";
import { may } from "#app/domain/team/role.ts";
import { send } from "../../object/sockets.ts";
import type { Channel } from "../channel.ts";
import { viewDraft } from "../dialogues/drafts.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readsContact, readsRow } from "../sight/reads.ts";

/**
 * Accepts a member's socket and sends `hello`, then exactly what was missed since the query's `since`. 404
 * for a missing identity or a foreign workspace.
 */
export function openSocket(
	channel: Channel,
	incoming: Request,
	belongsTo: (workspaceId: string) => boolean,
): Response {
	const identity = parseIdentity(incoming.headers);
	if (identity === null || !belongsTo(identity.workspaceId))
		return new Response(null, { status: 404 });
	const now = Date.now();
	const { inbox } = channel;
	const { response, socket } = inbox.sockets.accept(identity, now);
	if (socket === null) return response;
	const { presence, colleagues } = inbox.room.present(now);
	const isRead = ({ contactId }: { contactId: string | null }): boolean =>
		identity.reads === undefined ||
		contactId === null ||
		readsContact(inbox, identity.reads, contactId);
	const hello: ServerFrame = {
		type: "hello",
		seq: inbox.seq.current(),
		link: channel.link.view(now),
		presence: presence.filter(isRead),
		colleagues: colleagues.filter(isRead),
		drafts: inbox.drafts.list(identity.memberId, now).filter(isRead),
	};
	send(socket, JSON.stringify(hello));
	const since = /^\d{1,15}$/.exec(new URL(incoming.url).searchParams.get("since") ?? "")?.[0];
	if (since !== undefined && Number(since) !== inbox.seq.current())
		send(socket, inbox.feed.resume(Number(since), now, identity.reads));
	// With a watcher the link may have to renew its QR.
	channel.afterChange(now);
	return response;
}

/**
 * Handles a frame of a member's browser. The identity comes from the attachment, never from the frame
 * (D10).
 */
export function receiveFrame(channel: Channel, socket: WebSocket, raw: string | ArrayBuffer): void {
	const now = Date.now();
	const { sockets, room, contacts } = channel.inbox;
	const text = sockets.admit(socket, raw, now);
	const who = sockets.read(socket);
	if (text === null || who === null) return;
	const frame = parseFrame(text);
	if (frame === null)
		return send(
			socket,
			JSON.stringify({ type: "refused", code: "invalid_request" } satisfies ServerFrame),
		);
	const contact = frame.contactId === null ? null : contacts.find(frame.contactId);
	if (frame.contactId !== null && contact === null) return;
	if (contact !== null && !readsRow(who.reads ?? null, contact)) return;
	if (frame.type === "draft")
		return contact && may(who.role, "send") ? keepDraft(channel, who, contact, frame) : undefined;
	// "Viewing" is sent repeatedly, also by a browser that is typing.
	if (frame.type === "viewing" && room.isWriting(who.memberId, frame.contactId, now)) return;
	const isTyping = frame.type === "typing" && frame.typing && may(who.role, "send");
	const colleague = room.noteColleague(
		{ memberId: who.memberId, name: who.name, contactId: frame.contactId, typing: isTyping },
		now,
	);
	const told = JSON.stringify({ type: "colleague", colleague } satisfies ServerFrame);
	// That somebody left a conversation names none.
	const isRead = (sight: ConversationSight) => contact === null || readsRow(sight, contact);
	sockets.broadcast(told, (sight) => (isRead(sight) ? told : null), socket);
	if (frame.type === "typing" && contact && may(who.role, "send"))
		noteTyping(channel, contact.n, frame.typing, now);
}

/** Kept, and told to all of the member's pages; the one it comes from knows by it that it is kept. */
function keepDraft(
	{ inbox }: Channel,
	{ memberId }: SocketIdentity,
	contact: ContactRow,
	{ text, quotedId, ageMs }: Extract<ClientFrame, { type: "draft" }>,
): void {
	const now = Date.now();
	const at = now - Math.min(ageMs, MAX_DRAFT_AGE_MS);
	const draft = inbox.drafts.keep(memberId, contact.n, { text, quotedId, at });
	tellDraft(inbox, memberId, viewDraft(contact.id, draft, now));
}

/** To the member's own pages and nobody else's. */
export function tellDraft({ sockets }: Channel["inbox"], memberId: string, draft: DraftView): void {
	sockets.sendTo(memberId, JSON.stringify({ type: "draft", draft } satisfies ServerFrame));
}

function parseFrame(text: string): ClientFrame | null {
	try {
		const parsed = v.safeParse(ClientFrame, JSON.parse(text));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}

/** Sent to the contact by the alarm, where the settings allow it. */
function noteTyping(channel: Channel, contact: number, isTyping: boolean, now: number): void {
	if (channel.presence.noteMember(contact, isTyping)) channel.afterChange(now);
}
