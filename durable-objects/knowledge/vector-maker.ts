import type { SemanticProblem } from "#app/contracts/semantic-search.ts";
import {
	MAX_ENTRY_TOKENS_A_DAY,
	type SemanticChoice,
} from "#app/domain/agents/semantic/semantic-search.ts";
import { quantize } from "#app/domain/agents/semantic/vectors.ts";
import type { Embedder } from "#workers/adapters/embedding/port.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { FindEmbedder } from "./embedders.ts";
import type { StoredText } from "./entries.ts";
import type { Knowledge } from "./knowledge.ts";

/** Changes often come one after the other. */
const GATHER_MS = 2_000;
/** One alarm works so long; the next one goes on. */
const WORK_MS = 20_000;
const CALL_MS = 45_000;
/** Of one call: vendors take about a hundred. */
const MAX_TEXTS = 48;
const MAX_CHARACTERS = 40_000;
/** After a failure; the last wait is repeated. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000];

export interface VectorMakerDeps {
	knowledge: Pick<Knowledge, "semantic" | "vectors" | "now">;
	/** Sets the object's alarm for this moment (epoch ms), or an earlier one. */
	wakeAt: (at: number) => void;
	findEmbedder: FindEmbedder;
	workspaceId: string;
}

/**
 * Makes the vectors that entries lack, by the object's alarm: nobody who saves an entry waits for it, and until they are
 * there words alone find it.
 */
export function createVectorMaker({
	knowledge: { semantic, vectors, now },
	wakeAt,
	findEmbedder,
	workspaceId,
}: VectorMakerDeps) {
	/** When something is to be made, and for which choice. */
	let due: { at: number; choice: SemanticChoice } | null = null;
	let failures = 0;

	function arm(at: number): void {
		due = { at, choice: semantic.choice() };
		wakeAt(at);
	}

	/** Tries again later, and members see why. */
	function wait(problem: SemanticProblem): void {
		const ms = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
		failures += 1;
		semantic.noteProblem(problem);
		logEvent({ event: "vectors_not_made", level: "warn", workspaceId, why: problem });
		arm(now() + ms);
	}

	/** The vectors of texts, each in bytes; or what is wrong. */
	async function ask(
		embedder: Embedder,
		texts: readonly string[],
	): Promise<Int8Array[] | SemanticProblem> {
		const made: Int8Array[] = [];
		for (const some of slicesOf(texts)) {
			const answer = await embedder.embed(some, AbortSignal.timeout(CALL_MS));
			if (answer.class === "unavailable") return "unavailable";
			if (answer.class === "refused")
				return answer.reason === "content" || answer.reason === "invalid"
					? "refused"
					: answer.reason;
			semantic.noteUse({ questions: 0, questionTokens: 0, entryTokens: answer.tokens });
			for (const vector of answer.vectors) {
				const bytes = quantize(vector);
				if (bytes === null || bytes.length !== (made[0]?.length ?? bytes.length))
					return "no_vectors";
				made.push(bytes);
			}
		}
		return made;
	}

	/** One batch of entries. `done`: none lacks any. */
	async function makeSome(embedder: Embedder): Promise<"made" | "done" | SemanticProblem> {
		if (semantic.useOfToday().entryTokens >= MAX_ENTRY_TOKENS_A_DAY) return "over_budget";
		const entries = batchOf(vectors.listLacking(embedder.id, MAX_TEXTS));
		if (entries.length === 0) return "done";
		const passages = entries.map(listPassageTexts);
		const made = await ask(embedder, passages.flat());
		if (typeof made === "string") return made;
		const dimensions = made[0]?.length ?? 0;
		let from = 0;
		for (const [at, entry] of entries.entries()) {
			const own = made.slice(from, from + (passages[at]?.length ?? 0));
			from += own.length;
			vectors.put(entry, { id: embedder.id, dimensions }, joinBytes(own));
		}
		return "made";
	}

	async function work(): Promise<void> {
		const until = now() + WORK_MS;
		while (now() < until) {
			const choice = semantic.choice();
			const embedder = semantic.isOn() ? await findEmbedder(choice) : null;
			if (!semantic.isOn()) return;
			if (embedder === null) return wait("key_missing");
			const outcome = await makeSome(embedder);
			// Somebody chose another one meanwhile: the alarm that this set does the work.
			if (choice !== semantic.choice()) return vectors.clear();
			if (outcome !== "made" && outcome !== "done") return wait(outcome);
			failures = 0;
			semantic.noteProblem(null);
			if (outcome === "done") return;
		}
		arm(now());
	}

	return {
		/** Entries changed, or who makes vectors: some are made soon, unless nobody is to make any or it is planned already. */
		wake(afterMs = GATHER_MS): void {
			if (!semantic.isOn() || due?.choice === semantic.choice()) return;
			// What failed for another choice says nothing any more.
			failures = 0;
			arm(now() + afterMs);
		},

		/** To be called by the alarm. Never throws. */
		async runDue(): Promise<void> {
			if (due === null) return;
			if (due.at > now()) return wakeAt(due.at);
			due = null;
			try {
				await work();
			} catch (error) {
				logEvent({ event: "vectors_failed", level: "error", workspaceId, error: String(error) });
				wait("unavailable");
			}
		},
	};
}

/** As many entries as fill a call; the first one whatever its length. */
function batchOf(entries: readonly StoredText[]): StoredText[] {
	let room = MAX_CHARACTERS;
	return entries.filter(({ text }, at) => {
		room -= text.length;
		return at === 0 || room >= 0;
	});
}

function slicesOf(texts: readonly string[]): string[][] {
	const slices: string[][] = [];
	let room = 0;
	for (const text of texts) {
		const last = slices.at(-1);
		room -= text.length;
		if (last && room >= 0 && last.length < MAX_TEXTS) last.push(text);
		else {
			slices.push([text]);
			room = MAX_CHARACTERS - text.length;
		}
	}
	return slices;
}

/** Each passage under its entry's title, which often says what it is about. */
function listPassageTexts({ title, text, cuts }: StoredText): string[] {
	let at = 0;
	return (JSON.parse(cuts) as number[]).map((length) => {
		const passage = text.slice(at, at + length).trim();
		at += length;
		return `${title}\n${passage}`.toWellFormed();
	});
}

function joinBytes(vectors: readonly Int8Array[]): Int8Array {
	const bytes = new Int8Array(vectors.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const vector of vectors) {
		bytes.set(vector, at);
		at += vector.length;
	}
	return bytes;
}
