import {
	CLOSE_REVOKED,
	CLOSE_ROLE_CHANGED,
	CLOSE_TOO_FAST,
	CLOSE_TOO_MANY,
} from "#app/contracts/frames.ts";
import { SocketIdentity } from "#app/contracts/live-identity.ts";
import {
	type Bucket,
	MAX_FRAME_BYTES,
	MAX_SOCKETS_PER_MEMBER,
	takeToken,
} from "#app/domain/inbox/socket-rate.ts";

const CLOSE_TOO_BIG = 1009;
/** Every socket is of one of two kinds, and what is said to one kind the other never hears. */
const MEMBER_TAG = "member";
export const VISITOR_TAG = "visitor";
/** A socket that has not pinged for this long is gone, whatever the platform still believes. */
const SILENT_MS = 90_000;

/** Whose sockets close. */
export interface SocketRevocation {
	memberId?: string;
	signInId?: string;
	/** Only the role changed: the browser may come back, and is who it is now. */
	mayReturn?: boolean;
}

export type Sockets = ReturnType<typeof createSockets>;

/** The hibernating sockets of members. What must survive sleep stands in the attachment. */
export function createSockets(ctx: DurableObjectState) {
	const buckets = new WeakMap<WebSocket, Bucket>();

	function read(socket: WebSocket): SocketIdentity | null {
		const parsed = SocketIdentity.safeParse(socket.deserializeAttachment());
		return parsed.success ? parsed.data : null;
	}

	/** Room for one more of this member: a silent socket makes way, a live one does not. */
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

		/** Accepts an upgrade; answers the client's end. A member's eleventh socket is closed at once. */
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
			ctx.acceptWebSocket(server, [MEMBER_TAG, ...whose, ...tags]);
			server.serializeAttachment(identity);
			return { response, socket: server };
		},

		count(): number {
			return ctx.getWebSockets(MEMBER_TAG).length;
		},

		/** Open ones of one member, except perhaps one that is closing. */
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

		/** Sends one text to all, except perhaps to the one who caused it. */
		broadcast(frame: string, except?: WebSocket): void {
			for (const socket of ctx.getWebSockets(MEMBER_TAG))
				if (socket !== except) send(socket, frame);
		},

		/** Checks size and rate of an incoming frame; a refused socket is closed (L15). */
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

		/** Closes what a lost right kept open (D11): of a sign-in, of a member, or of everybody. */
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

		/** Members' and visitors' alike: the channel is gone. */
		closeAll(code: number, reason: string): void {
			for (const socket of ctx.getWebSockets()) close(socket, code, reason);
		},
	};
}

/** A socket may die between the list and the send; its close event tells the rest. */
export function send(socket: WebSocket, frame: string): void {
	try {
		socket.send(frame);
	} catch {
		close(socket, 1011, "gone");
	}
}

export function close(socket: WebSocket, code: number, reason: string): void {
	try {
		socket.close(code, reason);
	} catch {
		// Already closed.
	}
}

/** Codes that say how a connection ended and are never sent. */
const RESERVED_CODES: ReadonlySet<number> = new Set([1004, 1005, 1006, 1015]);

/** The other side's close is answered, or its connection stays half open until it gives up. */
export function answerClose(socket: WebSocket, code: number): void {
	close(socket, RESERVED_CODES.has(code) ? 1000 : code, "");
}
