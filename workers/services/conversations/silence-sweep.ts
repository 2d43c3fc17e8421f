import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import * as queries from "#workers/data/queries/conversations/upkeep.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { workThroughPages } from "../pages-of-work.ts";

/** Conversations per read of D1. */
const PAGE = 200;

export interface SilenceSweepDeps {
	db: Database;
	log: Log;
	now(): number;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
}

type Silent = Awaited<ReturnType<typeof queries.listSilentConversations>>[number];

/**
 * Closes conversations that have been silent for `inactiveAfterMs`. D1 only lists candidates; the channel's object
 * decides by its own data, and its answer corrects the row in D1, so that no candidate is asked about forever.
 */
export function createSilenceSweep(deps: SilenceSweepDeps, inactiveAfterMs: number) {
	const { db } = deps;

	async function askChannel(silent: readonly Silent[], now: number): Promise<void> {
		const [first] = silent;
		if (!first) return;
		const { workspaceId, channelId, channelType } = first;
		if (channelType === null) return queries.deleteConversationsOf(db, workspaceId, channelId);
		try {
			const asked = silent.map(({ id, contactId }) => ({ id, contactId }));
			const answer = await deps
				.channel({ id: channelId, type: channelType })
				.closeInactive(workspaceId, asked);
			const open = answer.ok ? answer.value.open : [];
			const over = asked.filter(({ id }) => !open.some((one) => one.id === id));
			const settled = { open, over: over.map(({ id }) => id) };
			await queries.settleSilent(db, workspaceId, settled, now);
		} catch (error) {
			deps.log({ event: "silence_not_swept", level: "error", workspaceId, channelId, error });
		}
	}

	return async function closeSilent(): Promise<void> {
		const now = deps.now();
		await workThroughPages({
			list: (limit, after: Silent | null) =>
				queries.listSilentConversations(db, now - inactiveAfterMs, limit, after),
			pageSize: PAGE,
			work: async (silent) => {
				const byChannel = Map.groupBy(silent, ({ channelId }) => channelId);
				await Promise.all([...byChannel.values()].map((some) => askChannel(some, now)));
			},
			now: deps.now,
		});
	};
}
