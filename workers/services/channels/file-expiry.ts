import { expiryOf, parseLifetime } from "#app/domain/inbox/file-lifetime.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import {
	type ExpiringChannel,
	listExpiring,
} from "#workers/data/queries/settings/file-lifetime.ts";
import { SWEEP_BUDGET_MS, workThroughPages } from "../pages-of-work.ts";
import type { ChannelStub } from "./stub.ts";

/** Channels of one page, which are asked side by side. */
const PAGE = 20;
/** The hour (UTC) in which it is done: night where most workspaces are. Each run in it goes through all of them again. */
const HOUR = 6;

export interface FileExpiryDeps {
	db: Database;
	channel(channel: Pick<ExpiringChannel, "id" | "type">): Pick<ChannelStub, "expireFiles">;
	log: Log;
	now: () => number;
}

/** Lets files go that their workspaces do not want to keep any longer, once a day. */
export function createFileExpiry({ db, channel: objectOf, log, now }: FileExpiryDeps) {
	async function expire(channel: ExpiringChannel, until: number): Promise<number> {
		const { workspaceId, id: channelId } = channel;
		const lifetime = parseLifetime(channel.fileDays);
		if (lifetime === null) return 0;
		const before = expiryOf(lifetime, now());
		let expired = 0;
		try {
			for (let isMore = true; isMore && now() < until;) {
				const done = await objectOf(channel).expireFiles(workspaceId, before);
				if (!done.ok) break;
				expired += done.value.expired;
				({ isMore } = done.value);
			}
		} catch (error) {
			log({ event: "files_stayed", level: "error", workspaceId, channelId, error });
		}
		return expired;
	}

	return {
		/** Works until nothing is left or the time is over; a channel that fails is logged, and asked again in the next run. */
		async sweep(): Promise<void> {
			if (new Date(now()).getUTCHours() !== HOUR) return;
			const until = now() + SWEEP_BUDGET_MS;
			let expired = 0;
			await workThroughPages<ExpiringChannel>({
				list: (limit, after) => listExpiring(db, limit, after?.id ?? ""),
				pageSize: PAGE,
				async work(channels) {
					const done = await Promise.all(channels.map((channel) => expire(channel, until)));
					expired += done.reduce((sum, count) => sum + count, 0);
				},
				now,
			});
			if (expired > 0) log({ event: "files_expired", expired });
		},
	};
}
