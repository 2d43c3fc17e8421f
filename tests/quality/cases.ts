/** The businesses, what customers write to them, and what is right: tests/quality/{businesses,tuning,aside}. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FOLDER = import.meta.dirname;

const Entry = z.strictObject({ id: z.string(), title: z.string(), text: z.string() });
const Business = z.strictObject({
	key: z.string(),
	name: z.string(),
	kind: z.string(),
	entries: z.array(Entry),
});
export type Business = z.infer<typeof Business>;

/** Ids of entries each of which alone is a right answer. */
const Answers = z.array(z.string());
const written = { text: z.string().min(1), also: z.array(z.string()).optional() };
/** Answered by one entry. */
export const ANSWERABLE = ["direct", "chatty", "typo", "slang", "paraphrase"] as const;
/** Nothing of the knowledge is an answer. */
export const WITHOUT_ANSWER = ["courtesy", "anger", "person", "injection"] as const;
const Question = z.discriminatedUnion("class", [
	z.strictObject({ class: z.enum(ANSWERABLE), ...written, answers: Answers.min(1) }),
	z.strictObject({
		class: z.literal("follow_up"),
		...written,
		before: z.array(z.strictObject({ text: z.string(), answers: Answers.min(1) })).min(1),
		answers: Answers.min(1),
	}),
	z.strictObject({
		class: z.literal("two_in_one"),
		...written,
		both: z.tuple([Answers.min(1), Answers.min(1)]),
	}),
	z.strictObject({ class: z.literal("unanswerable"), ...written, answers: Answers.max(0) }),
	z.strictObject({ class: z.enum(WITHOUT_ANSWER), ...written }),
]);
export type Question = z.infer<typeof Question>;
export type QuestionClass = Question["class"];
export const CLASSES: readonly QuestionClass[] = [
	...ANSWERABLE,
	"follow_up",
	"two_in_one",
	"unanswerable",
	...WITHOUT_ANSWER,
];

/** What rules are tuned with, and what only judges them. */
export type Part = "tuning" | "aside";

const read = (...place: string[]): unknown =>
	JSON.parse(readFileSync(path.join(FOLDER, ...place), "utf8"));

export const listBusinesses = (): Business[] =>
	readdirSync(path.join(FOLDER, "businesses"))
		.toSorted()
		.map((file) => Business.parse(read("businesses", file)));

/** Of one business; throws where a question names an entry that is not there. */
export function listQuestions(part: Part, { key, entries }: Business): Question[] {
	const questions = z.array(Question).parse(read(part, `${key}.json`));
	const known = new Set(entries.map(({ id }) => id));
	for (const question of questions)
		for (const id of namedBy(question))
			if (!known.has(id)) throw new Error(`${part}/${key}: "${question.text}" names ${id}`);
	return questions;
}

/** Tells whether the part set aside is the one that was written before any rule it judges. */
export const hashAside = (): string => hashFolder(path.join(FOLDER, "aside"));

/** Of all files of a folder, in the order of their names. */
export function hashFolder(folder: string): string {
	const hash = createHash("sha256");
	for (const file of readdirSync(folder).toSorted())
		hash.update(readFileSync(path.join(folder, file)));
	return hash.digest("hex");
}

/** Every entry that a question names. */
export function namedBy(question: Question): string[] {
	if ("both" in question) return question.both.flat();
	if (!("answers" in question)) return [];
	const before = "before" in question ? question.before.flatMap(({ answers }) => answers) : [];
	return [...before, ...question.answers];
}
