import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";

interface Place {
	workspaceId: string;
	channelId: string;
}

/** What a workspace's hub knows of a channel's conversations, those begun first first. */
export async function readTold({ workspaceId, channelId }: Place): Promise<IndexedConversation[]> {
	const rows = await runInDurableObject(workspaceHub(env, workspaceId), (_, { storage }) =>
		storage.sql
			.exec<{ facts: string }>("SELECT facts FROM conversations WHERE channel_id = ?", channelId)
			.toArray(),
	);
	return rows
		.map(({ facts }) => JSON.parse(facts) as IndexedConversation)
		.toSorted((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
}

/** As if the hub had lost a channel's conversations, and knew that it has none. */
export const loseTold = ({ workspaceId, channelId }: Place): Promise<number> =>
	workspaceHub(env, workspaceId).forgetConversations(channelId, null);
