/** Who sits behind a socket. The Worker writes it after checking the sign-in; no frame ever does. */
import * as v from "valibot";
import { ROLES } from "../domain/team/role.ts";

/** Carries the identity on the upgrade that the Worker makes for an object. */
export const IDENTITY_HEADER = "x-prosa-identity";

export const SocketIdentity = v.object({
	workspaceId: v.string(),
	memberId: v.string(),
	signInId: v.string(),
	name: v.string(),
	role: v.picklist(ROLES),
});
export type SocketIdentity = v.InferOutput<typeof SocketIdentity>;

/** For a header: names are not Latin-1. */
export const formatIdentity = (identity: SocketIdentity): string =>
	encodeURIComponent(JSON.stringify(identity));

/** The identity of an upgrade, or null when it is none of ours. */
export function parseIdentity(headers: Headers): SocketIdentity | null {
	const text = headers.get(IDENTITY_HEADER);
	if (text === null) return null;
	const parsed = v.safeParse(SocketIdentity, JSON.parse(decodeURIComponent(text)));
	return parsed.success ? parsed.output : null;
}
