/** Talks of several turns, and what must hold after each of them: tests/quality/dialogues/{tuning,aside}. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { type Business, hashFolder, type Part } from "./cases.ts";

const FOLDER = path.join(import.meta.dirname, "dialogues");

/** Ids of entries each of which alone is right. */
const Ids = z.array(z.string()).min(1);
const KINDS = ["courtesy", "nothing", "asks_back", "hand_over", "not_wrong"] as const;
export type ReplyKind = (typeof KINDS)[number];

/** All that is named must hold. */
const Expects = z
	.strictObject({
		answers: Ids,
		/** A text that answers two questions. */
		both: z.tuple([Ids, Ids]),
		/** `not_wrong`: anything but an answer that is made of an entry. */
		kind: z.enum(KINDS),
		/** It does not know, and the title of one of these is among those it offers. */
		offers: Ids,
		/** Who has the conversation afterwards. */
		state: z.enum(["agent", "people"]),
		language: z.enum(AGENT_LANGUAGES),
		/** None of these is said. */
		never: z.array(z.string().min(1)).min(1),
		/** The same was not said before in this dialogue. */
		notRepeated: z.literal(true),
	})
	.partial()
	.refine((expects) => Object.keys(expects).length > 0, "a turn expects something");
export type Expects = z.infer<typeof Expects>;

const DialogueTurn = z
	.strictObject({
		/** Several texts are one burst; beside a picture or a document, its caption. */
		says: z.union([z.string(), z.array(z.string().min(1)).min(1)]).default(""),
		medium: z.enum(["audio", "image", "sticker", "document", "location"]).optional(),
		/** Minutes since the last turn. */
		after: z.number().positive().default(1),
		expects: Expects,
	})
	.refine(({ says, medium }) => says !== "" || medium !== undefined, "nothing is said")
	.refine(({ says, medium }) => !Array.isArray(says) || medium === undefined, "a file in a burst");
export type DialogueTurn = z.infer<typeof DialogueTurn>;

const Dialogue = z.strictObject({ name: z.string().min(1), turns: z.array(DialogueTurn).min(1) });
export type Dialogue = z.infer<typeof Dialogue>;

/** Of one business; throws where a turn names an entry that is not there. */
export function listDialogues(part: Part, { key, entries }: Business): Dialogue[] {
	const file = path.join(FOLDER, part, `${key}.json`);
	const dialogues = z.array(Dialogue).parse(JSON.parse(readFileSync(file, "utf8")));
	const known = new Set(entries.map(({ id }) => id));
	for (const { name, turns } of dialogues)
		for (const { expects } of turns)
			for (const id of namedBy(expects))
				if (!known.has(id)) throw new Error(`${part}/${key}: "${name}" names ${id}`);
	return dialogues;
}

const namedBy = ({ answers = [], both = [[], []], offers = [] }: Expects): string[] => [
	...answers,
	...both.flat(),
	...offers,
];

/** As `hashAside`, of the dialogues. */
export const hashAsideDialogues = (): string => hashFolder(path.join(FOLDER, "aside"));
