import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { KeptRequest } from "./forms.ts";

export interface KeptAnswer {
	intent: KeptRequest["intent"] | null;
	/** Null: done. */
	code: ErrorCode | null;
	/** Events it was done to, and of a replay those that stay. */
	done: number;
	failed: number;
	/** What was to be read. */
	body: string | null;
}

/** Does what the page of kept events asks for. */
export async function performKeptRequest(
	request: KeptRequest,
	context: Readonly<RouterContextProvider>,
): Promise<KeptAnswer> {
	const { keptEvents } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const { intent, channelId, numbers } = request;
	const answer = { intent, code: null, done: 0, failed: 0, body: null };
	switch (intent) {
		case "replay": {
			const replayed = await keptEvents.replay(signedIn, { channelId, numbers });
			return replayed.ok ? { ...answer, ...replayed.value } : { ...answer, code: replayed.code };
		}
		case "discard": {
			const count = await keptEvents.discard(signedIn, { channelId, numbers });
			return count.ok ? { ...answer, done: count.value } : { ...answer, code: count.code };
		}
		case "read": {
			const body = await keptEvents.read(signedIn, { channelId, n: numbers[0] ?? 0 });
			return body.ok ? { ...answer, body: body.value } : { ...answer, code: body.code };
		}
	}
}
