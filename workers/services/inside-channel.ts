import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { InstanceStub } from "./instance-stub.ts";

/** Asks a channel's object for a member, once it is sure that the member may. */
export type Inside = <T, Code extends ErrorCode>(
	signedIn: SignedIn,
	channelId: string,
	permission: Permission,
	ask: (instance: InstanceStub, workspaceId: string) => Promise<Result<T, Code>>,
) => Promise<Result<T, Code | "not_found" | "forbidden">>;

/** Not of this workspace: 404, before any object is touched (D07). Not your role: 403. */
export function createInside(instance: (channelId: string) => InstanceStub): Inside {
	return async (signedIn, channelId, permission, ask) => {
		if (!signedIn.channels.some((channel) => channel.id === channelId)) return fail("not_found");
		if (!may(signedIn.member.role, permission)) return fail("forbidden");
		return ask(instance(channelId), signedIn.workspace.id);
	};
}
