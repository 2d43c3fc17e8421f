import { DropdownMenu } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";

/** A menu that opens from `trigger`; children are `MenuItem`s. */
export function Menu(props: {
	trigger: ReactElement;
	children: ReactNode;
	align?: "start" | "end";
	/** Open as soon as it is there: it was loaded by the click. */
	defaultOpen?: boolean;
}) {
	return (
		// Not modal: a modal menu hides the whole page from assistive technology, with all it can focus.
		<DropdownMenu.Root modal={false} {...(props.defaultOpen ? { defaultOpen: true } : {})}>
			<DropdownMenu.Trigger>{props.trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Content align={props.align ?? "end"} className="min-w-56" size="2">
				{props.children}
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}

export const MenuItem = DropdownMenu.Item;
export const MenuSeparator = DropdownMenu.Separator;
export const MenuLabel = DropdownMenu.Label;
