import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { FREED_AT_ONCE } from "../dialogues/transfers.ts";

/** Sets the department that new conversations begin in; null: none. */
export function setDepartment(
	{ config }: Channel,
	departmentId: string | null,
): Result<null, never> {
	const known = config.get();
	if (known && known.departmentId !== departmentId) config.set({ ...known, departmentId });
	return ok(null);
}

/** A department is deleted: conversations of it have none from now on. `isMore`: another call is needed. */
export function forgetDepartment(
	channel: Channel,
	departmentId: string,
): Result<{ isMore: boolean }, never> {
	const { config, inbox } = channel;
	const known = config.get();
	if (known?.departmentId === departmentId) config.set({ ...known, departmentId: null });
	const freed = inbox.freeOf(departmentId);
	if (freed > 0) channel.afterChange(Date.now());
	return ok({ isMore: freed === FREED_AT_ONCE });
}
