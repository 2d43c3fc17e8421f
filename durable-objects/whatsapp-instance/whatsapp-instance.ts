import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { DurableObject } from "cloudflare:workers";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { ContactPage, InboxSnapshot, MessagePage } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import { request } from "#app/domain/whatsapp/instance-machine.ts";
import type { LinkRefusal, LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import type { LinkView } from "#app/domain/whatsapp/link-view.ts";
import { inboxSteps } from "../inbox/migrations.ts";
import { migrate } from "../inbox/migrate.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import type { Configuration } from "./config-store.ts";
import { eraseInstance } from "./erase.ts";
import { type ImportedContact, importHistory } from "./import-history.ts";
import { createInstance, type Instance } from "./instance.ts";
import { instanceSteps } from "./migrations.ts";
import { openSocket, receiveFrame } from "./live.ts";

type NotFound = "not_found";

/**
 * One WhatsApp number: its link, its inbox, its watchers. This class only receives and answers.
 * Every method names the workspace it speaks for; another one's is answered like nothing (D08).
 */
export class WhatsAppInstance extends DurableObject<Env> {
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
	async configure(configuration: Configuration): Promise<Result<null, NotFound>> {
		const { config } = this.#instance;
		const known = config.get();
		if (known && known.workspaceId !== configuration.workspaceId)
			return this.#stranger(configuration.workspaceId);
		if (known?.isErased) return fail("not_found");
		config.set({
			isCreated: false,
			tokenSealed: null,
			gatewayDeletion: null,
			...known,
			...configuration,
			isErased: false,
		});
		return ok(null);
	}

	/** Everything the instance screen needs, in one round trip. */
	async snapshot(
		workspaceId: string,
		contactId: string | null,
	): Promise<Result<InboxSnapshot, NotFound>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		const { inbox } = this.#instance;
		const contacts = inbox.listContacts(null);
		const conversation = contactId === null ? null : inbox.conversation(contactId, null);
		return ok({
			seq: inbox.seq.current(),
			link: this.#instance.viewOfLink(Date.now()),
			contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
			conversation: conversation?.ok ? conversation.value : null,
			maxTextLength: this.#instance.gateways.current().capabilities.maxTextLength,
		});
	}

	async contacts(
		workspaceId: string,
		query: { cursor: string | null; search: string },
	): Promise<Result<ContactPage, NotFound | "invalid_request">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		const { inbox } = this.#instance;
		return query.search.trim() === ""
			? inbox.listContacts(query.cursor)
			: ok(inbox.searchContacts(query.search));
	}

	async conversation(
		workspaceId: string,
		contactId: string,
		cursor: string | null,
	): Promise<Result<{ contact: ContactView; page: MessagePage }, NotFound | "invalid_request">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		return this.#instance.inbox.conversation(contactId, cursor);
	}

	/** Answers once message and outbox row are stored; the alarm sends. */
	async send(
		workspaceId: string,
		author: string,
		input: { id: string; contactId: string; text: string },
	) {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		if (!this.#instance.isOpen()) return fail("not_linked");
		return this.#answerChange(this.#instance.inbox.enqueue(author, input, Date.now()));
	}

	async retry(
		workspaceId: string,
		messageId: string,
	): Promise<Result<{ message: MessageView; seq: number }, NotFound | "conflict" | "not_linked">> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		if (!this.#instance.isOpen()) return fail("not_linked");
		return this.#answerChange(this.#instance.inbox.retry(messageId, Date.now()));
	}

	async markRead(workspaceId: string, contactId: string): Promise<Result<null, NotFound>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		const { config, inbox } = this.#instance;
		const tellGateway = config.get()?.settings.autoReadMessages ?? false;
		const marked = inbox.markRead(contactId, tellGateway, Date.now());
		this.#instance.afterChange(Date.now());
		return marked;
	}

	async link(workspaceId: string): Promise<Result<LinkView, NotFound>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		return ok(this.#instance.viewOfLink(Date.now()));
	}

	/** Connect, QR, disconnect: stored as due, done by the alarm. Limits are the machine's (L23). */
	async requestLink(
		workspaceId: string,
		wanted: LinkRequest,
	): Promise<Result<LinkView, NotFound | LinkRefusal>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		const now = Date.now();
		const { link, inbox } = this.#instance;
		const next = request(link.get(), wanted, now);
		if (!next.ok) return { ...next, retryAfterMs: this.#instance.viewOfLink(now).pausedForMs };
		link.set(next.value, () => inbox.seq.next(), now);
		this.#instance.afterChange(now);
		return ok(this.#instance.viewOfLink(now));
	}

	/**
	 * A gateway's verified batch. `gone`: nobody's, or deleted; the gateway may forget it (I12).
	 * `full`: nothing was stored; the gateway should come again (R32).
	 */
	async receive(
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null = null,
	): Promise<"stored" | "gone" | "full"> {
		const config = this.#instance.config.get();
		if (!config || config.isErased) return "gone";
		if (this.#instance.inbox.isFull()) return "full";
		this.#instance.receive(events, Date.now());
		if (unread) this.#instance.inbox.quarantine.keep(unread.reason, unread.body, Date.now());
		return "stored";
	}

	/** Keeps an authentic body that nobody understood. */
	async quarantine(reason: string, body: string): Promise<"stored" | "gone"> {
		const config = this.#instance.config.get();
		if (!config || config.isErased) return "gone";
		this.#instance.inbox.quarantine.keep(reason, body, Date.now());
		return "stored";
	}

	/** Ends the sockets of a sign-in or a member, at once (D11). */
	async revoke(
		workspaceId: string,
		who: { memberId?: string; signInId?: string },
	): Promise<number> {
		return this.#belongsTo(workspaceId) ? this.#instance.inbox.sockets.revoke(who) : 0;
	}

	/** Closes sockets and erases; a tombstone stays, and the alarm deletes at the gateway. */
	async erase(workspaceId: string): Promise<Result<null, NotFound>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		await eraseInstance(this.ctx, this.#instance);
		this.#instance = createInstance(this.ctx, this.env, channelIdOf(this.ctx.id.name));
		this.#instance.afterChange(Date.now());
		return ok(null);
	}

	/** The simulated phone of this instance; not found where a real gateway carries it. */
	async phone(
		workspaceId: string,
		action: PhoneAction | null,
	): Promise<Result<PhoneView, NotFound>> {
		const simulator = this.#belongsTo(workspaceId) ? this.#instance.gateways.simulator() : null;
		if (!simulator) return fail("not_found");
		const now = Date.now();
		if (action) this.#instance.receive(simulator.act(action, now), now);
		return ok(simulator.view(now));
	}

	/** Brings in conversations from elsewhere, as history. */
	async importHistory(
		workspaceId: string,
		contacts: ImportedContact[],
		linkedAs: string | null,
	): Promise<Result<null, NotFound>> {
		if (!this.#belongsTo(workspaceId)) return fail("not_found");
		importHistory(this.#instance, contacts, linkedAs, Date.now());
		return ok(null);
	}

	/** A socket's upgrade, from the Worker only: it has checked the sign-in and says who it is. */
	override async fetch(incoming: Request): Promise<Response> {
		return openSocket(this.#instance, incoming, (id) => this.#belongsTo(id));
	}

	override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
		receiveFrame(this.#instance, socket, frame);
	}

	override async webSocketClose(): Promise<void> {
		// Fewer watchers may mean that a QR need not be renewed.
		this.#instance.afterChange(Date.now());
	}

	override async alarm(): Promise<void> {
		await this.#instance.runAlarm();
	}

	#belongsTo(workspaceId: string): boolean {
		const config = this.#instance.config.get();
		if (!config || config.isErased) return false;
		if (config.workspaceId === workspaceId) return true;
		this.#stranger(workspaceId);
		return false;
	}

	#stranger(workspaceId: string): Result<never, NotFound> {
		logEvent({
			event: "foreign_workspace",
			level: "security",
			channelId: this.ctx.id.name,
			workspaceId,
		});
		return fail("not_found");
	}

	#answerChange<Code extends string>(
		change: Result<MessageView, Code>,
	): Result<{ message: MessageView; seq: number }, Code> {
		this.#instance.afterChange(Date.now());
		return change.ok
			? ok({ message: change.value, seq: this.#instance.inbox.seq.current() })
			: change;
	}
}
