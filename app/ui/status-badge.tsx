import type { ReactNode } from "react";

export type StatusTone = "good" | "warning" | "bad" | "neutral" | "accent";

const TONES: Record<StatusTone, { frame: string; dot: string }> = {
	good: { frame: "bg-green-3 text-green-11", dot: "bg-green-9" },
	warning: { frame: "bg-amber-3 text-amber-11", dot: "bg-amber-9" },
	bad: { frame: "bg-red-3 text-red-11", dot: "bg-red-9" },
	neutral: { frame: "bg-gray-3 text-gray-11", dot: "bg-gray-9" },
	accent: { frame: "bg-accent-3 text-accent-11", dot: "bg-accent-9" },
};

/** A dot and a word: colour is never the only sign. */
export function StatusBadge(props: { tone: StatusTone; children: ReactNode; pulsing?: boolean }) {
	const tone = TONES[props.tone];
	return (
		<span
			className={`inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-xs font-medium ${tone.frame}`}
		>
			<span
				aria-hidden="true"
				className={`size-1.5 rounded-full ${tone.dot} ${props.pulsing ? "animate-pulse" : ""}`}
			/>
			{props.children}
		</span>
	);
}
