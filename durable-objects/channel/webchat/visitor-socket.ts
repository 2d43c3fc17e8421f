import { hoursFor } from "#app/domain/desk/desk-hours.ts";
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { CLOSE_GONE } from "#app/contracts/sockets.ts";
import {
	parseVisit,
	type Introduction,
	type VisitorAttachment,
} from "#app/contracts/visitor-identity.ts";
import { VisitorClientFrame, type VisitorServerFrame } from "#app/contracts/webchat.ts";
import {
	MAX_VISITOR_TEXT,
	parseToldEmail,
	parseToldName,
	parseToldPhone,
	takeMessage,
	visitorAddress,
	visitorMessageId,
} from "#app/domain/channels/visitor.ts";
import { parseVisitedPage, type VisitedPage } from "#app/domain/channels/visited-page.ts";
import { readWebchatOptions, type WebchatOptions } from "#app/domain/channels/webchat.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { close, send } from "../../object/sockets.ts";
import type { Channel } from "../channel.ts";

/** Visitors whose rate is remembered. Clearing allows a visitor one more burst, which is harmless. */
const MAX_PACED = 5_000;

type Frame<Type extends VisitorClientFrame["type"]> = Extract<VisitorClientFrame, { type: Type }>;

/** The webchat as the Worker needs it; null when this is no webchat, or it is erased or not in use. */
export function readWebchat(
	channel: Channel,
): { name: string; workspaceId: string; options: WebchatOptions } | null {
	const config = channel.config.get();
	if (!config || config.isErased || config.type !== "webchat" || !channel.link.isOpen())
		return null;
	const { name, workspaceId } = config;
	return { name, workspaceId, options: readWebchatOptions(config.options) };
}

/**
 * The same with the bits a new visitor's proof must have first; 0: admitted. Visitors of origins that may
 * not embed the webchat are not counted.
 */
export function askWebchat(channel: Channel, provedBits: number | null, origin: string | null) {
	const webchat = readWebchat(channel);
	if (webchat === null) return null;
	const isWelcome = origin === null || webchat.options.allowedOrigins.includes(origin);
	const isNew = provedBits !== null && isWelcome;
	const wantedBits = isNew ? channel.visitors.flood.admit(provedBits, Date.now()) : 0;
	const hours = hoursFor(channel.config.get()?.desk.hours, null);
	return { ...webchat, wantedBits, hours };
}

/** Rate limit of each visitor's messages. In memory, as losing it is harmless. */
export function createVisitorPace() {
	const buckets = new Map<string, ReturnType<typeof takeMessage>["bucket"]>();
	return {
		admits(visitorId: string, now: number): boolean {
			const { bucket, isAllowed } = takeMessage(buckets.get(visitorId), now);
			if (buckets.size >= MAX_PACED) buckets.clear();
			buckets.set(visitorId, bucket);
			return isAllowed;
		},
	};
}

const tell = (socket: WebSocket, frame: VisitorServerFrame): void =>
	send(socket, JSON.stringify(frame));

/**
 * Accepts a visitor's socket and sends `hello`. The Worker has checked the token; the embedding origin is
 * checked here against the channel's list (403). A webchat not in use is answered like one that does not
 * exist (404).
 */
export function openVisitorSocket(channel: Channel, incoming: Request): Response {
	const visit = parseVisit(incoming.headers);
	const webchat = readWebchat(channel);
	if (visit === null || webchat === null) return new Response(null, { status: 404 });
	const isWelcome = visit.origin === null || webchat.options.allowedOrigins.includes(visit.origin);
	if (!isWelcome) return new Response(null, { status: 403 });
	const { response, socket } = channel.visitors.sockets.accept(visit.visitorId);
	const since = /^\d{1,15}$/.exec(new URL(incoming.url).searchParams.get("since") ?? "")?.[0];
	const known = since === undefined ? null : Number(since);
	tell(socket, channel.visitors.feed.hello(visit.visitorId, known, Date.now()));
	return response;
}

/**
 * Handles a frame of a visitor's browser. The identity comes from the attachment, never from the frame
 * (D10).
 */
