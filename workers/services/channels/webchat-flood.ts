import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { ChannelStub } from "./stub.ts";

/** Calls of the object per request; a second request continues with what is left. */
const MAX_CALLS = 25;

export interface WebchatFloodDeps {
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	/** Subtracts these conversations from the plan's use, and re-evaluates conversations that were over the limit. */
	giveBack(workspaceId: string, conversationIds: string[]): Promise<void>;
	record: RecordActivity;
}

/** Ends a flood of webchat visitors, and undoes that. Methods throw when the channel's object is unreachable. */
export function createWebchatFlood(deps: WebchatFloodDeps) {
	function find(signedIn: SignedIn, channelId: string): Result<ChannelSummary, ErrorCode> {
		const channel = signedIn.channels.find(({ id }) => id === channelId);
		if (!channel) return fail("not_found");
		if (!may(signedIn.member.role, "link")) return fail("forbidden");
		return channel.type === "webchat" ? ok(channel) : fail("not_supported");
	}

	async function note(signedIn: SignedIn, { id, name }: ChannelSummary): Promise<void> {
		await deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action: "updated",
			entityType: "channels",
			entityId: id,
			metadata: { code: "channel_updated", name },
		});
	}

	return {
		/**
		 * Takes the webchat offline, closes the conversations that the flood began and no member answered, and
		 * subtracts them from the plan's use. Refuses with `not_found`, `forbidden` or `not_supported` (no webchat).
		 */
		async close(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const channel = find(signedIn, channelId);
			if (!channel.ok) return channel;
			const { id: workspaceId } = signedIn.workspace;
			const object = deps.channel(channel.value);
			const closed = await object.requestLink(workspaceId, "disconnect");
			if (!closed.ok) return closed;
			for (let call = 0; call < MAX_CALLS; call++) {
				const ended = await object.endFlood(workspaceId);
				if (!ended.ok) return ended;
				const { ids, hasMore } = ended.value;
				if (ids.length > 0) await deps.giveBack(workspaceId, ids);
				if (!hasMore) break;
			}
			await note(signedIn, channel.value);
			return ok(null);
		},

		/** Takes the webchat online again and reopens what `close` closed. The refusals of `close`. */
		async reopen(signedIn: SignedIn, channelId: string): Promise<Result<null, ErrorCode>> {
			const channel = find(signedIn, channelId);
			if (!channel.ok) return channel;
			const { id: workspaceId } = signedIn.workspace;
			const object = deps.channel(channel.value);
			for (let call = 0; call < MAX_CALLS; call++) {
				const undone = await object.undoFlood(workspaceId);
				if (!undone.ok) return undone;
				if (!undone.value.hasMore) break;
			}
			const opened = await object.requestLink(workspaceId, "connect");
			if (!opened.ok) return opened;
			await note(signedIn, channel.value);
			return ok(null);
		},
	};
}
