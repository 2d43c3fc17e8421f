import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { instanceOf, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { createDataKey } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import { DEFAULT_SETTINGS, type InstanceSettings } from "#app/domain/channels/settings.ts";

beforeAll(migrate);
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Evolution, which remembers what settings it was given; `isDown` refuses them for now. */
function stubEvolution() {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2033, 0, 1) });
	const gateway = { isDown: false, told: [] as { rejectCall?: boolean }[] };
	vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
		const call = `${init.method} ${new URL(input).pathname}`;
		if (call === "POST /instance/create")
			return Response.json(
				{ instance: { instanceName: "x", instanceId: "y", status: "connecting" }, hash: "token" },
				{ status: 201 },
			);
		if (!call.startsWith("POST /settings/set/")) return Response.json({ count: 0 });
		if (gateway.isDown) return new Response("busy", { status: 503 });
		const body = JSON.parse(init.body as string) as { rejectCall?: boolean };
		gateway.told.push(body);
		return Response.json({ settings: { instanceName: "x", settings: body } }, { status: 201 });
	});
	return gateway;
}

async function pass(channelId: string, ms = 0): Promise<void> {
	vi.setSystemTime(Date.now() + ms);
	await runDurableObjectAlarm(instanceOf(channelId));
}

async function makeLinkedAtEvolution(): Promise<string> {
	const { instance, channelId } = await makeInstance({ gateway: "evolution" });
	await instance.requestLink(WORKSPACE, "connect");
	await pass(channelId);
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	return channelId;
}

const configure = (channelId: string, settings: InstanceSettings) =>
	instanceOf(channelId).configure({
		workspaceId: WORKSPACE,
		channelId,
		name: "Outro nome",
		gateway: "evolution",
		settings,
		dataKeyWrapped: createDataKey(loadConfig(env).masterKey, WORKSPACE),
	});

const CHANGED = { ...DEFAULT_SETTINGS, rejectCalls: !DEFAULT_SETTINGS.rejectCalls };

test("a linked instance's gateway is told of changed settings, once, and of nothing else", async () => {
	const gateway = stubEvolution();
	const channelId = await makeLinkedAtEvolution();
	await configure(channelId, { ...DEFAULT_SETTINGS });
	await pass(channelId);
	expect(gateway.told).toEqual([]);
	await configure(channelId, CHANGED);
	await pass(channelId);
	await pass(channelId, 1000);
	expect(gateway.told).toMatchObject([{ rejectCall: CHANGED.rejectCalls }]);
});

test("a gateway that is away is told of changed settings when it is back", async () => {
	const gateway = stubEvolution();
	const channelId = await makeLinkedAtEvolution();
	gateway.isDown = true;
	await configure(channelId, CHANGED);
	await pass(channelId);
	expect(gateway.told).toEqual([]);
	gateway.isDown = false;
	await pass(channelId, 60_000);
	expect(gateway.told).toMatchObject([{ rejectCall: CHANGED.rejectCalls }]);
});
