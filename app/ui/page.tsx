import type { ReactNode } from "react";

/** Margins (32 px, on phones 16) and greatest width of an ordinary page. */
export function Page(props: { children: ReactNode; width?: "narrow" | "wide" }) {
	const width = props.width === "narrow" ? "max-w-3xl" : "max-w-6xl";
	return (
		<div className={`mx-auto w-full ${width} px-4 py-6 md:px-8 md:py-8`}>{props.children}</div>
	);
}
