import { CLOSE_GONE, CLOSE_TOO_MANY } from "#app/contracts/sockets.ts";
import { VisitorAttachment } from "#app/contracts/visitor-identity.ts";
import { MAX_SOCKETS_PER_VISITOR } from "#app/domain/channels/visitor.ts";
import { close, send, VISITOR_TAG } from "../../object/sockets.ts";

export type VisitorSockets = ReturnType<typeof createVisitorSockets>;

/**
 * The visitors' sockets of one channel. Tags and attachment differ from those of members' sockets, and
 * there is no broadcast: each frame is for one visitor (D01).
 */
export function createVisitorSockets(ctx: DurableObjectState) {
	const tagOf = (visitorId: string): string => `v:${visitorId}`;

	return {
		/** Null for a member's socket, whatever its frames say. */
		read(socket: WebSocket): VisitorAttachment | null {
			const parsed = VisitorAttachment.safeParse(socket.deserializeAttachment());
			return parsed.success ? parsed.data : null;
		},

		write(socket: WebSocket, attachment: VisitorAttachment): void {
			socket.serializeAttachment(attachment);
		},

		/**
		 * Accepts an upgrade. Over MAX_SOCKETS_PER_VISITOR the oldest is closed: usually a forgotten tab.
		 */
		accept(visitorId: string): { response: Response; socket: WebSocket } {
			const { 0: client, 1: server } = new WebSocketPair();
			const open = this.of(visitorId);
			for (const old of open.slice(0, Math.max(0, open.length + 1 - MAX_SOCKETS_PER_VISITOR)))
				close(old, CLOSE_TOO_MANY, "too_many");
			ctx.acceptWebSocket(server, [VISITOR_TAG, tagOf(visitorId)]);
			server.serializeAttachment({ visitorId, introduction: null } satisfies VisitorAttachment);
			return { response: new Response(null, { status: 101, webSocket: client }), socket: server };
		},

		hasAny: (): boolean => ctx.getWebSockets(VISITOR_TAG).length > 0,

		/** Ids of the visitors with a socket, each once. */
		present(): string[] {
			const here = ctx.getWebSockets(VISITOR_TAG).map((socket) => this.read(socket)?.visitorId);
			return [...new Set(here.filter((id) => id !== undefined))];
		},

		of: (visitorId: string): WebSocket[] =>
			ctx.getWebSockets(tagOf(visitorId)).filter((socket) => socket.readyState === WebSocket.OPEN),

		/** Sends a frame to a visitor; true when at least one socket was open. */
		tell(visitorId: string, frame: string): boolean {
			const sockets = this.of(visitorId);
			for (const socket of sockets) send(socket, frame);
			return sockets.length > 0;
		},

		/** The channel is not in use any more, which visitors see as a channel that does not exist. */
		closeAll(): void {
			for (const socket of ctx.getWebSockets(VISITOR_TAG)) close(socket, CLOSE_GONE, "gone");
		},
	};
}
