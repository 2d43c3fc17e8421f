import { expect, test } from "vitest";
import { sayActEnd } from "#app/domain/agents/acts/act-words.ts";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";

test("each end has words in each language, and a failure is not kept back", () => {
	const said = AGENT_LANGUAGES.flatMap((language) =>
		(["done", "failed", "refused"] as const).map((end) => sayActEnd([end], language)),
	);
	expect(new Set(said).size).toBe(9);
	expect(sayActEnd(["done", "failed"], "pt")).toContain("não foi feito");
	expect(sayActEnd(["refused", "done"], "pt")).toContain("está feito");
});
