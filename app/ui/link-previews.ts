/** Whether this person wants to see what is behind the links of messages; they do until they say otherwise. */
export const hasLinkPreviews = (): boolean =>
	typeof document === "undefined" || !/(?:^|; )prosa\.previews=off(?:;|$)/.test(document.cookie);
