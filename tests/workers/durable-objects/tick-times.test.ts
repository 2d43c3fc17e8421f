import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";

const AT = Date.UTC(2032, 0, 1, 12);
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: AT }));
afterEach(() => vi.useRealTimers());

/** A number with one message of ours, and its ticks. */
async function setUp() {
	const { instance } = await makeLinkedInstance();
	await instance.receive([
		incoming({ providerId: "OURS", fromMe: true, origin: "phone", status: "sent", sentAt: AT }),
	]);
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	const find = async () => {
		const read = await instance.conversation(WORKSPACE, contactId, null);
		const [message] = read.ok ? read.value.page.messages : [];
		return [message?.status, message?.deliveredAt, message?.readAt];
	};
	const tick = (status: "delivered" | "read", at: number) => {
		vi.setSystemTime(at);
		return instance.receive([{ type: "status", providerId: "OURS", status }]);
	};
	return { instance, find, tick };
}

test("each tick keeps when it was told, in the row it writes anyway; a repeated one changes nothing", async () => {
	const { instance, find, tick } = await setUp();
	expect(await find()).toEqual(["sent", undefined, undefined]);
	const rows = await meterRows(instance, () => tick("delivered", AT + 1000));
	expect(rows.written, JSON.stringify(rows.items)).toBeLessThanOrEqual(2);
	await tick("delivered", AT + 2000);
	expect(await find()).toEqual(["delivered", AT + 1000, undefined]);
	await tick("read", AT + 3000);
	await tick("delivered", AT + 4000);
	expect(await find()).toEqual(["read", AT + 1000, AT + 3000]);
});

test("read without a delivery before it says nothing of when it was delivered", async () => {
	const { find, tick } = await setUp();
	await tick("read", AT + 1000);
	expect(await find()).toEqual(["read", undefined, AT + 1000]);
});

test("a receipt up to a moment keeps it as well", async () => {
	const { instance, find } = await setUp();
	vi.setSystemTime(AT + 5000);
	const addresses = [{ kind: "phone" as const, value: "5511987654321" }];
	await instance.receive([{ type: "receipt", addresses, status: "read", upTo: AT + 1000 }]);
	expect(await find()).toEqual(["read", undefined, AT + 5000]);
});
