import { DurableObject } from "cloudflare:workers";
import type { ReplyOutcome } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { WantedMedia } from "#app/contracts/media.ts";
import type { MessagePlace } from "#app/contracts/whatsapp.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { VISITOR_HEADER } from "#app/contracts/visitor-identity.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { ContactQuery } from "../inbox/inbox.ts";
import { migrate } from "../inbox/migrate.ts";
import { inboxSteps } from "../inbox/migrations.ts";
import type { OutgoingText } from "../inbox/outgoing.ts";
import type { SocketRevocation } from "../inbox/sockets.ts";
import * as answering from "../whatsapp-instance/answering-calls.ts";
import * as answers from "../whatsapp-instance/answers.ts";
import {
	type CareWish,
	closeInactive,
	recountConversations,
	rejoin,
	type RejoinWish,
	takeCare,
} from "../whatsapp-instance/care-calls.ts";
import {
	type Configuration,
	FRESH,
	type ToldAutomation,
} from "../whatsapp-instance/config-store.ts";
import { eraseInstance } from "../whatsapp-instance/erase.ts";
import { takeFigures } from "../whatsapp-instance/figures.ts";
import { takeCredentials } from "./credentials-change.ts";
import { createInstance, type Instance } from "../whatsapp-instance/instance.ts";
import {
	type KeyRenewal,
	renewKey,
	withPresentWrapping,
} from "../whatsapp-instance/key-renewal.ts";
import { openSocket, receiveFrame } from "../whatsapp-instance/live.ts";
import { placeMedia } from "../whatsapp-instance/media-place.ts";
import { instanceSteps } from "../whatsapp-instance/migrations.ts";
import { heardFrom } from "../whatsapp-instance/switch-gateway.ts";
import { openVisitorSocket, readWebchat, receiveVisitorFrame } from "./visitor-door.ts";

/**
 * One channel: its inbox, its standing with the gateway, its watchers. This class only receives and
 * answers. Every method names the workspace it speaks for; another one's is answered like nothing
 * (D08). A whatsapp channel adds how a number comes to be linked (WhatsAppInstance).
 */
export class ChannelInbox extends DurableObject<Env> {
	#instance: Instance;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		migrate(ctx.storage, "inbox", inboxSteps);
		migrate(ctx.storage, "instance", instanceSteps);
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		this.#instance = createInstance(ctx, env, channelIdOf(ctx.id.name));
		void ctx.blockConcurrencyWhile(() => this.#instance.repairAlarm());
	}

	/** Takes over what D1 owns: name, gateway, settings. The first call makes the object somebody's. */
	async configure(configuration: Configuration): Promise<Result<null, "not_found">> {
		const { config } = this.#instance;
		const known = config.get();
		if (known && !this.#belongsTo(configuration.workspaceId)) return fail("not_found");
		config.set({ ...FRESH, ...known, ...withPresentWrapping(configuration, this.env) });
		takeCredentials(this.#instance, known, Date.now());
		this.#instance.noteConfigured(known, Date.now());
		return ok(null);
	}

	/** The workspace's data key gets wrapped by the present master key: the copy here follows. */
	async renewKey(workspaceId: string): Promise<KeyRenewal> {
		return renewKey(this.#instance.config, workspaceId, this.env);
	}

	/** Who answers new conversations from now on; null: nobody but people. */
	async setAgent(workspaceId: string, agent: ChannelAgent | null) {
		return this.inside(workspaceId, (instance) => answers.chooseAgent(instance, agent));
	}

	/** Which automations of the workspace are told what happens here. */
	async setAutomations(workspaceId: string, automations: ToldAutomation[]) {
		return this.inside(workspaceId, (instance) => answers.chooseAutomations(instance, automations));
	}

	async snapshot(workspaceId: string, contactId: string | null) {
		return this.inside(workspaceId, (instance) => ok(answers.takeSnapshot(instance, contactId)));
	}

	async contacts(workspaceId: string, query: ContactQuery) {
		return this.inside(workspaceId, ({ inbox }) => inbox.listContacts(query));
	}

	/** One contact, the addresses it is known by, and what was made one of it. */
	async contact(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, ({ inbox }) => inbox.describeContact(contactId));
	}

	/** Messages with all words of `typed`, of one contact or of all. */
	async search(workspaceId: string, typed: string, contactId: string | null) {
		return this.inside(workspaceId, ({ inbox }) => inbox.searchMessages(typed, contactId));
	}

	/** Who looks after a conversation, and whether it is over. */
	async care(workspaceId: string, contactId: string, wish: CareWish) {
		return this.inside(workspaceId, (instance) => takeCare(instance, contactId, wish));
	}

	/** Ends dialogues in which nobody has written for long; the object looks for itself. */
	async closeInactive(workspaceId: string, asked: { id: string; contactId: string }[]) {
		return this.inside(workspaceId, (instance) => ok(closeInactive(instance, asked)));
	}

	/** The workspace's plan is another one: what was refused is counted again. */
	async recountConversations(workspaceId: string) {
		return this.inside(workspaceId, (instance) => ok(recountConversations(instance)));
	}

	/** Makes two contacts one, or two again. */
	async rejoin(workspaceId: string, wish: RejoinWish) {
		return this.inside(workspaceId, (instance) => rejoin(instance, wish));
	}

	/** Where a medium's bytes are, for the Worker to fetch: an object waits for no gateway. */
	async media(workspaceId: string, wanted: WantedMedia) {
		return this.inside(workspaceId, (instance) => placeMedia(instance, wanted));
	}

	async newest(workspaceId: string, count: number) {
		return this.inside(workspaceId, (instance) => ok(answers.takeNewest(instance, count)));
	}

	async conversation(workspaceId: string, contactId: string, place: MessagePlace) {
		return this.inside(workspaceId, ({ inbox }) => inbox.conversation(contactId, place));
	}

	/** Answers once message and outbox row are stored; the alarm sends. */
	async send(workspaceId: string, author: string, input: OutgoingText) {
		return this.inside(workspaceId, (instance) => answering.writeAsPerson(instance, author, input));
	}

	async retry(workspaceId: string, messageId: string, author: string | null = null) {
		return this.inside(workspaceId, (instance) =>
			answering.retryAsPerson(instance, messageId, author),
		);
	}

	/** Takes a conversation over, or gives it back to the agent. */
	async lease(workspaceId: string, contactId: string, order: answering.LeaseOrder) {
		return this.inside(workspaceId, (instance) => answering.takeLease(instance, contactId, order));
	}

	/** What an agent has to know to answer; asked by the queue's consumer. */
	async replyContext(workspaceId: string, job: AgentReplyJob) {
		return this.inside(workspaceId, (instance) => answering.readReplyContext(instance, job));
	}

	/** What came of it. `conflict`: too late, nothing of it leaves. */
	async submitReply(workspaceId: string, job: AgentReplyJob, outcome: ReplyOutcome) {
		return this.inside(workspaceId, (instance) => answering.takeReply(instance, job, outcome));
	}

	/** A conversation for an agent that helps a person with it. */
	async dialogue(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, (instance) => answering.readDialogue(instance, contactId));
	}

	async markRead(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, (instance) => answers.markRead(instance, contactId));
	}

