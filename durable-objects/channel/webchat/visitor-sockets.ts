import { CLOSE_GONE, CLOSE_TOO_MANY } from "#app/contracts/frames.ts";
import { VisitorAttachment } from "#app/contracts/visitor-identity.ts";
import { MAX_SOCKETS_PER_VISITOR } from "#app/domain/channels/visitor.ts";
import { close, send, VISITOR_TAG } from "../../object/sockets.ts";

export type VisitorSockets = ReturnType<typeof createVisitorSockets>;

/**
 * The visitors' sockets of one channel. They carry other tags and another attachment than members'
 * sockets, and there is no way to speak to all of them: each frame is for one visitor (D01).
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

		/** Accepts an upgrade. The oldest of too many makes way: it is a tab somebody left behind. */
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

		/** Whoever is here, each once. */
		present(): string[] {
			const here = ctx.getWebSockets(VISITOR_TAG).map((socket) => this.read(socket)?.visitorId);
			return [...new Set(here.filter((id) => id !== undefined))];
		},

		of: (visitorId: string): WebSocket[] =>
			ctx.getWebSockets(tagOf(visitorId)).filter((socket) => socket.readyState === WebSocket.OPEN),

		/** True when at least one browser of the visitor was there to hear it. */
		tell(visitorId: string, frame: string): boolean {
			const sockets = this.of(visitorId);
			for (const socket of sockets) send(socket, frame);
			return sockets.length > 0;
		},

		/** The channel is not in use any more: for visitors as if it had never been. */
		closeAll(): void {
			for (const socket of ctx.getWebSockets(VISITOR_TAG)) close(socket, CLOSE_GONE, "gone");
		},
	};
}
