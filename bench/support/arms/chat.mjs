/**
 * Our own least room in an object, with what cloudflare/workers-chat-demo does for a message: one key stored, one frame
 * for everybody, sockets that hibernate; at a join the last hundred, everybody's name, and one frame for everybody.
 */
import { DurableObject } from "cloudflare:workers";

export class Room extends DurableObject {
	async fetch(request) {
		if (request.headers.get("upgrade") === "websocket") return this.join();
		const text = await request.text();
		const at = Math.max(Date.now(), (this.last ?? 0) + 1);
		this.last = at;
		const frame = JSON.stringify({ name: "Maria", message: text, timestamp: at });
		this.broadcast(frame);
		await this.ctx.storage.put(new Date(at).toISOString(), frame);
		return new Response(null, { status: 204 });
	}

	async join() {
		const { 0: client, 1: server } = new WebSocketPair();
		const others = this.ctx.getWebSockets();
		this.ctx.acceptWebSocket(server);
		const name = `P${others.length}`;
		server.serializeAttachment({ name });
		for (const other of others)
			server.send(JSON.stringify({ joined: other.deserializeAttachment().name }));
		const kept = await this.ctx.storage.list({ reverse: true, limit: 100 });
		for (const frame of [...kept.values()].reverse()) server.send(frame);
		this.broadcast(JSON.stringify({ joined: name }));
		server.send(JSON.stringify({ ready: true }));
		return new Response(null, { status: 101, webSocket: client });
	}

	broadcast(frame) {
		for (const socket of this.ctx.getWebSockets()) socket.send(frame);
	}

	webSocketClose(socket) {
		socket.close();
	}
}

export default {
	fetch: (request, env) =>
		new URL(request.url).pathname === "/"
			? new Response("ok")
			: env.ROOM.getByName("room").fetch(request),
};
