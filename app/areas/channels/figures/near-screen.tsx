import { type ReactNode, useEffect, useRef, useState } from "react";

/** Distance from the screen, so that it starts before it is seen and ends a little later. */
const MARGIN = "400px";

/**
 * Renders `live` while it is near the screen, else `still`: a grid of many instances opens sockets
 * only for the visible ones.
 */
export function NearScreen(props: { still: ReactNode; live: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new IntersectionObserver(
			([entry]) => setIsNear(entry?.isIntersecting ?? false),
			{ rootMargin: MARGIN },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<div className="h-full" ref={place}>
			{isNear ? props.live : props.still}
		</div>
	);
}
