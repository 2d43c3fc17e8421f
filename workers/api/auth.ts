import { Hono } from "hono";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/auth`: the browser's own sign-in. Signing in itself is an action of the page. */
export const authApi = new Hono<ApiEnv>()
	.get("/me", requireSignedIn, (c) => {
		const { email, fullName, member, workspace } = c.var.signedIn;
		const { id, name, slug, plan } = workspace;
		return c.json({ email, fullName, member, workspace: { id, name, slug, plan } });
	})
	.post("/sign-out", requireSignedIn, async (c) => {
		const { setCookie } = await c.env.services.auth.signOut(c.var.signedIn.signInId);
		for (const value of setCookie) c.header("Set-Cookie", value, { append: true });
		c.header("Clear-Site-Data", '"cache"');
		return c.body(null, 204);
	});
