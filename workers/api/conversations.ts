import { type Context, Hono } from "hono";
import type { WritableChannel } from "#app/contracts/beginnings.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { may } from "#app/domain/team/role.ts";
import { SearchQuery } from "#app/contracts/conversation-search.ts";
import { ConversationActs } from "#app/contracts/conversation-acts.ts";
import { ConversationQuery } from "#app/contracts/conversations.ts";
import { NewView, ViewChange } from "#app/contracts/saved-views.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/conversations`: lists that open screens refresh themselves. */
export const conversationsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => {
		const query = ConversationQuery.safeParse(c.req.query());
		if (!query.success) return refuse(c, "invalid_request");
		const page = await c.env.services.conversations.list(c.var.signedIn, query.data);
		return page.ok ? c.json(page.value) : refuse(c, page.code);
	})
	.get("/overview", async (c) => {
		const query = ConversationQuery.safeParse(c.req.query());
		if (!query.success) return refuse(c, "invalid_request");
		const opened = await c.env.services.conversations.open(c.var.signedIn, query.data);
		return opened.ok ? c.json(opened.value) : refuse(c, opened.code);
	})
	.get("/search", async (c) => {
		const query = SearchQuery.safeParse(c.req.query());
		if (!query.success) return refuse(c, "invalid_request");
		return c.json(await c.env.services.conversations.search(c.var.signedIn, query.data));
	})
	.get("/channels", (c) => c.json({ channels: listWritable(c.var.signedIn) }))
	.post("/acts", async (c) => {
		const body = await readJson(c.req.raw, ConversationActs);
		if (!body.ok) return refuse(c, body.code);
		const done = await c.env.services.conversationActs.act(c.var.signedIn, body.value);
		return done.ok ? c.json(done.value) : refuse(c, done.code);
	})
	.post("/views", async (c) => {
		const body = await readJson(c.req.raw, NewView);
		if (!body.ok) return refuse(c, body.code);
		const made = await c.env.services.savedViews.create(c.var.signedIn, body.value);
		return made.ok ? c.json({ view: made.value }, 201) : refuse(c, made.code);
	})
	.put("/views/:viewId", async (c) => {
		const body = await readJson(c.req.raw, ViewChange);
		if (!body.ok) return refuse(c, body.code);
		const { viewId } = c.req.param();
		const done = await c.env.services.savedViews.change(c.var.signedIn, viewId, body.value);
		return done.ok ? c.body(null, 204) : refuse(c, done.code);
	})
	.delete("/views/:viewId", async (c) => {
		const done = await c.env.services.savedViews.remove(c.var.signedIn, c.req.param("viewId"));
		return done.ok ? c.body(null, 204) : refuse(c, done.code);
	})
	.put("/:conversationId/pin", (c) => setPin(c, c.req.param("conversationId"), true))
	.delete("/:conversationId/pin", (c) => setPin(c, c.req.param("conversationId"), false))
	.get("/recent", async (c) =>
		c.json({ conversations: await c.env.services.home.recentConversations(c.var.signedIn) }),
	);

/** Channels in which somebody may be written to; what each of them allows, its carrier says. */
const listWritable = ({ channels, member }: SignedIn): WritableChannel[] =>
	may(member.role, "send")
		? channels.flatMap(({ isActive, id, type, name, status, gateway }) =>
				isActive ? [{ id, type, name, status, gateway }] : [],
			)
		: [];

async function setPin(c: Context<ApiEnv>, conversationId: string, isPinned: boolean) {
	const done = await c.env.services.pins.set(c.var.signedIn, conversationId, isPinned);
	return done.ok ? c.json(done.value) : refuse(c, done.code);
}
