import {
	type ReactElement,
	type RefObject,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { placeBubble, type Side } from "./hint-place.ts";

/** Spec 1, section 9. */
export const TOOLTIP_DELAY_MS = 300;
/** Time to reach the bubble itself (WCAG 1.4.13: hoverable). */
const LEAVE_MS = 120;

/**
 * A tooltip. It is not a name: what it says must also be readable without it. Ours rather than
 * Radix's, which would read each icon's name twice and open when a dialog gives the focus back
 * (record 071); the top layer of the browser keeps it above dialogs and unclipped.
 */
export function Hint(props: { text: string; side?: Side | undefined; children: ReactElement }) {
	const frame = useRef<HTMLSpanElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [isShown, setIsShown] = useState(false);
	useEffect(() => () => clearTimeout(timer.current), []);
	const show = (shown: boolean, delayMs: number): void => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setIsShown(shown), delayMs);
	};
	return (
		<span
			className="contents"
			onBlur={() => show(false, 0)}
			onFocus={(event) => {
				if (event.target.matches(":focus-visible")) show(true, TOOLTIP_DELAY_MS);
			}}
			onPointerDown={() => show(false, 0)}
			onPointerEnter={(event) => {
				if (event.pointerType !== "touch") show(true, TOOLTIP_DELAY_MS);
			}}
			onPointerLeave={() => show(false, LEAVE_MS)}
			ref={frame}
			role="presentation"
		>
			{props.children}
			{isShown ? (
				<Bubble
					frame={frame}
					onClose={() => show(false, 0)}
					side={props.side ?? "top"}
					text={props.text}
				/>
			) : null}
		</span>
	);
}

function Bubble(props: {
	frame: RefObject<HTMLElement | null>;
	text: string;
	side: Side;
	onClose: () => void;
}) {
	const { frame, side, text } = props;
	const bubble = useRef<HTMLSpanElement>(null);
	const close = useEffectEvent(props.onClose);
	useLayoutEffect(() => {
		const own = bubble.current;
		// The frame has no box of its own; what it explains has.
		const anchor = frame.current?.firstElementChild;
		if (!own || !anchor) return;
		own.showPopover?.();
		const screen = { width: innerWidth, height: innerHeight };
		const { left, top } = placeBubble(
			anchor.getBoundingClientRect(),
			own.getBoundingClientRect(),
			screen,
			side,
		);
		own.style.left = `${left}px`;
		own.style.top = `${top}px`;
	}, [frame, side, text]);
	useEffect(() => {
		const stop = new AbortController();
		const options = { signal: stop.signal, capture: true };
		const onKey = (event: KeyboardEvent): void => {
			if (event.key === "Escape") close();
		};
		document.addEventListener("keydown", onKey, options);
		document.addEventListener("scroll", () => close(), options);
		return () => stop.abort();
	}, []);
	return (
		<span
			className="fixed inset-auto m-0 max-w-72 animate-appear rounded-md border-0 bg-gray-12 px-2 py-1 text-left text-xs font-medium text-gray-1 text-pretty whitespace-normal"
			popover="manual"
			ref={bubble}
			role="tooltip"
		>
			{text}
		</span>
	);
}
