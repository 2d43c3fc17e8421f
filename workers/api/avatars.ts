import { Hono } from "hono";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** A changed picture has a new URL, so the browser may cache this one; shared caches may not. */
const CACHE = "private, max-age=604800, immutable";

/**
 * `/api/avatars`: `/me` sets and removes the user's own picture, as raw bytes because they are too large for a page's
 * form; `/:userId` serves pictures of members of the same workspace, 404 for anybody else.
 */
export const avatarsApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.put("/me", async (c) => {
		const bytes = new Uint8Array(await c.req.arrayBuffer());
		const saved = await c.env.services.profile.setAvatar(c.var.signedIn, bytes);
		return saved.ok ? c.json(saved.value) : refuse(c, saved.code);
	})
	.delete("/me", async (c) => {
		await c.env.services.profile.removeAvatar(c.var.signedIn);
		return c.body(null, 204);
	})
	.get("/:userId", async (c) => {
		const avatar = await c.env.services.profile.findAvatar(c.var.signedIn, c.req.param("userId"));
		if (!avatar) return refuse(c, "not_found");
		return c.body(new Uint8Array(avatar.bytes), 200, {
			"content-type": avatar.contentType,
			"cache-control": CACHE,
		});
	});