export function receiveVisitorFrame(
	channel: Channel,
	socket: WebSocket,
	raw: string | ArrayBuffer,
): void {
	const now = Date.now();
	const text = channel.inbox.sockets.admit(socket, raw, now);
	const visitor = channel.visitors.sockets.read(socket);
	if (text === null || visitor === null) return;
	if (readWebchat(channel) === null) return close(socket, CLOSE_GONE, "gone");
	const frame = parseFrame(text);
	if (frame === null) return tell(socket, { type: "refused", id: null, code: "invalid_request" });
	const { visitorId } = visitor;
	switch (frame.type) {
		case "send": {
			const code = takeText(channel, { visitor, frame, socket }, now);
			return code === null ? undefined : tell(socket, { type: "refused", id: frame.id, code });
		}
		case "introduce": {
			const stated = introductionOf(frame);
			channel.visitors.sockets.write(socket, { ...visitor, introduction: stated });
			return introduce(channel, visitorId, stated, now);
		}
		case "page": {
			// Told too often it is not worth a refusal: the next one is as good.
			if (!channel.visitors.pagePace.admits(visitorId, now)) return;
			const page = parseVisitedPage(frame, readWebchat(channel)?.options.allowedOrigins ?? []);
			if (page === null) return;
			channel.visitors.sockets.write(socket, { ...visitor, page });
			return visit(channel, visitorId, page, now);
		}
		case "typing":
			return noteTyping(channel, visitorId, frame.typing, now);
		case "read":
			return channel.visitors.feed.noteRead(visitorId, frame.seq, now);
	}
}

function parseFrame(text: string): VisitorClientFrame | null {
	try {
		const parsed = v.safeParse(VisitorClientFrame, JSON.parse(text));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}

/**
 * Stores a visitor's message once; returns why not, or null. The stored message sent back is the visitor's
 * confirmation.
 */
function takeText(
	channel: Channel,
	said: { visitor: VisitorAttachment; frame: Frame<"send">; socket: WebSocket },
	now: number,
): ErrorCode | null {
	const { inbox, visitors } = channel;
	const { frame } = said;
	const { visitorId } = said.visitor;
	const providerId = visitorMessageId(visitorId, frame.id);
	const known = inbox.ledger.find(providerId);
	if (known) {
		tell(said.socket, visitors.feed.repeat(known));
		return null;
	}
	const text = parseOutgoingText(frame.text, MAX_VISITOR_TEXT);
	if (!text.ok) return text.code;
	if (!visitors.pace.admits(visitorId, now)) return "rate_limited";
	if (inbox.isFull()) return "storage_full";
	storeSaid(
		channel,
		said.visitor,
		{ providerId, content: { type: "text", text: text.value } },
		now,
	);
	return null;
}

/** Stores what a visitor said, and with it who they say they are and where. */
export function storeSaid(
	channel: Channel,
	{ visitorId, introduction, page }: VisitorAttachment,
	said: { providerId: string; content: MessageContent; file?: string },
	now: number,
): void {
	channel.receive(
		[
			{
				type: "message",
				...said,
				addresses: [visitorAddress(visitorId)],
				fromMe: false,
				origin: "live",
				name: introduction?.name ?? null,
				author: null,
				sentAt: now,
				quotedProviderId: null,
				status: null,
			},
		],
		now,
	);
	if (introduction !== null) introduce(channel, visitorId, introduction, now);
	if (page !== undefined) visit(channel, visitorId, page, now);
}

const introductionOf = (frame: Frame<"introduce">): Introduction => ({
	name: parseToldName(frame.name),
	email: parseToldEmail(frame.email),
	phone: parseToldPhone(frame.phone),
});

/** Until a visitor's first message, what they state about themselves is only in the socket's attachment. */
function introduce(
	channel: Channel,
	visitorId: string,
	introduction: Introduction,
	now: number,
): void {
	const place = channel.visitors.feed.find(visitorId);
	if (place === null) return;
	if (channel.inbox.contacts.noteTold(place.contact, introduction)) channel.afterChange(now);
}

/** Nothing is kept of people who only look: until the first message the page too is in the socket's attachment alone. */
function visit(channel: Channel, visitorId: string, page: VisitedPage, now: number): void {
	const place = channel.visitors.feed.find(visitorId);
	if (place !== null && channel.inbox.contacts.setVisit(place.contact, page, now))
		channel.afterChange(now);
}

function noteTyping(channel: Channel, visitorId: string, isTyping: boolean, now: number): void {
	channel.presence.noteContact(
		{
			type: "presence",
			addresses: [visitorAddress(visitorId)],
			state: isTyping ? "typing" : "online",
			lastSeenAt: null,
		},
		now,
	);
}
