import type { PinnedConversations } from "#app/contracts/conversations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { toPinned } from "#app/contracts/told-conversations.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Limit } from "../limiter.ts";
import { channelsOf } from "./conversations.ts";

export interface PinServiceDeps {
	limit: Limit;
	hub(workspaceId: string): Pick<DurableObjectStub<WorkspaceHub>, "setPin">;
}

/** Each member's own pins, in the workspace's hub. Methods throw when it cannot be reached. */
export const createPinService = (deps: PinServiceDeps) => ({
	/**
	 * Pins the contact of a conversation, or takes the pin off; answers what is pinned then. `not_found` also for another
	 * workspace's and for an archived one. The same again changes nothing.
	 */
	async set(
		signedIn: SignedIn,
		conversationId: string,
		isPinned: boolean,
	): Promise<
		Result<PinnedConversations, "forbidden" | "rate_limited" | "not_found" | "too_many_pins">
	> {
		const { member, workspace } = signedIn;
		if (!may(member.role, "read")) return fail("forbidden");
		if (!(await deps.limit("send", member.id))) return fail("rate_limited");
		const done = await deps
			.hub(workspace.id)
			.setPin(member.id, conversationId, isPinned, sightOf(signedIn));
		if (!done.ok) return done;
		const { seq, pinned } = done.value;
		return ok({ seq, pinned: toPinned(pinned, channelsOf(signedIn)) });
	},
});
