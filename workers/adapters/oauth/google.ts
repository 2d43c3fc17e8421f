import type { OIDCConfig } from "@auth/core/providers";
import { z } from "zod";
import type { SocialPerson } from "./port.ts";

const Claims = z.object({
	sub: z.string().min(1).max(255),
	email: z.string().optional(),
	/** Some issuers send it as text. */
	email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).optional(),
	name: z.string().optional(),
});

/** Google by OpenID Connect discovery, for @auth/core. */
export function googleProvider(config: {
	clientId: string;
	clientSecret: string;
	issuer: string;
}): OIDCConfig<unknown> {
	return {
		id: "google",
		name: "Google",
		type: "oidc",
		...config,
		authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
		checks: ["pkce", "state", "nonce"],
	};
}

/** The person in an id token's claims; null when required claims are missing. */
export function readGooglePerson(claims: unknown): SocialPerson | null {
	const parsed = Claims.safeParse(claims);
	if (!parsed.success) return null;
	const { sub, email, email_verified: verified, name } = parsed.data;
	return {
		provider: "google",
		subject: sub,
		email: email ?? null,
		isEmailVerified: verified === true || verified === "true",
		fullName: name ?? "",
	};
}
