import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SemanticSearchView } from "#app/contracts/semantic-search.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseChoice, type SemanticChoice } from "#app/domain/agents/semantic/semantic-search.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { readAgentOptions } from "#workers/data/queries/agents/agents.ts";
import type { KnowledgeStub } from "../places.ts";
import type { NoteKnowledge } from "./knowledge-log.ts";

export interface SemanticChoicesDeps {
	db: Database;
	note: NoteKnowledge;
	knowledge(workspaceId: string): KnowledgeStub;
	/** Whether one more change of this member passes. */
	allows(memberId: string): Promise<boolean>;
}

/** Search by meaning as a screen shows it, and the integrations that may pay for it. */
export interface SemanticSearchState extends SemanticSearchView {
	integrations: { id: string; name: string }[];
}

/** Who makes the vectors of a workspace's knowledge. Methods throw when D1 or the object fails. */
export function createSemanticChoices(deps: SemanticChoicesDeps) {
	return {
		/** Every member may read it. */
		async read({ workspace }: SignedIn): Promise<Result<SemanticSearchState, "not_found">> {
			const [read, { integrations }] = await Promise.all([
				deps.knowledge(workspace.id).readSemanticSearch(workspace.id),
				readAgentOptions(deps.db, workspace.id),
			]);
			return read.ok ? { ok: true, value: { ...read.value, integrations } } : read;
		},

		/**
		 * Chooses who makes them; what others made goes. Refuses with `forbidden`, `rate_limited` and the codes of `parseChoice`;
		 * an integration of another workspace is none.
		 */
		async choose(signedIn: SignedIn, typed: SemanticChoice): Promise<Result<null, ErrorCode>> {
			const { workspace, member } = signedIn;
			if (!may(member.role, "manage_agents")) return fail("forbidden");
			const parsed = parseChoice(typed);
			if (!parsed.ok) return parsed;
			const choice = parsed.value;
			if (choice.by === "key") {
				const { integrations } = await readAgentOptions(deps.db, workspace.id);
				if (!integrations.some(({ id }) => id === choice.integrationId))
					return fail("integration_required");
			}
			if (!(await deps.allows(member.id))) return fail("rate_limited");
			const chosen = await deps.knowledge(workspace.id).chooseSemanticSearch(workspace.id, choice);
			if (!chosen.ok) return chosen;
			await deps.note(signedIn, workspace.id, {
				code: choice.by === "nobody" ? "semantic_search_off" : "semantic_search_on",
			});
			return chosen;
		},
	};
}
