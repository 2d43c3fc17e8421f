import { DurableObject } from "cloudflare:workers";
import { VISITOR_HEADER, type VisitorVisit } from "#app/contracts/visitor-identity.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { mustTell, type TakenNotices } from "#app/domain/channels/account-notice.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { DumpEnd, DumpPage } from "#app/domain/backup/dump.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { dropDump, readDump } from "../object/dump.ts";
import { migrate } from "../object/migrate.ts";
import { ASK, withOperations } from "../object/operations.ts";
import {
	beginRestoration,
	endRestoration,
	findRestoration,
	type RestoreRefusal,
	takePart,
} from "../object/restoration.ts";
import { answerClose, type SocketRevocation } from "../object/sockets.ts";
import { type Configuration, FRESH } from "./config.ts";
import { eraseChannel } from "./erase.ts";
import { takeCredentials } from "./link/credentials-change.ts";
import { createUsageMeter, type UsageMeter } from "../object/usage-meter.ts";
import { createChannel, type Channel } from "./channel.ts";
import { type KeyRenewal, renewKey, withPresentWrapping } from "./key-renewal.ts";
import { openSocket, receiveFrame } from "./live/member-socket.ts";
import { CHANNEL_SCHEMA } from "./capabilities.ts";
import { channelOperations, numberOperations } from "./operations/index.ts";
import { type Settled, settleRestored } from "./restored.ts";
import { withoutStaleLinkEvents } from "./link/switch-gateway.ts";
import { admitVisitorFile, findVisitorFile, takeVisitorFile } from "./webchat/visitor-files.ts";
import { askWebchat, openVisitorSocket, receiveVisitorFrame } from "./webchat/visitor-socket.ts";

/**
 * The Durable Object of a channel as the platform and the Worker call it: configuration, gateway events,
 * sockets, alarm, erasure and, from `withOperations`, one method per operation. Members' calls name the
 * workspace they act for; a foreign workspace gets the same answer as a channel that does not exist (D08).
 */
class ChannelObject extends DurableObject<Env> {
	#channel: Channel;
	readonly #meter: UsageMeter;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#meter = createUsageMeter(ctx.storage);
		migrate(ctx.storage, CHANNEL_SCHEMA);
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		this.#channel = createChannel(ctx, env, channelIdOf(ctx.id.name), this.#meter);
		void ctx.blockConcurrencyWhile(() => this.#channel.repairAlarm());
	}

