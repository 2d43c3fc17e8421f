/** What the workspace's hub tells a channel's object about who is given a conversation, and what screens show of it. */
import type { RoutingRules } from "../domain/routing/settings.ts";

export interface RouteOrder {
	conversationId: string;
	contactId: string;
	/** Id of the member who has it and did not answer; null: nobody has it. */
	from: string | null;
	/** Null: it goes back to the queue. */
	to: { memberId: string; name: string } | null;
	/** The first message that nobody answered yet: a newer one says that somebody did. */
	waitingSince: number;
}

/** How conversations find somebody, for whoever may choose it. */
export interface RoutingSettingsView {
	/** Open conversations of somebody at most. */
	capacity: number;
	workspace: RoutingRules;
	/** The workspace's departments in their order; `rules` null: as the workspace's. */
	departments: { id: string; name: string; rules: RoutingRules | null }[];
}
