import type { ErrorCode } from "#app/contracts/errors.ts";

/** Answer of saving: the agent's id, or why it was not saved. */
export interface SaveAnswer {
	id: string | null;
	code: ErrorCode | null;
}
