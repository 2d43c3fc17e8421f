import { data, type MiddlewareFunction } from "react-router";
import { signedInContext } from "#app/context.ts";
import { may, type Permission } from "#app/domain/team/role.ts";

/** Answers 403 to members whose role lacks the permission; runs after `requireMember`. */
export const requirePermission =
	(permission: Permission): MiddlewareFunction<Response> =>
	({ context }) => {
		const { role } = context.get(signedInContext).member;
		if (!may(role, permission)) throw data({ code: "forbidden" }, { status: 403 });
	};
