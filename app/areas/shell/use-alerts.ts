import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Sight } from "#app/domain/alerts/judge.ts";
import { questionsOf } from "#app/domain/inbox/page-questions.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { Started } from "./alerts/start.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whatever a page needs to begin comes first. */
const AFTER_MS = 3_000;

/** What this page shows now. */
function sightNow(): Sight {
	const [inbox] = questionsOf(new URL(location.href)).filter((one) => one.kind === "inbox");
	const { channelId, contactId = null } = inbox ?? {};
	return {
		isVisible: document.visibilityState === "visible",
		place: channelId === undefined || contactId === null ? null : { channelId, contactId },
	};
}

/** Says on the workspace's line what this page shows, so that nobody is called for what they see. */
function useSaidSight(say: (text: string) => void, isOpen: boolean): void {
	const { pathname, search } = useLocation();
	const said = useRef("");
	const tell = useEffectEvent((): void => {
		const text = JSON.stringify({ type: "sight", ...sightNow() });
		if (!isOpen || text === said.current) return;
		said.current = text;
		say(text);
	});
	useEffect(() => {
		// A new line knows nothing of what was said on the one before.
		if (!isOpen) said.current = "";
		tell();
	}, [isOpen, pathname, search]);
	useEffect(() => {
		document.addEventListener("visibilitychange", tell);
		return () => document.removeEventListener("visibilitychange", tell);
	}, []);
}

/** Tones, notifications and the service worker of a signed-in page. */
export function useAlerts(props: {
	memberId: string;
	workspaceId: string;
	/** Sends a text on the workspace's line. */
	say: (text: string) => void;
	isOpen: boolean;
}): void {
	const { memberId, workspaceId, say, isOpen } = props;
	const t = useStrings({ pt, en });
	const { locale } = usePreferences();
	const navigate = useNavigate();
	const started = useRef<Started | null>(null);
	useSaidSight(say, isOpen);
	const start = useEffectEvent(async (): Promise<Started> => {
		const { startAlerts } = await import("./alerts/start.ts");
		return startAlerts({
			memberId,
			workspaceId,
			locale,
			sight: sightNow,
			words: t.alerts,
			open: (path) => void navigate(path),
		});
	});
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(() => {
			// Offline, or between two releases: the next page begins it.
			start().then(
				(begun) => (isOver ? begun.stop() : (started.current = begun)),
				() => undefined,
			);
		}, AFTER_MS);
		return () => {
			isOver = true;
			clearTimeout(timer);
			started.current?.stop();
			started.current = null;
		};
	}, [memberId, workspaceId]);
	useWorkspaceEvent("conversations", (frame) => started.current?.hear(frame));
}
