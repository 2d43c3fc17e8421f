import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { nonceContext, requestIdContext, servicesContext } from "./context.ts";
import { NonceContext } from "./ui/nonce.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const nonce = context.get(nonceContext);
	let answerStatus = status;
	const body = await renderToReadableStream(
		<NonceContext value={nonce}>
			<ServerRouter context={entryContext} nonce={nonce} url={request.url} />
		</NonceContext>,
		{
			nonce,
			signal: request.signal,
			onError(error) {
				answerStatus = 500;
				// A visitor who leaves aborts the stream; that is not an error.
				if (!request.signal.aborted) logFailure("page_not_drawn", error, { request, context });
			},
		},
	);
	// Crawlers read only what is there when the answer ends, so they get it complete; people get the
	// shell at once.
	if (isbot(request.headers.get("user-agent"))) await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { headers, status: answerStatus });
}

/** What broke, as one line of the log with the request it belongs to. */
function logFailure(
	event: "page_not_drawn" | "page_failed",
	error: unknown,
	of: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	const requestId = of.context.get(requestIdContext);
	const path = new URL(of.request.url).pathname;
	of.context.get(servicesContext).log({ event, level: "error", requestId, path, error });
}

/**
 * Called with what broke in a loader, an action or the router itself. A form that a page does not take (405) is its
 * sender's mistake: told as errors, a stranger's requests would fill the log with stacks.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	const isOfSender = isRouteErrorResponse(error) && error.status < 500;
	if (!isOfSender && !request.signal.aborted)
		logFailure("page_failed", error, { request, context });
};
