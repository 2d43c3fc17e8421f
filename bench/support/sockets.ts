/** Browsers that listen: as many sockets as wanted in this process, without compression on either side. */
import { createRequire } from "node:module";
import { inParallel } from "./figures.ts";

/** Marks a message so that it is found in whatever frame carries it. */
export const mark = (n: number): string => `zq${n}z`;
const MARKS = /zq(\d+)z/g;
const OPEN_TIMEOUT_MS = 30_000;

interface ClientSocket {
	on: (event: string, listener: (data: { toString: () => string }) => void) => void;
	terminate: () => void;
	send: (text: string) => void;
}
type ClientConstructor = new (address: string, options: Record<string, unknown>) => ClientSocket;

/** Of what others of our tools depend on: browsers' own sockets offer compression and cannot set a cookie. */
const WebSocketClient = createRequire(import.meta.url)("ws") as ClientConstructor;

export interface Crowd {
	/** Calls back for each marked message that reaches a socket, once. */
	onMark: (heard: (n: number, at: number) => void) => void;
	/** The first frame of all. */
	first: () => string;
	/** Frames and bytes that came since it was opened. */
	received: () => { frames: number; bytes: number };
	close: () => void;
}

/**
 * Opens sockets; each is ready when its first frame is there, or when it is open where the server says nothing.
 * `greeting` is what the protocol wants to be told first.
 */
export async function openCrowd(
	address: string,
	count: number,
	options: {
		headersOf?: (socket: number) => Record<string, string>;
		waitsForFrame?: boolean;
		greeting?: string;
		atOnce?: number;
	} = {},
): Promise<Crowd> {
	let heard: (n: number, at: number) => void = () => undefined;
	let [frames, bytes] = [0, 0];
	let first = "";
	const sockets: ClientSocket[] = [];
	const open = (_: unknown, at: number) =>
		new Promise<void>((resolve, reject) => {
			const socket = new WebSocketClient(address, {
				headers: options.headersOf?.(at) ?? {},
				perMessageDeflate: false,
			});
			sockets.push(socket);
			// A frame may have a message twice: in the conversation and as the last words of the list.
			const known = new Set<number>();
			const timer = setTimeout(
				() => reject(new Error(`a socket of ${address} did not open`)),
				OPEN_TIMEOUT_MS,
			);
			const ready = () => {
				clearTimeout(timer);
				resolve();
			};
			socket.on("error", (error) => reject(new Error(error.toString())));
			socket.on("open", () => {
				if (options.greeting !== undefined) socket.send(options.greeting);
				if (!options.waitsForFrame) ready();
			});
			socket.on("message", (data) => {
				const at = performance.now();
				const text = data.toString();
				if (frames === 0) first = text;
				frames += 1;
				bytes += text.length;
				if (options.waitsForFrame) ready();
				for (const [, digits] of text.matchAll(MARKS)) {
					const n = Number(digits);
					if (!known.has(n)) heard(n, at);
					known.add(n);
				}
			});
		});
	await inParallel(Array.from({ length: count }), options.atOnce ?? 20, open);
	return {
		onMark: (listener) => (heard = listener),
		first: () => first,
		received: () => ({ frames, bytes }),
		close: () => {
			for (const socket of sockets) socket.terminate();
		},
	};
}
