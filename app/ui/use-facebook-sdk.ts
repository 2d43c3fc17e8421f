import { useCallback, useEffect, useState } from "react";
import type { PaymentSdk } from "#app/contracts/facebook.ts";
import { readConsent } from "./cookie-consent.ts";
import { type FacebookSdk, loadSdk } from "./facebook-sdk.ts";

/** `off`: not allowed yet. */
export type SdkState =
	| { state: "off" | "loading" | "failed"; sdk: null }
	| { state: "ready"; sdk: FacebookSdk };

const ASKED_KEY = "prosa.facebook-sdk";

/**
 * Whether this document was loaded as this page: only then does its Content-Security-Policy allow
 * the SDK's frames. After a client-side navigation the policy of the first page still applies.
 */
function isOwnDocument(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation !== undefined && new URL(navigation.name).pathname === location.pathname;
}

/** Reloads the page as a document of its own; `true` makes it continue loading the SDK there. */
function reloadAsOwnDocument(): boolean {
	try {
		sessionStorage.setItem(ASKED_KEY, "asked");
	} catch {
		// Storage is forbidden: the button has to be pressed again after the reload.
	}
	location.reload();
	return true;
}

/** Whether the button was pressed right before the reload. True only once. */
function takeAsked(): boolean {
	try {
		const isAsked = sessionStorage.getItem(ASKED_KEY) !== null;
		sessionStorage.removeItem(ASKED_KEY);
		return isAsked;
	} catch {
		return false;
	}
}

/**
 * Facebook's SDK, loaded after cookie consent or a click; leaving the page removes it, with its
 * permissions.
 * @param isWanted the click was the one that led to the page
 */
export function useSdk(options: PaymentSdk, isWanted = false): SdkState & { load: () => void } {
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
		const isAllowed = isWanted || takeAsked() || readConsent() === "accepted";
		// After the first render, so that third-party code does not delay the page.
		const timer = isAllowed ? setTimeout(load) : undefined;
		return () => {
			clearTimeout(timer);
			// A script cannot be unloaded, so the next page is loaded as a new document.
			if (window.FB) location.reload();
		};
	}, [load, isWanted]);
	return { ...now, load };
}
