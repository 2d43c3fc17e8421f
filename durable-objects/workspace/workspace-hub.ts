import { DurableObject } from "cloudflare:workers";
import { BUILD } from "#app/contracts/build.ts";
import {
	HEARS_CHANGES,
	TAKES_CONVERSATIONS,
	type ToldMember,
	type WorkspaceFrame,
} from "#app/contracts/workspace-frames.ts";
import type { HubAnswer, HubQuestion } from "#app/contracts/hub-questions.ts";
import type { LateJob, PushJob } from "#app/contracts/jobs.ts";
import type { SeenMoments } from "#app/contracts/seen.ts";
import type {
	IndexedConversation,
	ToldChanges,
	ToldPage,
} from "#app/contracts/told-conversations.ts";
import type { ToldFigures } from "#app/contracts/told-figures.ts";
import type { CountedConversation } from "#app/domain/billing/limits.ts";
import type { DumpEnd, DumpPage } from "#app/domain/backup/dump.ts";
import type { Plan } from "#app/domain/billing/plan.ts";
import type { Period } from "#app/domain/service-figures/period.ts";
import type { Reader } from "#app/domain/service-figures/range.ts";
import type { AccountOwner } from "#app/domain/channels/account-owner.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import type { KnownBy } from "#app/domain/conversations/same-person.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import type { ListWish } from "#app/domain/conversations/filter.ts";
import { wishOf } from "#app/domain/conversations/list-filter.ts";
import { may } from "#app/domain/team/role.ts";
import { isOpenWhenDown } from "#app/domain/net/limits.ts";
import { fail, type Result } from "#app/domain/result.ts";
import type { SemanticQuestion } from "#app/contracts/semantic-search.ts";
import { parseIdentity } from "#app/contracts/live-identity.ts";
import { loadConfig } from "#workers/config.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { readChannelTypes } from "#workers/data/projections/channel.ts";
import { listListeners } from "#workers/data/projections/alerts.ts";
import { findSignIn } from "#workers/data/projections/sign-in.ts";
import { readRoutingDirectory } from "#workers/data/projections/routing.ts";
import { readPlan } from "#workers/data/projections/plan.ts";
import { projectSight } from "#workers/data/projections/seen.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { type KnowledgeObject, openKnowledge } from "../knowledge/knowledge-object.ts";
import { createSiteReader } from "../knowledge/site-reader.ts";
import { knowledgeOperations } from "../knowledge/operations.ts";
import { type AlarmClock, createAlarmClock } from "../object/alarm.ts";
import { dropDump, readDump } from "../object/dump.ts";
import { migrate } from "../object/migrate.ts";
import { ASK, withOperations } from "../object/operations.ts";
import {
	beginRestoration,
	endRestoration,
	type RestoreRefusal,
	takePart,
} from "../object/restoration.ts";
import {
	answerClose,
	createSockets,
	send,
	type SocketRevocation,
	type Sockets,
} from "../object/sockets.ts";
import { type Alerts, alertSteps, createAlerts } from "./alerts.ts";
import { type AccountDirectory, openAccountDirectory } from "./account-directory.ts";
import { type Attendance, createAttendance, HEARS_CHANGES_TAG } from "./attendance.ts";
import {
	type ConversationChange,
	createConversations,
	TAKES_CONVERSATIONS_TAG,
	type WorkspaceConversations,
} from "./conversations/conversations.ts";
import { latenessSteps } from "./conversations/lateness.ts";
import { pinSteps } from "./conversations/pins.ts";
import { conversationSteps } from "./conversations/rows.ts";
import { createFigures, figureSteps, type WorkspaceFigures } from "./figures.ts";
import { createRights, type Rights } from "./rights.ts";
import { createRouting, type Routing, type RoutingParts, routingSteps } from "./routing.ts";
import { type AskingParts, createAsking } from "./asking.ts";
import { createPlanCounters, type PlanCounters, planSteps } from "./plan-counters.ts";
import { createSeen, type Seen, seenSteps } from "./seen.ts";