	/**
	 * Takes over what D1 owns: name, gateway, settings. The first call binds the object to its workspace.
	 * `not_found`: the object belongs to another workspace, or is erased.
	 */
	async configure(configuration: Configuration): Promise<Result<null, "not_found">> {
		const { config } = this.#channel;
		const known = config.get();
		if (known && !this.#belongsTo(configuration.workspaceId)) return fail("not_found");
		config.set({ ...FRESH, ...known, ...withPresentWrapping(configuration, this.env) });
		takeCredentials(this.#channel, known, Date.now());
		this.#channel.noteConfigured(known, Date.now());
		return ok(null);
	}

	/**
	 * Wraps this object's copy of the workspace's data key by the present master key. Repeated calls change
	 * nothing.
	 */
	async renewKey(workspaceId: string): Promise<KeyRenewal> {
		this.#meter.noteRequest();
		return renewKey(this.#channel.config, workspaceId, this.env);
	}

	/**
	 * Stores a batch of events whose origin the Worker has verified. `gone`: the channel is not configured
	 * or is deleted; the gateway may drop the batch (I12). `full`: nothing was stored, the gateway should
	 * retry (R32). Throws when the batch could not be stored; the gateway retries then as well.
	 * @param unread a part of the same body that no parser understood; it is kept for replay
	 * @param from the sending gateway; null when an older Worker did not say
	 * @param ownId the sender is this gateway of the workspace; null: the deployment's
	 */
	async receive(
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null = null,
		from: CarrierName | null = null,
		ownId: string | null = null,
	): Promise<"stored" | "gone" | "full"> {
		if (!this.#isInUse()) return this.#isBeingRestored() ? "full" : "gone";
		const now = Date.now();
		const believed = withoutStaleLinkEvents(this.#channel, { from, ownId }, events, now);
		if (believed === null) return "gone";
		if (this.#channel.inbox.isFull()) return "full";
		this.#channel.receive(believed, now);
		if (unread) this.#channel.keep({ ...unread, source: from }, Date.now());
		return "stored";
	}

	/**
	 * The same for a call of Meta's, which names an account and no channel. `not_mine`: this channel's token has not
	 * proved the account, or another one has since; nothing was stored.
	 */
	async receiveFor(
		account: string,
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null,
		from: CarrierName,
	): Promise<"stored" | "gone" | "full" | "not_mine"> {
		const isMine = this.#channel.account.accepts(account, Date.now());
		return isMine || !this.#isInUse() ? this.receive(events, unread, from) : "not_mine";
	}

	/**
	 * The same for what Meta says of a business account, which may have several numbers. Answers what of it the managers
	 * are to be told, and the channel's name; `not_mine`: Meta has not opened the account to this channel's token.
	 */
	async receiveOfBusiness(
		businessId: string,
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null,
	): Promise<TakenNotices> {
		const { notices, config } = this.#channel;
		if (this.#isInUse() && !notices.isOfBusiness(businessId)) return "not_mine";
		const ours = notices.ours(events);
		const outcome = await this.receive(ours, unread, "cloud-api");
		if (outcome !== "stored") return outcome;
		const told = ours.flatMap((event) => (event.type === "account" ? [event.notice] : []));
		return { name: config.get()?.name ?? "", notices: told.filter(mustTell) };
	}

	/** D1 says that this channel has proved the account: its calls are believed from now on. Called by account-directory.ts. */
	async acceptAccount(workspaceId: string, account: string): Promise<"kept" | "gone"> {
		if (!this.#belongsTo(workspaceId)) return "gone";
		this.#channel.account.accept(account, Date.now());
		return "kept";
	}

	/** Another channel may prove the account from now on. */
	async releaseAccount(account: string): Promise<null> {
		this.#channel.account.release(account);
		return null;
	}

	/** A call reached this channel's secret webhook address without valid proof: the link is probed. */
	async noteUnproved(): Promise<null> {
		if (!this.#isInUse()) return null;
		this.#channel.link.noteUnproved(Date.now());
		this.#channel.afterChange(Date.now());
		return null;
	}

	/**
	 * An authentic body arrived truncated: it is counted, and the gateway should retry. `gone` as for
	 * `receive`.
	 */
	async noteDamaged(): Promise<"damaged" | "gone"> {
		if (!this.#isInUse()) return "gone";
		this.#channel.inbox.counters.noteDamaged();
		return "damaged";
	}

	/** Keeps an authentic body that no parser understood, for replay by a person. Answers as `receive`. */
	async quarantine(
		reason: string,
		body: string,
		from: CarrierName | null = null,
		ownId: string | null = null,
	): Promise<"stored" | "gone" | "full"> {
		if (!this.#isInUse()) return this.#isBeingRestored() ? "full" : "gone";
		const believed = withoutStaleLinkEvents(this.#channel, { from, ownId }, [], Date.now());
		if (believed === null) return "gone";
		if (this.#channel.inbox.isFull()) return "full";
		this.#channel.keep({ source: from, reason, body }, Date.now());
		return "stored";
	}

	/** Closes the selected members' sockets at once (D11); returns how many. 0 for a foreign workspace. */
	async revoke(workspaceId: string, who: SocketRevocation): Promise<number> {
		return this.#belongsTo(workspaceId) ? this.#channel.inbox.sockets.revoke(who) : 0;
	}

	/**
	 * Closes all sockets and erases the data. A tombstone remains so that late webhooks are answered, and
	 * the alarm deletes the instance at its gateway. `not_found` as for `configure`.
	 */
	async erase(workspaceId: string): Promise<Result<null, "not_found">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		await eraseChannel(this.ctx, this.#channel);
		this.#createAnew();
		this.#channel.afterChange(Date.now());
		return ok(null);
	}

	/** A page of everything this object holds, for a backup (dump.ts). `from`: null for the first page. */
	async dump(from: string | null): Promise<DumpPage> {
		const { seq, resetSeq } = this.#channel.inbox;
		const log = { table: "messages", current: seq.current, resetSeq };
		return readDump(this.ctx.storage, log, from, Date.now());
	}

	/** The last page of a dump was stored: what was copied for it goes. */
	async dropDump(): Promise<null> {
		dropDump(this.ctx.storage);
		return null;
	}

	/** Begins to put a dump back, or says how many parts are in. Until the end the object does nothing. */
	async beginRestore(
		backup: string,
		steps: string[],
	): Promise<Result<{ taken: number }, RestoreRefusal>> {
		return beginRestoration(this.ctx.storage, backup, steps);
	}

	/** Stores one part of a dump; one that is in already changes nothing. */
	async takeRestored(
		backup: string,
		part: { at: number; text: string },
	): Promise<Result<null, RestoreRefusal>> {
		return takePart(this.ctx.storage, backup, part, "config");
	}

	/**
	 * Ends a restoration: rows are counted, the object begins to work, and writes its projections anew.
	 * @param isMoved the installation has another address now, which gateways are told
	 */
	async finishRestore(
		backup: string,
		end: DumpEnd,
		isMoved: boolean,
	): Promise<Result<Settled, RestoreRefusal>> {
		const isFirst = this.#channel.config.get() === null;
		const now = Date.now();
		const ended = endRestoration(this.ctx.storage, backup, end, () =>
			settleRestored(this.ctx.storage.sql, end.seq, now),
		);
		if (!ended.ok || !isFirst) return ended;
		this.#createAnew();
		this.#channel.account.forget();
		this.#channel.beginAgain(now, isMoved);
		return ended;
	}

	/**
	 * Public data of the webchat and how hard a new visitor's proof must be; null when this is no webchat
	 * or it is not in use.
	 * @param provedBits bits of a new visitor's proof of work, who is counted once they are enough; null
	 *   for a visitor who is known already
	 * @param origin of the embedding page; null for our own page
	 */
	async webchat(provedBits: number | null = null, origin: string | null = null) {
		this.#meter.noteRequest();
		return askWebchat(this.#channel, provedBits, origin);
	}

	/** Whether a webchat's visitor may upload a file now; the Worker has checked the visitor's token. */
	async admitVisitorFile(visit: VisitorVisit) {
		this.#meter.noteRequest();
		return admitVisitorFile(this.#channel, visit);
	}

	/** Stores the message of a visitor that brings a file. */
	async takeVisitorFile(visit: VisitorVisit, said: { id: string; file: MessageFile | null }) {
		this.#meter.noteRequest();
		return takeVisitorFile(this.#channel, visit, said);
	}

	/** The file of a message of this visitor's own conversation. */
	async findVisitorFile(visit: VisitorVisit, messageId: string) {
		this.#meter.noteRequest();
		return findVisitorFile(this.#channel, visit, messageId);
	}

	/**
	 * A WebSocket upgrade from the Worker, which has checked the sign-in and sends the identity as headers.
	 * 404 for a foreign workspace, 403 for an origin that may not embed the webchat.
	 */
	override async fetch(incoming: Request): Promise<Response> {
		this.#meter.noteRequest();
		if (incoming.headers.has(VISITOR_HEADER)) return openVisitorSocket(this.#channel, incoming);
		return openSocket(this.#channel, incoming, (id) => this.#belongsTo(id));
	}

	override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
		this.#meter.noteFrame();
		if (this.#channel.visitors.sockets.read(socket))
			return receiveVisitorFrame(this.#channel, socket, frame);
		receiveFrame(this.#channel, socket, frame);
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		answerClose(socket, code);
		// With fewer watchers a QR may not have to be renewed.
		this.#channel.afterChange(Date.now());
	}

	override async alarm(): Promise<void> {
		this.#meter.noteRequest();
		await this.#channel.runAlarm();
	}

	/** After the tables were emptied or replaced: everything begins from what stands in them, the total use too. */
	#createAnew(): void {
		this.#meter.forget();
		const channelId = channelIdOf(this.ctx.id.name);
		this.#channel = createChannel(this.ctx, this.env, channelId, this.#meter);
	}

	/** Whether the channel is configured and not erased. Calls ask it once, so here they are counted. */
	#isInUse(): boolean {
		this.#meter.noteRequest();
		return this.#channel.config.get()?.isErased === false;
	}

	/** Read only where an event finds no configuration: it must come again once the object has one. */
	#isBeingRestored(): boolean {
		return this.#channel.config.get() === null && findRestoration(this.ctx.storage.sql) !== null;
	}

	#belongsTo(workspaceId: string): boolean {
		if (!this.#isInUse()) return false;
		if (this.#channel.config.get()?.workspaceId === workspaceId) return true;
		const channelId = this.ctx.id.name;
		logEvent({ event: "foreign_workspace", level: "security", channelId, workspaceId });
		return false;
	}

	/** Runs an operation for the workspace the object belongs to; `not_found` for any other. */
	[ASK](workspaceId: string, run: (channel: Channel) => Result<unknown, string>) {
		return this.#belongsTo(workspaceId) ? run(this.#channel) : fail("not_found");
	}
}

/** A channel of any type but WhatsApp. */
export class ChannelInbox extends withOperations(ChannelObject, channelOperations) {}

/** One WhatsApp number. */
export class WhatsAppInstance extends withOperations(ChannelObject, numberOperations) {}
