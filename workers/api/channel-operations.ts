import { Hono } from "hono";
import { routeOf } from "#app/contracts/channel-routes.ts";
import { ok } from "#app/domain/result.ts";
import type { ChannelOperation } from "#workers/services/channels/operation.ts";
import { CHANNEL_OPERATIONS } from "#workers/services/channels/operations/index.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/**
 * `/api/channels/:channelId/…`: one route per operation. The input is parsed first, then permission is checked. Direct
 * operations find out by themselves who is signed in; of others it is known before.
 */
export const channelOperationsApi = new Hono<ApiEnv>();

function mount(operation: ChannelOperation): void {
	const [method, path] = routeOf(operation.name);
	channelOperationsApi.on(method, `/:channelId${path}`, async (c) => {
		// Before anything is looked at; whether the cookie is somebody's the hub says.
		if (operation.isDirect && !(await c.env.services.auth.hasCookie(c.req.raw)))
			return refuse(c, "not_signed_in");
		const body = operation.body ? await readJson(c.req.raw, operation.body) : ok(undefined);
		if (!body.ok) return refuse(c, body.code);
		const query = operation.query ? operation.query(c.req.query()) : undefined;
		if (query === null) return refuse(c, "invalid_request");
		const { channelId = "", ...params } = c.req.param() as Record<string, string>;
		const input = { params, query, body: body.value };
		const { runDirect, runOperation } = c.env.services;
		const done = operation.isDirect
			? await runDirect(operation, c.req.raw, channelId, input)
			: await runOperation(operation, c.var.signedIn, channelId, input);
		if (!done.ok) return refuse(c, done.code, done.retryAfterMs);
		if (operation.status === 204) return c.body(null, 204);
		return c.json(done.value as object, operation.status ?? 200);
	});
}

const operations: ChannelOperation[] = Object.values(CHANNEL_OPERATIONS);
for (const operation of operations) if (operation.isDirect) mount(operation);
channelOperationsApi.use(requireSignedIn);
for (const operation of operations) if (!operation.isDirect) mount(operation);