/** Whether one more message of a member passes; the limiter that is down lets it pass (R47). */
async function allowsSend({ SEND_LIMIT }: Env, memberId: string): Promise<boolean> {
	try {
		return (await SEND_LIMIT.limit({ key: memberId })).success;
	} catch (error) {
		const isOpen = isOpenWhenDown("send");
		logEvent({ event: "limiter_down", level: "error", limiter: "send", isOpen, error });
		return isOpen;
	}
}

/** Frames that tell of something a sign-in is answered with: the directory of channels, the plan, members. */
const CHANGES_RIGHTS: ReadonlySet<WorkspaceFrame["type"]> = new Set([
	"channel",
	"channels_changed",
	"plan_changed",
	"team_changed",
]);
/**
 * How long a channel's status is sent to newly opened sockets: a page is read from the directory before it
 * opens its socket, and would miss a change in between.
 */
const REPEAT_STATUS_MS = 30_000;
const MAX_REMEMBERED = 200;

const HUB_SCHEMA = {
	plan: planSteps,
	conversations: conversationSteps,
	pins: pinSteps,
	figures: figureSteps,
	seen: seenSteps,
	alerts: alertSteps,
	lateness: latenessSteps,
	routing: routingSteps,
};

type StatusFrame = Extract<WorkspaceFrame, { type: "channel" }>;

/** The newest status of each channel that changed lately. In memory only: D1 has it soon. */
function createRecentStatuses() {
	const known = new Map<string, { frame: StatusFrame; at: number }>();
	return {
		note(frame: WorkspaceFrame, now: number): void {
			if (frame.type !== "channel") return;
			known.delete(frame.channelId);
			known.set(frame.channelId, { frame, at: now });
			const [oldest] = known.keys();
			if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
		},

		/** In the order in which they were published. */
		list: (now: number): StatusFrame[] =>
			[...known.values()]
				.filter(({ at }) => now - at <= REPEAT_STATUS_MS)
				.map(({ frame }) => frame),
	};
}

/**
 * A workspace has two objects of this class; a third kind knows whose an account of Meta's is (account-directory.ts). Its hub, named by its id, sends frames to all members' browsers, knows who
 * is online and counts conversations against the plan. The other one (`knowledgeObjectName`) holds what its agents
 * know: no class of its own, because the platform lets no deployment be rolled back to before a class was added.
 */
