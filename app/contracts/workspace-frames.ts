/** What the workspace's socket says, `/live/workspace`. valibot, because the browser ships it. */
import * as v from "valibot";
import { PLANS } from "../domain/billing/plan.ts";
import { unreadFor } from "../domain/conversations/unread.ts";
import { EVENT_OBJECTS } from "../domain/facebook/webhook.ts";
import { HEALTH_STATES } from "../domain/integrations/health.ts";
import { INSTANCE_STATUSES } from "../domain/channels/link/link-view.ts";

const Text = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Named in the socket's address by a page that understands `online_changed`. */
export const HEARS_CHANGES = "changes";
/** The same, by a page that takes `conversations`; its value is the `seq` up to which it has them, or "". */
export const TAKES_CONVERSATIONS = "conversations";

/** The figures of a `conversations` frame that every page reads. */
const UnreadFigures = v.object({ unreadOfNobody: Count, unreadMembers: v.record(Text, Count) });

/** A member's unread conversations by the figures of a frame; null: they are an earlier release's. */
export function parseUnread(counts: unknown, memberId: string): number | null {
	const parsed = v.safeParse(UnreadFigures, counts);
	return parsed.success ? unreadFor(parsed.output, memberId) : null;
}

/** What the hub says to every member of the workspace. */
export const WorkspaceFrame = v.variant("type", [
	/** `build`: which sources the server was built from; a page of another one is old. */
	// `seq`: of the hub's index of conversations, for pages that take `conversations`.
	v.object({
		type: v.literal("hello"),
		online: v.array(Text),
		build: v.optional(Text),
		seq: v.optional(Count),
		/** Changes of the header come as frames: no need to ask for them. */
		pushesHeader: v.optional(v.boolean()),
		/** Unread conversations of whoever hears it (domain/conversations/counts.ts). */
		unread: v.optional(Count),
	}),
	/** All who are here: to pages that do not say HEARS_CHANGES, and after a sleep. */
	v.object({ type: v.literal("online"), memberIds: v.array(Text) }),
	/** Who came and who went, gathered for a second; may name again whom `hello` named. */
	v.object({ type: v.literal("online_changed"), joined: v.array(Text), left: v.array(Text) }),
	v.object({
		type: v.literal("channel"),
		channelId: Text,
		// An older page reads words it does not know yet as these.
		status: v.fallback(v.picklist(INSTANCE_STATUSES), "unstable"),
		phone: v.nullable(Text),
	}),
	v.object({ type: v.literal("channels_changed") }),
	/** Something was said in a channel: whoever lists conversations reads again. To pages that do not say TAKES_CONVERSATIONS. */
	v.object({ type: v.literal("conversations_changed"), channelId: Text }),
	/**
	 * Conversations as they are now, and the figures beside lists. `seq`: what the page has then. Null: too much was
	 * missed, or some are gone, so the list is read again.
	 */
	v.object({
		type: v.literal("conversations"),
		seq: Count,
		/** Channels of which something was said. */
		channelIds: v.array(Text),
		// Parsed by whoever lists them (conversation-answers.ts).
		conversations: v.nullable(v.array(v.unknown())),
		counts: v.unknown(),
	}),
	/**
	 * A conversation calls anew: to the pages of whoever routing gave it to, or to all when it went back to the queue. What it
	 * is was said by `conversations` before, to those who may see it.
	 */
	v.object({ type: v.literal("routed"), conversationId: Text }),
	/** What a member pinned, whole, after `seq`. To the pages of that member alone. */
	// Parsed by whoever lists them (conversation-answers.ts).
	v.object({ type: v.literal("pinned"), seq: Count, pinned: v.array(v.unknown()) }),
	/** Members, invitations or the activity log changed: whoever shows them reads again. */
	v.object({ type: v.literal("team_changed") }),
	/** What became of an invitation's mail; its sender is told by a toast. */
	v.object({
		type: v.literal("invitation_delivery"),
		invitationId: Text,
		email: Text,
		memberId: Text,
		isResend: v.boolean(),
		outcome: v.picklist(["sent", "not_configured", "failed"]),
	}),
	/** A member's new notification, to the pages of that member alone. */
	// Parsed by the header (contracts/header.ts): a newer release may tell of a kind without words here.
	v.object({ type: v.literal("notification"), notification: v.unknown() }),
	/** The member has read these in another page. To the pages of that member alone. */
	v.object({ type: v.literal("notifications_read"), ids: v.array(Text) }),
	/** Failed jobs or kept events came or went: the header reads again. */
	v.object({ type: v.literal("header_changed") }),
	/** These members have a new notification: to pages that do not take `notification`. */
	v.object({ type: v.literal("notified"), memberIds: v.array(Text) }),
	v.object({ type: v.literal("plan_changed"), plan: v.fallback(v.picklist(PLANS), "free") }),
	/** Integrations were made, changed or removed: whoever lists them reads again. */
	v.object({ type: v.literal("integrations_changed") }),
	/**
	 * A test of an integration ended; `isNewProblem`: it worked before. `problems`: how many of the
	 * workspace's fail now.
	 */
	v.object({
		type: v.literal("integration_checked"),
		integrationId: Text,
		health: v.fallback(v.picklist(HEALTH_STATES), "unknown"),
		isNewProblem: v.boolean(),
		problems: Count,
	}),
	/** Accounts, syncs, webhooks, purchases or conversions changed: whoever shows them reads again. */
	v.object({ type: v.literal("facebook_changed") }),
	/** Meta told something: a toast in every open page (spec 2, section 8). */
	v.object({
		type: v.literal("facebook_event"),
		objectType: v.picklist(EVENT_OBJECTS),
		field: Text,
	}),
	/** Deliveries of an instance's outgoing webhook changed: whoever shows them reads again. */
	v.object({ type: v.literal("deliveries_changed"), channelId: Text }),
]);
export type WorkspaceFrame = v.InferOutput<typeof WorkspaceFrame>;

/** A frame for the pages of one member. */
export interface ToldMember {
	memberId: string;
	frame: WorkspaceFrame;
}
