import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import {
	agentAvatarPath,
	detectAvatarType,
	MAX_AVATAR_BYTES,
} from "#app/domain/settings/avatar.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findAgentAvatar,
	removeAgentAvatar,
	saveAgentAvatar,
} from "#workers/data/queries/agents/avatars.ts";
import type { OpenAgent } from "./access.ts";

/** Pictures of agents; the same rules as for members' pictures. Methods throw when D1 fails. */
export function createAgentAvatars(deps: { db: Database; now(): number; open: OpenAgent }) {
	return {
		/** At most 64 KB; the type is detected from the bytes. Answers the path it is served from. */
		async set(
			signedIn: SignedIn,
			agentId: string,
			bytes: Uint8Array,
		): Promise<Result<{ avatarUrl: string }, "not_found" | "forbidden" | "image_invalid">> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const contentType = detectAvatarType(bytes);
			if (!contentType || bytes.byteLength > MAX_AVATAR_BYTES) return fail("image_invalid");
			const now = deps.now();
			const url = agentAvatarPath(agentId, now);
			const avatar = { agentId, contentType, bytes: Buffer.from(bytes), url, now };
			await saveAgentAvatar(deps.db, signedIn.workspace.id, avatar);
			return ok({ avatarUrl: url });
		},

		async remove(
			signedIn: SignedIn,
			agentId: string,
		): Promise<Result<null, "not_found" | "forbidden">> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			await removeAgentAvatar(deps.db, signedIn.workspace.id, agentId, deps.now());
			return ok(null);
		},

		/** Null for an agent without a picture and for one of another workspace. */
		find: (signedIn: SignedIn, agentId: string) =>
			findAgentAvatar(deps.db, signedIn.workspace.id, agentId),
	};
}
