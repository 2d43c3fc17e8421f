import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { ChannelStub, InstanceStub } from "./instance-stub.ts";

/** Asks a channel's object for a member, once it is sure that the member may. */
export type Inside<Stub> = <T, Code extends ErrorCode>(
	signedIn: SignedIn,
	channelId: string,
	permission: Permission,
	ask: (stub: Stub, workspaceId: string) => Promise<Result<T, Code>>,
) => Promise<Result<T, Code | "not_found" | "forbidden">>;

/** Not of this workspace: 404, before any object is touched (D07). Not your role: 403. */
function createInsideOf<Stub>(find: (channel: ChannelSummary) => Stub | null): Inside<Stub> {
	return async (signedIn, channelId, permission, ask) => {
		const channel = signedIn.channels.find(({ id }) => id === channelId);
		const stub = channel ? find(channel) : null;
		if (stub === null) return fail("not_found");
		if (!may(signedIn.member.role, permission)) return fail("forbidden");
		return ask(stub, signedIn.workspace.id);
	};
}

/** What every type of channel can be asked. */
export const createInside = (
	channel: (channel: Pick<ChannelSummary, "id" | "type">) => ChannelStub,
): Inside<ChannelStub> => createInsideOf(channel);

/** What only a WhatsApp number can be asked; a channel of another type has nothing of the kind. */
export const createInsideInstance = (
	instance: (channelId: string) => InstanceStub,
): Inside<InstanceStub> =>
	createInsideOf(({ id, type }) => (type === "whatsapp" ? instance(id) : null));
