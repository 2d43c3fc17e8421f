import { expect, test } from "vitest";
import type { FoundSignIn } from "#app/contracts/hub-questions.ts";
import { createRights } from "#durable-objects/workspace/rights.ts";

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

const signIn = (change: Partial<FoundSignIn> = {}, workspaceId = "w"): FoundSignIn => ({
	signedIn: { workspace: { id: workspaceId } } as FoundSignIn["signedIn"],
	lastSeenAt: NOW,
	expiresAt: NOW + 30 * DAY_MS,
	mustReissue: false,
	...change,
});

/** Rights over a D1 that answers `row`, and how often it was asked. */
function setUp(row: FoundSignIn | null = signIn()) {
	const d1 = { row, asked: 0, isDown: false, wait: Promise.resolve() };
	const rights = createRights({
		workspaceId: "w",
		idleMs: () => DAY_MS,
		async read() {
			d1.asked += 1;
			const answer = d1.row;
			await d1.wait;
			if (d1.isDown) throw new Error("D1 is down");
			return answer;
		},
	});
	return { d1, rights };
}

test("who is known is not asked for again within five minutes, and once more after it", async () => {
	const { d1, rights } = setUp();
	for (const at of [0, 1, 299_999]) expect(await rights.find("t", NOW + at)).toBe(d1.row);
	expect(d1.asked).toBe(1);
	await rights.find("t", NOW + 300_000);
	expect(d1.asked).toBe(2);
});

test("nobody, another workspace's sign-in and one that needs a new id are asked for each time", async () => {
	for (const row of [null, signIn({}, "other"), signIn({ mustReissue: true })]) {
		const { d1, rights } = setUp(row);
		for (let n = 0; n < 3; n++) expect(await rights.find("t", NOW + n)).toBe(row);
		expect(d1.asked).toBe(3);
	}
});

test("A15 D11 a right that is announced to end is asked for until it has ended, and is gone then", async () => {
	const { d1, rights } = setUp();
	await rights.find("t", NOW);
	rights.hold(NOW);
	expect(await rights.find("t", NOW + 1), "it has not ended yet").toBe(d1.row);
	d1.row = null;
	expect(await rights.find("t", NOW + 2)).toBeNull();
	rights.release();
	expect(await rights.find("t", NOW + 3)).toBeNull();
	expect(d1.asked).toBe(4);
});

test("A15 an announced change that nobody heard the end of is not forgotten by what was read before it", async () => {
	const { d1, rights } = setUp();
	rights.hold(NOW);
	for (let at = 0; at < 30_000; at += 10_000) await rights.find("t", NOW + at);
	expect(d1.asked).toBe(3);
	d1.row = null;
	expect(await rights.find("t", NOW + 30_001)).toBeNull();
});

test("A15 an answer that was asked before a change is not kept after it", async () => {
	const { d1, rights } = setUp();
	let go = (): void => undefined;
	d1.wait = new Promise((resolve) => {
		go = resolve;
	});
	const early = rights.find("t", NOW);
	rights.hold(NOW);
	rights.release();
	d1.row = null;
	go();
	// It began before the change: what it was told then is true of then.
	expect(await early).not.toBeNull();
	expect(await rights.find("t", NOW + 1)).toBeNull();
});

test("a sign-in that is over or was idle for too long is nobody's, without asking", async () => {
	const ending = setUp(signIn({ expiresAt: NOW + 1_000 }));
	await ending.rights.find("t", NOW);
	expect(await ending.rights.find("t", NOW + 1_000)).toBeNull();
});

test("R18 while D1 is down who is known goes on, and nobody else comes in", async () => {
	const { d1, rights } = setUp();
	await rights.find("t", NOW);
	d1.isDown = true;
	expect(await rights.find("t", NOW + 3_600_000)).toBe(d1.row);
	await expect(rights.find("other", NOW)).rejects.toThrow("down");
	rights.hold(NOW + 3_600_000);
	await expect(rights.find("t", NOW + 3_600_001)).rejects.toThrow("down");
});
