const HELD_MS = 450;
/** A finger that moves further is scrolling. */
const STILL_PX = 10;
/** They have a long press of their own. */
const OTHERS = "a, button, input, audio, video";

/**
 * Calls `onHeld` with the message on which a finger rests, as phones open menus; a mouse has the button for it. Listens
 * at the log, for all of its messages. Returns the function that ends it.
 */
export function listenForLongPress(
	log: HTMLElement,
	onHeld: (message: Element) => void,
): () => void {
	const stop = new AbortController();
	let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
	let isHeld = false;
	const end = (): void => {
		if (press) clearTimeout(press.timer);
		press = null;
	};
	const on = <Kind extends keyof HTMLElementEventMap>(
		kind: Kind,
		listener: (event: HTMLElementEventMap[Kind]) => void,
	): void => log.addEventListener(kind, listener, { signal: stop.signal });

	on("pointerdown", ({ target, pointerType, clientX: x, clientY: y }) => {
		end();
		isHeld = false;
		if (pointerType !== "touch" || !(target instanceof Element) || target.closest(OTHERS)) return;
		const message = target.closest("article[data-message-id]");
		if (!message) return;
		const timer = setTimeout(() => {
			press = null;
			isHeld = true;
			onHeld(message);
		}, HELD_MS);
		press = { timer, x, y };
	});
	on("pointermove", ({ clientX, clientY }) => {
		if (press && Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) end();
	});
	on("pointerup", end);
	on("pointercancel", end);
	on("contextmenu", (event) => {
		// Ours is open, or about to be: the system's menu would lie over it.
		if (press || isHeld) event.preventDefault();
	});
	return () => {
		end();
		stop.abort();
	};
}
