import { DurableObject } from "cloudflare:workers";
import { VISITOR_HEADER } from "#app/contracts/visitor-identity.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { migrate } from "../object/migrate.ts";
import { ASK, withOperations } from "../object/operations.ts";
import { answerClose, type SocketRevocation } from "../object/sockets.ts";
import { type Configuration, FRESH } from "./config.ts";
import { eraseChannel } from "./erase.ts";
import { takeCredentials } from "./link/credentials-change.ts";
import { createChannel, type Channel } from "./channel.ts";
import { type KeyRenewal, renewKey, withPresentWrapping } from "./key-renewal.ts";
import { openSocket, receiveFrame } from "./live/member-socket.ts";
import { CHANNEL_SCHEMA } from "./capabilities.ts";
import { channelOperations, numberOperations } from "./operations/index.ts";
import { heardFrom } from "./link/switch-gateway.ts";
import { askWebchat, openVisitorSocket, receiveVisitorFrame } from "./webchat/visitor-socket.ts";

/**
 * A channel's object as the platform sees it: made, configured, told by its gateway, woken, erased.
 * Every method names the workspace it speaks for; another one's is answered like nothing (D08).
 */
class ChannelObject extends DurableObject<Env> {
	#channel: Channel;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		migrate(ctx.storage, CHANNEL_SCHEMA);
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		this.#channel = createChannel(ctx, env, channelIdOf(ctx.id.name));
		void ctx.blockConcurrencyWhile(() => this.#channel.repairAlarm());
	}

	/** Takes over what D1 owns: name, gateway, settings. The first call makes the object somebody's. */
	async configure(configuration: Configuration): Promise<Result<null, "not_found">> {
		const { config } = this.#channel;
		const known = config.get();
		if (known && !this.#belongsTo(configuration.workspaceId)) return fail("not_found");
		config.set({ ...FRESH, ...known, ...withPresentWrapping(configuration, this.env) });
		takeCredentials(this.#channel, known, Date.now());
		this.#channel.noteConfigured(known, Date.now());
		return ok(null);
	}

	/** The workspace's data key gets wrapped by the present master key: the copy here follows. */
	async renewKey(workspaceId: string): Promise<KeyRenewal> {
		return renewKey(this.#channel.config, workspaceId, this.env);
	}

	/**
	 * A gateway's verified batch. `gone`: nobody's, or deleted; the gateway may forget it (I12).
	 * `full`: nothing was stored; the gateway should come again (R32).
	 */
	async receive(
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null = null,
		from: CarrierName | null = null,
	): Promise<"stored" | "gone" | "full"> {
		if (!this.#isSomebodys()) return "gone";
		if (this.#channel.inbox.isFull()) return "full";
		this.#channel.receive(heardFrom(this.#channel, from, events), Date.now());
		if (unread) this.#channel.keep({ ...unread, source: from }, Date.now());
		return "stored";
	}

	/** A call under this channel's own secret address that could not be proved. */
	async noteUnproved(): Promise<null> {
		if (!this.#isSomebodys()) return null;
		this.#channel.link.noteUnproved(Date.now());
		this.#channel.afterChange(Date.now());
		return null;
	}

	/** A proved body that arrived in pieces: counted, and the gateway should come again. */
	async noteDamaged(): Promise<"damaged" | "gone"> {
		if (!this.#isSomebodys()) return "gone";
		this.#channel.inbox.counters.noteDamaged();
		return "damaged";
	}

	/** Keeps an authentic body that nobody understood. */
	async quarantine(
		reason: string,
		body: string,
		from: CarrierName | null = null,
	): Promise<"stored" | "gone" | "full"> {
		if (!this.#isSomebodys()) return "gone";
		if (this.#channel.inbox.isFull()) return "full";
		this.#channel.keep({ source: from, reason, body }, Date.now());
		return "stored";
	}

	/** Ends the sockets of a sign-in or a member, at once (D11). */
	async revoke(workspaceId: string, who: SocketRevocation): Promise<number> {
		return this.#belongsTo(workspaceId) ? this.#channel.inbox.sockets.revoke(who) : 0;
	}

	/** Closes sockets and erases; a tombstone stays, and the alarm deletes at the gateway. */
	async erase(workspaceId: string): Promise<Result<null, "not_found">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		await eraseChannel(this.ctx, this.#channel);
		this.#channel = createChannel(this.ctx, this.env, channelIdOf(this.ctx.id.name));
		this.#channel.afterChange(Date.now());
		return ok(null);
	}

	/**
	 * The webchat as visitors may know it; null where there is none, or nobody wants it used.
	 * @param provedBits of a new visitor, who is counted once the proof is hard enough
	 */
	async webchat(provedBits: number | null = null, origin: string | null = null) {
		return askWebchat(this.#channel, provedBits, origin);
	}

	/** A socket's upgrade, from the Worker only: it has checked the sign-in and says who it is. */
	override async fetch(incoming: Request): Promise<Response> {
		if (incoming.headers.has(VISITOR_HEADER)) return openVisitorSocket(this.#channel, incoming);
		return openSocket(this.#channel, incoming, (id) => this.#belongsTo(id));
	}

	override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
		if (this.#channel.visitors.sockets.read(socket))
			return receiveVisitorFrame(this.#channel, socket, frame);
		receiveFrame(this.#channel, socket, frame);
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		answerClose(socket, code);
		// Fewer watchers may mean that a QR need not be renewed.
		this.#channel.afterChange(Date.now());
	}

	override async alarm(): Promise<void> {
		await this.#channel.runAlarm();
	}

	#isSomebodys(): boolean {
		return this.#channel.config.get()?.isErased === false;
	}

	#belongsTo(workspaceId: string): boolean {
		if (!this.#isSomebodys()) return false;
		if (this.#channel.config.get()?.workspaceId === workspaceId) return true;
		const channelId = this.ctx.id.name;
		logEvent({ event: "foreign_workspace", level: "security", channelId, workspaceId });
		return false;
	}

	/** What only the workspace it belongs to may ask. */
	[ASK](workspaceId: string, run: (channel: Channel) => Result<unknown, string>) {
		return this.#belongsTo(workspaceId) ? run(this.#channel) : fail("not_found");
	}
}

/** A channel of any type but WhatsApp. */
export class ChannelInbox extends withOperations(ChannelObject, channelOperations) {}

/** One WhatsApp number. */
export class WhatsAppInstance extends withOperations(ChannelObject, numberOperations) {}
