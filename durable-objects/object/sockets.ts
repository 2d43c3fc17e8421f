import {
	CLOSE_REVOKED,
	CLOSE_ROLE_CHANGED,
	CLOSE_TOO_FAST,
	CLOSE_TOO_MANY,
} from "#app/contracts/sockets.ts";
import { SocketIdentity } from "#app/contracts/live-identity.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import {
	type Bucket,
	MAX_FRAME_BYTES,
	MAX_SOCKETS_PER_MEMBER,
	takeToken,
} from "#app/domain/inbox/socket-rate.ts";

const CLOSE_TOO_BIG = 1009;
/** Each socket carries one of two tags; frames for one kind are never sent to the other. */
const MEMBER_TAG = "member";
export const VISITOR_TAG = "visitor";
/** Of members who read only some conversations (domain/conversations/sight.ts). */
const BOUND_TAG = "bound";
/** A socket that has not pinged for this long counts as gone, even if the platform lists it as open. */
const SILENT_MS = 90_000;

/** Selects sockets to close: those of a sign-in, else of a member, else all members' sockets. */
export interface SocketRevocation {
	memberId?: string;
	signInId?: string;
	/**
	 * True when only the role changed: the close code lets the browser reconnect, and it is then checked
	 * anew.
	 */
	mayReturn?: boolean;
}

export type Sockets = ReturnType<typeof createSockets>;

/** The hibernating WebSockets of members. What must survive hibernation is in the socket's attachment. */
export function createSockets(ctx: DurableObjectState) {
	const buckets = new WeakMap<WebSocket, Bucket>();

	function read(socket: WebSocket): SocketIdentity | null {
		const parsed = SocketIdentity.safeParse(socket.deserializeAttachment());
		return parsed.success ? parsed.data : null;
	}

	/**
	 * Whether the member may open one more socket; a silent one is closed to make room, a live one never.
	 */
	function makeRoom(memberId: string, now: number): boolean {
		const open = ctx
			.getWebSockets(`m:${memberId}`)
			.filter((ws) => ws.readyState === WebSocket.OPEN);
		if (open.length < MAX_SOCKETS_PER_MEMBER) return true;
		const silent = open.find((ws) => {
			const pingedAt = ctx.getWebSocketAutoResponseTimestamp(ws)?.getTime();
			return pingedAt !== undefined && now - pingedAt > SILENT_MS;
		});
		if (silent) close(silent, CLOSE_TOO_MANY, "too_many");
		return silent !== undefined;
	}

	return {
		read,

		/**
		 * Accepts an upgrade and returns the 101 response with the client's end. Over
		 * MAX_SOCKETS_PER_MEMBER the new socket is closed at once and `socket` is null.
		 * @param tags platform tags in addition to those of member and sign-in
		 */
		accept(
			identity: SocketIdentity,
			now: number,
			tags: readonly string[] = [],
		): { response: Response; socket: WebSocket | null } {
			const { 0: client, 1: server } = new WebSocketPair();
			const response = new Response(null, { status: 101, webSocket: client });
			if (!makeRoom(identity.memberId, now)) {
				server.accept();
				close(server, CLOSE_TOO_MANY, "too_many");
				return { response, socket: null };
			}
			const whose = [`m:${identity.memberId}`, `s:${identity.signInId}`];
			const bound = identity.reads ? [BOUND_TAG] : [];
			ctx.acceptWebSocket(server, [MEMBER_TAG, ...whose, ...bound, ...tags]);
			server.serializeAttachment(identity);
			return { response, socket: server };
		},

		/** Members' sockets of any state that the platform still lists. */
		count(): number {
			return ctx.getWebSockets(MEMBER_TAG).length;
		},

		/** Open sockets of one member, not counting `except` (one that is closing). */
		countOf(memberId: string, except?: WebSocket): number {
			return ctx
				.getWebSockets(`m:${memberId}`)
				.filter((socket) => socket !== except && socket.readyState === WebSocket.OPEN).length;
		},

		all(): { socket: WebSocket; who: SocketIdentity }[] {
			return ctx.getWebSockets(MEMBER_TAG).flatMap((socket) => {
				const who = read(socket);
				return who ? [{ socket, who }] : [];
			});
		},

		/** Sends one text to a member's sockets. */
		sendTo(memberId: string, frame: string): void {
			for (const socket of ctx.getWebSockets(`m:${memberId}`)) send(socket, frame);
		},

		/**
		 * Sends one text to all members' sockets but `except`.
		 * @param toBound what a member hears instead who reads only some conversations; null: nothing
		 */
		broadcast(
			frame: string,
			toBound: (sight: ConversationSight) => string | null,
			except?: WebSocket,
		): void {
			const bound = new Set(ctx.getWebSockets(BOUND_TAG));
			for (const socket of ctx.getWebSockets(MEMBER_TAG))
				if (socket !== except && !bound.has(socket)) send(socket, frame);
			for (const socket of bound) {
				const sight = socket === except ? undefined : read(socket)?.reads;
				const text = sight ? toBound(sight) : null;
				if (text !== null) send(socket, text);
			}
		},

		/**
		 * The frame's text, or null when it is binary, over MAX_FRAME_BYTES or over the rate (L15): then
		 * the socket was closed.
		 */
		admit(socket: WebSocket, frame: string | ArrayBuffer, now: number): string | null {
			if (typeof frame !== "string" || frame.length > MAX_FRAME_BYTES) {
				close(socket, CLOSE_TOO_BIG, "too_big");
				return null;
			}
			const { bucket, ok } = takeToken(buckets.get(socket), now);
			buckets.set(socket, bucket);
			if (ok) return frame;
			close(socket, CLOSE_TOO_FAST, "too_fast");
			return null;
		},

		/** Closes the selected sockets after a right was lost (D11); returns how many. */
		revoke(who: SocketRevocation): number {
			const tag = who.signInId
				? `s:${who.signInId}`
				: who.memberId
					? `m:${who.memberId}`
					: MEMBER_TAG;
			const sockets = ctx.getWebSockets(tag);
			for (const socket of sockets)
				if (who.mayReturn) close(socket, CLOSE_ROLE_CHANGED, "role_changed");
				else close(socket, CLOSE_REVOKED, "revoked");
			return sockets.length;
		},

		/** Closes members' and visitors' sockets: the channel is deleted. */
		closeAll(code: number, reason: string): void {
			for (const socket of ctx.getWebSockets()) close(socket, code, reason);
		},
	};
}

/** Sends a text frame; never throws. A socket may die between listing and sending: it is closed then. */
export function send(socket: WebSocket, frame: string): void {
	try {
		socket.send(frame);
	} catch {
		close(socket, 1011, "gone");
	}
}

/** Closes a socket; never throws, also when it is closed already. */
export function close(socket: WebSocket, code: number, reason: string): void {
	try {
		socket.close(code, reason);
	} catch {
		// Already closed.
	}
}

/** Codes that say how a connection ended and are never sent. */
const RESERVED_CODES: ReadonlySet<number> = new Set([1004, 1005, 1006, 1015]);

/**
 * Answers the other side's close. Without an answer the connection stays half open until a time-out. Codes
 * that must not be sent are replaced by 1000.
 */
export function answerClose(socket: WebSocket, code: number): void {
	close(socket, RESERVED_CODES.has(code) ? 1000 : code, "");
}
