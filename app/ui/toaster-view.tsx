import { useEffect, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { en } from "#app/i18n/common.en.ts";
import { pt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { SUCCESS_TOAST_MS, takeToasts } from "./toasts.ts";

/** Where they are as wide as the window. */
const PHONE = "(width <= 600px)";

/** Shows the toasts. Loaded after the page, because no page begins with one. */
export function ToasterView() {
	const t = useStrings({ pt, en });
	const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
	useEffect(() => takeToasts((kind, title, options) => void toast[kind](title, options)), []);
	return (
		<Sonner
			closeButton
			containerAriaLabel={t.notifications}
			duration={SUCCESS_TOAST_MS}
			// Below the headers of the page and of an open conversation (app.css): a toast must not cover the
			// back arrow or the buttons that caused it.
			mobileOffset={{ top: "var(--toasts-top)" }}
			offset={{ top: "var(--toasts-top)", right: 16 }}
			// A resting mouse often only points at what is under a toast, so hovering expands nothing. On a
			// phone three beside each other would cover half of a list: there the newest one covers the others.
			expand={!isPhone}
			position="top-right"
			style={{ fontFamily: "inherit" }}
			toastOptions={{
				closeButtonAriaLabel: t.closeNotification,
				classNames: {
					// Hovering would keep a toast for ever, and it may cover a row's or a header's buttons; a
					// finger can swipe it away.
					toast:
						"!bg-raised !text-gray-12 !border-gray-6 !rounded-card !shadow-float pointer-fine:!pointer-events-none [&_a]:!pointer-events-auto [&_button]:!pointer-events-auto",
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
