/**
 * The channel's WebSocket, without React. Reconnection, back-off and time-outs are partysocket's; ours are
 * the `seq` to resume from, the frames' shape and the meaning of each close code.
 */
import ReconnectingWebSocket from "partysocket/ws";
import * as v from "valibot";
import { type ClientFrame, ReadableChanges, ServerFrame } from "#app/contracts/frames.ts";
import { CLOSE_GONE, CLOSE_REVOKED, CLOSE_TOO_MANY, parseText } from "#app/contracts/sockets.ts";

const PING_EVERY_MS = 25_000;
/** A line that does not answer a ping this long is dead, whatever the browser believes. */
const PONG_WITHIN_MS = 8000;
const FIRST_DELAY_MS = 1000;
/** Spread over clients, so that a thousand browsers do not come back in the same instant. */
const JITTER_MS = 4000;
const MAX_DELAY_MS = 10_000;
const FINAL_CODES = [CLOSE_REVOKED, CLOSE_GONE, CLOSE_TOO_MANY];

export type ConnectionState = "connecting" | "open" | "down";
/** Why the line is closed for good. */
export type ClosedReason = "revoked" | "gone" | "too_many";

export interface ChannelSocketHandlers {
	onFrame: (frame: ServerFrame) => void;
	onState: (state: ConnectionState) => void;
	onClosed: (reason: ClosedReason) => void;
}

export interface ChannelSocket {
	/** False when the socket is down: typing and the like are dropped, never queued. */
	send: (frame: ClientFrame) => boolean;
	/** The network came back: a new line at once, the old one may hang in the former network. */
	restart: () => void;
	/** The tab woke up: connects at once, or checks that the server still answers. */
	check: () => void;
	close: () => void;
}

/** `since` is the seq up to which everything is known; null asks for the present only. */
export function openChannelSocket(
	address: string,
	since: number | null,
	handlers: ChannelSocketHandlers,
): ChannelSocket {
	let applied = since;
	const url = (): string => (applied === null ? address : `${address}?since=${String(applied)}`);
	const socket = new ReconnectingWebSocket(url, undefined, {
		maxEnqueuedMessages: 0,
		minReconnectionDelay: FIRST_DELAY_MS + Math.random() * JITTER_MS,
		maxReconnectionDelay: MAX_DELAY_MS,
		connectionTimeout: MAX_DELAY_MS,
		shouldReconnectOnClose: (event) => !FINAL_CODES.includes(event.code),
	});
	let awaited: ReturnType<typeof setTimeout> | undefined;
	const check = (): void => {
		if (socket.readyState !== socket.OPEN) return;
		socket.send("ping");
		clearTimeout(awaited);
		awaited = setTimeout(() => socket.reconnect(), PONG_WITHIN_MS);
	};
	const ping = setInterval(check, PING_EVERY_MS);
	const stop = (): void => {
		clearInterval(ping);
		clearTimeout(awaited);
	};

	socket.addEventListener("open", () => handlers.onState("open"));
	socket.addEventListener("close", (event) => {
		clearTimeout(awaited);
		handlers.onState("down");
		const reason = readCloseCode(event.code);
		if (!reason) return;
		stop();
		handlers.onClosed(reason);
	});
	socket.addEventListener("message", (event) => {
		clearTimeout(awaited);
		for (const frame of readServerFrame(event.data)) {
			handlers.onFrame(frame);
			applied = nextSince(applied, frame);
		}
	});
	return {
		send: (frame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame)),
		restart: () => {
			if (socket.shouldReconnect) socket.reconnect();
		},
		check: () => {
			if (socket.readyState === socket.OPEN) check();
			else if (socket.shouldReconnect) socket.reconnect();
		},
		close: () => {
			stop();
			socket.close();
		},
	};
}

/**
 * The frames of one message: none for "pong" and unknown types, which a newer server may send. Of changes
 * that an older page cannot fully read, the readable part and then a reset, so that they are fetched again.
 */
export function readServerFrame(data: unknown): ServerFrame[] {
	if (typeof data !== "string" || data === "pong") return [];
	const said = parseText(v.looseObject({ type: v.string() }), data);
	const whole = v.safeParse(ServerFrame, said);
	if (whole.success) return [whole.output];
	if (said?.type !== "changes") return [];
	const part = v.safeParse(ReadableChanges, said);
	return part.success ? [part.output, { type: "reset", seq: part.output.seq }] : [];
}

/** Where to resume after `frame`. A reset may lead backwards: it comes from another life. */
export function nextSince(applied: number | null, frame: ServerFrame): number | null {
	if (frame.type === "reset") return frame.seq;
	if (frame.type === "changes") return Math.max(applied ?? 0, frame.seq);
	return frame.type === "hello" ? (applied ?? frame.seq) : applied;
}

function readCloseCode(code: number): ClosedReason | null {
	if (code === CLOSE_REVOKED) return "revoked";
	if (code === CLOSE_GONE) return "gone";
	return code === CLOSE_TOO_MANY ? "too_many" : null;
}
