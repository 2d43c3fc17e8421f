import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseFullName } from "#app/domain/auth/sign-up.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { avatarPath, detectAvatarType, MAX_AVATAR_BYTES } from "#app/domain/settings/avatar.ts";
import { parseJobTitle } from "#app/domain/settings/job-title.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findAvatar,
	removeAvatar,
	saveAvatar,
	updateProfile,
} from "#workers/data/queries/settings/profile.ts";

export interface ProfileDeps {
	db: Database;
	now: () => number;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
}

/** A user's own profile; role and e-mail cannot be changed here. Methods throw when D1 fails. */
export function createProfileService(deps: ProfileDeps) {
	/** Makes pages that show the team refresh. */
	const publishToTeam = (signedIn: SignedIn) =>
		deps.publishToWorkspace(signedIn.workspace.id, { type: "team_changed" });

	return {
		async update(
			signedIn: SignedIn,
			typed: { fullName: string; jobTitle: string },
		): Promise<Result<null, ErrorCode>> {
			const fullName = parseFullName(typed.fullName);
			if (!fullName.ok) return fullName;
			const jobTitle = parseJobTitle(typed.jobTitle);
			if (!jobTitle.ok) return jobTitle;
			await updateProfile(deps.db, signedIn.workspace.id, {
				userId: signedIn.userId,
				fullName: fullName.value,
				jobTitle: jobTitle.value,
				now: deps.now(),
			});
			await publishToTeam(signedIn);
			return ok(null);
		},

		/** Stores a picture of at most 64 KB; the type is detected from the bytes. Answers the path it is served from. */
		async setAvatar(
			signedIn: SignedIn,
			bytes: Uint8Array,
		): Promise<Result<{ avatarUrl: string }, "image_invalid">> {
			const contentType = detectAvatarType(bytes);
			if (!contentType || bytes.byteLength > MAX_AVATAR_BYTES) return fail("image_invalid");
			const now = deps.now();
			const url = avatarPath(signedIn.userId, now);
			const avatar = { userId: signedIn.userId, contentType, bytes: Buffer.from(bytes), url, now };
			await saveAvatar(deps.db, avatar);
			await publishToTeam(signedIn);
			return ok({ avatarUrl: url });
		},

		async removeAvatar(signedIn: SignedIn): Promise<void> {
			await removeAvatar(deps.db, signedIn.userId, deps.now());
			await publishToTeam(signedIn);
		},

		/** The picture of a member of the same workspace; null for anybody else. */
		async findAvatar(
			signedIn: SignedIn,
			userId: string,
		): Promise<{ contentType: string; bytes: Uint8Array } | null> {
			return findAvatar(deps.db, signedIn.workspace.id, userId);
		},
	};
}
