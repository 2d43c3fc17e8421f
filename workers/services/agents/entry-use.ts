import { type AnswerTrace, answeringEntries } from "#app/domain/agents/trace.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { KnowledgeStub } from "../places.ts";

export interface EntryUseDeps {
	log: Log;
	knowledge(workspaceId: string): Pick<KnowledgeStub, "noteAnswered" | "markRight">;
}

/**
 * Figures of entries, in the workspace's knowledge: how often they answered, and when they were right. No row of D1.
 * Never throws: what they are counted for has happened, and a lost figure is better than a reply that comes twice.
 */
export function createEntryUse({ knowledge, log }: EntryUseDeps) {
	const note =
		(operation: "noteAnswered" | "markRight") =>
		async (workspaceId: string, trace: AnswerTrace): Promise<void> => {
			const ids = answeringEntries(trace);
			if (ids.length === 0) return;
			try {
				await knowledge(workspaceId)[operation](workspaceId, ids);
			} catch (error) {
				log({ event: "entry_use_not_noted", level: "warn", workspaceId, operation, error });
			}
		};
	return {
		/** A reply of this trace was accepted by the channel's object, which accepts each once. */
		noteAnswered: note("noteAnswered"),
		/** A member said that the reply was right. */
		markRight: note("markRight"),
	};
}
export type EntryUse = ReturnType<typeof createEntryUse>;
