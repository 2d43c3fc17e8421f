/** The part of the configuration that says what agents may spend, and where models are. */
import { z } from "zod";
import { Address } from "./config-values.ts";

const OPENAI_URL = "https://api.openai.com/v1";
const DEFAULT_DAILY_TOKENS = 500_000;

export interface AgentsConfig {
	/** Where models are asked when an integration names no other place. */
	openAi: { baseUrl: string };
	/** Tokens that the agents of a workspace may use in a day (K06). */
	agentDailyTokens: number;
}

export const AGENT_VARIABLES = {
	OPENAI_BASE_URL: Address.default(OPENAI_URL),
	AGENT_DAILY_TOKENS: z.coerce
		.number("must be a number")
		.int()
		.min(0)
		.default(DEFAULT_DAILY_TOKENS),
};

export const toAgents = (v: z.infer<z.ZodObject<typeof AGENT_VARIABLES>>): AgentsConfig => ({
	openAi: { baseUrl: v.OPENAI_BASE_URL.replace(/\/$/u, "") },
	agentDailyTokens: v.AGENT_DAILY_TOKENS,
});
