import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { ChannelStub } from "./stub.ts";

/**
 * The channel, if the member may do this in it. `not_found` for a channel of another workspace or (with
 * `of: "number"`) of another type, before any object is called (D07); `forbidden` for a role without the permission.
 * Never throws.
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
		return channel.ok ? ask(find(channel.value), signedIn.workspace.id) : channel;
	};
}
