import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { AdminRequest } from "./forms.ts";

export interface AdminAnswer {
	intent: AdminRequest["intent"] | null;
	/** Null: done. */
	code: ErrorCode | null;
	/** Letters it was done to. */
	count: number;
}

/** Does what a form of the page asks for; the value says to how many letters. */
export async function performAdminRequest(
	request: AdminRequest,
	context: Readonly<RouterContextProvider>,
): Promise<Result<{ count: number }, ErrorCode>> {
	const { deadLetters, keyRotation } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	switch (request.intent) {
		case "replay":
			return deadLetters.replay(signedIn, { ids: request.ids });
		case "replay_queue":
			return deadLetters.replay(signedIn, { queue: request.queue });
		case "discard":
			return deadLetters.discard(signedIn, request.ids);
		case "renew_key": {
			const renewed = await keyRotation.renew(signedIn);
			return renewed.ok ? ok({ count: 0 }) : renewed;
		}
	}
}

const STATUSES: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	conflict: 409,
	unavailable: 503,
};
export const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 400;
