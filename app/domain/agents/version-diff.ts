// What differs between two versions of an agent, field by field. The words for fields are the screen's.
import { NO_ACTS } from "./acts/built-in.ts";
import type { ConversionChoice } from "./acts/conversion.ts";
import type { FormField } from "./acts/contact-fields.ts";
import type { AgentSettings } from "./agent.ts";
import { type AgentContent, toOrderedJson } from "./versions.ts";

/** A field whose two values are shown one beside the other. */
interface ValueChange<Field extends string, Value> {
	field: Field;
	before: Value;
	after: Value;
}
type OfSettings<Field extends keyof AgentSettings> = ValueChange<Field, AgentSettings[Field]>;

export type FieldChange =
	| ValueChange<"name", string>
	| OfSettings<"provider">
	| OfSettings<"model">
	| OfSettings<"temperature">
	| OfSettings<"integrationId">
	| OfSettings<"hours">
	| OfSettings<"debounceMs">
	| OfSettings<"languages">
	| OfSettings<"listens">
	| ValueChange<"conversion", ConversionChoice | null>
	| ValueChange<"onNoAnswer" | "onRequest" | "mayAssign" | "tellsHours" | "sendsFiles", boolean>
	| ValueChange<"maxTurns", number | null>
	| { field: "words" | "actLabels"; added: string[]; removed: string[] }
	/** Data the agent asks for; one that was changed is in both. */
	| { field: "actForm"; added: FormField[]; removed: FormField[] }
	| { field: "instructions"; lines: LineChange[] }
	/** Settings that this release has no words for. */
	| { field: "other"; names: string[] };

/** A line of the instructions: as before, only now, or only before. */
export interface LineChange {
	kind: "same" | "added" | "removed";
	text: string;
}

const PLAIN = [
	"provider",
	"model",
	"integrationId",
	"temperature",
	"hours",
	"debounceMs",
	"languages",
	"listens",
] as const;
const HAND_OVER = ["onRequest", "onNoAnswer", "maxTurns"] as const;
const ACTS = ["mayAssign", "tellsHours"] as const;
const KNOWN: readonly string[] = [
	...PLAIN,
	"instructions",
	"handOver",
	"acts",
	"conversion",
	"sendsFiles",
];

const isSame = (a: unknown, b: unknown): boolean => toOrderedJson(a) === toOrderedJson(b);

/** The fields that differ, in the order of the form. Empty when the two are the same. */
export function diffContents(before: AgentContent, after: AgentContent): FieldChange[] {
	const [old, next] = [before.settings, after.settings];
	const changes: FieldChange[] = [];
	if (before.name !== after.name)
		changes.push({ field: "name", before: before.name, after: after.name });
	if (old.instructions !== next.instructions)
		changes.push({
			field: "instructions",
			lines: diffLines(old.instructions, next.instructions),
		});
	for (const field of PLAIN)
		if (!isSame(old[field], next[field]))
			changes.push({ field, before: old[field], after: next[field] } as FieldChange);
	for (const field of HAND_OVER)
		if (old.handOver[field] !== next.handOver[field])
			changes.push({
				field,
				before: old.handOver[field],
				after: next.handOver[field],
			} as FieldChange);
	const words = diffLists(old.handOver.words, next.handOver.words);
	if (words) changes.push({ field: "words", ...words });
	changes.push(...diffActs(old, next));
	const [reported, reports] = [old.conversion ?? null, next.conversion ?? null];
	if (!isSame(reported, reports))
		changes.push({ field: "conversion", before: reported, after: reports });
	const [sent, sends] = [old.sendsFiles ?? false, next.sendsFiles ?? false];
	if (sent !== sends) changes.push({ field: "sendsFiles", before: sent, after: sends });
	const names = listOthers(old, next);
	if (names.length > 0) changes.push({ field: "other", names });
	return changes;
}

/** An agent without acts does none of them. */
function diffActs({ acts: old = NO_ACTS }: AgentSettings, { acts: next = NO_ACTS }: AgentSettings) {
	const changes: FieldChange[] = [];
	const form = diffLists(old.form, next.form);
	if (form) changes.push({ field: "actForm", ...form });
	const labels = diffLists(old.labels, next.labels);
	if (labels) changes.push({ field: "actLabels", ...labels });
	for (const field of ACTS)
		if (old[field] !== next[field]) changes.push({ field, before: old[field], after: next[field] });
	return changes;
}

/** What only one of two lists has; null when they have the same, in whatever order. */
function diffLists<Item>(old: readonly Item[], next: readonly Item[]) {
	const missingIn = (list: readonly Item[]) => (item: Item) =>
		!list.some((one) => isSame(one, item));
	const [added, removed] = [next.filter(missingIn(old)), old.filter(missingIn(next))];
	return added.length + removed.length === 0 ? null : { added, removed };
}

function listOthers(old: AgentSettings, next: AgentSettings): string[] {
	const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(next))];
	return [...new Set([...before.keys(), ...after.keys()])]
		.filter((name) => !KNOWN.includes(name) && !isSame(before.get(name), after.get(name)))
		.toSorted();
}

/** Lines of a longest common subsequence stay; 8,000 characters are few hundred lines. */
export function diffLines(before: string, after: string): LineChange[] {
	const [old, next] = [before.split("\n"), after.split("\n")];
	/** lengths[i][j]: lines that old from i and next from j have in common. */
	const lengths = Array.from({ length: old.length + 1 }, () =>
		Array.from<number>({ length: next.length + 1 }).fill(0),
	);
	const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = next.length - 1; j >= 0; j--) {
			const row = lengths[i];
			if (row)
				row[j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	const lines: LineChange[] = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < next.length)
		if (i < old.length && j < next.length && old[i] === next[j]) {
			lines.push({ kind: "same", text: old[i] ?? "" });
			[i, j] = [i + 1, j + 1];
		} else if (i < old.length && (j >= next.length || at(i + 1, j) >= at(i, j + 1)))
			lines.push({ kind: "removed", text: old[i++] ?? "" });
		else lines.push({ kind: "added", text: next[j++] ?? "" });
	return lines;
}
