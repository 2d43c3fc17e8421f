import { useCallback, useEffect, useState } from "react";
import type { PaymentSdk } from "#app/contracts/facebook.ts";
import { readConsent } from "#app/ui/cookie-consent.ts";
import { type FacebookSdk, loadSdk } from "./sdk.ts";

/** `off`: nobody allowed it yet. */
export type SdkState =
	| { state: "off" | "loading" | "failed"; sdk: null }
	| { state: "ready"; sdk: FacebookSdk };

const ASKED_KEY = "prosa.facebook-sdk";

/**
 * Whether this document was answered as this page: only then does its policy let the SDK's frames in.
 * Who came by a link inside the product still has the policy of the page they first opened.
 */
function isOwnDocument(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation !== undefined && new URL(navigation.name).pathname === location.pathname;
}

/** The same page once more, as a document of its own; `true`: it goes on loading there. */
function reloadAsOwnDocument(): boolean {
	try {
		sessionStorage.setItem(ASKED_KEY, "asked");
	} catch {
		// Storage is forbidden: the button has to be pressed once more after the page came anew.
	}
	location.reload();
	return true;
}

/** Whether the button was pressed just before the page came anew. Answers once. */
function takeAsked(): boolean {
	try {
		const isAsked = sessionStorage.getItem(ASKED_KEY) !== null;
		sessionStorage.removeItem(ASKED_KEY);
		return isAsked;
	} catch {
		return false;
	}
}

/** Facebook's SDK, after consent to cookies or a click; gone with the page, like its rights. */
export function useSdk(options: PaymentSdk): SdkState & { load: () => void } {
	const [now, setNow] = useState<SdkState>({ state: "off", sdk: null });
	const { appId, url, version } = options;
	const load = useCallback((): void => {
		setNow({ state: "loading", sdk: null });
		if (!isOwnDocument()) return void reloadAsOwnDocument();
		loadSdk({ appId, url, version }).then(
			(sdk) => setNow({ state: "ready", sdk }),
			() => setNow({ state: "failed", sdk: null }),
		);
	}, [appId, url, version]);
	useEffect(() => {
		const isAllowed = takeAsked() || readConsent() === "accepted";
		// Once the page stands: foreign code is in nobody's way.
		const timer = isAllowed ? setTimeout(load) : undefined;
		return () => {
			clearTimeout(timer);
			// Foreign code stays in a document for as long as that lives: the next page gets a new one.
			if (window.FB) location.reload();
		};
	}, [load]);
	return { ...now, load };
}
