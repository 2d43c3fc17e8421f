// K06: limits of what models may cost. The daily budget is the workspace's, and no customer may use it up
// alone.

/** Of the day's tokens: one contact in an hour, one conversation, one agent. */
const CONTACT_HOUR_SHARE = 0.02;
const CONVERSATION_SHARE = 0.08;
const AGENT_SHARE = 0.75;
/** Beside the day: what helps people of the team. Customers cannot touch it, nor it them. */
const HELP_SHARE = 0.2;

/** What one contact may still use, kept by the channel's object. */
export interface ContactLimits {
	hour: number;
	conversation: number;
}

export const contactLimits = (dailyTokens: number): ContactLimits => ({
	hour: Math.floor(dailyTokens * CONTACT_HOUR_SHARE),
	conversation: Math.floor(dailyTokens * CONVERSATION_SHARE),
});

/** Whether so many tokens may be set aside beside those of the hour and of the conversation. */
export const hasTokensLeft = (
	used: ContactLimits,
	wanted: number,
	limits: ContactLimits,
): boolean =>
	used.hour + wanted <= limits.hour && used.conversation + wanted <= limits.conversation;

/** What a workspace's models used on one day, and what of it helped people. */
export interface UsedTokens {
	all: number;
	help: number;
	/** Of the agent that is asked; for customers alone. */
	agent: number;
}

/** Whether customers get no more answers of a model today. */
export const isDaySpent = ({ all, help, agent }: UsedTokens, dailyTokens: number): boolean =>
	all - help >= dailyTokens || agent >= dailyTokens * AGENT_SHARE;

/** Whether members get no more help of a model today. */
export const isHelpSpent = ({ help }: UsedTokens, dailyTokens: number): boolean =>
	help >= dailyTokens * HELP_SHARE;

/** Cautious: most texts have fewer tokens than a third of their letters. */
export const estimateTokens = (texts: readonly string[], maxOutput: number): number =>
	Math.ceil(texts.reduce((length, text) => length + text.length, 0) / 3) + maxOutput;
