import type { z } from "zod";
import type { BodyOf, ChannelOperationName, ParamsOf } from "#app/contracts/channel-routes.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { LimitName } from "#app/domain/net/limits.ts";
import { fail, type Result } from "#app/domain/result.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Permission } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { ConversationHelp } from "../agents/conversation-help.ts";
import { findPermitted } from "./inside-channel.ts";
import type { ChannelStub, InstanceStub } from "./stub.ts";
import type { Limit } from "../limiter.ts";
import type { LinkInvitations } from "./link-invitations.ts";
import type { Notify } from "../shell/notifications.ts";

/** What operations need besides the channel's object. */
export interface ChannelOperationDeps {
	db: Database;
	log: Log;
	record: RecordActivity;
	notify: Notify;
	conversationHelp: ConversationHelp;
	linkInvitations: LinkInvitations;
}

/** What one call says: path, query and JSON body, each checked by the operation's own shapes. */
interface Said<Name extends ChannelOperationName, Query> {
	params: ParamsOf<Name>;
	query: Query;
	body: BodyOf<Name>;
}

/** One call, when it is sure that the member may. */
export interface Asked<Channel> {
	signedIn: SignedIn;
	workspaceId: string;
	channelId: string;
	/** The channel's object. */
	channel: Channel;
}

interface Shape<Name extends ChannelOperationName, Query, Answer, Channel> {
	permission: Permission;
	/** Asked after the permission: nobody uses up what they may not do. */
	limit?: { name: LimitName; by: "member" | "channel" };
	body?: z.ZodType<BodyOf<Name>>;
	/** Null: it asks for something that is not known. */
	query?: (typed: Readonly<Record<string, string>>) => Query | null;
	/** Of success: 200 unless said; 204 has no body. */
	status?: 202 | 204;
	run(
		asked: Asked<Channel> & Said<Name, Query>,
		deps: ChannelOperationDeps,
	): Promise<Result<Answer, ErrorCode>>;
}

/** An operation as whoever runs any of them sees it. */
export interface ChannelOperation {
	name: ChannelOperationName;
	/** Channels of every type, or WhatsApp numbers alone. */
	of: "any" | "number";
	permission: Permission;
	limit?: { name: LimitName; by: "member" | "channel" };
	body?: z.ZodType;
	query?: (typed: Readonly<Record<string, string>>) => unknown;
	status?: 202 | 204;
	run(asked: never, deps: ChannelOperationDeps): Promise<Result<unknown, ErrorCode>>;
}

/**
 * An operation that any channel can be asked for. Its path stands in channel-routes.ts; who may, how often, what it
 * takes and what it does stand here and nowhere else.
 */
export const defineOperation = <Name extends ChannelOperationName, Answer, Query = null>(
	name: Name,
	shape: Shape<Name, Query, Answer, ChannelStub>,
): ChannelOperation => ({ name, of: "any", ...shape });

/** The same of WhatsApp numbers: a channel of another type has nothing of the kind. */
export const defineNumberOperation = <Name extends ChannelOperationName, Answer, Query = null>(
	name: Name,
	shape: Shape<Name, Query, Answer, InstanceStub>,
): ChannelOperation => ({ name, of: "number", ...shape });

export interface OperationRunnerDeps extends ChannelOperationDeps {
	channel(channel: SignedIn["channels"][number]): ChannelStub;
	limit: Limit;
}

/** What was read of a request, before anybody knows whether it may be done. */
interface Given {
	params: Readonly<Record<string, string>>;
	query: unknown;
	body: unknown;
}

/** Runs operations for members: is it theirs, may they (findPermitted), is it too often (429), then what is asked. */
export const createOperationRunner =
	(deps: OperationRunnerDeps) =>
	async (
		operation: ChannelOperation,
		signedIn: SignedIn,
		channelId: string,
		given: Given,
	): Promise<Result<unknown, ErrorCode>> => {
		const { permission, of, limit } = operation;
		const channel = findPermitted(signedIn, channelId, permission, of);
		if (!channel.ok) return channel;
		const key = limit?.by === "channel" ? channelId : signedIn.member.id;
		if (limit && !(await deps.limit(limit.name, key))) return fail("rate_limited");
		const asked = { signedIn, workspaceId: signedIn.workspace.id, channelId, ...given };
		// Its own shapes have checked what was given; the table forgets them, so that one can walk it.
		return operation.run({ ...asked, channel: deps.channel(channel.value) } as never, deps);
	};
