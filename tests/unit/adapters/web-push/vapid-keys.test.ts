import { expect, test } from "vitest";
import { findVapidKey, presentVapidKey } from "#workers/adapters/web-push/vapid-keys.ts";

const [OLD, NEW, OTHER] = ["old", "new", "other"].map(
	(name) => `${name}-master-key-of-more-than-thirty-two-bytes`,
) as [string, string, string];
const publicKeyOf = async (masterKey: string) => (await presentVapidKey([masterKey])).publicKey;
const found = async (masterKeys: [string, ...string[]], serverKey: string | null) =>
	(await findVapidKey(masterKeys, serverKey))?.publicKey ?? null;

test("browsers subscribe with what derives from the present master key", async () => {
	const { publicKey } = await presentVapidKey([NEW, OLD]);
	expect(publicKey).toBe(await publicKeyOf(NEW));
	expect(publicKey).not.toBe(await publicKeyOf(OLD));
});

test("a browser is signed to with the key that it subscribed with, wherever that stands in the list", async () => {
	const [old, other] = [await publicKeyOf(OLD), await publicKeyOf(OTHER)];
	for (const list of [[OLD], [OLD, NEW], [NEW, OLD], [NEW, OLD, OTHER]] as [string, ...string[]][])
		expect(await found(list, old), list.join()).toBe(old);
	expect(await found([NEW, OLD, OTHER], other)).toBe(other);
});

test("no key is taken for another: what no master key gives is found nowhere", async () => {
	expect(await found([NEW], await publicKeyOf(OLD))).toBeNull();
	expect(await found([NEW, OLD], "")).toBeNull();
});

test("a subscription of a release that noted no key has the oldest one's", async () => {
	expect(await found([NEW, OLD], null)).toBe(await publicKeyOf(OLD));
	expect(await found([NEW], null)).toBe(await publicKeyOf(NEW));
});
