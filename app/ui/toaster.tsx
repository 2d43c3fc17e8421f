import { Toaster as Sonner, toast } from "sonner";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";

/** Spec 1, sections 8 and 9. */
export const SUCCESS_TOAST_MS = 4000;
export const ERROR_TOAST_MS = 6000;
const MAX_TOAST_CHARACTERS = 200;

/** Text that came from outside must not fill the screen (F11). */
const cut = (text: string): string =>
	text.length > MAX_TOAST_CHARACTERS ? `${text.slice(0, MAX_TOAST_CHARACTERS - 1)}…` : text;

const show =
	(kind: "success" | "error" | "info" | "warning", durationMs: number) =>
	(title: string, description?: string): void => {
		toast[kind](cut(title), {
			duration: durationMs,
			...(description ? { description: cut(description) } : {}),
		});
	};

/** `notify.error("Erro ao enviar", "Não foi possível…")`. What must be read also stays on the page. */
export const notify = {
	success: show("success", SUCCESS_TOAST_MS),
	info: show("info", SUCCESS_TOAST_MS),
	warning: show("warning", ERROR_TOAST_MS),
	error: show("error", ERROR_TOAST_MS),
};

/** Mounted once, in the root. */
export function Toaster() {
	const t = useStrings({ pt, en });
	return (
		<Sonner
			closeButton
			containerAriaLabel={t.notifications}
			duration={SUCCESS_TOAST_MS}
			// Below the header, so that nothing in it is covered.
			mobileOffset={{ top: 64 }}
			offset={{ top: 68, right: 16 }}
			position="top-right"
			style={{ fontFamily: "inherit" }}
			toastOptions={{
				closeButtonAriaLabel: t.closeNotification,
				classNames: {
					toast: "!bg-raised !text-gray-12 !border-gray-6 !rounded-card !shadow-float",
					title: "!font-medium",
					description: "!text-gray-11",
					success: "[&_[data-icon]]:!text-green-11",
					error: "[&_[data-icon]]:!text-red-11",
					warning: "[&_[data-icon]]:!text-amber-11",
					info: "[&_[data-icon]]:!text-accent-11",
					closeButton: "!bg-raised !border-gray-6 !text-gray-11",
				},
			}}
			visibleToasts={3}
		/>
	);
}
