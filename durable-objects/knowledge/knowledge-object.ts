import type { SemanticQuestion } from "#app/contracts/semantic-search.ts";
import { workspaceOfKnowledge } from "#app/domain/agents/knowledge-base.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { loadConfig } from "#workers/config.ts";
import type { WithAi } from "#workers/adapters/language-model/workers-ai.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { createAlarmClock } from "../object/alarm.ts";
import { migrate } from "../object/migrate.ts";
import { findRestoration } from "../object/restoration.ts";
import { createFindEmbedder } from "./embedders.ts";
import { createImport } from "./import.ts";
import { createKnowledge, type Knowledge } from "./knowledge.ts";
import { createSemanticSearch } from "./semantic-search.ts";
import { type ReadSome, readDue } from "./source-reads.ts";
import { knowledgeSteps } from "./steps.ts";
import { createVectorMaker } from "./vector-maker.ts";

export type KnowledgeObject = NonNullable<ReturnType<typeof openKnowledge>>;

/** After a failure of ours, until sources are looked at again. */
const TRY_AGAIN_MS = 60_000;

interface Outside {
	env: WithAi;
	/** Reads sites. */
	read: ReadSome;
}

/** The knowledge that an object holds; null for one that is the workspace's hub. Creates its tables. */
export function openKnowledge(ctx: DurableObjectState, d1: D1Database, outside: Outside) {
	const owner = workspaceOfKnowledge(ctx.id.name);
	return owner === null ? null : createKnowledgeObject(ctx.storage, { d1, owner, ...outside });
}

function createKnowledgeObject(
	storage: DurableObjectStorage,
	{ d1, env, read, owner }: Outside & { d1: D1Database; owner: string },
) {
	const { sql } = storage;
	migrate(storage, { knowledge: knowledgeSteps });
	const alarm = createAlarmClock(storage);
	const wakeAt = (at: number) => alarm.wakeAt(at);
	let isChanged = false;
	const knowledge = createKnowledge(sql, Date.now, {
		wakeAt,
		hasModel: env.AI !== undefined,
		noteChange: () => (isChanged = true),
	});
	const findEmbedder = createFindEmbedder({ d1, env, workspaceId: owner, now: Date.now });
	const maker = createVectorMaker({ knowledge, wakeAt, findEmbedder, workspaceId: owner });
	const search = createSemanticSearch({
		knowledge,
		findEmbedder,
		dailyTokens: () => loadConfig(env).agentDailyTokens,
	});
	const importer = createImport({
		storage,
		d1,
		workspaceId: owner,
		...knowledge,
	});
	/** Whether it may be asked; found out once in a life of the object, as every question would pay for it. */
	let opened: Promise<boolean> | null = null;

	const isErased = (): boolean =>
		sql.exec("SELECT 1 FROM meta WHERE key = 'erased_at'").toArray().length > 0;

	async function open(): Promise<boolean> {
		if (isErased()) return false;
		if (findRestoration(sql)?.report === null) throw new Error("A backup is being put back.");
		await importer.takeIn((error) =>
			logEvent({
				event: "knowledge_not_taken_in",
				level: "error",
				workspaceId: owner,
				error: String(error),
			}),
		);
		// A release that does not know sources leaves their alarm behind, and so does a restored backup.
		await alarm.repair(knowledge.sources.nextDue()?.dueAt ?? null);
		// So does one that does not know vectors; and the alarm that began this life was set for them.
		if (knowledge.semantic.isOn() && knowledge.vectors.isLacking()) maker.wake(0);
		return true;
	}

	function wakeMaker(): void {
		if (isChanged) maker.wake();
		isChanged = false;
	}

	/** What failed is tried again by the next call. */
	async function openOnce(): Promise<boolean> {
		opened ??= open();
		try {
			return await opened;
		} catch (error) {
			opened = null;
			throw error;
		}
	}

	return {
		/**
		 * Runs an operation for the workspace whose knowledge this is, after what another release left in D1 was taken in;
		 * `not_found` for any other, and once it was erased. Throws while a backup is being put back, and when D1 fails
		 * before everything was taken in once.
		 */
		async ask(
			workspaceId: string,
			run: (knowledge: Knowledge) => Result<unknown, string>,
		): Promise<Result<unknown, string>> {
			if (workspaceId !== owner) {
				logEvent({ event: "foreign_workspace", level: "security", owner, workspaceId });
				return fail("not_found");
			}
			if (!(await openOnce())) return fail("not_found");
			const answer = run(knowledge);
			wakeMaker();
			return answer;
		},

		/** As `ask`; refuses with `not_supported`, `over_budget` and `unavailable` as semantic-search.ts says. */
		async searchByMeaning(workspaceId: string, question: SemanticQuestion) {
			if (workspaceId !== owner || !(await openOnce())) return fail("not_found" as const);
			return search(question);
		},

		/** The alarm: reads on in the source that is due, and makes vectors. A failure of ours is tried again. */
		async onAlarm(): Promise<void> {
			alarm.hasFired();
			try {
				if (!(await openOnce())) return;
				// What a beginning life found due is done right here.
				alarm.hasFired();
				alarm.wakeAt(await readDue(knowledge, read));
				wakeMaker();
				await maker.runDue();
			} catch (error) {
				const event = "knowledge_alarm_failed";
				logEvent({ event, level: "error", workspaceId: owner, error: String(error) });
				alarm.wakeAt(Date.now() + TRY_AGAIN_MS);
			}
		},

		/** Everything goes; what remains says so, so that nothing late is taken in. */
		async erase(): Promise<void> {
			await storage.deleteAll();
			migrate(storage, { knowledge: knowledgeSteps });
			sql.exec("INSERT INTO meta (key, value) VALUES ('erased_at', ?)", Date.now());
			knowledge.indexes.forget();
			knowledge.vectors.forget();
			opened = null;
		},
	};
}
