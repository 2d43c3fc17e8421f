import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { ChannelStub } from "./stub.ts";

/**
 * The channel, when the member may do this in it. Not of this workspace, or not of this kind: 404, before any object
 * is touched (D07). Not your role: 403.
 */
export function findPermitted(
	{ channels, member }: SignedIn,
	channelId: string,
	permission: Permission,
	of: "any" | "number" = "any",
): Result<ChannelSummary, "not_found" | "forbidden"> {
	const channel = channels.find(({ id }) => id === channelId);
	if (!channel || (of === "number" && channel.type !== "whatsapp")) return fail("not_found");
	return may(member.role, permission) ? ok(channel) : fail("forbidden");
}

/** Asks a channel's object for a member, once it is sure that the member may. */
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
		return channel.ok ? ask(find(channel.value), signedIn.workspace.id) : channel;
	};
}
