import type { SeedInstance, SeedRequest, SeedWebchat } from "#app/contracts/seed.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { PasswordHasher } from "#workers/adapters/password/port.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findWorkspaceBySlug,
	insertSeed,
	type SeedMember,
} from "#workers/data/queries/admin/seed.ts";

/** Creates and fills one WhatsApp number of the seeded workspace. */
export type SeedInstanceInto = (
	workspaceId: string,
	instance: SeedInstance,
	/** Members' names by e-mail, for the authors of messages. */
	authors: ReadonlyMap<string, string>,
) => Promise<void>;

/** Creates a webchat of the seeded workspace on behalf of its first member. */
export type SeedWebchatInto = (owner: SignedIn, webchat: SeedWebchat) => Promise<void>;

export interface SeedDeps {
	db: Database;
	passwords: PasswordHasher;
	createDataKey: (workspaceId: string) => string;
	seedInstance: SeedInstanceInto;
	seedWebchat: SeedWebchatInto;
	/** Subscribes a workspace that is seeded with a paid plan; does nothing where payments are real. */
	subscribe: (workspaceId: string, memberId: string) => Promise<void>;
	newId: () => string;
	now: () => number;
}

async function hashAll(deps: SeedDeps, members: SeedRequest["members"]): Promise<SeedMember[]> {
	const made: SeedMember[] = [];
	// In sequence, because each hash takes 32 MB of memory; members mostly share a password.
	const known = new Map<string, string>();
	for (const { password, ...member } of members) {
		const passwordHash = known.get(password) ?? (await deps.passwords.hash(password));
		if (passwordHash === null) throw new Error("the password hasher is busy");
		known.set(password, passwordHash);
		made.push({ ...member, passwordHash, userId: deps.newId(), memberId: deps.newId() });
	}
	return made;
}

/** The workspace's first member, as if they had signed in. */
function ownerOf(
	{ memberId, userId, email, fullName, role }: SeedMember,
	{ id, name, slug, plan }: SignedIn["workspace"],
): SignedIn {
	return {
		userId,
		email,
		fullName,
		signInId: "",
		member: { id: memberId, role, avatarUrl: null },
		workspace: { id, name, slug, plan },
		channels: [],
	};
}

/** Fills the demonstration workspace. */
export function createSeedService(deps: SeedDeps) {
	return {
		/** Creates the workspace, its team and its channels; `seeded: false` when the slug exists. Throws on any failure. */
		async seed(request: SeedRequest): Promise<{ seeded: boolean }> {
			if (await findWorkspaceBySlug(deps.db, request.workspace.slug)) return { seeded: false };
			const members = await hashAll(deps, request.members);
			const id = deps.newId();
			const workspace = { ...request.workspace, id, dataKeyWrapped: deps.createDataKey(id) };
			await insertSeed(deps.db, workspace, members, deps.now());
			const [payer] = members;
			if (payer && workspace.plan === "premium") await deps.subscribe(id, payer.memberId);
			const authors = new Map(members.map(({ email, fullName }) => [email, fullName]));
			for (const instance of request.instances) await deps.seedInstance(id, instance, authors);
			const owner = payer && ownerOf(payer, workspace);
			if (owner) for (const webchat of request.webchats) await deps.seedWebchat(owner, webchat);
			return { seeded: true };
		},
	};
}
