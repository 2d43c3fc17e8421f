import { expect, test } from "vitest";
import { sayMeanwhile } from "#app/domain/agents/agent-words.ts";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { askBack } from "#app/domain/agents/dialogue/asking-back.ts";
import { sameTextKey } from "#app/domain/agents/reply-rules.ts";
import { sameAnswerKey } from "#app/domain/agents/same-answer.ts";
import { sayFresh } from "#app/domain/agents/said-before.ts";

/** What is said when each time everything before it was said. */
function sayThrice(say: (said: readonly string[]) => string): string[] {
	const said: string[] = [];
	for (let time = 0; time < 3; time += 1) said.push(say(said));
	return said;
}

test.each(AGENT_LANGUAGES)(
	"K05 other words for the same answer are the same answer: %s",
	(language) => {
		const own = { language, isOwn: true };
		for (const texts of [
			sayThrice((said) => askBack(language, [], said)),
			sayThrice((said) => askBack(language, [{ title: "Frete" }, { title: "Trocas" }], said)),
			sayThrice((said) => answerCourtesy("greeting", language, said) ?? ""),
			sayThrice((said) => answerCourtesy("thanks", language, said) ?? ""),
			sayThrice((said) => sayMeanwhile("Trocas em 30 dias.", language, said)),
			sayThrice((said) => sayFresh("A troca é em até 30 dias corridos.", said, own)),
		]) {
			expect(new Set(texts).size, "never the same sentence").toBe(3);
			expect(new Set(texts.map(sameAnswerKey)).size, texts.join(" | ")).toBe(1);
		}
	},
);

test("K05 every other answer counts as it is written", () => {
	expect(sameAnswerKey("Trocas em 30 dias!")).toBe(sameTextKey("Trocas em 30 dias!"));
	expect(sameAnswerKey(askBack("pt", [{ title: "Frete" }]))).not.toBe(
		sameAnswerKey(askBack("pt", [{ title: "Trocas" }])),
	);
	expect(sameAnswerKey(sayMeanwhile("A", "pt", []))).not.toBe(
		sameAnswerKey(sayMeanwhile("B", "pt", [])),
	);
});
