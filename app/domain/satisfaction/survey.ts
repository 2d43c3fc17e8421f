// One question after a conversation: whom it is put to, and what answers it.
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Rating } from "./rating.ts";
import { parseRating } from "./rating-text.ts";

/** How a channel asks. Its object keeps it with what else the desk tells it. */
export interface ChannelSurvey {
	/** The question; "": ours, in the customer's language. How to answer is said behind it. */
	question: string;
	/** What is said after the answer; "": ours. */
	thanks: string;
	/** Whether the thanks invite to say more, which is kept as the comment. */
	asksComment: boolean;
	/** Also after a conversation that nobody closed, as nobody wrote any more. */
	afterSilence: boolean;
	/** Nobody is asked twice within so many days. */
	pauseDays: number;
}

/** Of a workspace: on which of its channels. */
export interface SurveySettings extends ChannelSurvey {
	channelIds: string[];
}

export const NO_SURVEY: SurveySettings = {
	channelIds: [],
	question: "",
	thanks: "",
	asksComment: true,
	afterSilence: false,
	pauseDays: 7,
};

/** Longest question and thanks, characters. */
export const MAX_SURVEY_TEXT = 400;
export const MAX_PAUSE_DAYS = 365;

const DAY_MS = 24 * 60 * 60_000;
/** A closing that is undone at once asks nobody, and a last word of ours stands before the question. */
export const ASK_AFTER_MS = 20_000;
/** How long an answer counts: as long as another message would open the same conversation again. */
export const ANSWER_WITHIN_MS = DAY_MS;
/** How long a comment is waited for, and a rating may be corrected. */
export const COMMENT_WITHIN_MS = 10 * 60_000;

/** Settings as they are kept. `message_too_long`, `invalid_request` for days that are none. */
export function parseSurvey(
	typed: SurveySettings,
): Result<SurveySettings, "message_too_long" | "invalid_request"> {
	const { pauseDays } = typed;
	if (!Number.isInteger(pauseDays) || pauseDays < 0 || pauseDays > MAX_PAUSE_DAYS)
		return fail("invalid_request");
	const [question, thanks] = [typed.question, typed.thanks].map((text) =>
		isBlank(text) ? "" : storableText(text).trim(),
	) as [string, string];
	if ([question, thanks].some((text) => [...text].length > MAX_SURVEY_TEXT))
		return fail("message_too_long");
	return ok({ ...typed, question, thanks, channelIds: [...new Set(typed.channelIds)] });
}

/** Settings as they were stored; what an earlier release did not know is as it was before. Never throws. */
export function readSurvey(stored: string | null): SurveySettings {
	try {
		const known = JSON.parse(stored ?? "{}") as Partial<SurveySettings>;
		return { ...NO_SURVEY, ...known };
	} catch {
		return NO_SURVEY;
	}
}

/** How one channel asks; undefined: it does not. */
export function surveyOf(settings: SurveySettings, channelId: string): ChannelSurvey | undefined {
	const { channelIds, ...survey } = settings;
	return channelIds.includes(channelId) ? survey : undefined;
}

/** A conversation that was just closed. Moments are epoch ms. */
export interface Closing {
	by: "person" | "silence";
	isGroup: boolean;
	/** Whether its customer wrote in it, and somebody answered. */
	wasTalked: boolean;
	/** When the contact was asked last, in any conversation; null: never. */
	lastAskedAt: number | null;
}

/** Whether its customer is asked. Whether this conversation asked already, and whether the channel lets a text leave, is judged beside it. */
export function mayAsk(survey: ChannelSurvey, closing: Closing, now: number): boolean {
	const { by, isGroup, wasTalked, lastAskedAt } = closing;
	if (isGroup || !wasTalked) return false;
	if (by === "silence" && !survey.afterSilence) return false;
	return lastAskedAt === null || now - lastAskedAt >= survey.pauseDays * DAY_MS;
}

/** What is known of a question that was put. */
export interface Asked {
	askedAt: number;
	rating: Rating | null;
	ratedAt: number | null;
	comment: string | null;
	/** Whether the thanks invited to say more. */
	asksComment: boolean;
}

/** What a text of the customer is to the question. */
export type Heard = { type: "rating"; rating: Rating } | { type: "comment" };

/** Whoever asks something wants an answer. */
const isComment = (text: string): boolean => !isBlank(text) && !text.includes("?");

/** What a text of the customer in the closed conversation answers; null: it is a message as any other. */
export function hear(asked: Asked, said: { text: string; at: number }): Heard | null {
	const { askedAt, ratedAt, comment } = asked;
	if (said.at < askedAt || said.at - askedAt > ANSWER_WITHIN_MS) return null;
	const rating = parseRating(said.text);
	if (ratedAt === null) return rating === null ? null : { type: "rating", rating };
	if (said.at - ratedAt > COMMENT_WITHIN_MS || comment !== null) return null;
	if (rating !== null) return { type: "rating", rating };
	return asked.asksComment && isComment(said.text) ? { type: "comment" } : null;
}
