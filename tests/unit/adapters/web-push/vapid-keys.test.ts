import { expect, test } from "vitest";
import { listVapidKeys, presentVapidKey } from "#workers/adapters/web-push/vapid-keys.ts";

const [OLD, NEW, OTHER] = ["old", "new", "other"].map(
	(name) => `${name}-master-key-of-more-than-thirty-two-bytes`,
) as [string, string, string];
const publicKeyOf = async (masterKey: string) => (await presentVapidKey([masterKey])).publicKey;
const found = async (masterKeys: [string, ...string[]], serverKey: string | null) =>
	(await listVapidKeys(masterKeys, serverKey)).map(({ publicKey }) => publicKey);

test("browsers subscribe with what derives from the present master key", async () => {
	const { publicKey } = await presentVapidKey([NEW, OLD]);
	expect(publicKey).toBe(await publicKeyOf(NEW));
	expect(publicKey).not.toBe(await publicKeyOf(OLD));
});

test("a browser is signed to with the key that it subscribed with, wherever that stands in the list", async () => {
	const [old, other] = [await publicKeyOf(OLD), await publicKeyOf(OTHER)];
	for (const list of [[OLD], [OLD, NEW], [NEW, OLD], [NEW, OLD, OTHER]] as [string, ...string[]][])
		expect(await found(list, old), list.join()).toEqual([old]);
	expect(await found([NEW, OLD, OTHER], other)).toEqual([other]);
});

test("no key is taken for another: what no master key gives is found nowhere", async () => {
	expect(await found([NEW], await publicKeyOf(OLD))).toEqual([]);
	expect(await found([NEW, OLD], "")).toEqual([]);
});

test("a subscription of a release that noted no key may have any of the list, first the one that release used", async () => {
	const [old, present] = [await publicKeyOf(OLD), await publicKeyOf(NEW)];
	expect(await found([NEW, OLD], null)).toEqual([old, present]);
	expect(await found([OLD, NEW], null)).toEqual([present, old]);
});
