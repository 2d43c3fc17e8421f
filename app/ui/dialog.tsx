import { Dialog as RadixDialog } from "@radix-ui/themes";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { focusFirst } from "./first-focus.ts";
import { IconButton } from "./icon-button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

/** Toasts lie over dialogs: who closes a toast does not mean to close the dialog. */
const isToast = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/** A form or a choice over the page; Esc, the cross and a click outside close it. */
export function Dialog(props: {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	/** One line under the title. */
	purpose?: ReactNode;
	/** Greatest width in pixels. */
	width?: number;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const returnFocus = useReturnFocus(props.open);
	const head = useRef<HTMLDivElement>(null);
	return (
		<RadixDialog.Root onOpenChange={props.onOpenChange} open={props.open}>
			<RadixDialog.Content
				// Without a purpose there is nothing to be described by.
				{...(props.purpose ? {} : { "aria-describedby": undefined })}
				maxWidth={`${props.width ?? 520}px`}
				onCloseAutoFocus={returnFocus.onCloseAutoFocus}
				onInteractOutside={(event) => {
					if (isToast(event.detail.originalEvent.target)) event.preventDefault();
				}}
				onOpenAutoFocus={(event) => {
					returnFocus.onOpenAutoFocus();
					if (!(event.currentTarget instanceof HTMLElement)) return;
					event.preventDefault();
					focusFirst(event.currentTarget, head.current);
				}}
				size="3"
			>
				<div className="mb-5 flex items-start gap-3" ref={head}>
					<div className="min-w-0 flex-1">
						<RadixDialog.Title className="!mb-0 !text-lg !font-semibold [overflow-wrap:anywhere]">
							{props.title}
						</RadixDialog.Title>
						{props.purpose ? (
							<RadixDialog.Description className="!mt-1 !text-sm text-gray-11 text-pretty">
								{props.purpose}
							</RadixDialog.Description>
						) : null}
					</div>
					<RadixDialog.Close>
						<IconButton label={t.close}>
							<X aria-hidden="true" size={18} strokeWidth={1.75} />
						</IconButton>
					</RadixDialog.Close>
				</div>
				{props.children}
			</RadixDialog.Content>
		</RadixDialog.Root>
	);
}
