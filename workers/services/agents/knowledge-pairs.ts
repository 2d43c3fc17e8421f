import type { ErrorCode } from "#app/contracts/errors.ts";
import type { EntryPairView, SettlePair } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Result } from "#app/domain/result.ts";
import type { KnowledgeStub } from "../places.ts";
import type { JudgeKnowledgeChange } from "./access.ts";

export interface KnowledgePairsDeps {
	knowledge(workspaceId: string): Pick<KnowledgeStub, "listPairs" | "settlePair">;
	judge: JudgeKnowledgeChange;
}

/** Entries that tell the same twice or contradict each other. Methods throw when the object fails. */
export function createKnowledgePairs({ knowledge, judge }: KnowledgePairsDeps) {
	return {
		/** Pairs with an entry of the base; every member may read them. */
		async list(
			{ workspace: { id } }: SignedIn,
			baseId: string,
		): Promise<Result<EntryPairView[], "not_found">> {
			return knowledge(id).listPairs(id, baseId);
		},

		/** Both are right as they were seen, and are no pair until one changes. */
		async settle(signedIn: SignedIn, pair: SettlePair): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const { id } = signedIn.workspace;
			return knowledge(id).settlePair(id, pair, signedIn.member.id);
		},
	};
}
