export type Side = "top" | "right" | "bottom" | "left";

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const GAP_PX = 6;
const MARGIN_PX = 8;
const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** Where a bubble lies, in pixels of the window: on the wished side, else opposite, never outside. */
export function placeBubble(
	anchor: Box,
	bubble: Pick<Box, "width" | "height">,
	screen: Pick<Box, "width" | "height">,
	wished: Side,
): { left: number; top: number } {
	const room: Record<Side, number> = {
		top: anchor.top - bubble.height,
		bottom: screen.height - anchor.top - anchor.height - bubble.height,
		left: anchor.left - bubble.width,
		right: screen.width - anchor.left - anchor.width - bubble.width,
	};
	const needed = GAP_PX + MARGIN_PX;
	const turns = room[wished] < needed && room[OPPOSITE[wished]] >= needed;
	const side = turns ? OPPOSITE[wished] : wished;
	const centred = {
		left: anchor.left + (anchor.width - bubble.width) / 2,
		top: anchor.top + (anchor.height - bubble.height) / 2,
	};
	const spots: Record<Side, { left: number; top: number }> = {
		top: { ...centred, top: anchor.top - bubble.height - GAP_PX },
		bottom: { ...centred, top: anchor.top + anchor.height + GAP_PX },
		left: { ...centred, left: anchor.left - bubble.width - GAP_PX },
		right: { ...centred, left: anchor.left + anchor.width + GAP_PX },
	};
	const inside = (at: number, size: number, limit: number): number =>
		Math.max(MARGIN_PX, Math.min(at, limit - size - MARGIN_PX));
	return {
		left: inside(spots[side].left, bubble.width, screen.width),
		top: inside(spots[side].top, bubble.height, screen.height),
	};
}
