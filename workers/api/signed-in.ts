import { createMiddleware } from "hono/factory";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";

/** 401 without a live sign-in; otherwise `c.var.signedIn`. */
export const requireSignedIn = createMiddleware<ApiEnv>(async (c, next) => {
	// Several routers share a path: whoever was found by one need not be looked for by the next.
	if (c.get("signedIn")) return next();
	const signedIn = await c.env.services.auth.findSignedIn(c.req.raw);
	if (!signedIn) return refuse(c, "not_signed_in");
	c.set("signedIn", signedIn);
	return next();
});
