import { useSyncExternalStore } from "react";

const isGranted = (): boolean | null =>
	"Notification" in window ? Notification.permission === "granted" : null;

const subscribe = (): (() => void) => () => undefined;

/** Whether this browser shows our notifications; null where it has none. The server does not know, and says no. */
export const useNotified = (): boolean | null =>
	useSyncExternalStore(subscribe, isGranted, () => false);
