import { type RefObject, useEffect, useState } from "react";

/** So long after the last movement the day stays. */
const SHOWN_MS = 1_000;

/** Which day one is reading, while one scrolls: at rest it would cover words. Each day stands in the log itself. */
export function FloatingDay({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
	const [day, setDay] = useState<string | null>(null);
	useEffect(() => {
		const log = scroller.current;
		if (!log) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const onScroll = (): void => {
			clearTimeout(timer);
			setDay(findDayAbove(log));
			timer = setTimeout(() => setDay(null), SHOWN_MS);
		};
		log.addEventListener("scroll", onScroll, { passive: true });
		return () => {
			clearTimeout(timer);
			log.removeEventListener("scroll", onScroll);
		};
	}, [scroller]);
	if (day === null) return null;
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none absolute inset-x-0 top-2 z-10 flex animate-appear justify-center"
			data-floating-day
		>
			<span className="rounded-full border border-line bg-panel px-3 py-0.5 text-xs font-medium text-gray-11 shadow-float">
				{day}
			</span>
		</div>
	);
}

/** The day whose mark has left by the upper edge last; null while none has. */
function findDayAbove(log: HTMLElement): string | null {
	const { top } = log.getBoundingClientRect();
	const above = [...log.querySelectorAll<HTMLElement>("[data-day]")].filter(
		(mark) => mark.getBoundingClientRect().bottom <= top,
	);
	return above.at(-1)?.textContent ?? null;
}
