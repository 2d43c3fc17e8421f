import { createHmac } from "node:crypto";

/** Lifetime, seconds. The test page sends an access token (spec 1, section 7); ours gives no access to our own API. */
const LIFETIME_S = 5 * 60;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT (HS256) that identifies a member (`subject`) to one host for five minutes. No route of ours accepts it. */
export function signBearerToken(
	key: string,
	claims: { issuer: string; audience: string; subject: string; id: string; now: number },
): string {
	const issuedAt = Math.floor(claims.now / 1000);
	const unsigned = `${part({ alg: "HS256", typ: "JWT" })}.${part({
		iss: claims.issuer,
		aud: claims.audience,
		sub: claims.subject,
		jti: claims.id,
		iat: issuedAt,
		exp: issuedAt + LIFETIME_S,
	})}`;
	return `${unsigned}.${createHmac("sha256", key).update(unsigned).digest("base64url")}`;
}
