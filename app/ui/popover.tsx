import { Popover as RadixPopover } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";

/** A panel that opens from `trigger`; Esc and a click outside close it. */
export function Popover(props: {
	trigger: ReactElement;
	/** Accessible name of the panel. */
	label: string;
	/** Greatest width in px. */
	width: number;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Where the focus goes when it closes; to the trigger when left out. */
	onCloseAutoFocus?: (event: Event) => void;
	children: ReactNode;
}) {
	return (
		<RadixPopover.Root onOpenChange={props.onOpenChange} open={props.open}>
			<RadixPopover.Trigger>{props.trigger}</RadixPopover.Trigger>
			<RadixPopover.Content
				align="end"
				aria-label={props.label}
				className="!overflow-hidden !p-0"
				collisionPadding={12}
				{...(props.onCloseAutoFocus && { onCloseAutoFocus: props.onCloseAutoFocus })}
				width={`min(${props.width}px, calc(100vw - 24px))`}
			>
				{props.children}
			</RadixPopover.Content>
		</RadixPopover.Root>
	);
}
