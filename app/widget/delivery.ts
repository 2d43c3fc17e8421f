import type { VisitorClientFrame } from "../contracts/webchat.ts";
import type { BrowserMemory } from "./browser-memory.ts";
import { createReconnectingSocket } from "./reconnecting-socket.ts";
import type { Notice } from "./panel.ts";
import type { Thread } from "./thread.ts";
import { askForToken, type WebchatAccess } from "./webchat-api.ts";

/** Shorter interruptions are not shown. */
const OFFLINE_AFTER_MS = 2_500;
const TRY_AGAIN_MS = 5_000;
/** The channel confirms at once; a connection without a confirmation in this time is dead. */
const CONFIRM_MS = 8_000;

export interface Place extends WebchatAccess {
	/** Fills this element instead of floating over the page. */
	target: HTMLElement | null;
}

export interface DeliveryParts {
	place: Place;
	memory: BrowserMemory;
	thread: Thread;
	onText(text: string): void;
	note(notice: Notice): void;
}

/**
 * Delivers messages to the channel: each is stored in this browser until the channel has confirmed
 * it.
 */
export function createDelivery({ place, memory, thread, onText, note }: DeliveryParts) {
	let asking: Promise<void> | null = null;
	let downTimer: ReturnType<typeof setTimeout> | undefined;
	let confirmTimer: ReturnType<typeof setTimeout> | undefined;

	function settle(notice: Notice): void {
		clearTimeout(downTimer);
		downTimer = undefined;
		note(notice);
	}

	const line = createReconnectingSocket({
		address() {
			const since = thread.since();
			const query = `?token=${memory.token() ?? ""}${since === null ? "" : `&since=${since}`}`;
			return `${place.base.replace(/^http/, "ws")}/live/webchat/${place.key}${query}`;
		},
		onOpen: () => settle(null),
		onText,
		onDown() {
			// Counted from the first failure, however many follow.
			downTimer ??= setTimeout(() => note("offline"), OFFLINE_AFTER_MS);
		},
		onGone: () => settle("gone"),
	});

	const sendFrame = (frame: VisitorClientFrame): boolean => line.send(JSON.stringify(frame));
	function introduce(): void {
		const who = memory.introduction();
		if (who) sendFrame({ type: "introduce", ...who });
	}
	const waiting = () => memory.queued().filter(({ id }) => !thread.has(id));

	/**
	 * A sent message counts as delivered only when the channel confirms it; else the connection is
	 * restarted.
	 */
	function awaitConfirmation(ids: ReadonlySet<string>): void {
		clearTimeout(confirmTimer);
		confirmTimer = setTimeout(() => {
			if (waiting().some(({ id }) => ids.has(id))) line.restart();
		}, CONFIRM_MS);
	}

	async function connect(): Promise<void> {
		if (memory.token() !== null) return line.open();
		asking ??= register();
		return asking;
	}

	async function register(): Promise<void> {
		const token = await askForToken(place);
		asking = null;
		if (token === null) {
			note("offline");
			setTimeout(() => void connect(), TRY_AGAIN_MS);
			return;
		}
		// Another tab may have registered first: one browser is one visitor.
		if (memory.token() === null) memory.keepToken(token);
		settle(null);
		line.open();
	}

	return {
		send: sendFrame,

		/** Sends what is queued, in order, after the visitor's introduction. */
		flush(): void {
			const messages = waiting();
			if (messages.length === 0) return;
			introduce();
			for (const { id, text } of messages) sendFrame({ type: "send", id, text });
			awaitConfirmation(new Set(messages.map(({ id }) => id)));
		},

		/**
		 * Registers this browser as a visitor with the first message; people who only look stay
		 * unknown.
		 */
		connect,

		/** The token of this visitor, registered where there is none yet; null: there is none now. Connects. */
		async askToken(): Promise<string | null> {
			if (line.isUp()) introduce();
			else await connect();
			return memory.token();
		},

		/** Says who the visitor is, before what they send beside the connection. */
		introduce,

		/** Stores the message, then sends it: now, or when the connection opens. */
		write(text: string): void {
			memory.queue({ id: crypto.randomUUID(), text, at: Date.now() });
			if (line.isUp()) this.flush();
			else void connect();
		},

		/** The channel asked for a pause: tries again later. */
		tryLater(): void {
			note("slow");
			clearTimeout(confirmTimer);
			setTimeout(() => {
				note(null);
				this.flush();
			}, TRY_AGAIN_MS);
		},

		/** For when the browser reports that the network is gone. */
		restart: () => line.restart(),

		/**
		 * Reconnects when the page is looked at again. Without a token there is nothing to connect to.
		 */
		wake(): void {
			if (memory.token() !== null) line.wake();
		},
	};
}
