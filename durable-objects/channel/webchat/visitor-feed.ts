import type { VisitorFile, VisitorMessage, VisitorServerFrame } from "#app/contracts/webchat.ts";
import { ownMessageId, visitorAddress, visitorMessageId } from "#app/domain/channels/visitor.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { fileOf } from "#app/domain/inbox/outgoing-file.ts";
import { TYPING_TTL_MS } from "#app/domain/inbox/presence.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { MAX_RESUMED } from "../live/feed.ts";
import type { Inbox } from "../inbox.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";
import type { VisitorSockets } from "./visitor-sockets.ts";

/** Messages sent to a browser that has none, or missed too many. */
const PAGE_SIZE = 200;

/** Statuses of messages that were sent; one that was not may still fail or be cancelled. */
const VISIBLE: ReadonlySet<MessageStatus | null> = new Set(["sent", "delivered", "read"]);

/** What beside its text there is of a message. */
function tellMore(row: MessageRow): Pick<VisitorMessage, "isEdited" | "file" | "reactions"> {
	const file = fileIn(row);
	const reactions = JSON.parse(row.reactions ?? "[]") as { emoji: string }[];
	return {
		...(row.edited === 1 && { isEdited: true }),
		...(file && { file }),
		...(reactions.length > 0 && { reactions: reactions.map(({ emoji }) => emoji) }),
	};
}

/** Of a file the visitor knows this; its bytes are asked for by the message's id. */
function fileIn(row: MessageRow): VisitorFile | undefined {
	const file = row.file === null ? null : fileOf(contentIn(row), row.file);
	if (!file) return undefined;
	const { name, mimetype, bytes, width, height } = file;
	return {
		name,
		mimetype,
		bytes,
		...(width !== undefined && { width }),
		...(height !== undefined && { height }),
	};
}

/** A visitor as the ledger knows them. */
interface Place {
	/** The contact their messages are with. */
	contact: number;
	/** The contact the visitor was before it was merged into `contact`. */
	leaf: number;
	/** Epoch ms of that merge; 0 when there was none. */
	joinedAt: number;
}

export interface VisitorFeedParts {
	inbox: Inbox;
	sockets: VisitorSockets;
	/** Whether visitors may know who answered. */
	showsAuthors(): boolean;
	receive(events: readonly GatewayEvent[], now: number): void;
}

