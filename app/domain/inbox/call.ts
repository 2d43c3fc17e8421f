// A call is stored in the ledger as a code; the text is chosen by the reader's language.

export const CALLS = ["voice", "video", "voice_refused", "video_refused"] as const;
export type Call = (typeof CALLS)[number];

/**
 * The code of a call.
 * @param isRefused the gateway rejects calls by itself
 */
export const describeCall = (isVideo: boolean, isRefused: boolean): Call =>
	`${isVideo ? "video" : "voice"}${isRefused ? "_refused" : ""}`;

/** Null for what a later version wrote. */
export const parseCall = (text: string): Call | null => CALLS.find((call) => call === text) ?? null;
