import { DropdownMenu } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";

/** A menu that opens from `trigger`; children are `MenuItem`s. */
export function Menu(props: {
	trigger: ReactElement;
	children: ReactNode;
	align?: "start" | "end";
	/** Open when it is mounted: the click that loaded it asked for it. */
	defaultOpen?: boolean;
	/** Where something else than its trigger opens it too; with `onOpenChange`. */
	open?: boolean;
	onOpenChange?: (open: boolean) => void;
	/** Where the focus goes when it closes; to the trigger when left out. */
	onCloseAutoFocus?: (event: Event) => void;
}) {
	const { open, onOpenChange, onCloseAutoFocus } = props;
	return (
		// Not modal: a modal menu hides the whole page, with the focused element in it, from assistive
		// technology.
		<DropdownMenu.Root
			modal={false}
			{...(props.defaultOpen ? { defaultOpen: true } : {})}
			{...(open === undefined ? {} : { open })}
			{...(onOpenChange && { onOpenChange })}
		>
			<DropdownMenu.Trigger>{props.trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align={props.align ?? "end"}
				className="min-w-56"
				size="2"
				{...(onCloseAutoFocus && { onCloseAutoFocus })}
			>
				{props.children}
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	);
}

export const MenuItem = DropdownMenu.Item;
export const MenuSeparator = DropdownMenu.Separator;
/** The library's own grey is too faint on a menu. */
export const MenuLabel = ({ className, children }: { className?: string; children: ReactNode }) => (
	<DropdownMenu.Label className={className} style={{ color: "var(--gray-11)" }}>
		{children}
	</DropdownMenu.Label>
);

/** Says above disabled items why they are disabled. */
export function MenuReason({ children }: { children: ReactNode }) {
	return (
		<MenuLabel className="!h-auto max-w-56 !py-1 !leading-snug text-pretty">{children}</MenuLabel>
	);
}
