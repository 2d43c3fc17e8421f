import { runDurableObjectAlarm } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import {
	isTellingFateOver,
	putTellingFaults,
	setTellingFate,
} from "#tests/support/telling-faults.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { createLinkedChannel } from "#tests/support/two-workspaces.ts";

// What the random histories of conversation-model.test.ts meet too seldom: a telling fails, and nothing changes after it
// that would make up for it.
beforeAll(migrate);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterAll(() => void vi.useRealTimers());

/** Far ahead, so that alarms never fire by themselves. */
const START = Date.UTC(2032, 0, 1);
/** Longer than changes are gathered and than a busy telling puts off the next one. */
const GATHERED_MS = 4_000;
/** After so long what failed is tried again. */
const RETRIED_MS = 30_001;
const MARIA = "5511987654310";
const JOANA = "5511987654320";

/** A channel whose hub knows Maria and Joana. */
async function createToldChannel() {
	const { id: workspaceId } = await createWorkspace();
	await putTellingFaults(workspaceId);
	const channelId = await createLinkedChannel(workspaceId);
	const instance = instanceOf(channelId);
	const passAndTell = async (ms: number) => {
		vi.setSystemTime(Date.now() + ms);
		await runDurableObjectAlarm(instance);
	};
	const write = (phone: string, text: string) =>
		instance.receive([
			incoming({ addresses: [{ kind: "phone", value: phone }], content: { type: "text", text } }),
		]);
	const lastTexts = async () =>
		(await readTold({ workspaceId, channelId })).map(({ lastText }) => lastText).toSorted();
	await write(MARIA, "first of Maria");
	await write(JOANA, "first of Joana");
	await passAndTell(GATHERED_MS);
	expect(await lastTexts()).toEqual(["first of Joana", "first of Maria"]);
	return { workspaceId, channelId, instance, passAndTell, write, lastTexts };
}

test("R17 the last words before a silence are told again when their telling was lost", async () => {
	const { workspaceId, passAndTell, write, lastTexts } = await createToldChannel();
	await setTellingFate(workspaceId, { kind: "lost" });
	await write(MARIA, "last of Maria");
	await passAndTell(GATHERED_MS);
	expect(await isTellingFateOver(workspaceId)).toBe(true);
	expect(await lastTexts()).toEqual(["first of Joana", "first of Maria"]);
	await passAndTell(RETRIED_MS);
	expect(await lastTexts()).toEqual(["first of Joana", "last of Maria"]);
});

test("R17 what was lost is told beside what others write before the next try", async () => {
	const { workspaceId, passAndTell, write, lastTexts } = await createToldChannel();
	await setTellingFate(workspaceId, { kind: "lost" });
	await write(MARIA, "last of Maria");
	await passAndTell(GATHERED_MS);
	await write(JOANA, "last of Joana");
	await passAndTell(RETRIED_MS);
	expect(await lastTexts()).toEqual(["last of Joana", "last of Maria"]);
});

test("R17 a telling whose answer was lost is no proof of the state before it", async () => {
	const { workspaceId, channelId, instance, passAndTell } = await createToldChannel();
	const page = await instance.contacts(workspaceId, { cursor: null, search: "Maria" });
	const [maria] = page.ok ? page.value.contacts : [];
	const label = (labels: string[]) =>
		instance.care(workspaceId, maria?.id ?? "", { type: "labels", labels });
	const labelled = async () =>
		(await readTold({ workspaceId, channelId })).flatMap(({ labels }) => labels);
	await setTellingFate(workspaceId, { kind: "unanswered" });
	await label(["Troca"]);
	await passAndTell(GATHERED_MS);
	expect(await labelled()).toEqual(["Troca"]);
	// As it was when it was told for sure.
	await label([]);
	await passAndTell(RETRIED_MS);
	expect(await labelled()).toEqual([]);
});
