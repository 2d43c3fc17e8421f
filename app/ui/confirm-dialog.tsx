import { AlertDialog } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "./button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

/**
 * Asks before something is lost: names the thing and says what is lost, with the red button last.
 * Radix cancels on Esc; a click outside is ours, because an alert dialog ignores it. The first
 * focus is on the harmless button.
 */
export function ConfirmDialog(props: {
	trigger?: ReactElement;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	/** What will be lost. */
	children: ReactNode;
	confirmLabel: string;
	/** Replaces "Cancelar", for questions about cancelling something. */
	keepLabel?: string;
	onConfirm: () => void;
	busy?: boolean;
}) {
	const t = useStrings({ pt, en });
	const returnFocus = useReturnFocus(props.open);
	return (
		<AlertDialog.Root onOpenChange={props.onOpenChange} open={props.open}>
			{props.trigger ? <AlertDialog.Trigger>{props.trigger}</AlertDialog.Trigger> : null}
			<AlertDialog.Content {...returnFocus} maxWidth="440px" size="3">
				<AlertDialog.Title className="!mb-2 !text-lg !font-semibold">
					{props.title}
				</AlertDialog.Title>
				<AlertDialog.Description className="!text-sm text-gray-11">
					{props.children}
				</AlertDialog.Description>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<AlertDialog.Cancel>
						<Button type="button">{props.keepLabel ?? t.cancel}</Button>
					</AlertDialog.Cancel>
					<Button kind="danger" loading={props.busy} onClick={props.onConfirm} type="button">
						{props.confirmLabel}
					</Button>
				</div>
				<OutsideClick onClick={() => props.onOpenChange(false)} />
			</AlertDialog.Content>
		</AlertDialog.Root>
	);
}

/** Under the content and over the page: a pointer can cancel here, as Esc does for the keyboard. */
function OutsideClick({ onClick }: { onClick: () => void }) {
	return (
		<div
			aria-hidden="true"
			className="fixed inset-0 -z-10"
			onPointerDown={onClick}
			role="presentation"
		/>
	);
}
