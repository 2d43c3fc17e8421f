import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { ChannelStub } from "./stub.ts";

/** Calls of one press; whatever is left then the next one ends. */
const MAX_CALLS = 25;

export interface WebchatFloodDeps {
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	/** What strangers took of the plan is given back, and others' refusals are looked at again. */
	giveBack(workspaceId: string, conversationIds: string[]): Promise<void>;
	record: RecordActivity;
}

/** The one click that ends a flood of visitors, and the one that takes it back. */
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
		 * Nobody new gets in, nobody who is in says more; what the flood began and no person answered
		 * is ended and counts no more.
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

		/** In use again; what was ended goes on where it was. */
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
