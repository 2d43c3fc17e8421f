import type { Sight } from "#app/domain/alerts/judge.ts";
import { questionsOf } from "#app/domain/inbox/page-questions.ts";

/** What this page shows now. */
export function sightNow(): Sight {
	const [inbox] = questionsOf(new URL(location.href)).filter((one) => one.kind === "inbox");
	const { channelId, contactId = null } = inbox ?? {};
	return {
		isVisible: document.visibilityState === "visible",
		place: channelId === undefined || contactId === null ? null : { channelId, contactId },
	};
}

/**
 * Says on the workspace's line what this page shows, so that nobody is called for what they see.
 * @param say sends a text on the line
 */
export function createSight(say: (text: string) => void) {
	let said = "";
	let isOpen = false;
	const tell = (): void => {
		const text = JSON.stringify({ type: "sight", ...sightNow() });
		if (!isOpen || text === said) return;
		said = text;
		say(text);
	};
	document.addEventListener("visibilitychange", tell);
	return {
		/** To be called when the address changes, and when the line opens or closes: a new one knows nothing. */
		look(isLineOpen: boolean): void {
			isOpen = isLineOpen;
			if (!isOpen) said = "";
			tell();
		},
		stop: (): void => document.removeEventListener("visibilitychange", tell),
	};
}
