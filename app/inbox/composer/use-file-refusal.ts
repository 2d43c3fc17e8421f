import { useEffect, useEffectEvent } from "react";
import { notify } from "#app/ui/toasts.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/**
 * Answers a dropped or pasted file as the two attach buttons do (Spec 2, section 2). Without it the
 * browser would navigate away from the inbox to show the file.
 */
export function useFileRefusal(isConversationOpen: boolean): void {
	const t = useInboxStrings().composer;
	const answer = useEffectEvent(() => {
		if (isConversationOpen) notify.info(t.soon, t.soonHint);
	});
	useEffect(() => {
		const stop = new AbortController();
		const on = { signal: stop.signal };
		document.addEventListener(
			"dragover",
			(event) => {
				if (holdsFiles(event.dataTransfer)) event.preventDefault();
			},
			on,
		);
		document.addEventListener(
			"drop",
			(event) => {
				if (!holdsFiles(event.dataTransfer)) return;
				event.preventDefault();
				answer();
			},
			on,
		);
		document.addEventListener(
			"paste",
			(event) => {
				const data = event.clipboardData;
				// Text copied from a document comes with files as well; the text is what the person wants
				// to paste.
				if (!holdsFiles(data) || data?.types.includes("text/plain")) return;
				event.preventDefault();
				answer();
			},
			on,
		);
		return () => stop.abort();
	}, []);
}

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;
