import { createMiddleware } from "hono/factory";
import { may, type Permission } from "#app/domain/team/role.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";

/** 401 without a live sign-in; otherwise `c.var.signedIn`. */
export const requireSignedIn = createMiddleware<ApiEnv>(async (c, next) => {
	const signedIn = await c.env.services.auth.findSignedIn(c.req.raw);
	if (!signedIn) return refuse(c, "not_signed_in");
	c.set("signedIn", signedIn);
	return next();
});

/** 403 for a member whose role may not; after `requireSignedIn`. */
export const requirePermission = (permission: Permission) =>
	createMiddleware<ApiEnv>(async (c, next) =>
		may(c.var.signedIn.member.role, permission) ? next() : refuse(c, "forbidden"),
	);
