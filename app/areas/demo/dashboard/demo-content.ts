/** Fixed samples of the /dashboard screens (spec 1, sections 1 and 2). None of it is real data. */

export const SESSION_STATUSES = ["active", "waiting"] as const;
export const AGENT_STATUSES = ["active", "paused"] as const;
export const CHANNEL_STATUSES = ["online", "offline"] as const;
export const NUMBER_STATUSES = ["online", "idle", "offline"] as const;
export const ALERT_LEVELS = ["critical", "warning", "info"] as const;

export type SampleChannel = "whatsapp" | "instagram" | "telegram" | "webchat" | "messenger";

export const SESSIONS: {
	name: string;
	channel: SampleChannel;
	agent: "sales" | "service" | "billing";
	/** Age of the last message. */
	minutes: number;
	status: (typeof SESSION_STATUSES)[number];
}[] = [
	{ name: "Marina Duarte", channel: "whatsapp", agent: "sales", minutes: 2, status: "active" },
	{ name: "Pedro Antunes", channel: "instagram", agent: "service", minutes: 5, status: "active" },
	{ name: "Clara Menezes", channel: "whatsapp", agent: "sales", minutes: 9, status: "waiting" },
	{ name: "Roberto Farias", channel: "webchat", agent: "billing", minutes: 14, status: "active" },
	{ name: "Lúcia Barreto", channel: "telegram", agent: "service", minutes: 21, status: "waiting" },
	{ name: "André Coutinho", channel: "whatsapp", agent: "billing", minutes: 38, status: "waiting" },
];

export const AGENTS: {
	kind: "sales" | "service" | "billing" | "booking";
	conversations: number;
	/** Fraction of conversations solved without a person. */
	solved: number;
	status: (typeof AGENT_STATUSES)[number];
}[] = [
	{ kind: "sales", conversations: 142, solved: 0.87, status: "active" },
	{ kind: "service", conversations: 98, solved: 0.92, status: "active" },
	{ kind: "billing", conversations: 54, solved: 0.78, status: "active" },
	{ kind: "booking", conversations: 31, solved: 0.81, status: "paused" },
];

export const CHANNELS: {
	channel: SampleChannel;
	messages: number;
	status: (typeof CHANNEL_STATUSES)[number];
}[] = [
	{ channel: "whatsapp", messages: 846, status: "online" },
	{ channel: "instagram", messages: 213, status: "online" },
	{ channel: "webchat", messages: 127, status: "online" },
	{ channel: "telegram", messages: 62, status: "offline" },
	{ channel: "messenger", messages: 18, status: "offline" },
];

/** Area code 00 is assigned to nobody. */
export const NUMBERS: {
	phone: string;
	purpose: "sales" | "service" | "billing" | "afterSales";
	messages: number;
	status: (typeof NUMBER_STATUSES)[number];
}[] = [
	{ phone: "+55 00 90000-0101", purpose: "sales", messages: 418, status: "online" },
	{ phone: "+55 00 90000-0102", purpose: "service", messages: 296, status: "online" },
	{ phone: "+55 00 90000-0103", purpose: "billing", messages: 74, status: "idle" },
	{ phone: "+55 00 90000-0104", purpose: "afterSales", messages: 0, status: "offline" },
];

export const ALERTS: {
	kind: "numberDown" | "slowAnswers" | "limitNear" | "agentPaused" | "backup";
	level: (typeof ALERT_LEVELS)[number];
	minutes: number;
	isResolved: boolean;
}[] = [
	{ kind: "numberDown", level: "critical", minutes: 12, isResolved: false },
	{ kind: "slowAnswers", level: "warning", minutes: 47, isResolved: false },
	{ kind: "limitNear", level: "warning", minutes: 95, isResolved: true },
	{ kind: "agentPaused", level: "info", minutes: 180, isResolved: true },
	{ kind: "backup", level: "info", minutes: 300, isResolved: true },
];

export const OVERVIEW = {
	conversations: 128,
	answerSeconds: 94,
	/** Fractions. */
	solved: 0.94,
	satisfaction: 0.97,
	/** Conversations of the last 7 days, oldest first. */
	week: [86, 112, 97, 134, 121, 64, 128],
} as const;
