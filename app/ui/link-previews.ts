import { useSyncExternalStore } from "react";

const read = (): boolean => !/(?:^|; )prosa\.previews=off(?:;|$)/.test(document.cookie);
/** It changes on its own page alone, which knows what was chosen. */
const never = () => () => undefined;

/**
 * Whether this person wants to see what is behind the links of messages; they do until they say otherwise. The server does not
 * know, and says `onServer`.
 */
export const useLinkPreviews = (onServer: boolean): boolean =>
	useSyncExternalStore(never, read, () => onServer);
