import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { findPermitted } from "#app/domain/channels/permitted.ts";
import type { Result } from "#app/domain/result.ts";
import type { Permission } from "#app/domain/team/role.ts";
import type { ChannelStub } from "./stub.ts";

/** Calls a channel's object on behalf of a member, after findPermitted has passed. */
export type Inside = <T, Code extends ErrorCode>(
	signedIn: SignedIn,
	channelId: string,
	permission: Permission,
	ask: (stub: ChannelStub, workspaceId: string) => Promise<Result<T, Code>>,
) => Promise<Result<T, Code | "not_found" | "forbidden">>;

export function createInside(
	find: (channel: Pick<ChannelSummary, "id" | "type">) => ChannelStub,
): Inside {
	return async (signedIn, channelId, permission, ask) => {
		const channel = findPermitted(signedIn, channelId, permission);
		if (!channel.ok) return channel;
		return ask(bySight(find(channel.value), sightOf(signedIn)), signedIn.workspace.id);
	};
}
