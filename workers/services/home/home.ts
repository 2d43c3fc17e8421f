import type { ActiveAgent, RecentConversation } from "#app/contracts/home.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ActivityView } from "#app/contracts/team.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import type { Database } from "#workers/data/database.ts";
import { listActiveAgents } from "#workers/data/queries/agents/agents.ts";
import {
	type ConversationRow,
	listNewestConversations,
} from "#workers/data/queries/conversations/conversations.ts";
import { readRecentActivity } from "#workers/data/queries/home/activity.ts";

/** As many as the specification's sample has. */
const RECENT_ENTRIES = 4;
/** Spec 1, section 9. */
const SHOWN_AGENTS = 5;
const RECENT_CONVERSATIONS = 5;

export interface HomeServiceDeps {
	db: Database;
}

/** What the home dashboard shows besides the list of channels. Methods throw when D1 fails. */
export function createHomeService(deps: HomeServiceDeps) {
	return {
		/** The newest conversations of the workspace, from rows that the channels' objects write with a short delay. */
		async recentConversations(signedIn: SignedIn): Promise<RecentConversation[]> {
			const { workspace } = signedIn;
			const newest = await listNewestConversations(deps.db, workspace.id, RECENT_CONVERSATIONS);
			const channels = new Map(signedIn.channels.map((channel) => [channel.id, channel]));
			return newest.map((row) => summarise(row, channels.get(row.channelId) ?? null));
		},

		/** The newest entries of the workspace's own log; null in the demonstration, which shows the sample (decision 40). */
		recentActivity: (signedIn: SignedIn): Promise<ActivityView[] | null> =>
			readRecentActivity(deps.db, signedIn.workspace.id, RECENT_ENTRIES),

		/** The newest active agents, at most five. */
		activeAgents: (signedIn: SignedIn): Promise<ActiveAgent[]> =>
			listActiveAgents(deps.db, signedIn.workspace.id, SHOWN_AGENTS),
	};
}

function summarise(row: ConversationRow, channel: ChannelSummary | null): RecentConversation {
	return {
		id: row.id,
		contactId: row.contactId,
		name: row.contactName,
		phone: row.contactPhone,
		channelId: row.channelId,
		channelName: channel?.name ?? null,
		channelType: channel?.type ?? null,
		text: row.lastText || null,
		lastMessageAt: row.lastActivityAt,
		isActive: row.status === "active",
	};
}
