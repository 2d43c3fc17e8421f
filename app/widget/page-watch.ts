import type { VisitorClientFrame } from "../contracts/webchat.ts";

/** Pages that are left within this time were not looked at. */
const SETTLED_MS = 1_500;
/** Longest texts that the channel takes (contracts/webchat.ts). */
const MAX_ADDRESS = 2_000;
const MAX_TITLE = 500;

type Page = Extract<VisitorClientFrame, { type: "page" }>;

/** Nothing of an address leaves the site but what names the page: no query, no fragment. */
function readPage(): Page {
	return {
		type: "page",
		address: (location.origin + location.pathname).slice(0, MAX_ADDRESS),
		title: document.title.slice(0, MAX_TITLE),
		referrer: /^https?:\/\/[^/?#]+/.exec(document.referrer)?.[0].slice(0, MAX_ADDRESS) ?? "",
		language: navigator.language.slice(0, 40),
	};
}

/**
 * Tells the channel which page of the site is looked at: when a connection opens, and once a new page has settled. Sites that
 * change pages by script are heard through the browser's Navigation API, where there is one, and its history.
 * @param send false without a connection: then the next one tells
 */
export function createPageWatch(send: (page: Page) => boolean) {
	let told = "";
	let timer: ReturnType<typeof setTimeout> | undefined;

	function tell(): void {
		const page = readPage();
		const text = JSON.stringify(page);
		if (text !== told && send(page)) told = text;
	}
	function settle(): void {
		clearTimeout(timer);
		timer = setTimeout(tell, SETTLED_MS);
	}

	return {
		/** A connection opened, and may be another object's than before. */
		begin(): void {
			told = "";
			tell();
		},
		watch(): void {
			const { navigation } = window as { navigation?: EventTarget };
			navigation?.addEventListener("navigatesuccess", settle);
			window.addEventListener("popstate", settle);
		},
		/** For when something else shows that the visitor is here: also where no event told of a new page. */
		look: settle,
	};
}
