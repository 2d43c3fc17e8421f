import { expect, test } from "vitest";
import {
	ANSWER_WITHIN_MS,
	type Asked,
	COMMENT_WITHIN_MS,
	hear,
	MAX_SURVEY_TEXT,
	mayAsk,
	NO_SURVEY,
	parseSurvey,
	readSurvey,
	surveyOf,
} from "#app/domain/satisfaction/survey.ts";

const NOW = Date.UTC(2026, 10, 28, 15);
const DAY = 24 * 60 * 60_000;

const closing = {
	by: "person",
	isGroup: false,
	wasTalked: true,
	lastAskedAt: null,
} as const;

test("a closing by a person asks, one by silence only where it is switched on, a group never", () => {
	expect(mayAsk(NO_SURVEY, closing, NOW)).toBe(true);
	expect(mayAsk(NO_SURVEY, { ...closing, by: "silence" }, NOW)).toBe(false);
	expect(mayAsk({ ...NO_SURVEY, afterSilence: true }, { ...closing, by: "silence" }, NOW)).toBe(
		true,
	);
	expect(mayAsk({ ...NO_SURVEY, afterSilence: true }, { ...closing, isGroup: true }, NOW)).toBe(
		false,
	);
});

test("nobody is asked of a conversation in which nobody talked", () => {
	expect(mayAsk(NO_SURVEY, { ...closing, wasTalked: false }, NOW)).toBe(false);
});

test("nobody is asked twice within the days between", () => {
	const asked = (days: number, pauseDays = 7) =>
		mayAsk({ ...NO_SURVEY, pauseDays }, { ...closing, lastAskedAt: NOW - days * DAY }, NOW);
	expect([asked(6.9), asked(7), asked(0, 0)]).toEqual([false, true, true]);
});

const put: Asked = { askedAt: NOW, rating: null, ratedAt: null, comment: null, asksComment: true };
const rated: Asked = { ...put, rating: 4, ratedAt: NOW + 1000 };

test("a figure within a day is the rating; anything else is a message", () => {
	const said = (text: string, after: number) => hear(put, { text, at: NOW + after });
	expect(said("5", 0)).toEqual({ type: "rating", rating: 5 });
	expect(said("5", ANSWER_WITHIN_MS)).toEqual({ type: "rating", rating: 5 });
	expect(said("5", ANSWER_WITHIN_MS + 1)).toBeNull();
	expect(said("5", -1)).toBeNull();
	expect(said("Oi, chegou errado", 0)).toBeNull();
});

test("the next text is the comment, for ten minutes and once; a question never is", () => {
	const said = (asked: Asked, text: string, after = 2000) => hear(asked, { text, at: NOW + after });
	expect(said(rated, "Demorou um pouco")).toEqual({ type: "comment" });
	expect(said(rated, "Demorou", 1001 + COMMENT_WITHIN_MS)).toBeNull();
	expect(said(rated, "E o meu pedido?")).toBeNull();
	expect(said(rated, "  ")).toBeNull();
	expect(said({ ...rated, comment: "Demorou" }, "Outra coisa")).toBeNull();
	expect(said({ ...rated, asksComment: false }, "Demorou")).toBeNull();
});

test("a rating is corrected until there is a comment", () => {
	const said = (asked: Asked) => hear(asked, { text: "2", at: NOW + 2000 });
	expect(said(rated)).toEqual({ type: "rating", rating: 2 });
	expect(said({ ...rated, comment: "Bom" })).toBeNull();
});

test("settings are kept without what is blank, and not when they are too long", () => {
	const typed = { ...NO_SURVEY, question: "  Gostou? ", thanks: " \n", channelIds: ["a", "a"] };
	expect(parseSurvey(typed)).toEqual({
		ok: true,
		value: { ...NO_SURVEY, question: "Gostou?", thanks: "", channelIds: ["a"] },
	});
	expect(parseSurvey({ ...NO_SURVEY, thanks: "x".repeat(MAX_SURVEY_TEXT + 1) })).toMatchObject({
		code: "message_too_long",
	});
	for (const pauseDays of [-1, 366, 1.5, NaN])
		expect(parseSurvey({ ...NO_SURVEY, pauseDays })).toMatchObject({ code: "invalid_request" });
});

test("stored settings are read whatever was stored, and of a channel only where it asks", () => {
	expect([readSurvey(null), readSurvey("{")]).toEqual([NO_SURVEY, NO_SURVEY]);
	const stored = readSurvey(JSON.stringify({ channelIds: ["a"], pauseDays: 30 }));
	expect(stored).toEqual({ ...NO_SURVEY, channelIds: ["a"], pauseDays: 30 });
	expect(surveyOf(stored, "b")).toBeUndefined();
	expect(surveyOf(stored, "a")).toMatchObject({ question: "", pauseDays: 30 });
});
