import type { ContactView } from "#app/contracts/frames.ts";
import type { ActiveAgent, RecentConversation } from "#app/contracts/home.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	channelsToAsk,
	isActiveConversation,
	newestOf,
	RECENT_CONVERSATIONS,
} from "#app/domain/home/recent-conversations.ts";
import type { Database } from "#workers/data/database.ts";
import { listActiveAgents } from "#workers/data/queries/agents.ts";
import type { InstanceStub } from "./instance-stub.ts";

/** Spec 1, section 9. */
const SHOWN_AGENTS = 5;

export interface HomeServiceDeps {
	db: Database;
	instance(channelId: string): InstanceStub;
	now: () => number;
}

/** What the home dashboard shows beside the directory. */
export function createHomeService(deps: HomeServiceDeps) {
	return {
		/**
		 * The newest conversations of the workspace, asked of the channels themselves: all at once,
		 * so one round trip. Throws when a channel does not answer; half a list would look whole.
		 */
		async recentConversations(signedIn: SignedIn): Promise<RecentConversation[]> {
			const now = deps.now();
			const asked = channelsToAsk(
				signedIn.channels.filter(({ type, isActive }) => type === "whatsapp" && isActive),
			);
			const lists = await Promise.all(
				asked.map(async ({ id, name }) => {
					const newest = await deps
						.instance(id)
						.newest(signedIn.workspace.id, RECENT_CONVERSATIONS);
					// An object that was never configured knows nobody yet.
					return newest.ok ? newest.value.map((contact) => summarise(contact, id, name, now)) : [];
				}),
			);
			return newestOf(lists);
		},

		/** The latest active agents, at most five. */
		activeAgents: (signedIn: SignedIn): Promise<ActiveAgent[]> =>
			listActiveAgents(deps.db, signedIn.workspace.id, SHOWN_AGENTS),
	};
}

function summarise(
	contact: ContactView,
	channelId: string,
	channelName: string,
	now: number,
): RecentConversation {
	const lastMessageAt = contact.lastMessageAt ?? 0;
	return {
		contactId: contact.id,
		name: contact.name,
		phone: contact.phone,
		channelId,
		channelName,
		text: contact.preview?.text || null,
		lastMessageAt,
		isActive: isActiveConversation(lastMessageAt, now),
	};
}
