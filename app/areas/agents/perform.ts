import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { Result } from "#app/domain/result.ts";
import type { AgentRequest } from "./forms.ts";

/** Null: done. */
export interface AgentAnswer {
	intent: AgentRequest["intent"] | null;
	code: ErrorCode | null;
}

/** Does what a card or a page asks of an agent. */
export function performAgentRequest(
	request: AgentRequest,
	context: Readonly<RouterContextProvider>,
): Promise<Result<null, ErrorCode>> {
	const { agents } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	switch (request.intent) {
		case "pause":
			return agents.pause(signedIn, request.id);
		case "resume":
			return agents.resume(signedIn, request.id);
		case "remove":
			return agents.remove(signedIn, request.id);
	}
}

const STATUSES: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	plan_limit: 409,
	rate_limited: 429,
	unavailable: 503,
};
export const statusOf = (code: ErrorCode): number => STATUSES[code] ?? 400;
