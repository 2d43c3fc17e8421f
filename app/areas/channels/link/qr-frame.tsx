import type { ReactNode } from "react";

/** 256 px of code, 16 px of white around it and the ring on the edge: fits a 360 px phone. */
const SIDE = 288;
const RING_RADIUS = 16;
const STROKE = 4;

/**
 * White in both themes, because phones need dark on light. `left` (0 to 1) is the ring's remaining
 * time; null draws none.
 */
export function QrFrame(props: { left: number | null; children: ReactNode }) {
	const side = SIDE - STROKE;
	return (
		<div className="relative size-72 shrink-0 overflow-hidden rounded-2xl bg-white text-black">
			<svg
				aria-hidden="true"
				className="absolute inset-0"
				fill="none"
				viewBox={`0 0 ${SIDE} ${SIDE}`}
			>
				<rect
					height={side}
					rx={RING_RADIUS}
					stroke="#e0e1e6"
					strokeWidth={STROKE}
					width={side}
					x={STROKE / 2}
					y={STROKE / 2}
				/>
				{props.left === null ? null : (
					<rect
						className="transition-[stroke-dashoffset] duration-300 ease-linear"
						height={side}
						pathLength={1}
						rx={RING_RADIUS}
						stroke={props.left < 1 / 3 ? "#d97706" : "#3e63dd"}
						strokeDasharray={1}
						strokeDashoffset={1 - props.left}
						strokeWidth={STROKE}
						width={side}
						x={STROKE / 2}
						y={STROKE / 2}
					/>
				)}
			</svg>
			<div className="absolute inset-4 flex flex-col items-center justify-center">
				{props.children}
			</div>
		</div>
	);
}
