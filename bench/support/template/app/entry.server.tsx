import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function render(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
	headers.set("content-type", "text/html");
	return new Response(body, { headers, status });
}