class WorkspaceObject extends DurableObject<Env> {
	readonly #sockets: Sockets;
	readonly #counters: PlanCounters;
	readonly #alarm: AlarmClock;
	readonly #attendance: Attendance;
	readonly #conversations: WorkspaceConversations;
	readonly #figures: WorkspaceFigures;
	readonly #seen: Seen;
	readonly #statuses = createRecentStatuses();
	readonly #alerts: Alerts;
	readonly #routing: Routing;
	readonly #rights: Rights;
	readonly #ask: ReturnType<typeof createAsking>;
	readonly #knowledge: KnowledgeObject | null;
	readonly #accounts: AccountDirectory | null;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
		migrate(ctx.storage, HUB_SCHEMA);
		this.#sockets = createSockets(ctx);
		this.#alarm = createAlarmClock(ctx.storage);
		this.#attendance = createAttendance(ctx, this.#sockets, this.#alarm);
		this.#counters = createPlanCounters({
			storage: ctx.storage,
			readPlan: () => readPlan(env.DB, ctx.id.name ?? ""),
			hasPlanLimits: () => loadConfig(env).hasPlanLimits,
			now: Date.now,
		});
		this.#figures = createFigures(ctx.storage.sql);
		const workspaceId = ctx.id.name ?? "";
		this.#seen = createSeen({
			sql: ctx.storage.sql,
			sockets: this.#sockets,
			tell: (who, at) => projectSight(env.DB, workspaceId, who, at),
		});
		const channel = (id: string, type: ChannelType) =>
			(type === "whatsapp" ? env.WHATSAPP_INSTANCE : env.CHANNEL_INBOX).getByName(
				channelObjectName(id),
			);
		const queueJobs = async (jobs: (PushJob | LateJob)[]): Promise<void> => {
			await env.WEBHOOKS_OUT.sendBatch(jobs.map((body) => ({ body })));
		};
		this.#alerts = createAlerts({
			workspaceId,
			sql: ctx.storage.sql,
			sockets: this.#sockets,
			readListeners: (now) =>
				listListeners(env.DB, workspaceId, { now, idleMs: loadConfig(env).signIn.idleMs }),
			queue: queueJobs,
		});
		this.#conversations = createConversations(ctx, this.#sockets, {
			workspaceId,
			queueLate: queueJobs,
			readChannels: () => readChannelTypes(env.DB, workspaceId),
			// Beside the answer: a channel's telling does not wait for it.
			heard: (changes) => ctx.waitUntil(this.#heard(changes)),
			channel,
		});
		this.#routing = createRouting({
			workspaceId,
			sql: ctx.storage.sql,
			index: this.#conversations.index,
			online: () => this.#attendance.memberIds(),
			read: () => readRoutingDirectory(env.DB, workspaceId),
			readChannels: () => readChannelTypes(env.DB, workspaceId),
			// By name: as in `createAsking`.
			channel: (id, type) => channel(id, type) as unknown as ReturnType<RoutingParts["channel"]>,
			call: (conversation, to) => this.#call(conversation, to),
			wakeAt: (at) => this.#alarm.wakeAt(at),
			beside: (task) => ctx.waitUntil(task),
		});
		this.#accounts = openAccountDirectory(ctx, ({ channelId, type }) => channel(channelId, type));
		this.#rights = createRights({
			workspaceId,
			read: (tokenHash, now) => findSignIn(env.DB, tokenHash, now, loadConfig(env).signIn.idleMs),
			idleMs: () => loadConfig(env).signIn.idleMs,
		});
		this.#ask = createAsking({
			workspaceId,
			rights: this.#rights,
			list: (wish, channelIds, sight) => this.#conversations.list(wish, channelIds, sight),
			// By name: which methods there are, the operations' table says (workers/services/channels/operations).
			channel: (id, type) => channel(id, type) as unknown as ReturnType<AskingParts["channel"]>,
			allowsSend: (memberId) => allowsSend(env, memberId),
		});
		this.#knowledge = openKnowledge(ctx, env.DB, { env, read: createSiteReader(env) });
		// What holds the knowledge has an alarm of its own.
		if (!this.#knowledge) void ctx.blockConcurrencyWhile(() => this.#alarm.repair(null));
	}

	/** Runs an operation of the workspace's knowledge; `not_found` for any other workspace, and for its hub. */
	async [ASK](
		workspaceId: string,
		run: (knowledge: Knowledge) => Result<unknown, string>,
	): Promise<Result<unknown, string>> {
		return this.#knowledge?.ask(workspaceId, run) ?? fail("not_found");
	}

	/** The passages of an agent's bases that are near in meaning; `not_found` as for operations. */
	async searchByMeaning(workspaceId: string, question: SemanticQuestion) {
		return this.#knowledge?.searchByMeaning(workspaceId, question) ?? fail("not_found");
	}

	/**
	 * Counts a conversation that began at `at` (epoch ms) against the plan; the same id again changes
	 * nothing (N01).
	 */
	async countConversation(conversationId: string, at: number): Promise<CountedConversation> {
		return this.#counters.countConversation(conversationId, at);
	}

	/** Takes conversations off the count; returns how many were counted. */
	async giveBack(conversationIds: string[]): Promise<number> {
		return this.#counters.giveBack(conversationIds);
	}

	/** New conversations in the calendar month of `at` (epoch ms). */
	async countUsed(at: number): Promise<number> {
		return this.#counters.usedConversations(at);
	}

	/** The plan was changed in D1: its limits apply from now on. */
	async keepPlan(plan: Plan): Promise<void> {
		this.#counters.keepPlan(plan);
	}

	/** Up to where a channel's object has told of its conversations; null: it tells everything. */
	async conversationMark(channelId: string, generation: number) {
		return this.#conversations.markOf(channelId, generation);
	}

	/** Takes what a channel's object tells of its conversations, and sends it to all members (conversation-index.ts). */
	async tellConversations(channelId: string, told: ToldChanges | ToldPage) {
		const answer = this.#conversations.take(channelId, told);
		this.#alarm.wakeAt(this.#conversations.nextLook(Date.now()));
		this.#alarm.wakeAt(this.#conversations.nextLateOfTold(Date.now()));
		return answer;
	}

	/** Keeps a channel's newest figures. */
	async tellFigures(channelId: string, told: ToldFigures): Promise<null> {
		this.#figures.take(channelId, told);
		return null;
	}

	/** The newest figures of all channels that told any. */
	async readFigures() {
		return this.#figures.read();
	}

	/** What somebody may see of what was counted of conversations in a period, and who waits now. @param channelIds of the workspace */
	async readServiceFigures(period: Period, reader: Reader, channelIds: string[]) {
		const waiting = wishOf({ status: "active", order: "longest" }, reader.memberId);
		const { page, overview } = this.#conversations.list(waiting, channelIds, reader.sight);
		return {
			...this.#figures.ofPeriod(period, reader, channelIds),
			counts: overview.counts,
			longest: page.conversations,
		};
	}

	/** Removes a channel's conversations, or those of some contacts; returns how many. With all of them: its figures. */
	async forgetConversations(channelId: string, contactIds: string[] | null): Promise<number> {
		if (contactIds === null) this.#figures.forget(channelId);
		return this.#conversations.forget(channelId, contactIds);
	}

	/** Forgets all conversations: their channels, asked by the caller, tell everything anew. */
	async resetConversations(channelIds: string[]): Promise<null> {
		this.#conversations.reset(channelIds);
		return null;
	}

	/** How many conversations are listed, and which of these channels have not told all of theirs. */
	async describeConversations(channelIds: string[]) {
		return this.#conversations.describe(channelIds);
	}

	/** Pins a conversation's contact for a member, or takes the pin off: the member's pins then. The same again changes nothing. */
	async setPin(
		memberId: string,
		conversationId: string,
		isPinned: boolean,
		sight: ConversationSight | null = null,
	) {
		return this.#conversations.setPin(memberId, conversationId, isPinned, sight);
	}

	/** Takes an erased member's name off all conversations, and their pins away. */
	async forgetMember(memberId: string): Promise<null> {
		this.#conversations.forgetMember(memberId);
		this.#seen.forget(memberId);
		this.#figures.forgetMember(memberId);
		return null;
	}

	/** A department is deleted: conversations of it have none. */
	async forgetDepartment(departmentId: string): Promise<null> {
		this.#conversations.forgetDepartment(departmentId);
		return null;
	}

	/**
	 * A page of conversations and the figures beside it.
	 * @param channelIds of the workspace
	 * @param sight what the member reads (sight.ts); null: everything. As for all that follow
	 */
	async listConversations(
		wish: ListWish,
		channelIds: string[],
		sight: ConversationSight | null = null,
	) {
		return this.#conversations.list(wish, channelIds, sight);
	}

	/**
	 * Who is signed in, and with it what the Worker asks for them (asking.ts). Rejects when D1 cannot say who it is.
	 */
	async ask(tokenHash: string, questions: HubQuestion[], now: number): Promise<HubAnswer> {
		return this.#ask(tokenHash, questions, now);
	}

	/** Rights are about to change: until `revoke` follows, or for half a minute, D1 is asked each time. */
	async holdRights(): Promise<null> {
		this.#rights.hold(Date.now());
		this.#alerts.forget();
		this.#routing.hold(Date.now());
		return null;
	}

	/** Settings of routing, somebody's capacity or absence changed: what waits may have found somebody. */
	async forgetRouting(): Promise<null> {
		this.#routing.forget();
		this.#route();
		return null;
	}

	/** Who may be told by a push changed, or what they want to hear. */
	async forgetListeners(): Promise<null> {
		this.#alerts.forget();
		return null;
	}

	/** What belongs to sign-ins, such as names, changed. */
	async forgetRights(): Promise<null> {
		this.#rights.forget();
		return null;
	}

	/** One conversation by its id; null when there is none. */
	async findConversation(id: string, sight: ConversationSight | null = null) {
		const found = this.#conversations.find(id);
		return found && mayRead(sight, found) ? found : null;
	}

	/** Conversations of one person in all channels, as far as they are not archived; a contact's own only by phone or e-mail. */
	async conversationsOf(person: KnownBy, sight: ConversationSight | null = null) {
		return this.#conversations.ofPerson(person, sight);
	}

	/** The newest conversations, active or closed. */
	async newestConversations(
		limit: number,
		channelIds: string[],
		sight: ConversationSight | null = null,
	) {
		return this.#conversations.newest(limit, channelIds, sight);
	}

	/**
	 * Sends a frame to all members. Only our own code calls it, which found this hub by the workspace's id.
	 */
	async publish(frame: WorkspaceFrame): Promise<void> {
		this.#statuses.note(frame, Date.now());
		if (CHANGES_RIGHTS.has(frame.type)) this.#rights.forget();
		// Of none of these frames is anything a conversation's.
		const text = JSON.stringify(frame);
		this.#sockets.broadcast(text, () => text);
	}

	/** Sends each frame to the pages of one member. */
	async tellMembers(told: ToldMember[]): Promise<void> {
		for (const { memberId, frame } of told) this.#sockets.sendTo(memberId, JSON.stringify(frame));
	}

	/** Ids of the members with an open browser. */
	async onlineMembers(): Promise<string[]> {
		return this.#attendance.memberIds();
	}

	/** Whose the account is that this object is named by (account-directory.ts); no hub knows. */
	async findOwner() {
		return this.#accounts?.find() ?? { owner: null, epoch: 0 };
	}

	/** Keeps whose it is, as D1 said after `epoch` was asked for. */
	async keepOwner(owner: AccountOwner, epoch: number) {
		return this.#accounts?.keep(owner, epoch) ?? "gone";
	}

	/** It may change hands, until `endMove`. */
	async beginMove(token: string): Promise<null> {
		await this.#accounts?.begin(token);
		return null;
	}

	async endMove(token: string): Promise<null> {
		await this.#accounts?.end(token);
		return null;
	}

	/** A member's browser asked for something. */
	async noteSeen(who: { signInId: string; memberId: string }): Promise<null> {
		this.#seen.note(who, Date.now());
		return null;
	}

	/** When members and sign-ins were seen last. */
	async readSeen(): Promise<SeenMoments> {
		return this.#seen.read(Date.now());
	}

	/** The workspace is deleted: all sockets are closed, and everything counted or known is gone. */
	async erase(): Promise<null> {
		this.#rights.release();
		this.#sockets.revoke({});
		await this.ctx.storage.deleteAlarm();
		if (this.#knowledge) await this.#knowledge.erase();
		else await this.ctx.storage.deleteAll();
		return null;
	}

	/** Closes the selected sockets at once (D11); returns how many. */
	async revoke(who: SocketRevocation): Promise<number> {
		this.#rights.release();
		this.#alerts.forget();
		this.#routing.forget();
		if (who.memberId && !who.signInId && !who.mayReturn) {
			this.#seen.forget(who.memberId);
			this.#conversations.forgetPins(who.memberId);
			this.#route();
		}
		return this.#sockets.revoke(who);
	}

	/** A page of everything this object holds, for a backup (dump.ts). */
	async dump(from: string | null): Promise<DumpPage> {
		return readDump(this.ctx.storage, null, from, Date.now());
	}

	/** The last page of a dump was stored: what was copied for it goes. */
	async dropDump(): Promise<null> {
		dropDump(this.ctx.storage);
		return null;
	}

	/** Begins to put a dump back, or says how many parts are in. */
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
		return takePart(this.ctx.storage, backup, part, null);
	}

	/** Ends a restoration: the rows are compared with what the dump counted. */
	async finishRestore(backup: string, end: DumpEnd): Promise<Result<object, RestoreRefusal>> {
		return endRestoration(this.ctx.storage, backup, end, () => ({}));
	}

	/** A WebSocket upgrade from the Worker, which has checked the sign-in. 404 for a foreign workspace. */
	override async fetch(incoming: Request): Promise<Response> {
		const identity = parseIdentity(incoming.headers);
		if (identity === null || identity.workspaceId !== this.ctx.id.name)
			return new Response(null, { status: 404 });
		const { searchParams } = new URL(incoming.url);
		const since = searchParams.get(TAKES_CONVERSATIONS);
		const tags = [
			...(searchParams.has(HEARS_CHANGES) ? [HEARS_CHANGES_TAG] : []),
			...(since === null ? [] : [TAKES_CONVERSATIONS_TAG]),
		];
		const { response, socket } = this.#sockets.accept(identity, Date.now(), tags);
		if (socket) {
			this.#attendance.join(identity.memberId);
			this.#routing.noteHere(identity.memberId, may(identity.role, "send"));
			this.#route();
			this.#seen.opened(socket, Date.now());
			const online = this.#attendance.memberIds();
			// Before `hello`: who has heard what was missed needs not read lists again.
			const sight = identity.reads ?? null;
			if (since) send(socket, JSON.stringify(this.#conversations.frameSince(Number(since), sight)));
			if (since !== null)
				send(socket, JSON.stringify(this.#conversations.pinnedFrame(identity.memberId, sight)));
			const { seq } = this.#conversations;
			const hello: WorkspaceFrame = {
				type: "hello",
				online,
				build: BUILD,
				seq: seq(),
				pushesHeader: true,
				unread: this.#conversations.unreadFor(identity.memberId, sight),
			};
			send(socket, JSON.stringify(hello));
			for (const frame of this.#statuses.list(Date.now())) send(socket, JSON.stringify(frame));
		}
		return response;
	}

	override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
		const text = this.#sockets.admit(socket, frame, Date.now());
		if (text !== null) this.#alerts.look(socket, text);
	}

	override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
		answerClose(socket, code);
		await this.#leave(socket);
	}

	override async webSocketError(socket: WebSocket): Promise<void> {
		await this.#leave(socket);
	}

	async #leave(socket: WebSocket): Promise<void> {
		this.#attendance.leave(socket);
		await this.#attempt("sight_not_stored", () => this.#seen.closed(socket, Date.now()));
	}

	override async alarm(): Promise<void> {
		if (this.#knowledge) await this.#knowledge.onAlarm();
		else await this.#onHubAlarm(Date.now());
	}

	/** One alarm for both: what is announced too often is a frame, what is looked at too often a row read. */
	async #onHubAlarm(now: number): Promise<void> {
		this.#alarm.hasFired();
		this.#attendance.announce();
		this.#route();
		await this.#attempt("conversations_not_tended", () => this.#conversations.tend(now));
		await this.#attempt("sight_not_stored", () => this.#seen.tellOfOpen(now));
		await this.#attempt("late_not_told", () => this.#conversations.tellLate(now));
		this.#alarm.wakeAt(this.#conversations.nextLook(now));
		this.#alarm.wakeAt(this.#conversations.nextLate(now));
		this.#alarm.wakeAt(this.#seen.nextTelling(now));
	}

	/** Whoever is being given a conversation hears of it then, and nobody else before. */
	async #heard(changes: readonly ConversationChange[]): Promise<void> {
		const given = await this.#routing.look(Date.now());
		const others = changes.filter(({ after }) => !given.has(after.id));
		await this.#alerts.tell(others, Date.now());
	}

	/** Looks whether a conversation that waits finds somebody now. */
	#route(): void {
		this.ctx.waitUntil(this.#routing.look(Date.now()));
	}

	/** A conversation calls whoever was given it; everybody, where it went back to the queue. */
	#call(conversation: IndexedConversation, to: string | null): void {
		const frame: WorkspaceFrame = { type: "routed", conversationId: conversation.id };
		const text = JSON.stringify(frame);
		const toBound = (sight: ConversationSight) => (mayRead(sight, conversation) ? text : null);
		if (to === null) this.#sockets.broadcast(text, toBound);
		else this.#sockets.sendTo(to, text);
		this.ctx.waitUntil(this.#alerts.call(conversation, to, Date.now()));
	}

	/** What fails is logged and made up for later. */
	async #attempt(event: string, act: () => Promise<unknown>): Promise<void> {
		try {
			await act();
		} catch (error) {
			logEvent({ event, level: "error", workspaceId: this.ctx.id.name, error: String(error) });
		}
	}
}

export class WorkspaceHub extends withOperations(WorkspaceObject, knowledgeOperations) {}
