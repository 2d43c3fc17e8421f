import type { SemanticChoice } from "#app/domain/agents/semantic/semantic-search.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import type { SemanticProblem } from "#app/contracts/semantic-search.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days whose figures are kept: what a month costs is shown. */
const KEEP_DAYS = 31;

/** What search by meaning used. */
export interface SemanticUse {
	questions: number;
	questionTokens: number;
	entryTokens: number;
}

export type SemanticState = ReturnType<typeof createSemanticState>;

/**
 * Who makes vectors, what they cost, and what was wrong last.
 * @param hasModel the installation has a model for it
 * @param noteChange called when another one makes them from now on
 */
export function createSemanticState(
	sql: SqlStorage,
	now: () => number,
	{ hasModel, noteChange }: { hasModel: boolean; noteChange: () => void },
) {
	let known: SemanticChoice | null = null;

	function readChoice(): SemanticChoice {
		const [row] = sql
			.exec<{ chosen: string; integration_id: string | null; model: string | null }>(
				"SELECT chosen, integration_id, model FROM semantic_search",
			)
			.toArray();
		if (row?.chosen === "key")
			return { by: "key", integrationId: row.integration_id ?? "", model: row.model ?? "" };
		return { by: row?.chosen === "nobody" ? "nobody" : "installation" };
	}

	const choice = (): SemanticChoice => (known ??= readChoice());

	const useWhere = (condition: string, value: string): SemanticUse =>
		sql
			.exec<SemanticUse & Record<string, SqlStorageValue>>(
				`SELECT coalesce(sum(questions), 0) AS questions, coalesce(sum(question_tokens), 0) AS questionTokens,
					coalesce(sum(entry_tokens), 0) AS entryTokens FROM semantic_days WHERE ${condition}`,
				value,
			)
			.one();

	return {
		hasModel,
		choice,

		/** Whether anybody is to make vectors; whether they can is found out by asking. */
		isOn(): boolean {
			const { by } = choice();
			return by === "key" || (by === "installation" && hasModel);
		},

		choose(chosen: SemanticChoice): void {
			const { integrationId = null, model = null } = chosen.by === "key" ? chosen : {};
			sql.exec(
				"INSERT OR REPLACE INTO semantic_search (id, chosen, integration_id, model, problem) VALUES (1, ?, ?, ?, NULL)",
				chosen.by,
				integrationId,
				model,
			);
			known = chosen;
			noteChange();
		},

		problem: (): SemanticProblem | null =>
			sql
				.exec<{ problem: SemanticProblem | null }>("SELECT problem FROM semantic_search")
				.toArray()[0]?.problem ?? null,

		/** What keeps vectors from being made; null: nothing any more. */
		noteProblem(problem: SemanticProblem | null): void {
			if (this.problem() === problem) return;
			sql.exec(
				`INSERT INTO semantic_search (id, chosen, problem) VALUES (1, 'installation', ?)
				 ON CONFLICT (id) DO UPDATE SET problem = excluded.problem`,
				problem,
			);
		},

		useOfToday: (): SemanticUse => useWhere("day = ?", localDay(now())),
		useOfMonth: (): SemanticUse => useWhere("day > ?", localDay(now() - (KEEP_DAYS - 1) * DAY_MS)),

		noteUse({ questions, questionTokens, entryTokens }: SemanticUse): void {
			sql.exec(
				`INSERT INTO semantic_days (day, questions, question_tokens, entry_tokens) VALUES (?, ?, ?, ?)
				 ON CONFLICT (day) DO UPDATE SET questions = questions + excluded.questions,
					question_tokens = question_tokens + excluded.question_tokens,
					entry_tokens = entry_tokens + excluded.entry_tokens`,
				localDay(now()),
				questions,
				questionTokens,
				entryTokens,
			);
			sql.exec("DELETE FROM semantic_days WHERE day <= ?", localDay(now() - KEEP_DAYS * DAY_MS));
		},
	};
}
