import { Response } from "miniflare";

/** A name of the kind that people type; reserved ones (.example, .test) are refused. Nobody outside is ever asked. */
export const GATEWAY_HOST = "gateway.emulador-da-prosa.com.br";
const RESOLVER_HOST = "cloudflare-dns.com";
const PUBLIC_ADDRESS = "93.184.216.34";

/** The internet as the Worker sees it: a resolver and one gateway with TLS, which is an emulator here. Anything else is not there. */
export const createInternet = (gateway: string) => async (request: Request) => {
	const url = new URL(request.url);
	if (url.hostname === RESOLVER_HOST) {
		const records = url.searchParams.get("type") === "A" ? [{ type: 1, data: PUBLIC_ADDRESS }] : [];
		return Response.json({ Status: 0, Answer: records });
	}
	if (url.hostname !== GATEWAY_HOST || url.protocol !== "https:")
		return new Response(null, { status: 523 });
	const body = request.method === "GET" ? null : await request.arrayBuffer();
	const answer = await fetch(new URL(url.pathname + url.search, gateway), {
		method: request.method,
		headers: [...request.headers].filter(([name]) => name !== "host" && name !== "content-length"),
		body,
		redirect: "manual",
	});
	return new Response(await answer.arrayBuffer(), {
		status: answer.status,
		headers: [...answer.headers].filter(
			([name]) =>
				!/^(content-encoding|transfer-encoding|content-length|connection|keep-alive)$/.test(name),
		),
	});
};
