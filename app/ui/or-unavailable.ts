import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";

/**
 * The server's answer to an action; when there is none, or it is broken, a refusal like others, so that the page and
 * what is typed in it stay. Throws redirects: the sign-in has ended, or the action leads elsewhere.
 */
export async function orUnavailable<Answer extends { intent: unknown; code: ErrorCode | null }>({
	request,
	serverAction,
}: {
	request: Request;
	serverAction: () => Promise<unknown>;
}) {
	const intent = (await request.clone().formData()).get("intent");
	try {
		// What the server's action answers is what it was written to answer.
		return (await serverAction()) as Answer;
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown;
		// The status says that nothing changed: reading again would fail as well, and take the page.
		return data({ intent, code: "unavailable" } as Answer, { status: 503 });
	}
}
