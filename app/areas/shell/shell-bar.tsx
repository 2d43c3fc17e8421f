import type { ComponentProps } from "react";
import { FooterCell, type SiteFooterProps } from "#app/ui/site-footer.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ShellHeader } from "./shell-header.tsx";

/**
 * Three columns: the menu's button, two lines, and what one presses. On a phone one line, and the
 * footer under it; held on its side, the footer within the line. Its heights stand in --shell-rows (shell.tsx).
 */
const CELLS =
	"sticky top-0 z-30 grid shrink-0 grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[3.5rem_auto] items-center gap-x-1 " +
	"border-b border-line bg-panel px-2 md:h-14 md:grid-rows-[1.75rem_minmax(0,1fr)] md:gap-x-4 md:px-4 md:pt-0.75 " +
	"low:max-md:h-11 low:max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] low:max-md:grid-rows-1 tiny:static";

/** The header; above a page that fills the window breadcrumbs and footer share its bar. */
export function ShellBar({
	footer,
	...header
}: Omit<ComponentProps<typeof ShellHeader>, "trail"> & {
	/** Null: breadcrumbs and footer stand elsewhere. */
	footer: SiteFooterProps | null;
}) {
	return (
		// Always the same element: going to an inbox keeps what is open in the header.
		<div className={footer ? CELLS : "contents"}>
			<ShellHeader
				{...header}
				// On a phone there is no space for it.
				trail={footer ? <Breadcrumbs className="flex-1 max-md:hidden" isShort /> : null}
			/>
			{footer ? <FooterCell {...footer} /> : null}
		</div>
	);
}
