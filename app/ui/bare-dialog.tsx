import { Dialog as RadixDialog } from "@radix-ui/themes";
import { type ReactNode, useRef } from "react";

/**
 * A dialog without visible title or close button: the command palette. The title is only for
 * assistive technology.
 */
export function BareDialog(props: {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Greatest width in px. */
	width: number;
	/** Called on closing, to give the focus back. */
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
				// By default the library lets long lines widen the dialog beyond a phone's screen.
				className="!w-[calc(100vw-2rem)] !overflow-hidden !p-0"
				maxWidth={`${props.width}px`}
				onCloseAutoFocus={props.onReturnFocus}
				onOpenAutoFocus={(event) => {
					// By default the dialog would select the typed text, and the next key would replace it.
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
