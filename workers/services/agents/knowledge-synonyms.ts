import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SynonymList } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseSynonyms } from "#app/domain/agents/synonym-groups.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityCode } from "#app/domain/team/activity.ts";
import type { KnowledgeStub } from "../places.ts";
import type { JudgeKnowledgeChange } from "./access.ts";
import type { NoteKnowledge } from "./knowledge-log.ts";

export interface KnowledgeSynonymsDeps {
	newId(): string;
	note: NoteKnowledge;
	knowledge(workspaceId: string): KnowledgeStub;
	judge: JudgeKnowledgeChange;
}

/** Two words of a suggestion. */
interface SuggestedWords {
	asked: string;
	told: string;
}

/**
 * Words that mean the same in a workspace. Every member may read them; changes need `manage_agents` and refuse with
 * `forbidden`, `rate_limited`, `not_found`, `synonyms_invalid` or `too_many_synonyms`. Methods throw when the object fails.
 */
export function createKnowledgeSynonyms(deps: KnowledgeSynonymsDeps) {
	const { judge } = deps;
	const objectOf = ({ workspace }: SignedIn) => deps.knowledge(workspace.id);

	const note = (
		signedIn: SignedIn,
		id: string,
		code: Extract<ActivityCode, "synonyms_saved" | "synonyms_deleted">,
		words: readonly string[],
	): Promise<void> => deps.note(signedIn, id, { code, words: words.join(", ") });

	return {
		list: async (signedIn: SignedIn): Promise<Result<SynonymList, "not_found">> =>
			objectOf(signedIn).listSynonyms(signedIn.workspace.id),

		/** @param id null: a new group */
		async save(
			signedIn: SignedIn,
			id: string | null,
			typed: readonly string[],
		): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const words = parseSynonyms(typed);
			if (!words.ok) return words;
			const group = { id: id ?? deps.newId(), words: words.value, createdBy: signedIn.member.id };
			const saved = await objectOf(signedIn).putSynonyms(signedIn.workspace.id, group, id === null);
			if (!saved.ok) return saved;
			await note(signedIn, group.id, "synonyms_saved", group.words);
			return ok(null);
		},

		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const removed = await objectOf(signedIn).removeSynonyms(signedIn.workspace.id, id);
			if (!removed.ok) return removed;
			await note(signedIn, id, "synonyms_deleted", removed.value);
			return ok(null);
		},

		/** Both words of a suggestion mean the same from now on. */
		async accept(signedIn: SignedIn, pair: SuggestedWords): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const parsed = parseSynonyms([pair.told, pair.asked]);
			if (!parsed.ok) return parsed;
			// As they were suggested, and nothing that would be stored in another form.
			if (parsed.value.join() !== [pair.told, pair.asked].join()) return fail("synonyms_invalid");
			const spare = { id: deps.newId(), createdBy: signedIn.member.id };
			const object = objectOf(signedIn);
			const accepted = await object.acceptWords(signedIn.workspace.id, pair, spare);
			if (!accepted.ok) return accepted;
			await note(signedIn, spare.id, "synonyms_saved", accepted.value);
			return ok(null);
		},

		async dismiss(signedIn: SignedIn, pair: SuggestedWords): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			return objectOf(signedIn).dismissWords(signedIn.workspace.id, pair);
		},
	};
}
