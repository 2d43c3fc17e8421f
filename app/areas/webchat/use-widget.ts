import { type RefObject, useEffect, useRef, useState } from "react";

const ID = "prosa-webchat-page";
/** Nobody waits longer for a page of ours. */
const GIVE_UP_MS = 15_000;

/**
 * Puts the very script that sites embed into a place of this page. The element inside belongs to the
 * script: React never draws into it.
 */
export function useWidget(key: string): {
	place: RefObject<HTMLDivElement | null>;
	state: "loading" | "there" | "failed";
} {
	const place = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<"loading" | "there" | "failed">("loading");
	useEffect(() => {
		const target = place.current;
		if (!target) return;
		const fail = (): void => setState("failed");
		const timer = setTimeout(() => target.childElementCount === 0 && fail(), GIVE_UP_MS);
		const watcher = new MutationObserver(() => {
			if (target.childElementCount > 0) setState("there");
		});
		watcher.observe(target, { childList: true });
		target.id = ID;
		target.addEventListener("prosa-webchat-failed", fail);
		const script = document.createElement("script");
		script.async = true;
		script.src = "/widget.js";
		script.dataset.channel = key;
		script.dataset.target = `#${ID}`;
		script.addEventListener("error", fail);
		document.head.appendChild(script);
		return () => {
			clearTimeout(timer);
			watcher.disconnect();
			target.removeEventListener("prosa-webchat-failed", fail);
			script.remove();
			target.replaceChildren();
		};
	}, [key]);
	return { place, state };
}
