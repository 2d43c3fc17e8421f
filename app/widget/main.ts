/** The script that a site embeds: no global, one element. A failure shows nothing on the site. */
import { startChat } from "./chat.ts";
import type { Place } from "./delivery.ts";
import { readConfig } from "./webchat-api.ts";

/** Event on the hosted page's target element; that page decides what to show. */
const FAILED = "prosa-webchat-failed";

async function start(place: Place): Promise<void> {
	try {
		const config = await readConfig(place);
		startChat(place, config);
	} catch (error) {
		place.target?.dispatchEvent(new Event(FAILED));
		console.warn(
			`Prosa webchat: not shown (${error instanceof Error ? error.message : String(error)}).`,
		);
	}
}

function whenReady(run: () => void): void {
	if (document.body) run();
	else document.addEventListener("DOMContentLoaded", run, { once: true });
}

const script = document.currentScript;
const key = script?.getAttribute("data-channel");
if (script instanceof HTMLScriptElement && key) {
	const mark = "data-prosa-started";
	const selector = script.getAttribute("data-target");
	// A script that is included twice makes one webchat; a channel that is already on the page gets
	// no second one.
	const isTwice = Array.from(document.querySelectorAll(`script[${mark}]`)).some(
		(other) => other.getAttribute("data-channel") === key && other.isConnected,
	);
	if (!isTwice || selector !== null) {
		script.setAttribute(mark, "");
		whenReady(() => {
			const target = selector === null ? null : document.querySelector(selector);
			void start({
				base: new URL(script.src).origin,
				key,
				target: target instanceof HTMLElement ? target : null,
			});
		});
	}
}
