import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, test, vi } from "vitest";
import {
	deriveWebhookSecrets,
	equalsSecret,
	instanceRefOf,
	openWebhookPath,
	parseWebhookPath,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const MASTER = "master-key-of-a-test";
const CHANNEL = "01990000-0000-7000-8000-000000000001";

test("the secrets of a channel are always the same, and all different", () => {
	const secrets = deriveWebhookSecrets(MASTER, CHANNEL);
	expect(deriveWebhookSecrets(MASTER, CHANNEL)).toEqual(secrets);
	expect(new Set(Object.values(secrets)).size).toBe(4);
	expect(deriveWebhookSecrets(MASTER, "another").mac).not.toBe(secrets.mac);
	expect(deriveWebhookSecrets("another master", CHANNEL).mac).not.toBe(secrets.mac);
});

test("I09 the path carries at least 16 bytes nobody can guess, and opens to its channel", () => {
	const { mac } = deriveWebhookSecrets(MASTER, CHANNEL);
	expect(Buffer.from(mac, "base64url").length).toBeGreaterThanOrEqual(16);
	const segment = webhookPath(CHANNEL, mac).split("/").at(-1) ?? "";
	expect(openWebhookPath(MASTER, segment)?.channelId).toBe(CHANNEL);
	expect(openWebhookPath(MASTER, segment)?.secrets).toEqual(deriveWebhookSecrets(MASTER, CHANNEL));
});

test("I09 a guess, a changed channel or a cut mac opens nothing", () => {
	const { mac } = deriveWebhookSecrets(MASTER, CHANNEL);
	const guesses = [
		`${CHANNEL}.${"A".repeat(24)}`,
		`01990000-0000-7000-8000-000000000002.${mac}`,
		`${CHANNEL}.${mac.slice(0, -1)}`,
		`${CHANNEL}.${mac}x`,
		CHANNEL,
		"",
		`../${CHANNEL}.${mac}`,
		`${CHANNEL}.${mac}?x=1`,
	];
	for (const guess of guesses) expect(openWebhookPath(MASTER, guess), guess).toBeNull();
});

test("a path segment is taken apart without being believed", () => {
	expect(parseWebhookPath(`abc.${"m".repeat(24)}`)).toEqual({
		channelId: "abc",
		ownId: null,
		mac: "m".repeat(24),
	});
	expect(parseWebhookPath(`abc~gw-1.${"m".repeat(24)}`)).toMatchObject({ ownId: "gw-1" });
	expect(parseWebhookPath(`abc~.${"m".repeat(24)}`)).toBeNull();
	expect(parseWebhookPath("abc")).toBeNull();
});

test("I03 secrets of different lengths compare without throwing", () => {
	expect(equalsSecret("a", "a")).toBe(true);
	expect(equalsSecret("", "a")).toBe(false);
	expect(equalsSecret("a".repeat(10_000), "a")).toBe(false);
});

test("an instance is called at the gateway by a name made of its channel's id", () => {
	expect(instanceRefOf("abc")).toBe("prosa_abc");
});

/** How many derivations something needs. Test files share modules, so a mock of the import may come too late. */
function countDerived(work: () => void): number {
	const derived = vi.spyOn(crypto, "createHmac");
	syncBuiltinESMExports();
	work();
	const { length } = derived.mock.calls;
	derived.mockRestore();
	syncBuiltinESMExports();
	return length;
}

const segmentOf = (channelId: string, master = MASTER) =>
	webhookPath(channelId, deriveWebhookSecrets(master, channelId).mac).split("/").at(-1) ?? "";

test("a channel that calls again is known, and derived is what its vendor uses", () => {
	const segment = segmentOf("busy");
	expect(countDerived(() => openWebhookPath(MASTER, segment))).toBe(1);
	const again = () => openWebhookPath(MASTER, segment)?.secrets.hmacSecret;
	expect(countDerived(() => void again())).toBe(1);
	expect(countDerived(() => void again())).toBe(0);
	expect(again()).toBe(deriveWebhookSecrets(MASTER, "busy").hmacSecret);
});

test("I09 a guess about a known channel is worked out like any other, and nothing of it is kept", () => {
	openWebhookPath(MASTER, segmentOf("known"));
	const guess = `known.${"A".repeat(24)}`;
	for (let n = 0; n < 3; n += 1) {
		expect(countDerived(() => expect(openWebhookPath(MASTER, guess)).toBeNull())).toBe(1);
		const unknown = `nobody.${"A".repeat(24)}`;
		expect(countDerived(() => expect(openWebhookPath(MASTER, unknown)).toBeNull())).toBe(1);
	}
});

test("I09 what is known under one master key is unknown under another", () => {
	const segment = segmentOf("moved");
	expect(openWebhookPath(MASTER, segment)).not.toBeNull();
	expect(openWebhookPath("another master", segment)).toBeNull();
});

test("an isolate keeps a thousand channels, the ones that called last", () => {
	const first = segmentOf("c-0");
	const second = segmentOf("c-1");
	for (const segment of [first, second]) openWebhookPath(MASTER, segment);
	for (let n = 2; n < 1000; n += 1) openWebhookPath(MASTER, segmentOf(`c-${n}`));
	openWebhookPath(MASTER, first);
	openWebhookPath(MASTER, segmentOf("c-1000"));
	expect(countDerived(() => openWebhookPath(MASTER, first))).toBe(0);
	expect(countDerived(() => openWebhookPath(MASTER, second))).toBe(1);
});
