import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ServerFrame } from "#app/contracts/frames.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { eventually, incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { atRest, meterRows } from "#tests/support/row-meter.ts";
import { migrate } from "#tests/support/sign-in.ts";

// Record 100: many browsers that come back together are told what they missed from one reading of the tables.
beforeAll(migrate);
// What is built once is kept for a second; here no time passes by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) }));
afterAll(() => void vi.useRealTimers());

const MISSED = 60;
const MANY = 40;
/** Read for every socket, whatever it missed. */
const ROWS_OF_A_SOCKET = 4;

type Missed = Extract<ServerFrame, { type: "changes" | "reset" }>;
type Instance = Awaited<ReturnType<typeof makeLinkedInstance>>["instance"];

/** A member's socket that comes back from `since`; answers what it is told before anything else. */
async function comeBack(instance: Instance, since: number, n = 0): Promise<Missed | null> {
	const identity = formatIdentity({
		workspaceId: WORKSPACE,
		memberId: `m${n}`,
		signInId: `s${n}`,
		name: `Membro ${n}`,
		role: "operator",
	});
	const answer = await instance.fetch(`https://object/live?since=${since}`, {
		headers: { Upgrade: "websocket", [IDENTITY_HEADER]: identity },
	});
	const socket = answer.webSocket;
	if (!socket) throw new Error(`No socket: ${answer.status}`);
	const frames: ServerFrame[] = [];
	socket.addEventListener("message", (event) => {
		frames.push(JSON.parse(String(event.data)) as ServerFrame);
	});
	socket.accept();
	const isMissed = (frame: ServerFrame): frame is Missed =>
		frame.type === "changes" || frame.type === "reset";
	await eventually(async () => frames.some(isMissed));
	socket.close();
	return frames.find(isMissed) ?? null;
}

const comeBackTogether = (instance: Instance, places: readonly number[]) =>
	Promise.all(places.map((since, n) => comeBack(instance, since, n)));

const idsOf = (missed: Missed | null | undefined) =>
	missed?.type === "changes" ? missed.messages.map(({ id }) => id) : null;

async function seqOf(instance: Instance): Promise<number> {
	const snapshot = await instance.snapshot(WORKSPACE, null);
	if (!snapshot.ok) throw new Error(snapshot.code);
	return snapshot.value.seq;
}

/** A channel, the `seq` before what is missed, and what is missed. */
async function createMissed() {
	const { instance } = await makeLinkedInstance();
	await instance.receive([incoming({ providerId: "BEFORE" })]);
	const since = await seqOf(instance);
	const ids = Array.from({ length: MISSED }, (_, n) => `MISSED${String(n).padStart(2, "0")}`);
	for (const providerId of ids) await instance.receive([incoming({ providerId })]);
	return { instance, since, ids };
}

test(`R26 ${MANY} browsers that come back from one place get the same, right, from one reading of the tables`, async () => {
	const { instance, since, ids } = await createMissed();
	await atRest(instance);
	const alone = await meterRows(instance, () => comeBack(instance, since));
	expect(alone.read, "the meter counts").toBeGreaterThanOrEqual(MISSED);

	vi.setSystemTime(Date.now() + 1_001);
	const told: (Missed | null)[] = [];
	const together = await meterRows(instance, async () => {
		told.push(...(await comeBackTogether(instance, Array<number>(MANY).fill(since))));
	});
	for (const missed of told) {
		expect(idsOf(missed)).toEqual(ids);
		expect(missed).toEqual(told[0]);
	}
	expect(told[0]?.seq).toBe(await seqOf(instance));
	expect(together.read).toBeLessThanOrEqual(alone.read + MANY * ROWS_OF_A_SOCKET);
});

test("R26 browsers that come back from two places, turn by turn, cost one reading for each place", async () => {
	const { instance, since, ids } = await createMissed();
	await atRest(instance);
	const alone = await meterRows(instance, () => comeBack(instance, since));
	vi.setSystemTime(Date.now() + 1_001);
	const places = Array.from({ length: MANY }, (_, n) => since + (n % 2));
	const told: (Missed | null)[] = [];
	const together = await meterRows(instance, async () => {
		told.push(...(await comeBackTogether(instance, places)));
	});
	for (const [n, missed] of told.entries()) expect(idsOf(missed)).toEqual(ids.slice(n % 2));
	expect(together.read).toBeLessThanOrEqual(2 * alone.read + MANY * ROWS_OF_A_SOCKET);
});

test("R23 what was built before a change is not given after it, in the same moment", async () => {
	const { instance, since, ids } = await createMissed();
	const before = await comeBack(instance, since);
	expect(idsOf(before)).toEqual(ids);
	await instance.receive([incoming({ providerId: "AFTER" })]);
	const after = await comeBack(instance, since, 1);
	expect(idsOf(after)).toEqual([...ids, "AFTER"]);
	expect(after?.seq).toBeGreaterThan(before?.seq ?? Infinity);
	const contact = after?.type === "changes" ? after.contacts[0] : null;
	expect(contact?.unread).toBe(MISSED + 2);
});
