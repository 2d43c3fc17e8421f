import { type PointerEvent, useEffect, useRef } from "react";

const HELD_MS = 450;
/** A finger that moves further is scrolling. */
const STILL_PX = 10;

/**
 * Handlers that call `onHeld` when a finger rests on the element, as phones open menus. Links and buttons inside keep
 * their own long press; a mouse has the button for it.
 */
export function useLongPress(onHeld: (element: HTMLElement) => void) {
	const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
	const isHeld = useRef(false);
	const end = (): void => {
		if (press.current) clearTimeout(press.current.timer);
		press.current = null;
	};
	useEffect(() => end, []);
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			end();
			isHeld.current = false;
			const { currentTarget, target, clientX: x, clientY: y } = event;
			const isOther = target instanceof Element && target.closest("a, button, input, audio, video");
			if (event.pointerType !== "touch" || isOther) return;
			const timer = setTimeout(() => {
				press.current = null;
				isHeld.current = true;
				onHeld(currentTarget);
			}, HELD_MS);
			press.current = { timer, x, y };
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			const from = press.current;
			if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) end();
		},
		onPointerUp: end,
		onPointerCancel: end,
		onContextMenu: (event: { preventDefault: () => void }) => {
			// Ours is open, or about to be: the system's menu would lie over it.
			if (press.current || isHeld.current) event.preventDefault();
		},
	};
}
