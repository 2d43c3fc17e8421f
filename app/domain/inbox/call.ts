// A call stands in the ledger as a code in place of a text: its words are the reader's language's.

export const CALLS = ["voice", "video", "voice_refused", "video_refused"] as const;
export type Call = (typeof CALLS)[number];

/** @param isRefused the gateway hangs up by itself: the number takes no calls */
export const describeCall = (isVideo: boolean, isRefused: boolean): Call =>
	`${isVideo ? "video" : "voice"}${isRefused ? "_refused" : ""}`;

/** Null for what a later version wrote. */
export const parseCall = (text: string): Call | null => CALLS.find((call) => call === text) ?? null;
