import { DurableObject } from "cloudflare:workers";
import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import { channelIdOf } from "#app/domain/channels/object-name.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { migrate } from "../inbox/migrate.ts";
import { inboxSteps } from "../inbox/migrations.ts";
import type { SocketRevocation } from "../inbox/sockets.ts";
import { takeNewest, takeSnapshot, writeOut } from "./answers.ts";
import type { Configuration } from "./config-store.ts";
import { eraseInstance } from "./erase.ts";
import { type ImportedContact, importHistory } from "./import-history.ts";
import { createInstance, type Instance } from "./instance.ts";
import { openSocket, receiveFrame } from "./live.ts";
import { instanceSteps } from "./migrations.ts";

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
	async configure(configuration: Configuration): Promise<Result<null, "not_found">> {
		const { config } = this.#instance;
		const known = config.get();
		if (known && !this.#belongsTo(configuration.workspaceId)) return fail("not_found");
		const fresh = { isCreated: false, tokenSealed: null, isErased: false, gatewayDeletion: null };
		config.set({ ...fresh, ...known, ...configuration });
		return ok(null);
	}

	async snapshot(workspaceId: string, contactId: string | null) {
		return this.#inside(workspaceId, (instance) => ok(takeSnapshot(instance, contactId)));
	}

	async contacts(workspaceId: string, query: { cursor: string | null; search: string }) {
		return this.#inside(workspaceId, ({ inbox }) =>
			query.search.trim() === ""
				? inbox.listContacts(query.cursor)
				: ok(inbox.searchContacts(query.search)),
		);
	}

	/** The contacts with the newest messages, at most `count`. */
	async newest(workspaceId: string, count: number) {
		return this.#inside(workspaceId, (instance) => ok(takeNewest(instance, count)));
	}

	async conversation(workspaceId: string, contactId: string, cursor: string | null) {
		return this.#inside(workspaceId, ({ inbox }) => inbox.conversation(contactId, cursor));
	}

	/** Answers once message and outbox row are stored; the alarm sends. */
	async send(
		workspaceId: string,
		author: string,
		input: { id: string; contactId: string; text: string },
	) {
		return this.#inside(workspaceId, (instance) =>
			writeOut(instance, (now) => instance.inbox.enqueue(author, input, now)),
		);
	}

	async retry(workspaceId: string, messageId: string) {
		return this.#inside(workspaceId, (instance) =>
			writeOut(instance, (now) => instance.inbox.retry(messageId, now)),
		);
	}

	async markRead(workspaceId: string, contactId: string) {
		return this.#inside(workspaceId, ({ inbox, config, afterChange }) => {
			const tellGateway = config.get()?.settings.autoReadMessages ?? false;
			const marked = inbox.markRead(contactId, tellGateway, Date.now());
			afterChange(Date.now());
			return marked;
		});
	}

	async link(workspaceId: string) {
		return this.#inside(workspaceId, ({ keeper }) => ok(keeper.view(Date.now())));
	}

	/** Connect, QR, disconnect: stored as due, done by the alarm. */
	async requestLink(workspaceId: string, wanted: LinkRequest) {
		return this.#inside(workspaceId, ({ keeper, afterChange }) => {
			const answer = keeper.request(wanted, Date.now());
			afterChange(Date.now());
			return answer;
		});
	}

	/**
	 * A gateway's verified batch. `gone`: nobody's, or deleted; the gateway may forget it (I12).
	 * `full`: nothing was stored; the gateway should come again (R32).
	 */
	async receive(
		events: GatewayEvent[],
		unread: { reason: string; body: string } | null = null,
	): Promise<"stored" | "gone" | "full"> {
		if (!this.#isSomebodys()) return "gone";
		if (this.#instance.inbox.isFull()) return "full";
		this.#instance.receive(events, Date.now());
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

	/** The simulated phone of this instance; not found where a real gateway carries it. */
	async phone(workspaceId: string, action: PhoneAction | null) {
		return this.#inside(workspaceId, (instance): Result<PhoneView, "not_found"> => {
			const simulator = instance.gateways.simulator();
			if (!simulator) return fail("not_found");
			const now = Date.now();
			if (action) instance.receive(simulator.act(action, now), now);
			return ok(simulator.view(now));
		});
	}

	/** Brings in conversations from elsewhere, as history. */
	async importHistory(workspaceId: string, contacts: ImportedContact[], linkedAs: string | null) {
		return this.#inside(workspaceId, (instance) => {
			importHistory(instance, contacts, linkedAs, Date.now());
			return ok(null);
		});
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

	#inside<T, Code extends string = never>(
		workspaceId: string,
		ask: (instance: Instance) => Result<T, Code>,
	): Result<T, Code | "not_found"> {
		return this.#belongsTo(workspaceId) ? ask(this.#instance) : fail("not_found");
	}
}
