import type { ReactNode } from "react";

/** Margins and the greatest width of an ordinary page: 32 px on desktop, 16 on phones. */
export function Page(props: { children: ReactNode; width?: "narrow" | "wide" }) {
	const width = props.width === "narrow" ? "max-w-3xl" : "max-w-6xl";
	return (
		<div className={`mx-auto w-full ${width} px-4 py-6 md:px-8 md:py-8`}>{props.children}</div>
	);
}
