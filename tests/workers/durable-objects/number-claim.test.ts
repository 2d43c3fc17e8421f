import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { instanceOf, makeInstance } from "#tests/support/instance.ts";
import { createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);
afterEach(() => vi.unstubAllGlobals());

/** A channel of the directory whose object speaks to Evolution, linked with a number. */
async function makeLinked(phone: string) {
	const { id: workspaceId } = await createWorkspace();
	const channelId = await createChannel(workspaceId);
	const { instance } = await makeInstance({ workspaceId, channelId, gateway: "evolution" });
	const link = () => instance.receive([{ type: "linked", phone, profileName: null }]);
	const view = async () => {
		const read = await instance.link(workspaceId);
		if (!read.ok) throw new Error(read.code);
		return read.value;
	};
	const settle = async () => {
		while (await runDurableObjectAlarm(instanceOf(channelId))) {
			const wakesSoon = await instance.link(workspaceId);
			if (wakesSoon.ok) break;
		}
		await runDurableObjectAlarm(instanceOf(channelId));
	};
	return { workspaceId, channelId, instance, link, view, settle };
}

const claims = async (phone: string) =>
	(
		await env.DB.prepare("select channel_id from number_claims where phone = ?")
			.bind(phone)
			.all<{ channel_id: string }>()
	).results.map((row) => row.channel_id);

function stubGateway() {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (input: string) => {
		calls.push(new URL(input).pathname);
		return Response.json({ status: "SUCCESS", error: false, response: { message: "ok" } });
	});
	return calls;
}

test("N08 the second channel that links a number is logged out and told why; released, it may", async () => {
	const calls = stubGateway();
	const phone = `55117${Date.now()}`;
	const [first, second] = [await makeLinked(phone), await makeLinked(phone)];
	await first.link();
	await first.settle();
	expect(await claims(phone)).toEqual([first.channelId]);
	await second.link();
	await second.settle();
	expect(await second.view()).toMatchObject({
		status: "disconnected",
		reason: "number_taken",
		phone: null,
	});
	expect((await first.view()).status).toBe("connected");
	const row = await env.DB.prepare("select status, phone from channels where id = ?")
		.bind(second.channelId)
		.first();
	expect(row, "nobody was shown a link").toEqual({ status: "disconnected", phone: null });
	expect(calls.filter((path) => path.includes("delete"))).toEqual([]);

	await first.instance.requestLink(first.workspaceId, "disconnect");
	await first.settle();
	expect(await claims(phone)).toEqual([]);
	await second.link();
	await second.settle();
	expect((await second.view()).status).toBe("connected");
	expect(await claims(phone)).toEqual([second.channelId]);
});

test("N08 the same channel links its own number again and again", async () => {
	stubGateway();
	const phone = `55116${Date.now()}`;
	const own = await makeLinked(phone);
	for (let round = 0; round < 3; round += 1) {
		await own.link();
		await own.settle();
		expect((await own.view()).status).toBe("connected");
		await own.instance.receive([{ type: "unlinked", reasonCode: 401 }]);
		await own.settle();
	}
	expect(await claims(phone)).toEqual([]);
});

test("N08 simulated numbers are nobody's: every demonstration may have the same one", async () => {
	const phone = `55115${Date.now()}`;
	const { id: workspaceId } = await createWorkspace();
	for (const channelId of [await createChannel(workspaceId), await createChannel(workspaceId)]) {
		const object = instanceOf(channelId);
		await object.receive([{ type: "linked", phone, profileName: null }]);
		await runDurableObjectAlarm(object);
		const link = await object.link(workspaceId);
		expect(link.ok && link.value.status).toBe("connected");
	}
	expect(await claims(phone)).toEqual([]);
});
