import type { CookieBannerStrings } from "./cookie-banner.pt.ts";

export const en: CookieBannerStrings = {
	title: "Cookies",
	text: "We use essential cookies to keep you signed in and to remember theme, language and time zone. Optional ones, such as Facebook's on the ads screens, come only if you accept.",
	more: "Privacy policy",
	accept: "Accept All",
	reject: "Essential Only",
	close: "Close without choosing",
};
