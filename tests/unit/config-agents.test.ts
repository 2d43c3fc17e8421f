import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "#workers/config.ts";

const local = {
	PROSA_ENV: "local",
	AUTH_SECRET: "Zk3vQ9pLr8sT1wXy5bNc7dFg2hJm4aKe",
	MASTER_KEY: "Pq6rS1tU8vW3xY0zA5bC2dE9fG4hI7jK",
};

test("models are asked at OpenAI, and half a million tokens a day are enough, unless said", () => {
	expect(loadConfig({ ...local })).toMatchObject({
		openAi: { baseUrl: "https://api.openai.com/v1" },
		agentDailyTokens: 500_000,
	});
	const said = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1/", AGENT_DAILY_TOKENS: "12" };
	expect(loadConfig({ ...local, ...said })).toMatchObject({
		openAi: { baseUrl: "http://127.0.0.1:9/v1" },
		agentDailyTokens: 12,
	});
});

test("a place that is none, or a number that is none, is refused", () => {
	for (const wrong of [{ OPENAI_BASE_URL: "ftp://x" }, { AGENT_DAILY_TOKENS: "-1" }])
		expect(() => loadConfig({ ...local, ...wrong })).toThrow(ConfigError);
});
