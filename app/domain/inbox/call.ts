// A call is stored in the ledger as a code; the text is chosen by the reader's language.

export const CALLS = [
	"voice",
	"video",
	"voice_refused",
	"video_refused",
	"voice_missed",
	"video_missed",
] as const;
export type Call = (typeof CALLS)[number];

/**
 * The code of a call.
 * @param end `refused`: the gateway rejects calls by itself; `missed`: nobody answered
 */
export const describeCall = (isVideo: boolean, end: "refused" | "missed" | null): Call =>
	`${isVideo ? "video" : "voice"}${end === null ? "" : (`_${end}` as const)}`;

/** Null for what a later version wrote. */
export const parseCall = (text: string): Call | null => CALLS.find((call) => call === text) ?? null;