/** Sends each visitor their own conversation and nothing of anybody else's. */
export function createVisitorFeed({ inbox, sockets, showsAuthors, receive }: VisitorFeedParts) {
	const { ledger, contacts, seq } = inbox;

	function find(visitorId: string): Place | null {
		const known = contacts.locate([visitorAddress(visitorId)]);
		if (known === null) return null;
		const leaf = known.movedFrom ?? known.n;
		return { contact: known.n, leaf, joinedAt: known.joinedAt };
	}

	/** Merged contacts are one person to the team; a browser still sees only what was said through it. */
	function isShown(row: MessageRow, place: Place): boolean {
		if (row.contact !== place.contact || row.type === "system") return false;
		const isOwn = (row.moved_from ?? place.contact) === place.leaf;
		if (row.direction === "incoming") return isOwn;
		if (!VISIBLE.has(row.status)) return false;
		return isOwn || (row.moved_from === null && row.sort_at >= place.joinedAt);
	}

	function view(row: MessageRow): VisitorMessage {
		const isMine = row.direction === "incoming";
		const isDeleted = row.deleted === 1;
		return {
			id: isMine ? ownMessageId(row.id) : row.id,
			from: isMine ? "me" : "team",
			author: isMine || !showsAuthors() ? null : row.author || null,
			text: isDeleted ? "" : row.text,
			at: row.sort_at,
			arrival: row.arrival,
			status: isMine ? null : row.status,
			isDeleted,
			...(!isDeleted && tellMore(row)),
			seq: row.seq,
		};
	}

	/** Messages of ours that a browser received count as delivered. */
	function noteDelivered(rows: readonly MessageRow[], now: number): void {
		const fresh = rows.filter((row) => row.direction === "outgoing" && row.status === "sent");
		if (fresh.length === 0) return;
		receive(
			fresh.map((row) => ({ type: "status", providerId: row.id, status: "delivered" }) as const),
			now,
		);
	}

	/**
	 * The rows a browser misses: those changed after `since`, or the newest page when there are too many.
	 */
	function missed(place: Place, since: number | null): { rows: MessageRow[]; isWhole: boolean } {
		if (since !== null && since <= seq.current()) {
			const changed = ledger.changedSince(since, MAX_RESUMED + 1);
			if (changed.length <= MAX_RESUMED) return { rows: changed, isWhole: false };
		}
		return { rows: ledger.page(place.contact, null, PAGE_SIZE).rows, isWhole: true };
	}

	/** The first frame of a socket: everything, or exactly what was missed since `since`. */
	function hello(visitorId: string, since: number | null, now: number): VisitorServerFrame {
		const place = find(visitorId);
		if (place === null) return { type: "hello", seq: seq.current(), messages: [], isWhole: true };
		const { rows, isWhole } = missed(place, since);
		const shown = rows.filter((row) => isShown(row, place));
		const frame = { seq: seq.current(), messages: shown.map(view), isWhole };
		noteDelivered(shown, now);
		return { type: "hello", ...frame };
	}

	function sendTo(contact: number, rows: readonly MessageRow[]): MessageRow[] {
		const delivered: MessageRow[] = [];
		for (const { kind, value } of contacts.addressesOf(contact)) {
			const place = kind === "visitor" ? find(value) : null;
			const shown = place === null ? [] : rows.filter((row) => isShown(row, place));
			if (shown.length === 0) continue;
			const frame = { type: "messages", seq: seq.current(), messages: shown.map(view) } as const;
			if (sockets.tell(value, JSON.stringify(frame satisfies VisitorServerFrame)))
				delivered.push(...shown);
		}
		return delivered;
	}

	return {
		/** The visitor's contact; null before their first message. */
		find,
		hello,

		/** The row behind a message's id as this visitor knows it; null: it is none of theirs, or deleted. */
		findShown(visitorId: string, id: string): MessageRow | null {
			const place = find(visitorId);
			const row = ledger.find(visitorMessageId(visitorId, id)) ?? ledger.find(id);
			return place && row?.deleted === 0 && isShown(row, place) ? row : null;
		},

		/** The frame that repeats one message, for a browser that sent it again. */
		repeat: (row: MessageRow): VisitorServerFrame => ({
			type: "messages",
			seq: seq.current(),
			messages: [view(row)],
		}),

		/** Sends what changed after `since` to the visitors concerned. */
		sendSince(since: number, now: number): void {
			if (!sockets.hasAny()) return;
			const rows = ledger.changedSince(since, MAX_RESUMED + 1);
			if (rows.length > MAX_RESUMED) {
				for (const visitorId of sockets.present())
					sockets.tell(visitorId, JSON.stringify(hello(visitorId, null, now)));
				return;
			}
			const touched = new Set(rows.map((row) => row.contact));
			noteDelivered(
				[...touched].flatMap((contact) => sendTo(contact, rows)),
				now,
			);
		},

		/** A member began or stopped typing to this contact. */
		sendTyping(contact: number, isTyping: boolean): void {
			const frame = { type: "typing", forMs: isTyping ? TYPING_TTL_MS : 0 } as const;
			for (const { kind, value } of contacts.addressesOf(contact))
				if (kind === "visitor")
					sockets.tell(value, JSON.stringify(frame satisfies VisitorServerFrame));
		},

		/** Marks our messages as read up to `upTo`, a place in the order of arrival. */
		noteRead(visitorId: string, upTo: number, now: number): void {
			const place = find(visitorId);
			if (place === null) return;
			const read = ledger
				.page(place.contact, null, PAGE_SIZE)
				.rows.filter((row) => row.direction === "outgoing" && isShown(row, place))
				.filter((row) => row.status !== "read" && row.arrival <= upTo);
			if (read.length === 0) return;
			receive(
				read.map((row) => ({ type: "status", providerId: row.id, status: "read" }) as const),
				now,
			);
		},
	};
}
