import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The menu on a phone, 18 rem from the left (spec 1, section 9). A native modal dialog: it traps
 * the focus, makes the page inert and closes on Esc.
 */
export function Drawer({
	label,
	ref,
	onClose,
	children,
}: {
	label: string;
	ref: Ref<HTMLDialogElement>;
	onClose: () => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the panel closes; Esc is native
		<dialog
			aria-label={label}
			className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-panel p-0 text-gray-12 shadow-float backdrop:bg-black/50"
			onClick={(event) => {
				if (event.target === event.currentTarget) onClose();
			}}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				// The tooltip of a focused button would stop this key from reaching the dialog; and the page under it
				// must not take it for its own: an inbox would close its conversation.
				event.preventDefault();
				onClose();
			}}
			ref={ref}
		>
			<div className="flex h-full flex-col">
				<div className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line px-4 text-base font-semibold">
					<Logo size={26} />
					{common.product}
					<span className="ml-auto">
						<IconButton label={t.closeMenu} onClick={onClose} side="bottom">
							<X aria-hidden="true" size={20} strokeWidth={1.75} />
						</IconButton>
					</span>
				</div>
				{children}
			</div>
		</dialog>
	);
}
