const HELD_MS = 450;
/** A finger that moves further is scrolling, or swiping. */
const STILL_PX = 10;
/** From here on a swipe answers the message. */
const SWIPED_PX = 56;
/** The message follows the finger this far. */
const FOLLOWS_PX = 72;
/** They have a long press of their own. */
const OTHERS = "a, button, input, audio, video";

interface Touched {
	/** A finger rests on the message, as phones open menus; a mouse has the button for it. */
	onHeld: (message: Element) => void;
	/** It was pulled to the right and let go. */
	onSwiped: (message: Element) => void;
}

interface Press {
	message: HTMLElement;
	timer: ReturnType<typeof setTimeout>;
	x: number;
	y: number;
	/** How far it was pulled; null while it was not. */
	pulledPx: number | null;
}

/** Listens at the log, for all of its messages. Returns the function that ends it. */
export function listenForTouch(log: HTMLElement, { onHeld, onSwiped }: Touched): () => void {
	const stop = new AbortController();
	let press: Press | null = null;
	let isHeld = false;
	const end = (): Press | null => {
		const ended = press;
		press = null;
		if (!ended) return null;
		clearTimeout(ended.timer);
		ended.message.style.translate = "";
		return ended;
	};
	const on = <Kind extends keyof HTMLElementEventMap>(
		kind: Kind,
		listener: (event: HTMLElementEventMap[Kind]) => void,
	): void => log.addEventListener(kind, listener, { signal: stop.signal });

	on("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
		end();
		isHeld = false;
		if (pointerType !== "touch" || !(target instanceof Element) || target.closest(OTHERS)) return;
		const message = target.closest<HTMLElement>("article[data-message-id]");
		if (!message) return;
		const timer = setTimeout(() => {
			end();
			isHeld = true;
			onHeld(message);
		}, HELD_MS);
		press = { message, timer, x, y, pulledPx: null };
	});
	on("pointermove", ({ clientX, clientY }) => {
		if (!press) return;
		const [right, down] = [clientX - press.x, Math.abs(clientY - press.y)];
		if (press.pulledPx === null) {
			if (Math.hypot(right, down) <= STILL_PX) return;
			if (right <= down) return void end();
			clearTimeout(press.timer);
		}
		press.pulledPx = Math.max(0, right);
		press.message.style.translate = `${Math.min(FOLLOWS_PX, press.pulledPx)}px`;
	});
	on("pointerup", () => {
		const ended = end();
		if (ended && (ended.pulledPx ?? 0) >= SWIPED_PX) onSwiped(ended.message);
	});
	on("pointercancel", () => void end());
	on("contextmenu", (event) => {
		// Ours is open, or about to be: the system's menu would lie over it.
		if (press || isHeld) event.preventDefault();
	});
	return () => {
		end();
		stop.abort();
	};
}
