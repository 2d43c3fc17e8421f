import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { Started } from "./alerts/start.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Whatever a page needs to begin comes first. */
const AFTER_MS = 3_000;

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
	const { pathname, search } = useLocation();
	const start = useEffectEvent(async (): Promise<Started> => {
		const { startAlerts } = await import("./alerts/start.ts");
		return startAlerts({
			memberId,
			workspaceId,
			locale,
			say,
			words: t.alerts,
			open: (path) => void navigate(path),
		});
	});
	const look = useEffectEvent((): void => started.current?.look(isOpen));
	useEffect(() => look(), [isOpen, pathname, search]);
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(() => {
			// Offline, or between two releases: the next page begins it.
			start().then(
				(begun) => {
					if (isOver) return begun.stop();
					started.current = begun;
					look();
				},
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
	useWorkspaceEvent("routed", (frame) => started.current?.call(frame.conversationId));
}
