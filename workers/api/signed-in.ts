import { createMiddleware } from "hono/factory";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";

/** Sets `c.var.signedIn`, or answers 401 without a valid sign-in. */
export const requireSignedIn = createMiddleware<ApiEnv>(async (c, next) => {
	// Several routers share a path prefix, so another one may have looked the member up already.
	if (c.get("signedIn")) return next();
	const signedIn = await c.env.services.auth.findSignedIn(c.req.raw);
	if (!signedIn) return refuse(c, "not_signed_in");
	c.set("signedIn", signedIn);
	return next();
});
