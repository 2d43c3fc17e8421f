import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { ChannelStub } from "./instance-stub.ts";

/** Asks a channel's object for a member, once it is sure that the member may. */
export type Inside = <T, Code extends ErrorCode>(
	signedIn: SignedIn,
	channelId: string,
	permission: Permission,
	ask: (stub: ChannelStub, workspaceId: string) => Promise<Result<T, Code>>,
) => Promise<Result<T, Code | "not_found" | "forbidden">>;

/** Not of this workspace: 404, before any object is touched (D07). Not your role: 403. */
export function createInside(
	find: (channel: Pick<ChannelSummary, "id" | "type">) => ChannelStub,
): Inside {
	return async (signedIn, channelId, permission, ask) => {
		const channel = signedIn.channels.find(({ id }) => id === channelId);
		if (!channel) return fail("not_found");
		if (!may(signedIn.member.role, permission)) return fail("forbidden");
		return ask(find(channel), signedIn.workspace.id);
	};
}
