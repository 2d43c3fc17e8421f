import { Dialog as RadixDialog } from "@radix-ui/themes";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "./icon-button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

const FIELD = "input, select, textarea";
const TABBABLE = `a[href], button, summary, [tabindex="0"], ${FIELD}`;
/** Input types without typing: a phone opens no keyboard for them. */
const UNTYPED = ["checkbox", "radio", "range", "color", "file", "button", "submit", "reset"];

/**
 * Sets the first focus of a dialog: its first field, where it has one; else the dialog itself, so
 * that it is read from its title on. Never the close button. A field with `data-begin` comes before
 * all others: what stands above it is filled in already.
 * @param head holds title and close button, and is skipped
 */
function focusFirst(content: HTMLElement, head: Element | null): void {
	const field = findFirstField(content, head);
	// On a touch screen the keyboard would cover half of a dialog that nobody has read yet.
	const isHeld = field !== null && isTyped(field) && matchMedia("(pointer: coarse)").matches;
	if (field === null || isHeld) return content.focus({ preventScroll: true });
	field.focus({ preventScroll: true });
	// As Tab does: typing replaces the text, an arrow key keeps it.
	if (field instanceof HTMLInputElement && isTyped(field)) field.select();
}

/**
 * The first field in document order; null when something else comes before it, so that the dialog
 * is there to be read or to choose from.
 */
function findFirstField(content: HTMLElement, head: Element | null): HTMLElement | null {
	const usable = [...content.querySelectorAll<HTMLElement>(TABBABLE)].filter(
		(element) =>
			!head?.contains(element) && !element.matches(":disabled") && element.checkVisibility(),
	);
	const begin = usable.find((element) => element.matches("[data-begin]"));
	if (begin) return begin;
	const [first] = usable;
	const form = first?.closest("form") ?? null;
	if (!first || !(form || first.matches(FIELD))) return null;
	const fields = usable.filter(
		(element) => element.matches(FIELD) && (form === null || form.contains(element)),
	);
	const field = fields.find((element) => !element.matches("[readonly]")) ?? fields[0];
	return field ? chosenOf(field, fields) : null;
}

/** In a group of radio buttons the keyboard stops at the checked one. */
function chosenOf(field: HTMLElement, fields: HTMLElement[]): HTMLElement {
	if (!(field instanceof HTMLInputElement) || field.type !== "radio") return field;
	const isChosen = (other: HTMLElement): boolean =>
		other instanceof HTMLInputElement && other.name === field.name && other.checked;
	return fields.find(isChosen) ?? field;
}

const isTyped = (field: HTMLElement): boolean =>
	field instanceof HTMLTextAreaElement
		? !field.readOnly
		: field instanceof HTMLInputElement && !field.readOnly && !UNTYPED.includes(field.type);

/** Toasts lie over dialogs: closing a toast must not close the dialog. */
const isToast = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/** A form or a choice over the page; Esc, the close button and a click outside close it. */
export function Dialog(props: {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	/** One line under the title. */
	purpose?: ReactNode;
	/** Greatest width in px. */
	width?: number;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const returnFocus = useReturnFocus(props.open);
	const head = useRef<HTMLDivElement>(null);
	return (
		<RadixDialog.Root onOpenChange={props.onOpenChange} open={props.open}>
			<RadixDialog.Content
				// Without a purpose there is no element that aria-describedby could name.
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
