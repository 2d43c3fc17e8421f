import { expect, test } from "vitest";
import {
	ATTEMPT_MEMORY_MS,
	ATTEMPT_WAIT_MS,
	type Attempts,
	addressBucket,
	decideAttempt,
	FREE_ACCOUNT_ATTEMPTS,
	FREE_MAILS,
	MAIL_BRAKE,
} from "#app/domain/auth/lock-out.ts";

function tryAt(times: number[]): boolean[] {
	let state: Attempts | null = null;
	return times.map((now) => {
		const decision = decideAttempt(state, FREE_ACCOUNT_ATTEMPTS, now);
		if (decision.blocked) return false;
		state = decision.after;
		return true;
	});
}

test("five tries are free, the sixth waits, then one at a time", () => {
	const wait = ATTEMPT_WAIT_MS;
	expect(tryAt([1, 2, 3, 4, 5, 6, 5 + wait - 1, 5 + wait, 6 + wait, 5 + 2 * wait])).toEqual([
		true,
		true,
		true,
		true,
		true,
		false,
		false,
		true,
		false,
		true,
	]);
});

test("three mails go to one mailbox, then one an hour, until a day was quiet (security 4)", () => {
	const mailAt = (before: Attempts | null, now: number) =>
		decideAttempt(before, FREE_MAILS, now, MAIL_BRAKE);
	const hour = MAIL_BRAKE.waitMs;
	const full = { attempts: 3, blockedUntil: hour, lastAt: 0 };
	expect(mailAt(full, hour - 1)).toEqual({ blocked: true, retryAfterMs: 1 });
	expect(mailAt(full, hour)).toMatchObject({ after: { attempts: 4, blockedUntil: 2 * hour } });
	expect(mailAt(full, 24 * hour - 1)).toMatchObject({ after: { attempts: 4 } });
	expect(mailAt(full, 24 * hour)).toMatchObject({ after: { attempts: 1, blockedUntil: 0 } });
});

test("trying while blocked does not prolong the wait", () => {
	const state = { attempts: 5, blockedUntil: 100, lastAt: 0 };
	expect(decideAttempt(state, 5, 40)).toEqual({ blocked: true, retryAfterMs: 60 });
	expect(decideAttempt(state, 5, 99)).toEqual({ blocked: true, retryAfterMs: 1 });
});

test("an account is never locked for good: quiet starts it afresh", () => {
	const state = { attempts: 500, blockedUntil: 30_000, lastAt: 0 };
	expect(decideAttempt(state, 5, ATTEMPT_MEMORY_MS)).toEqual({
		blocked: false,
		after: { attempts: 1, blockedUntil: 0, lastAt: ATTEMPT_MEMORY_MS },
	});
});

test.each([
	["203.0.113.7", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
	["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["127.0.0.1", null],
	["::1", null],
	["", null],
])("the address %s is counted as %s", (ip, bucket) => {
	expect(addressBucket(ip)).toBe(bucket);
});
