import { runDurableObjectAlarm } from "cloudflare:test";
import { expect, test } from "vitest";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { HEARS_CHANGES, type WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { eventually } from "#tests/support/instance.ts";
import { isLong } from "#tests/support/long.ts";
import { bindings } from "#tests/support/sign-in.ts";

const MEMBERS = isLong ? 1_000 : 300;

interface Watcher {
	socket: WebSocket;
	online: Set<string>;
	presenceFrames: number;
	bytes: number;
}

/** A page's line to the hub; an older one does not say that it understands joins and leaves. */
async function watch(workspaceId: string, memberId: string, isOldPage = false): Promise<Watcher> {
	const answer = await bindings.WORKSPACE_HUB.getByName(workspaceId).fetch(
		`https://object/live${isOldPage ? "" : `?${HEARS_CHANGES}=1`}`,
		{
			headers: {
				Upgrade: "websocket",
				[IDENTITY_HEADER]: formatIdentity({
					workspaceId,
					memberId,
					signInId: `s-${memberId}`,
					name: "Ana",
					role: "operator",
				}),
			},
		},
	);
	const socket = answer.webSocket;
	if (!socket) throw new Error(`No socket: ${answer.status}`);
	const watcher: Watcher = { socket, online: new Set(), presenceFrames: 0, bytes: 0 };
	socket.addEventListener("message", ({ data }) => {
		const text = String(data);
		watcher.bytes += text.length;
		const frame = JSON.parse(text) as WorkspaceFrame;
		if (frame.type === "hello") watcher.online = new Set(frame.online);
		if (frame.type === "online") watcher.online = new Set(frame.memberIds);
		if (frame.type === "online_changed") {
			for (const id of frame.joined) watcher.online.add(id);
			for (const id of frame.left) watcher.online.delete(id);
		}
		if (frame.type === "online" || frame.type === "online_changed") watcher.presenceFrames += 1;
	});
	socket.accept();
	return watcher;
}

const tell = (workspaceId: string) =>
	runDurableObjectAlarm(bindings.WORKSPACE_HUB.getByName(workspaceId));

test(
	`${MEMBERS} browsers that come back at once are told once a second who came, not each to each (ledger C7)`,
	{ timeout: 120_000 },
	async () => {
		const workspaceId = crypto.randomUUID();
		const ids = Array.from({ length: MEMBERS }, () => crypto.randomUUID());
		const startedAt = Date.now();
		const watchers: Watcher[] = [];
		for (let at = 0; at < MEMBERS; at += 50)
			watchers.push(
				...(await Promise.all(ids.slice(at, at + 50).map((id) => watch(workspaceId, id)))),
			);
		await tell(workspaceId);
		await eventually(async () => watchers.every(({ online }) => online.size === MEMBERS), 30_000);
		const seconds = Math.ceil((Date.now() - startedAt) / 1000) + 1;

		const frames = watchers.reduce((sum, one) => sum + one.presenceFrames, 0);
		const bytes = watchers.reduce((sum, one) => sum + one.bytes, 0);
		console.log(
			`${MEMBERS} sockets: ${frames} frames of presence, ${Math.round(bytes / 1e6)} MB in ${seconds} s`,
		);
		// Each to each were 45,150 frames, and 500,500 with 13 GB of 1,000 browsers.
		expect(frames).toBeLessThanOrEqual(MEMBERS * seconds);
		expect(bytes).toBeLessThan(100e6);

		// Nothing but their change is said of the next ones.
		const before = watchers[0]?.bytes ?? 0;
		watchers[MEMBERS - 1]?.socket.close(1000, "done");
		await eventually(async () => {
			await tell(workspaceId);
			return watchers[0]?.online.size === MEMBERS - 1;
		});
		expect((watchers[0]?.bytes ?? 0) - before).toBeLessThan(200);
		for (const { socket } of watchers) socket.close(1000, "done");
	},
);

test("a second tab of a member is nobody's news, and leaves nobody when it goes (ledger C7)", async () => {
	const workspaceId = crypto.randomUUID();
	const ana = await watch(workspaceId, "ana");
	await tell(workspaceId);
	await eventually(async () => ana.presenceFrames === 1);
	const second = await watch(workspaceId, "ana");
	second.socket.close(1000, "done");
	const bia = await watch(workspaceId, "bia");
	await tell(workspaceId);
	await eventually(async () => ana.online.has("bia"));
	expect(ana.presenceFrames).toBe(2);
	expect([...ana.online].toSorted()).toEqual(["ana", "bia"]);
	for (const { socket } of [ana, bia]) socket.close(1000, "done");
});

test("a page of an earlier release is told everybody, as it was (ledger C7)", async () => {
	const workspaceId = crypto.randomUUID();
	const old = await watch(workspaceId, "ana", true);
	const bia = await watch(workspaceId, "bia");
	await eventually(async () => {
		await tell(workspaceId);
		return old.online.size === 2;
	});
	bia.socket.close(1000, "done");
	await eventually(async () => {
		await tell(workspaceId);
		return old.online.size === 1;
	});
	expect([...old.online]).toEqual(["ana"]);
	old.socket.close(1000, "done");
});
