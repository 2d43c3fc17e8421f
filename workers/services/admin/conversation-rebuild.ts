import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { askChannels } from "../conversations/ask-channels.ts";
import type { RecordActivity } from "../team/activity.ts";

/** How long somebody waits for the channels; what comes later is listed when it comes. */
const WAIT_MS = 20_000;
const LOOK_AGAIN_MS = 250;
const ASKING = { atOnce: 8, eachMs: 5_000, allMs: WAIT_MS };

export interface ConversationRebuildDeps {
	hub(
		workspaceId: string,
	): Pick<DurableObjectStub<WorkspaceHub>, "resetConversations" | "describeConversations">;
	channel(channel: Pick<ChannelSummary, "id" | "type">): Pick<ChannelStub, "tellConversations">;
	record: RecordActivity;
}

/** Conversations that are listed, and channels that have told everything or not yet. */
export interface Rebuilt {
	listed: number;
	told: number;
	/** Names. */
	untold: string[];
}

/**
 * Makes the list of conversations anew from the channels alone: the hub forgets all of it and every channel tells
 * everything, as it does whenever a gap shows. Whatever ends half way is gone on with by itself: a list that is opened
 * asks the channels that are missing. Twice is once.
 */
export function createConversationRebuild({ hub, channel, record }: ConversationRebuildDeps) {
	return {
		/** `forbidden` for whoever is no admin. Throws when the hub cannot be reached. */
		async run({ channels, member, workspace }: SignedIn): Promise<Result<Rebuilt, "forbidden">> {
			if (!may(member.role, "rebuild_lists")) return fail("forbidden");
			const ids = channels.map(({ id }) => id);
			const index = hub(workspace.id);
			const until = Date.now() + WAIT_MS;
			await record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "channels",
				entityId: workspace.id,
				metadata: { code: "conversations_rebuilt", count: String(ids.length) },
			});
			await index.resetConversations(ids);
			await askChannels(channels, (one) => channel(one).tellConversations(workspace.id), ASKING);
			let now = await index.describeConversations(ids);
			while (now.untold.length > 0 && Date.now() < until) {
				await scheduler.wait(LOOK_AGAIN_MS);
				now = await index.describeConversations(ids);
			}
			return ok({
				listed: now.listed,
				told: ids.length - now.untold.length,
				untold: channels.filter(({ id }) => now.untold.includes(id)).map(({ name }) => name),
			});
		},
	};
}
