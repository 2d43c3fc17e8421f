/** Schemas of Graph's answers about people, permissions and tokens. */
import { z } from "zod";
import { Id, Name, SECOND_MS } from "./graph-values.ts";
import type { GraphToken } from "./port.ts";

export const Person = z.looseObject({ id: Id, name: Name });
export const Permission = z.looseObject({
	permission: z.string().max(100),
	status: z.enum(["granted", "declined", "expired"]).catch("declined"),
});

export const NewToken = z.looseObject({
	access_token: z.string().min(5).max(1024),
	expires_in: z.number().int().positive().nullish().catch(null),
});

export const readToken = (appId: string, now: number) =>
	z
		.looseObject({
			data: z.looseObject({
				app_id: z.string().optional(),
				is_valid: z.boolean(),
				expires_at: z.number().nullish().catch(null),
				user_id: Id.nullish().catch(null),
				scopes: z.array(z.string().max(100)).catch([]),
			}),
		})
		.transform(({ data }): GraphToken => {
			// 0: never.
			const expiresAt = data.expires_at ? data.expires_at * SECOND_MS : null;
			return {
				isValid: data.is_valid && (expiresAt === null || expiresAt > now),
				isOurs: data.app_id === appId,
				userId: data.user_id ?? null,
				scopes: data.scopes,
				expiresAt,
			};
		});
