// What a member may do in a channel of their workspace.
import { fail, ok, type Result } from "../result.ts";
import { may, type Permission, type Role } from "../team/role.ts";
import type { ChannelType } from "./channel.ts";

/**
 * The channel, if the member may do this in it. `not_found` for a channel of another workspace or (with
 * `of: "number"`) of another type, before any object is called (D07); `forbidden` for a role without the permission.
 */
export function findPermitted<Channel extends { id: string; type: ChannelType }>(
	{ channels, member }: { channels: readonly Channel[]; member: { role: Role } },
	channelId: string,
	permission: Permission,
	of: "any" | "number" = "any",
): Result<Channel, "not_found" | "forbidden"> {
	const channel = channels.find(({ id }) => id === channelId);
	if (!channel || (of === "number" && channel.type !== "whatsapp")) return fail("not_found");
	return may(member.role, permission) ? ok(channel) : fail("forbidden");
}
