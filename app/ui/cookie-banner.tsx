import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import {
	BANNER_DELAY_MS,
	readConsent,
	takeCookiePreferences,
	wasClosed,
} from "./cookie-consent.ts";
import { isWithoutCookieBanner } from "./shell-handle.ts";
import { lazyPart } from "./lazy-part.tsx";

const CookieBannerView = lazyPart(() => import("./cookie-banner-view.tsx"), "CookieBannerView", {
	onFailure: "nothing",
});

/**
 * Mounted once, in the root. Loads the banner only when it is shown: BANNER_DELAY_MS after the page
 * when nothing was chosen yet, or on request.
 */
export function CookieBanner() {
	const [shown, setShown] = useState<"no" | "offered" | "asked">("no");
	const isOff = isWithoutCookieBanner(useMatches());
	useEffect(() => {
		const release = takeCookiePreferences(() => setShown("asked"));
		if (readConsent() !== null || wasClosed()) return release;
		const timer = setTimeout(() => setShown("offered"), BANNER_DELAY_MS);
		return () => {
			clearTimeout(timer);
			release();
		};
	}, []);
	return shown === "no" || (isOff && shown === "offered") ? null : (
		<CookieBannerView isAsked={shown === "asked"} onDone={() => setShown("no")} />
	);
}
