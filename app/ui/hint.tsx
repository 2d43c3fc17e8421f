import { Tooltip } from "@radix-ui/themes";
import type { ReactElement } from "react";

/** Spec 1, section 9. */
export const TOOLTIP_DELAY_MS = 300;

/** A tooltip. It is not a name: what it says must also be readable without it. */
export function Hint(props: {
	text: string;
	side?: "top" | "right" | "bottom" | "left" | undefined;
	children: ReactElement;
}) {
	return (
		<Tooltip content={props.text} delayDuration={TOOLTIP_DELAY_MS} side={props.side}>
			{props.children}
		</Tooltip>
	);
}
