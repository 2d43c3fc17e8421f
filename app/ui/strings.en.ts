import { counted } from "#app/i18n/counted.ts";
import type { UiStrings } from "./strings.pt.ts";

export const en: UiStrings = {
	notFound: {
		title: "Oops! Page not found",
		purpose: "This address does not exist or has moved.",
		home: "Back to home",
	},
	crash: {
		title: "Oops! Something went wrong",
		purpose: "We hit an unexpected error. Our team was told and is working on a fix.",
		retry: "Try again",
		home: "Go to home",
	},
	offline: {
		title: "No connection",
		held: "This page stays open; the other one opens when the connection is back.",
		purpose: "This page could not be opened. It opens when the connection is back.",
	},
	section: {
		title: (section) => `Error in ${section}`,
		text: "This section could not be loaded. Try reloading it.",
		reload: "Reload",
	},
	part: {
		offline: "No connection: it opens when it is back",
		failed: "This could not be opened. Reload the page.",
		reload: "Reload",
	},
	forbidden: {
		title: "Restricted access",
		purpose: "You do not have permission for this action.",
	},
	password: { show: "Show password", hide: "Hide password" },
	theme: "Switch between light and dark",
	// Said in the other language, for whoever cannot read this one.
	language: { name: "Mudar para português", code: "PT" },
	/** Spec 2, section 4; decisions on passkey and unstable. */
	instanceStatus: {
		disconnected: "Disconnected",
		connecting: "Connecting",
		waiting_qr: "Waiting for QR",
		connected: "Connected",
		expired: "Expired",
		passkey_required: "Passkey confirmation needed",
		unstable: "Unstable",
	},
	/** Spec 2, section 8: integrations that fail. */
	problems: {
		title: "Problems detected",
		text: (count) =>
			count === 1 ? "1 integration has problems" : `${String(count)} integrations have problems`,
	},
	counters: {
		label: "Delivery of the instance since the beginning",
		lost: (count: string) => `${count} lost`,
		recovered: (count: string) => `${count} recovered`,
		repeated: (count: string) => `${counted(count, "repeat", "repeats")} discarded`,
		damaged: (count: string) =>
			`${counted(count, "damaged delivery", "damaged deliveries")} asked for again`,
		kept: (count: string) => `${counted(count, "event", "events")} not understood`,
	},
};
