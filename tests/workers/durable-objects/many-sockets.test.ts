import { beforeAll, expect, test } from "vitest";
import { type ServerFrame } from "#app/contracts/frames.ts";
import { CLOSE_TOO_MANY } from "#app/contracts/sockets.ts";
import { formatIdentity, IDENTITY_HEADER } from "#app/contracts/live-identity.ts";
import { MAX_SOCKETS_PER_MEMBER } from "#app/domain/inbox/socket-rate.ts";
import { eventually, incoming, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const IS_LONG = "PROSA_LONG" in bindings && bindings.PROSA_LONG === "1";
const MEMBERS = IS_LONG ? 100 : 20;
const MESSAGES = 40;

interface Watcher {
	socket: WebSocket;
	seen: string[];
	closedWith: number | null;
}

async function watch(
	instance: { fetch(url: string, init: RequestInit): Promise<Response> },
	memberId: string,
): Promise<Watcher> {
	const identity = {
		workspaceId: WORKSPACE,
		memberId,
		signInId: `s-${memberId}`,
		name: memberId,
		role: "operator" as const,
	};
	const answer = await instance.fetch("https://object/live", {
		headers: { Upgrade: "websocket", [IDENTITY_HEADER]: formatIdentity(identity) },
	});
	const socket = answer.webSocket;
	if (!socket) throw new Error(`No socket: ${answer.status}`);
	const watcher: Watcher = { socket, seen: [], closedWith: null };
	socket.addEventListener("message", (event) => {
		const frame = JSON.parse(String(event.data)) as ServerFrame;
		if (frame.type === "changes") watcher.seen.push(...frame.messages.map((m) => m.id));
	});
	socket.addEventListener("close", (event) => {
		watcher.closedWith = event.code;
	});
	socket.accept();
	return watcher;
}

test(
	`${MEMBERS * MAX_SOCKETS_PER_MEMBER} sockets of ${MEMBERS} members: every inbound message reaches every one once`,
	{ timeout: 240_000 },
	async () => {
		const { instance } = await makeLinkedInstance();
		const watchers: Watcher[] = [];
		for (let member = 0; member < MEMBERS; member += 1)
			for (let tab = 0; tab < MAX_SOCKETS_PER_MEMBER; tab += 1)
				watchers.push(await watch(instance, `m${member}`));

		await instance.receive([incoming({ providerId: "ONE" })]);
		await eventually(async () => watchers.every((w) => w.seen.includes("ONE")), 30_000);

		const ids = Array.from({ length: MESSAGES }, (_, n) => `BURST${n}`);
		await Promise.all(ids.map((providerId) => instance.receive([incoming({ providerId })])));
		await eventually(async () => watchers.every((w) => w.seen.length >= MESSAGES + 1), 60_000);
		for (const { seen, closedWith } of watchers) {
			expect(seen.toSorted()).toEqual(["ONE", ...ids].toSorted());
			expect(closedWith).toBeNull();
		}
		for (const { socket } of watchers) socket.close();
	},
);

test("L15 a member has at most ten sockets; the eleventh is closed, another member's is not", async () => {
	const { instance } = await makeLinkedInstance();
	const own: Watcher[] = [];
	for (let tab = 0; tab < MAX_SOCKETS_PER_MEMBER; tab += 1) own.push(await watch(instance, "ana"));
	const eleventh = await watch(instance, "ana");
	await eventually(async () => eleventh.closedWith === CLOSE_TOO_MANY);
	const other = await watch(instance, "bia");
	await instance.receive([incoming({ providerId: "HELLO" })]);
	await eventually(async () => [...own, other].every((w) => w.seen.includes("HELLO")));
	expect(eleventh.seen).toEqual([]);

	// Room is made as soon as one of them goes.
	own[0]?.socket.close();
	await eventually(async () => {
		const again = await watch(instance, "ana");
		await scheduler.wait(30);
		return again.closedWith === null;
	});
});
