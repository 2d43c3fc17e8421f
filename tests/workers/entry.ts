/** The Worker under test: all of it but the React Router build, which only exists after a build. */
import { handleRequest } from "#workers/api/handle-request.ts";
import { consume } from "#workers/queues/index.ts";
import { runSchedule } from "#workers/schedules/index.ts";
import { createServices } from "#workers/services/index.ts";

export { ChannelInbox, WhatsAppInstance, WorkspaceHub } from "#durable-objects/index.ts";

/** Stands where React Router stands: shows that, and with which path, a page would be rendered. */
async function renderPage(request: Request): Promise<Response> {
	const text = request.body ? await request.text() : "";
	return new Response(`<!doctype html><title>page</title>${text.length}`, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"x-page-path": new URL(request.url).pathname,
		},
	});
}

export default {
	fetch: (request, env, ctx) => handleRequest(request, env, ctx, renderPage),
	queue: (batch, env, ctx) =>
		consume(batch, createServices(env, { defer: (work) => ctx.waitUntil(work) })),
	scheduled: (controller, env, ctx) =>
		runSchedule(controller.cron, createServices(env, { defer: (work) => ctx.waitUntil(work) })),
} satisfies ExportedHandler<Env>;
