// founding.md 33, 34; attacks K05, K06, K09, K10, K11; fault R34.

/** Who answers a conversation now. */
export const HANDLERS = ["nobody", "agent", "person"] as const;
export type Handler = (typeof HANDLERS)[number];

/** Why an agent stopped answering a conversation by itself. */
export const HAND_OVER_REASONS = [
	/** The customer asked for a person, or said one of the agent's words. */
	"requested",
	"keyword",
	/** The customer is angry: no entry answers that. */
	"upset",
	/** The agent passed it on to a member by name. */
	"assigned",
	/** A change in a foreign system may or may not have happened. */
	"act_unknown",
	/** Nothing in the knowledge base answers it. */
	"no_answer",
	"max_turns",
	/** 20 answers in an hour, or the same thing three times. */
	"loop",
	/** The model did not answer, refused or answered nonsense, three times. */
	"model_failed",
	/** The tokens of the contact's hour, the conversation, the agent or the workspace's day are used up. */
	"over_budget",
	"outside_hours",
	/** The plan's conversations of the month are used up. */
	"plan_limit",
	/** What the number may cost in a month is used up. */
	"price_ceiling",
	/** What the model wrote may not leave, or its vendor kept it back. */
	"withheld",
	/** The agent was paused or deleted meanwhile. */
	"agent_unavailable",
] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

/** What is counted of an agent. */
export const AGENT_EVENTS = ["answered", "handed_over", "failed"] as const;
export type AgentEvent = (typeof AGENT_EVENTS)[number];

/** K05. */
export const MAX_ANSWERS_PER_HOUR = 20;
export const MAX_IDENTICAL_IN_A_ROW = 3;
/** K06: more of one message is not given to a model. */
export const MAX_INPUT_LENGTH = 8_000;
/** K10: more of an answer is not sent. */
export const MAX_ANSWER_LENGTH = 4_096;
/** R34: the first try and its repetitions together. */
export const MAX_MODEL_ATTEMPTS = 3;
