/** Plays the dialogues of a part and counts what was right. */
import { type Business, listBusinesses, type Part } from "./cases.ts";
import { listUnmet } from "./dialogue-judge.ts";
import { play, type Reply } from "./dialogue-run.ts";
import { type DialogueTurn, type Expects, listDialogues } from "./dialogues.ts";
import { openShop } from "./shop.ts";

/** One dialogue and what came of each of its turns. */
export interface Played {
	business: string;
	name: string;
	turns: { turn: DialogueTurn; reply: Reply; unmet: (keyof Expects)[] }[];
}

/** `whole`: dialogues without a wrong turn. */
export interface DialogueCounts {
	turns: number;
	right: number;
	dialogues: number;
	whole: number;
}

/** Every dialogue of a part, each as a customer of its own. */
export async function runDialogues(part: Part): Promise<Played[]> {
	const all: Played[] = [];
	for (const business of listBusinesses()) all.push(...(await playAll(part, business)));
	return all;
}

async function playAll(part: Part, business: Business): Promise<Played[]> {
	const shop = openShop(business);
	const all: Played[] = [];
	for (const dialogue of listDialogues(part, business)) {
		const replies = await play(shop, dialogue);
		const turns = dialogue.turns.flatMap((turn, at) => {
			const reply = replies[at];
			if (reply === undefined) return [];
			return [{ turn, reply, unmet: listUnmet(turn, reply, replies.slice(0, at), business) }];
		});
		all.push({ business: business.key, name: dialogue.name, turns });
	}
	shop.close();
	return all;
}

export function countDialogues(played: readonly Played[]): Record<string, DialogueCounts> {
	const byBusiness: Record<string, DialogueCounts> = {};
	for (const { business, turns } of played) {
		const counts = (byBusiness[business] ??= { turns: 0, right: 0, dialogues: 0, whole: 0 });
		const right = turns.filter(({ unmet }) => unmet.length === 0).length;
		counts.turns += turns.length;
		counts.right += right;
		counts.dialogues += 1;
		if (right === turns.length) counts.whole += 1;
	}
	return byBusiness;
}

export function sumDialogues(byBusiness: Record<string, DialogueCounts>): DialogueCounts {
	const sum = { turns: 0, right: 0, dialogues: 0, whole: 0 };
	for (const counts of Object.values(byBusiness))
		for (const name of ["turns", "right", "dialogues", "whole"] as const) sum[name] += counts[name];
	return sum;
}

/** The lines that `npm run eval` prints of them. */
export function describeDialogues(byBusiness: Record<string, DialogueCounts>): string {
	const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1).padStart(5)} %`;
	const line = (name: string, { turns, right, dialogues, whole }: DialogueCounts) =>
		`${name.padEnd(14)}${share(right, turns)}${String(turns).padStart(7)}   ${share(whole, dialogues)}${String(dialogues).padStart(7)}`;
	return [
		`${"dialogues".padEnd(14)}  right  turns     whole dialogues`,
		...Object.entries(byBusiness).map(([name, counts]) => line(name, counts)),
		line("over all", sumDialogues(byBusiness)),
	].join("\n");
}

/** A dialogue with a wrong turn, as whoever changes a rule reads it. */
export function describeFailed({ business, name, turns }: Played): string {
	const lines = turns.map(({ turn, reply, unmet }) => {
		const says = [turn.says].flat().join(" / ");
		const mark = unmet.length === 0 ? " " : "✗";
		const wanted = unmet.map((key) => `${key}: ${JSON.stringify(turn.expects[key])}`).join(", ");
		return `${mark} ${turn.medium ?? ""} ${says}\n    → [${reply.kind}] ${(reply.text ?? "").replaceAll("\n", " | ").slice(0, 140)}${wanted && `\n      wanted ${wanted}`}`;
	});
	return `\n[${business}] ${name}\n${lines.join("\n")}`;
}
