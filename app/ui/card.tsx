import type { ComponentProps } from "react";

/** A bordered surface; shadows are for what floats. */
export function Card(props: ComponentProps<"div">) {
	return (
		<div
			{...props}
			className={`rounded-card border border-line bg-panel ${props.className ?? "p-4"}`}
		/>
	);
}
