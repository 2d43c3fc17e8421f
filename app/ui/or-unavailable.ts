import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";

/**
 * For a `clientAction`: the server's answer, or a refusal with code "unavailable" when no usable
 * answer came, so that the page and what is typed in it stay. Throws redirects: the session has
 * ended, or the action leads elsewhere.
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
		// The type of the answer is known by the action that made it.
		return (await serverAction()) as Answer;
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown;
		// Status 503 says that nothing changed: revalidating would fail as well and replace the page.
		return data({ intent, code: "unavailable" } as Answer, { status: 503 });
	}
}
