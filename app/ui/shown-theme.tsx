import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";

/** Shows a part of a page by day or by night, whatever the page is in; null: as the page. */
export function ShownTheme(props: { isNight: boolean | null; children: ReactNode }) {
	const { isNight } = props;
	return (
		<Theme
			appearance={isNight === null ? "inherit" : isNight ? "dark" : "light"}
			className="!min-h-0 overflow-hidden rounded-control border border-line"
			hasBackground={false}
		>
			{props.children}
		</Theme>
	);
}
