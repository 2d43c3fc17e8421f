import { expect, test } from "vitest";
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
