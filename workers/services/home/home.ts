import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { ActiveAgent, RecentConversation, SetUp } from "#app/contracts/home.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ActivityView } from "#app/contracts/team.ts";
import type { Database } from "#workers/data/database.ts";
import { listActiveAgents } from "#workers/data/queries/agents/agents.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { readRecentActivity } from "#workers/data/queries/home/activity.ts";
import { readSetUp } from "#workers/data/queries/home/set-up.ts";
import type { ConversationService } from "../conversations/conversations.ts";

/** As many as the specification's sample has. */
const RECENT_ENTRIES = 4;
/** Spec 1, section 9. */
const SHOWN_AGENTS = 5;
const RECENT_CONVERSATIONS = 5;

export interface HomeServiceDeps {
	db: Database;
	conversations: Pick<ConversationService, "newest">;
}

/** What the home dashboard shows besides the list of channels. Methods throw when D1 or the hub fails. */
export function createHomeService(deps: HomeServiceDeps) {
	return {
		/** The newest conversations of the workspace. */
		recentConversations: async (signedIn: SignedIn): Promise<RecentConversation[]> =>
			(await deps.conversations.newest(signedIn, RECENT_CONVERSATIONS)).map(toRecent),

		/** The newest entries of the workspace's own log; null in the demonstration, which shows the sample (decision 40). */
		recentActivity: (signedIn: SignedIn): Promise<ActivityView[] | null> =>
			readRecentActivity(deps.db, signedIn.workspace.id, RECENT_ENTRIES, sightOf(signedIn)),

		/** The newest active agents, at most five. */
		activeAgents: (signedIn: SignedIn): Promise<ActiveAgent[]> =>
			listActiveAgents(deps.db, signedIn.workspace.id, SHOWN_AGENTS),

		/** What the workspace has been set up with. */
		setUp: (signedIn: SignedIn): Promise<SetUp> => readSetUp(deps.db, signedIn.workspace.id),
	};
}

const toRecent = (one: ConversationSummary): RecentConversation => ({
	id: one.id,
	contactId: one.contactId,
	name: one.contactName,
	phone: one.contactPhone,
	channelId: one.channel.id,
	channelName: one.channel.name,
	channelType: one.channel.type,
	text: one.preview?.text || null,
	type: one.preview?.type ?? null,
	lastMessageAt: one.lastActivityAt,
	isActive: one.status === "active",
});
