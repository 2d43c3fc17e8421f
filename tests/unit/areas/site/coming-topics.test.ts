import { expect, test } from "vitest";
import { COMING_PATHS, comingTopic } from "#app/areas/site/coming-topics.ts";
import { en } from "#app/areas/site/strings.en.ts";
import { pt } from "#app/areas/site/strings.pt.ts";

test.each([
	["/integrations/", "integrations"],
	["/Facebook/Ads", "facebookAds"],
	["/facebook/payments", "facebookPayments"],
] as const)("%s is about %s", (path, topic) => {
	expect(comingTopic(path)).toBe(topic);
});

test("every address has words in both languages, and none promises a date", () => {
	for (const path of COMING_PATHS)
		for (const { coming } of [pt, en]) {
			const words = coming.topics[comingTopic(path)];
			expect(words.today.length, path).toBeGreaterThan(20);
			expect(Object.values(words).join(" "), path).not.toMatch(/\d{4}|semana|week/);
		}
});
