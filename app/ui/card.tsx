import type { ComponentProps } from "react";

/** A bordered surface without shadow; shadows are for floating elements. */
export function Card(props: ComponentProps<"div">) {
	return (
		<div
			{...props}
			className={`rounded-card border border-line bg-panel ${props.className ?? "p-4"}`}
		/>
	);
}
