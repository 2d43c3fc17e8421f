// What a customer answers to "from 1 to 5": a figure, a word for it, or stars. Whatever says more is no rating.
import { foldCompatible } from "../fold.ts";
import { isRating, RATINGS, type Rating } from "./rating.ts";

/** Longer texts say something else. */
const MAX_LENGTH = 80;

const WORDS: Readonly<Record<string, Rating>> = {
	um: 1,
	uno: 1,
	one: 1,
	pessimo: 1,
	pesima: 1,
	pessima: 1,
	horrivel: 1,
	terrible: 1,
	dois: 2,
	dos: 2,
	two: 2,
	ruim: 2,
	malo: 2,
	mala: 2,
	bad: 2,
	tres: 3,
	three: 3,
	regular: 3,
	razoavel: 3,
	quatro: 4,
	cuatro: 4,
	four: 4,
	bom: 4,
	bueno: 4,
	buena: 4,
	good: 4,
	cinco: 5,
	five: 5,
	otimo: 5,
	otima: 5,
	excelente: 5,
	perfeito: 5,
	maravilhoso: 5,
	great: 5,
	excellent: 5,
	perfect: 5,
};
/** Words that make another one stronger. */
const STRONGER: ReadonlySet<string> = new Set(["muito", "muy", "very"]);

/** What may stand beside a rating without changing it. */
const COURTESY: ReadonlySet<string> = new Set(
	`nota minha a o e foi de do da pelo pela dou avaliacao atendimento servico estrela estrelas obrigado obrigada obg valeu vlw
	muito parabens gracias muy my rating is it was the for star stars out of thanks thank you very service`.split(
		/\s+/,
	),
);

/** "De 1 a 5" is our own question, and "5/5" has its scale with it. */
const SCALES = [/\b(?:de|from) 1 (?:a|to) 5\b/g, /(?<=\b\d) ?(?:\/|de|out of) ?5\b/g];
const STAR = /[\u2B50\u2605\u{1F31F}]/gu;
/** Stars that are not filled, and what makes a picture of a sign. */
const IGNORED = /\u2606|\uFE0F|\u20E3/gu;
const FACES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu;

/** By Brazilian schools the best mark is a ten. */
const BEST_MARK = "10";

function ratingOfFigure(word: string): Rating | null {
	if (word === BEST_MARK) return 5;
	return RATINGS.find((rating) => String(rating) === word) ?? null;
}

function ratingOfWord(word: string, before: string | undefined): Rating | null {
	const rating = WORDS[word] ?? null;
	if (rating === null || before === undefined || !STRONGER.has(before)) return rating;
	return rating === 4 ? 5 : rating === 2 ? 1 : rating;
}

/** The one value of a list; null: there is none, or they disagree. */
const only = (values: readonly Rating[]): Rating | null =>
	new Set(values).size === 1 ? (values[0] ?? null) : null;

/** The rating that a text is; null: it is something else. Figures count before words. */
export function parseRating(text: string): Rating | null {
	if (text.length > MAX_LENGTH) return null;
	const stars = [...text.matchAll(STAR)].length;
	let plain = foldCompatible(text.replaceAll(IGNORED, "").replaceAll(STAR, " "));
	for (const scale of SCALES) plain = plain.replaceAll(scale, " ");
	const words = plain.replaceAll(FACES, " ").match(/[\p{L}\d]+/gu) ?? [];
	const figures: Rating[] = [];
	const said: Rating[] = [];
	for (const [at, word] of words.entries()) {
		const figure = ratingOfFigure(word);
		const meant = ratingOfWord(word, words[at - 1]);
		if (figure !== null) figures.push(figure);
		else if (meant !== null) said.push(meant);
		else if (!COURTESY.has(word)) return null;
	}
	if (figures.length > 0) return stars === 0 ? only(figures) : null;
	if (stars > 0) return isRating(stars) ? stars : null;
	return only(said);
}
