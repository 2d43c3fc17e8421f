/** Who sits behind a socket. The Worker writes it after checking the sign-in; no frame ever does. */
import { z } from "zod";
import { ROLES } from "../domain/team/role.ts";

/** Carries the identity on the upgrade that the Worker makes for an object. */
export const IDENTITY_HEADER = "x-prosa-identity";

export const SocketIdentity = z.object({
	workspaceId: z.string(),
	memberId: z.string(),
	signInId: z.string(),
	name: z.string(),
	role: z.enum(ROLES),
	/** Which conversations they read (sight.ts). Absent: all, or an earlier release opened it. */
	reads: z.object({ memberId: z.string(), departmentIds: z.array(z.string()) }).optional(),
});
export type SocketIdentity = z.infer<typeof SocketIdentity>;

/** For a header: names are not Latin-1. */
export const formatIdentity = (identity: SocketIdentity): string =>
	encodeURIComponent(JSON.stringify(identity));

/** The identity of an upgrade, or null when it is none of ours. */
export function parseIdentity(headers: Headers): SocketIdentity | null {
	const text = headers.get(IDENTITY_HEADER);
	if (text === null) return null;
	const parsed = SocketIdentity.safeParse(JSON.parse(decodeURIComponent(text)));
	return parsed.success ? parsed.data : null;
}
