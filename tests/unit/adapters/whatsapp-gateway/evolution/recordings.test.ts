import { expect, test } from "vitest";
import { parseEvolutionWebhook } from "#workers/adapters/whatsapp-gateway/evolution/webhook.ts";
import { listRecordings, readWebhook } from "#tests/support/recordings.ts";
import { summarizeEvent } from "#tests/support/summarize-event.ts";
import { WEBHOOK_OUTCOMES } from "#tests/support/webhook-outcomes.ts";

function outcome(name: string): string[] {
	const { body } = readWebhook(name).webhook;
	const parsed = parseEvolutionWebhook(JSON.stringify(body), body.instance);
	switch (parsed.kind) {
		case "events":
			return [...parsed.events.map(summarizeEvent), ...(parsed.unread ? ["unread"] : [])];
		case "ignored":
		case "quarantine":
			return [`${parsed.kind}: ${parsed.reason}`];
		case "foreign":
		case "damaged":
			return [parsed.kind];
	}
}

test("the table of outcomes lists every recorded webhook and no other", () => {
	const recorded = listRecordings("hook-");
	expect(recorded).toHaveLength(111);
	expect(Object.keys(WEBHOOK_OUTCOMES).toSorted()).toEqual(recorded);
});

test.each(Object.entries(WEBHOOK_OUTCOMES))("%s ends as its recording says", (name, expected) => {
	expect(outcome(name)).toEqual(expected);
});

test("no recorded webhook ends in quarantine, and none keeps the instance's key", () => {
	for (const name of listRecordings("hook-")) {
		const { body } = readWebhook(name).webhook;
		const parsed = parseEvolutionWebhook(JSON.stringify(body), body.instance);
		expect(parsed.kind, name).not.toBe("quarantine");
		expect(JSON.stringify(parsed), name).not.toContain("fake-token");
	}
});

test("I08 every recorded webhook under another instance's path is foreign", () => {
	for (const name of listRecordings("hook-")) {
		const { body } = readWebhook(name).webhook;
		expect(parseEvolutionWebhook(JSON.stringify(body), "prosa_other").kind, name).toBe("foreign");
	}
});
