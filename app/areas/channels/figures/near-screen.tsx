import { type ReactNode, useEffect, useRef, useState } from "react";

/** Begun before it is seen, and kept a little longer. */
const MARGIN = "400px";

/**
 * Shows `live` while its place is near the screen and `still` before: a grid of many instances
 * holds lines only to those that somebody looks at.
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
