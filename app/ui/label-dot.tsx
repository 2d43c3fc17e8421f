import { type LabelColour, labelColour } from "#app/domain/conversations/label-colour.ts";

/** Seen on both themes' surfaces at 3:1. */
const PAINT: Record<LabelColour, string> = {
	blue: "oklch(0.6 0.16 255)",
	amber: "oklch(0.63 0.14 70)",
	green: "oklch(0.58 0.14 150)",
	red: "oklch(0.58 0.18 25)",
	violet: "oklch(0.58 0.18 300)",
	teal: "oklch(0.6 0.1 195)",
	pink: "oklch(0.6 0.18 350)",
	gray: "oklch(0.58 0.01 260)",
};

/** A label's colour; its words stand beside it or are read out by whoever draws it. */
export const LabelDot = ({ label }: { label: string }) => <ColourDot colour={labelColour(label)} />;

/** A colour of the palette, such as a department's; as above. */
export function ColourDot({ colour }: { colour: LabelColour }) {
	return (
		<span
			aria-hidden="true"
			className="inline-block size-2 shrink-0 rounded-full"
			style={{ background: PAINT[colour] }}
		/>
	);
}
