import type { z } from "zod";
import type { BodyOf, ChannelOperationName, ParamsOf } from "#app/contracts/channel-routes.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { LimitName } from "#app/domain/net/limits.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, type Result } from "#app/domain/result.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Permission } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { ActDecisions } from "../agents/act-decisions.ts";
import type { ConversationHelp } from "../agents/conversation-help.ts";
import type { EntryUse } from "../agents/entry-use.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import type { AdPlaces } from "../facebook/ad-places.ts";
import type { Keeping } from "./keeping.ts";
import type { ChannelStub, InstanceStub } from "./stub.ts";
import type { LinkPreviews } from "./link-previews.ts";
import type { Limit } from "../limiter.ts";
import type { LinkInvitations } from "./link-invitations.ts";
import type { Notify } from "../shell/notifications.ts";

/** Services that operations use besides the channel's object. */
export interface ChannelOperationDeps {
	hub(
		workspaceId: string,
	): Pick<DurableObjectStub<WorkspaceHub>, "forgetConversations" | "conversationsOf">;
	channel(channel: SignedIn["channels"][number]): ChannelStub;
	db: Database;
	log: Log;
	record: RecordActivity;
	notify: Notify;
	conversationHelp: ConversationHelp;
	entryUse: Pick<EntryUse, "markRight">;
	actDecisions: ActDecisions;
	linkInvitations: LinkInvitations;
	/** Null: this installation keeps no files. */
	files: FileStore | null;
	keeping: Pick<Keeping, "keepNow">;
	linkPreviews: Pick<LinkPreviews, "find">;
	adPlaces: Pick<AdPlaces, "refresh">;
	/** Origin of this deployment, without a path. */
	publicUrl: string;
}

/** The input of one call: path parameters, query and JSON body, each checked by the operation's own schema. */
interface Input<Name extends ChannelOperationName, Query> {
	params: ParamsOf<Name>;
	query: Query;
	body: BodyOf<Name>;
}

/** One permitted call. */
export interface Asked<Channel> {
	signedIn: SignedIn;
	workspaceId: string;
	channelId: string;
	/** The channel's object. */
	channel: Channel;
}

interface Shape<Name extends ChannelOperationName, Query, Answer, Channel> {
	/**
	 * It calls one method of the channel and nothing else, and uses of the sign-in only the member's id and name, whether answers claim and the workspace's fields, as
	 * arguments: so it may be prepared before it is known who asks (direct.ts).
	 */
	isDirect?: true;
	permission: Permission;
	/** Checked after the permission, so that a refused member does not use up a shared limit. */
	limit?: { name: LimitName; by: "member" | "channel" };
	body?: z.ZodType<BodyOf<Name>>;
	/** Parses the query string; null answers `invalid_request`. */
	query?: (typed: Readonly<Record<string, string>>) => Query | null;
	/** HTTP status of success, 200 by default; 204 has no body. */
	status?: 202 | 204;
	run(
		asked: Asked<Channel> & Input<Name, Query>,
		deps: ChannelOperationDeps,
	): Promise<Result<Answer, ErrorCode>>;
	/** What is told of it once it was answered; whoever asked does not wait. Never rejects. */
	after?(told: Told<Answer>, deps: ChannelOperationDeps): Promise<void>;
}

/** What was answered, and to whom. */
export interface Told<Answer> {
	signedIn: SignedIn;
	workspaceId: string;
	answer: Answer;
}

/** Any operation, with the types of its own input erased, as the runner and the routes see it. */
export interface ChannelOperation {
	name: ChannelOperationName;
	/** Which channels have it: all, or WhatsApp numbers only. */
	of: "any" | "number";
	isDirect?: true;
	permission: Permission;
	limit?: { name: LimitName; by: "member" | "channel" };
	body?: z.ZodType;
	query?: (typed: Readonly<Record<string, string>>) => unknown;
	status?: 202 | 204;
	run(asked: never, deps: ChannelOperationDeps): Promise<Result<unknown, ErrorCode>>;
	after?(told: never, deps: ChannelOperationDeps): Promise<void>;
}

/**
 * Defines an operation of channels of every type. Method and path are in channel-routes.ts; permission, rate limit,
 * input schemas and what it does are defined here and nowhere else.
 */
export const defineOperation = <Name extends ChannelOperationName, Answer, Query = null>(
	name: Name,
	shape: Shape<Name, Query, Answer, ChannelStub>,
): ChannelOperation => ({ name, of: "any", ...shape });

/** The same for WhatsApp numbers only; on a channel of another type it is `not_found`. */
export const defineNumberOperation = <Name extends ChannelOperationName, Answer, Query = null>(
	name: Name,
	shape: Shape<Name, Query, Answer, InstanceStub>,
): ChannelOperation => ({ name, of: "number", ...shape });

export interface OperationRunnerDeps extends ChannelOperationDeps {
	limit: Limit;
	defer(work: Promise<unknown>): void;
}

/** Lets an operation tell of what it did, behind its answer. */
export function tellAfter(
	deps: OperationRunnerDeps,
	operation: ChannelOperation,
	signedIn: SignedIn,
	done: Result<unknown, ErrorCode>,
): void {
	if (!done.ok || !operation.after) return;
	const told = { signedIn, workspaceId: signedIn.workspace.id, answer: done.value };
	deps.defer(operation.after(told as never, deps));
}

/** The parsed input of a request, before permission is checked. */
export interface ParsedInput {
	params: Readonly<Record<string, string>>;
	query: unknown;
	body: unknown;
}

/**
 * Runs an operation for a member. In this order: `not_found` and `forbidden` (findPermitted), `rate_limited`, then
 * the operation's own refusals. Throws what the operation throws.
 */
export const createOperationRunner =
	(deps: OperationRunnerDeps) =>
	async (
		operation: ChannelOperation,
		signedIn: SignedIn,
		channelId: string,
		input: ParsedInput,
	): Promise<Result<unknown, ErrorCode>> => {
		const { permission, of, limit } = operation;
		const channel = findPermitted(signedIn, channelId, permission, of);
		if (!channel.ok) return channel;
		const key = limit?.by === "channel" ? channelId : signedIn.member.id;
		if (limit && !(await deps.limit(limit.name, key))) return fail("rate_limited");
		const asked = { signedIn, workspaceId: signedIn.workspace.id, channelId, ...input };
		// The operation's own schemas have checked the input; the table of operations erases their types.
		const done = await operation.run(
			{ ...asked, channel: bySight(deps.channel(channel.value), sightOf(signedIn)) } as never,
			deps,
		);
		tellAfter(deps, operation, signedIn, done);
		return done;
	};
