import { exports } from "cloudflare:workers";
import * as v from "valibot";
import { ServerFrame } from "#app/contracts/frames.ts";
import { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { eventually } from "./instance.ts";
import { ORIGIN, type TestMember } from "./sign-in.ts";

export interface UpgradeFaults {
	cookie?: string | null;
	origin?: string | null;
	upgrade?: string | null;
}

/** The request a browser makes for a socket; `faults` change or leave out (null) its headers. */
export function askForSocket(
	member: Pick<TestMember, "cookie">,
	path: string,
	faults: UpgradeFaults = {},
): Promise<Response> {
	const headers = new Headers();
	const put = (name: string, given: string | null | undefined, usual: string) => {
		const value = given === undefined ? usual : given;
		if (value !== null) headers.set(name, value);
	};
	put("cookie", faults.cookie, member.cookie);
	put("origin", faults.origin, ORIGIN);
	put("upgrade", faults.upgrade, "websocket");
	return exports.default.fetch(new Request(`${ORIGIN}${path}`, { headers }));
}

type Frame<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/** A browser's end of a socket: every frame parsed with the contract, in its order. */
export interface TestSocket<F extends { type: string }> {
	frames: F[];
	/** Set once the other end has closed. */
	closed: { code: number; reason: string } | null;
	send(frame: unknown): void;
	sendRaw(frame: string | ArrayBuffer): void;
	/** The first frame of a type from `after` on, waited for. */
	next<Type extends F["type"]>(type: Type, after?: number): Promise<Extract<F, { type: Type }>>;
	/** The code it is closed with, waited for. */
	closeCode(timeoutMs?: number): Promise<number>;
	close(): void;
}

export function attach<F extends { type: string }>(
	response: Response,
	schema: v.GenericSchema<unknown, F>,
): TestSocket<F> {
	const ws = response.webSocket;
	if (response.status !== 101 || !ws) throw new Error(`No socket: ${response.status}`);
	const socket: TestSocket<F> = {
		frames: [],
		closed: null,
		send: (frame) => ws.send(JSON.stringify(frame)),
		sendRaw: (frame) => ws.send(frame),
		next: (type, after = 0) =>
			eventually(async () =>
				socket.frames
					.slice(after)
					.find((f): f is Extract<F, { type: typeof type }> => f.type === type),
			),
		closeCode: async (timeoutMs) => (await eventually(async () => socket.closed, timeoutMs)).code,
		close: () => ws.close(1000, "done"),
	};
	ws.addEventListener("message", ({ data }) => {
		if (data === "pong") return;
		socket.frames.push(v.parse(schema, JSON.parse(String(data))));
	});
	ws.addEventListener("close", ({ code, reason }) => {
		socket.closed = { code, reason };
	});
	ws.accept();
	return socket;
}

export type ChannelSocket = TestSocket<ServerFrame>;

/** A member's socket on a channel; with `since` as a client that comes back. */
export async function openChannelSocket(
	member: Pick<TestMember, "cookie">,
	channelId: string,
	since?: number,
): Promise<ChannelSocket> {
	const query = since === undefined ? "" : `?since=${since}`;
	return attach(await askForSocket(member, `/live/channels/${channelId}${query}`), ServerFrame);
}

export async function openWorkspaceSocket(
	member: Pick<TestMember, "cookie">,
	query = "",
): Promise<TestSocket<WorkspaceFrame>> {
	return attach(await askForSocket(member, `/live/workspace${query}`), WorkspaceFrame);
}

/** All frames of one type a channel socket has seen. */
export const framesOf = <Type extends ServerFrame["type"]>(
	socket: ChannelSocket,
	type: Type,
): Frame<Type>[] => socket.frames.filter((frame): frame is Frame<Type> => frame.type === type);