	/** Connect, QR, disconnect: stored as due, done by the alarm. */
	async requestLink(workspaceId: string, wanted: LinkRequest) {
		return this.inside(workspaceId, (instance) => answers.askLink(instance, wanted));
	}

	async link(workspaceId: string) {
		return this.inside(workspaceId, ({ keeper }) => ok(keeper.view(Date.now())));
	}

	async figures(workspaceId: string) {
		return this.inside(workspaceId, (instance) => ok(takeFigures(instance, Date.now())));
	}

	/** Tells D1 everything again: it may have been set back (R48). */
	async rebuildProjections(workspaceId: string) {
		return this.inside(workspaceId, (instance) => ok(answers.repeatProjections(instance)));
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
		if (this.#instance.inbox.isFull()) return "full";
		this.#instance.receive(heardFrom(this.#instance, from, events), Date.now());
		if (unread) this.#instance.inbox.quarantine.keep(unread.reason, unread.body, Date.now());
		return "stored";
	}

	/** Keeps an authentic body that nobody understood. */
	async quarantine(reason: string, body: string): Promise<"stored" | "gone"> {
		if (!this.#isSomebodys()) return "gone";
		this.#instance.inbox.quarantine.keep(reason, body, Date.now());
		return "stored";
	}

	/** Ends the sockets of a sign-in or a member, at once (D11). */
	async revoke(workspaceId: string, who: SocketRevocation): Promise<number> {
		return this.#belongsTo(workspaceId) ? this.#instance.inbox.sockets.revoke(who) : 0;
	}

	/** Closes sockets and erases; a tombstone stays, and the alarm deletes at the gateway. */
	async erase(workspaceId: string): Promise<Result<null, "not_found">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		await eraseInstance(this.ctx, this.#instance);
		this.#instance = createInstance(this.ctx, this.env, channelIdOf(this.ctx.id.name));
		this.#instance.afterChange(Date.now());
		return ok(null);
	}

	/** The webchat as visitors may know it; null where there is none, or nobody wants it used. */
	async webchat() {
		return readWebchat(this.#instance);
	}

	/** A socket's upgrade, from the Worker only: it has checked the sign-in and says who it is. */
	override async fetch(incoming: Request): Promise<Response> {
		if (incoming.headers.has(VISITOR_HEADER)) return openVisitorSocket(this.#instance, incoming);
		return openSocket(this.#instance, incoming, (id) => this.#belongsTo(id));
	}

	override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
		if (this.#instance.visitors.sockets.read(socket))
			return receiveVisitorFrame(this.#instance, socket, frame);
		receiveFrame(this.#instance, socket, frame);
	}

	override async webSocketClose(): Promise<void> {
		// Fewer watchers may mean that a QR need not be renewed.
		this.#instance.afterChange(Date.now());
	}

	override async alarm(): Promise<void> {
		await this.#instance.runAlarm();
	}

	#isSomebodys(): boolean {
		return this.#instance.config.get()?.isErased === false;
	}

	#belongsTo(workspaceId: string): boolean {
		if (!this.#isSomebodys()) return false;
		if (this.#instance.config.get()?.workspaceId === workspaceId) return true;
		const channelId = this.ctx.id.name;
		logEvent({ event: "foreign_workspace", level: "security", channelId, workspaceId });
		return false;
	}

	/** What only the workspace it belongs to may ask. */
	protected inside<T, Code extends string = never>(
		workspaceId: string,
		ask: (instance: Instance) => Result<T, Code>,
	): Result<T, Code | "not_found"> {
		return this.#belongsTo(workspaceId) ? ask(this.#instance) : fail("not_found");
	}
}
