/** As in app/contracts/frames.ts, which would bring all frames of the members with it. */
const CLOSE_TOO_MANY = 4408;
const CLOSE_GONE = 4404;

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
const PING_EVERY_MS = 25_000;
/** After this time without a frame the connection counts as dead, whatever the browser reports. */
const SILENT_MS = 60_000;

export interface SocketParts {
	/** The socket's address, with the last seen sequence number. */
	address(): string;
	onOpen(): void;
	onText(text: string): void;
	onDown(): void;
	/** The webchat no longer exists: no further attempts. */
	onGone(): void;
}

/**
 * A socket that reconnects by itself, with growing and random delays so that clients do not come in
 * step.
 */
export function createReconnectingSocket(parts: SocketParts) {
	let socket: WebSocket | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ping: ReturnType<typeof setInterval> | undefined;
	let tries = 0;
	let heardAt = 0;
	let isGone = false;

	function drop(): void {
		clearInterval(ping);
		const old = socket;
		socket = null;
		if (old) {
			old.onclose = old.onopen = old.onmessage = null;
			old.close();
		}
	}

	function retry(): void {
		clearTimeout(timer);
		const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries) * (0.5 + Math.random());
		tries += 1;
		timer = setTimeout(open, delay);
	}

	function lost(code: number): void {
		drop();
		parts.onDown();
		if (code === CLOSE_GONE) {
			isGone = true;
			return parts.onGone();
		}
		// Too many tabs: this one waits until somebody looks at it again.
		if (code !== CLOSE_TOO_MANY) retry();
	}

	function beat(): void {
		if (Date.now() - heardAt > SILENT_MS) lost(0);
		else if (socket?.readyState === WebSocket.OPEN) socket.send("ping");
	}

	function open(): void {
		clearTimeout(timer);
		if (isGone || socket) return;
		try {
			socket = new WebSocket(parts.address());
		} catch {
			return retry();
		}
		socket.onopen = () => {
			heardAt = Date.now();
			ping = setInterval(beat, PING_EVERY_MS);
			parts.onOpen();
		};
		socket.onmessage = ({ data }) => {
			heardAt = Date.now();
			tries = 0;
			if (typeof data === "string" && data !== "pong") parts.onText(data);
		};
		socket.onclose = ({ code }) => lost(code);
	}

	return {
		open,
		/** The page is visible or the network is back: reconnects at once when it is not connected. */
		wake(): void {
			if (socket?.readyState === WebSocket.OPEN) return beat();
			if (socket) return;
			tries = 0;
			open();
		},
		/**
		 * No confirmation came: opens a new connection, whatever the browser reports about the old one.
		 */
		restart(): void {
			if (socket) lost(0);
		},
		/** False when there is no open connection. */
		send(text: string): boolean {
			if (socket?.readyState !== WebSocket.OPEN) return false;
			socket.send(text);
			return true;
		},
		isUp: (): boolean => socket?.readyState === WebSocket.OPEN,
	};
}
