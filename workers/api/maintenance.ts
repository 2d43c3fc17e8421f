import { reportTrouble } from "#workers/services/index.ts";
import { errorBody } from "./answer.ts";
import type { Area } from "./request-path.ts";

/** Both languages: without configuration nobody's preference can be trusted to be read. */
const PAGE = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Prosa</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1 style="font-size:1.25rem">Voltamos já</h1>
<p>A Prosa está em manutenção. Tente novamente em alguns minutos.</p>
<p lang="en">Prosa is being maintained. Please try again in a few minutes.</p>
</body></html>`;

/** The answer while we cannot serve: 503, so that gateways come again. The cause goes to the log. */
export function maintenance(area: Area, requestId: string, cause?: unknown): Response {
	if (cause !== undefined) reportTrouble(requestId, cause);
	const headers = { "Retry-After": "60" };
	return area === "page" || area === "dev"
		? new Response(PAGE, {
				status: 503,
				headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
			})
		: Response.json(errorBody("unavailable", requestId), { status: 503, headers });
}
