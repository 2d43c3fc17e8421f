// Voice notes and pictures of customers: what of them a model is given, and what that costs.
import type { AgentSettings } from "./agent.ts";

/** What a model may be asked to put into words. */
export type PerceivedKind = "audio" | "image";

/** A voice note or a picture in words, as it is kept with its message. */
export interface Transcript {
	/** Null: nothing could be made out, or no model could. */
	text: string | null;
	/** The model that was asked. */
	model: string;
	/** Epoch ms. */
	at: number;
}

/** Longer files are not given to a model: a voice note of five minutes has about 1 MB. */
export const MAX_AUDIO_BYTES = 10 * 1024 * 1024;
export const MAX_AUDIO_SECONDS = 300;
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
/** Voice notes and pictures of one reply; of more the newest. */
export const MAX_PERCEIVED = 3;
/** A transcript under way counts as lost after this time, and is asked for again. */
export const TRANSCRIPT_LOST_MS = 60_000;
export const MAX_TRANSCRIPT_LENGTH = 8_000;

/** A model counts a second of speech as so many tokens. */
const TOKENS_PER_SECOND = 10;
/** Where nobody says how long it was: voice notes have about 3 KB a second. */
const BYTES_PER_SECOND = 3_000;
/** What a picture may cost in tokens; set aside before it is described. */
export const IMAGE_TOKENS = 1_500;
/** Millionths of a real for a second of speech: list prices of 2026-11-20, US$ 0.006 and 0.00051 a minute. */
const SPEECH_MICROS_PER_SECOND = { openai: 540, workers_ai: 46, knowledge: 46 } as const;

export const secondsOf = (seconds: number | null, bytes: number): number =>
	Math.max(1, Math.ceil(seconds ?? bytes / BYTES_PER_SECOND));

export const tokensOfSpeech = (seconds: number): number => Math.ceil(seconds * TOKENS_PER_SECOND);

export const costOfSpeech = (provider: AgentSettings["provider"], seconds: number): number =>
	Math.round(seconds * SPEECH_MICROS_PER_SECOND[provider]);

/** Whether a file is small and short enough; what nobody told counts as enough, it is measured later. */
export const isPerceivable = (
	kind: PerceivedKind,
	{ bytes, seconds }: { bytes: number | null; seconds: number | null },
): boolean =>
	kind === "audio"
		? (bytes ?? 0) <= MAX_AUDIO_BYTES && (seconds ?? 0) <= MAX_AUDIO_SECONDS
		: (bytes ?? 0) <= MAX_IMAGE_BYTES;

/** A description as a customer's turn: beside what they wrote under it. */
export const describedPicture = (caption: string, description: string): string =>
	`${caption}\n[Imagem: ${description}]`.trim();
