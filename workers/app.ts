import { createRequestHandler, RouterContextProvider } from "react-router";
import { nonceContext, requestIdContext, servicesContext } from "#app/context.ts";
import { handleRequest, type PageContext } from "./api/handle-request.ts";
import { createPageHandler } from "./page-handler.ts";
import { consume } from "./queues/index.ts";
import { runSchedule } from "./schedules/index.ts";
import { createServices } from "./services/index.ts";

export { ChannelInbox, WhatsAppInstance, WorkspaceHub } from "#durable-objects/index.ts";

const openHandler = createPageHandler(
	() => import("virtual:react-router/server-build"),
	(build) => createRequestHandler(build, import.meta.env.MODE),
);

async function renderPage(request: Request, page: PageContext): Promise<Response> {
	const handlePage = await openHandler();
	const context = new RouterContextProvider();
	context.set(servicesContext, page.services);
	context.set(requestIdContext, page.requestId);
	context.set(nonceContext, page.nonce);
	return handlePage(request, context);
}

export default {
	fetch: (request, env, ctx) => handleRequest(request, env, ctx, renderPage),
	async queue(batch, env, ctx) {
		const services = createServices(env, { defer: (work) => ctx.waitUntil(work) });
		await consume(batch, services);
		services.tally.settle(true);
	},
	scheduled: (controller, env, ctx) =>
		runSchedule(controller.cron, createServices(env, { defer: (work) => ctx.waitUntil(work) })),
} satisfies ExportedHandler<Env>;
