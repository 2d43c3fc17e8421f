import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isLastMailTry, MAIL_RETRIES, mailRetryDelayMs } from "#app/domain/mail/mail-retry.ts";

test("R33 the first try is followed by three, each after a longer wait", () => {
	expect([1, 2, 3, 4, 5].map(isLastMailTry)).toEqual([false, false, false, true, true]);
	expect([0, 1, 2, 3, 4, 9].map(mailRetryDelayMs)).toEqual([
		5_000, 5_000, 20_000, 60_000, 60_000, 60_000,
	]);
});

test("R33 the queue gives as many retries as the rule counts on", () => {
	const toml = readFileSync(path.join(import.meta.dirname, "../../../../wrangler.toml"), "utf8");
	const consumer = /queue = "emails"\n(?:[a-z_]+ = .*\n)*?max_retries = (\d+)/.exec(toml);
	expect(Number(consumer?.[1])).toBe(MAIL_RETRIES);
});
