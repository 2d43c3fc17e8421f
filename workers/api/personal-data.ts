import { Hono } from "hono";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

const fileHeaders = (name: string, type: string) => ({
	"Content-Type": `${type}; charset=utf-8`,
	"Content-Disposition": `attachment; filename="${name}"`,
	"Cache-Control": "no-store",
});

/** `/api/personal-data/…`: what a member, or for admins the workspace, takes along as a file. */
export const personalDataApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.post("/me", async (c) => {
		const own = await c.env.services.personalData.exportOwn(c.var.signedIn);
		return new Response(JSON.stringify(own, null, 2), {
			headers: fileHeaders("prosa-my-data.json", "application/json"),
		});
	})
	.post("/workspace", async (c) => {
		const lines = await c.env.services.personalData.exportWorkspace(c.var.signedIn);
		if (!lines.ok) return refuse(c, lines.code);
		return new Response(streamOf(lines.value), {
			headers: fileHeaders("prosa-workspace.ndjson", "application/x-ndjson"),
		});
	});

/** Lines are read as the browser takes them: a workspace may be larger than memory. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await lines.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
	});
}
