import type { ConversationSummary } from "#app/contracts/conversations.ts";

export const ID = "018f0000-0000-7000-8000-000000000001";
/** One conversation of the list; a test names what matters to it. */
export const summary = (overrides: Partial<ConversationSummary> = {}): ConversationSummary => ({
	id: ID,
	contactId: "maria",
	contactName: "Maria",
	contactPhone: null,
	contactEmail: null,
	avatarUrl: null,
	isGroup: false,
	channel: { id: "loja", name: "Loja", type: "whatsapp" },
	status: "active",
	openedAt: 1,
	closedAt: null,
	lastActivityAt: 1_800_000_000_000,
	preview: { text: "Tem 38?", type: "text", direction: "incoming" },
	unread: 0,
	assignee: null,
	handler: "nobody",
	agent: null,
	labels: [],
	isOverLimit: false,
	...overrides,
});
