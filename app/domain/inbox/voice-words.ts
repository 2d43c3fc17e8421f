// Voice notes, received and sent, are put into words in the background, so that they can be read and found: within what
// the workspace wants to spend on it in a month.

const MICROS = 1_000_000;

/** Reais of a month that can be chosen; 0: none is put into words. */
export const VOICE_BUDGETS = [0, 10, 30, 100, 300] as const;
export type VoiceBudget = (typeof VOICE_BUDGETS)[number];
/** About fifteen hours of speech at the dearest list price. */
export const DEFAULT_VOICE_BUDGET = 30;

/** A stored or typed budget; one of a release that knew others counts as the usual one. */
export const parseVoiceBudget = (reais: number): VoiceBudget =>
	VOICE_BUDGETS.find((known) => known === reais) ?? DEFAULT_VOICE_BUDGET;

/** Whether one more may be put into words this month. @param spentMicros millionths of a real */
export const hasVoiceBudget = (budget: VoiceBudget, spentMicros: number): boolean =>
	spentMicros < budget * MICROS;

/** Under this name, in an agent's place, stands in the figures what voice notes of a workspace cost. */
export const VOICE_SPENDER = "voice_words";

/** Speech of one contact in an hour: nobody uses up the month alone. */
export const MAX_CONTACT_SECONDS = 30 * 60;

/** An agent that answers hears it first, and its file comes into the store meanwhile. */
export const BEFORE_HEARING_MS = 10_000;

const MINUTE_MS = 60_000;
/** While an agent is about to answer it is looked at so often. */
export const AFTER_ANSWER_MS = MINUTE_MS;
/** Pauses after failures, one after the other. Later nobody looks for the words any more. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/**
 * When a voice note is tried again that no model could be asked about; null: it is left without words.
 * @param failures how many there were before this one
 */
export const pauseAfterDeaf = (failures: number): number | null => PAUSES_MS[failures] ?? null;
