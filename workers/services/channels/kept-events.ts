import type { ErrorCode } from "#app/contracts/errors.ts";
import type { KeptEventsFilter, KeptEventsPage, Replayed } from "#app/contracts/kept-events.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { SHOWN_BODY } from "#app/domain/channels/kept-event.ts";
import { storableText } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { listKeepingChannels } from "#workers/data/queries/channels/kept-events.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createInside } from "./inside-channel.ts";
import type { ChannelStub } from "./stub.ts";

/** Channels the page offers at once; others appear when these have no events left. */
const MAX_CHANNELS = 50;

export interface KeptEventsDeps {
	db: Database;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	record: RecordActivity;
	log: Log;
}

/** The same members may see failed jobs and these events: the workspace's admins. */
const PERMISSION = "read_dead_letters";

/**
 * Webhook calls of gateways that could not be translated: admins of the workspace read, replay or discard them.
 * They are stored in the channel's object; D1 only has their number.
 */
export function createKeptEvents(deps: KeptEventsDeps) {
	const inside = createInside(deps.channel);

	/**
	 * Waits until the object accepts calls again. An object that threw is reset by the platform, and calls that
	 * reach it meanwhile fail too; the page reads the list right after this.
	 */
	async function waitForRestart(signedIn: SignedIn, channelId: string): Promise<void> {
		for (let tries = 0; tries < 3; tries++)
			try {
				await inside(signedIn, channelId, PERMISSION, (stub, id) => stub.keptEvents(id, null));
				return;
			} catch {
				continue;
			}
	}

	/** One activity log entry for all events of one request. */
	async function note(
		signedIn: SignedIn,
		channelId: string,
		code: "events_replayed" | "events_discarded",
		count: number,
	): Promise<void> {
		if (count === 0) return;
		const name = signedIn.channels.find(({ id }) => id === channelId)?.name ?? "";
		await deps.record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action: code === "events_replayed" ? "updated" : "deleted",
			entityType: "channels",
			entityId: channelId,
			metadata: { code, name, count: String(count) },
		});
	}

	return {
		/** The channels that have such events, and a page of one channel's; `chosen` is null when there are none. */
		async open(
			signedIn: SignedIn,
			filter: KeptEventsFilter,
		): Promise<Result<KeptEventsPage, ErrorCode>> {
			if (!may(signedIn.member.role, PERMISSION)) return fail("forbidden");
			const channels = await listKeepingChannels(deps.db, signedIn.workspace.id, MAX_CHANNELS);
			const channelId = filter.channelId ?? channels[0]?.id;
			if (channelId === undefined) return ok({ channels, chosen: null });
			const page = await inside(signedIn, channelId, PERMISSION, (stub, workspaceId) =>
				stub.keptEvents(workspaceId, filter.before),
			);
			return page.ok ? ok({ channels, chosen: { channelId, page: page.value } }) : page;
		},

		/** The beginning of one event's body, cut to SHOWN_BODY characters. */
		async read(
			signedIn: SignedIn,
			{ channelId, n }: { channelId: string; n: number },
		): Promise<Result<string, ErrorCode>> {
			const body = await inside(signedIn, channelId, PERMISSION, (stub, workspaceId) =>
				stub.keptBody(workspaceId, n),
			);
			return body.ok ? ok(storableText(body.value, SHOWN_BODY)) : body;
		},

		/** Translates these events again. `unavailable`: one of them made the object throw; the list says which. */
		async replay(
			signedIn: SignedIn,
			{ channelId, numbers }: { channelId: string; numbers: readonly number[] },
		): Promise<Result<Replayed, ErrorCode>> {
			const replayed = await inside(
				signedIn,
				channelId,
				PERMISSION,
				async (stub, workspaceId): Promise<Result<Replayed, "not_found" | "unavailable">> => {
					try {
						return await stub.replayKept(workspaceId, numbers);
					} catch (error) {
						deps.log({ event: "replay_broke", level: "error", channelId, error });
						await waitForRestart(signedIn, channelId);
						return fail("unavailable");
					}
				},
			);
			if (replayed.ok) await note(signedIn, channelId, "events_replayed", replayed.value.done);
			return replayed;
		},

		/** Deletes these events. Answers how many existed. */
		async discard(
			signedIn: SignedIn,
			{ channelId, numbers }: { channelId: string; numbers: readonly number[] },
		): Promise<Result<number, ErrorCode>> {
			const count = await inside(signedIn, channelId, PERMISSION, (stub, workspaceId) =>
				stub.discardKept(workspaceId, numbers),
			);
			if (count.ok) await note(signedIn, channelId, "events_discarded", count.value);
			return count;
		},
	};
}
