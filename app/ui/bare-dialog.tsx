import { Dialog as RadixDialog } from "@radix-ui/themes";
import { type ReactNode, useRef } from "react";

/**
 * A dialog that shows nothing but its children: the command palette. Its title is for assistive
 * technology only.
 */
export function BareDialog(props: {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Greatest width in pixels. */
	width: number;
	/** Gives the focus back when it is closed. */
	onReturnFocus: () => void;
	children: ReactNode;
}) {
	const content = useRef<HTMLDivElement>(null);
	return (
		<RadixDialog.Root
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open={props.open}
		>
			<RadixDialog.Content
				align="start"
				aria-describedby={undefined}
				// The library lets long lines widen it beyond a phone.
				className="!w-[calc(100vw-2rem)] !overflow-hidden !p-0"
				maxWidth={`${props.width}px`}
				onCloseAutoFocus={props.onReturnFocus}
				onOpenAutoFocus={(event) => {
					// By itself the dialog would select what was typed, and the next key would replace it.
					event.preventDefault();
					focusAtEnd(content.current?.querySelector("input") ?? null);
				}}
				ref={content}
			>
				<RadixDialog.Title className="sr-only">{props.title}</RadixDialog.Title>
				{props.children}
			</RadixDialog.Content>
		</RadixDialog.Root>
	);
}

function focusAtEnd(input: HTMLInputElement | null): void {
	input?.focus();
	input?.setSelectionRange(input.value.length, input.value.length);
}
