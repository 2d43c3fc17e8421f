import { workspaceOfKnowledge } from "#app/domain/agents/knowledge-base.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { migrate } from "../object/migrate.ts";
import { findRestoration } from "../object/restoration.ts";
import { createImport } from "./import.ts";
import { createKnowledge, type Knowledge } from "./knowledge.ts";
import { knowledgeSteps } from "./steps.ts";

export type KnowledgeObject = NonNullable<ReturnType<typeof openKnowledge>>;

/** The knowledge that an object holds; null for one that is the workspace's hub. Creates its tables. */
export function openKnowledge(ctx: DurableObjectState, d1: D1Database) {
	const owner = workspaceOfKnowledge(ctx.id.name);
	return owner === null ? null : createKnowledgeObject(ctx.storage, d1, owner);
}

function createKnowledgeObject(storage: DurableObjectStorage, d1: D1Database, owner: string) {
	const { sql } = storage;
	migrate(storage, { knowledge: knowledgeSteps });
	const knowledge = createKnowledge(sql, Date.now);
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
		return true;
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
			return (await openOnce()) ? run(knowledge) : fail("not_found");
		},

		/** Everything goes; what remains says so, so that nothing late is taken in. */
		async erase(): Promise<void> {
			await storage.deleteAll();
			migrate(storage, { knowledge: knowledgeSteps });
			sql.exec("INSERT INTO meta (key, value) VALUES ('erased_at', ?)", Date.now());
			knowledge.indexes.forget();
			opened = null;
		},
	};
}
