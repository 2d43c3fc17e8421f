import { createHmac } from "node:crypto";
import type { OAuth2Config } from "@auth/core/providers";
import { z } from "zod";
import type { SocialFailure } from "#app/domain/auth/social.ts";
import type { SocialPerson } from "./port.ts";

export interface FacebookSettings {
	appId: string;
	appSecret: string;
	dialogUrl: string;
	graphUrl: string;
	version: string;
}

/** A failed step of the Facebook sign-in; the codes have messages in spec 1, section 8. */
export class FacebookRefusal extends Error {
	readonly failure: SocialFailure;
	constructor(failure: SocialFailure) {
		super(failure);
		this.name = "FacebookRefusal";
		this.failure = failure;
	}
}

const DebugToken = z.object({
	data: z.object({
		app_id: z.string().optional(),
		type: z.string().optional(),
		is_valid: z.boolean(),
		/** Epoch seconds; 0: never. */
		expires_at: z.number().optional(),
		user_id: z.string().optional(),
	}),
});
const Me = z.object({
	id: z.string().min(1).max(64),
	name: z.string().optional(),
	email: z.string().optional(),
});
const Permissions = z.object({
	data: z.array(z.object({ permission: z.string(), status: z.string() })),
});

/** One read of the Graph API; throws the given failure for any unexpected answer. */
async function read<Shape>(
	call: typeof fetch,
	url: string,
	token: string,
	shape: z.ZodType<Shape>,
	failure: SocialFailure,
): Promise<Shape> {
	try {
		const answer = await call(url, { headers: { authorization: `Bearer ${token}` } });
		// Graph's errors have neither `data` nor `id`, so the schema refuses them whatever their status (0.4).
		const parsed = shape.safeParse(await answer.json());
		if (parsed.success) return parsed.data;
	} catch {
		// A network error is handled like an unexpected answer.
	}
	throw new FacebookRefusal(failure);
}

/** True when a token was issued to our app for a person and is still valid (B05). */
function isOurs(data: z.infer<typeof DebugToken>["data"], appId: string, now: number): boolean {
	const expiresAt = data.expires_at ?? 0;
	return (
		data.is_valid &&
		data.app_id === appId &&
		(data.type === undefined || data.type === "USER") &&
		(expiresAt === 0 || expiresAt * 1000 > now)
	);
}

/**
 * The person a token belongs to. First checked with the app's own credentials, so that a token issued to another app
 * signs nobody in (B05). Throws FacebookRefusal.
 */
export async function readFacebookPerson(
	call: typeof fetch,
	settings: FacebookSettings,
	token: string,
	now: number,
): Promise<SocialPerson> {
	const graph = `${settings.graphUrl}/${settings.version}`;
	const appToken = `${settings.appId}|${settings.appSecret}`;
	const debugUrl = `${graph}/debug_token?${new URLSearchParams({ input_token: token })}`;
	const debug = await read(call, debugUrl, appToken, DebugToken, "facebook_token_unchecked");
	if (!isOurs(debug.data, settings.appId, now)) throw new FacebookRefusal("facebook_token_invalid");
	const proof = createHmac("sha256", settings.appSecret).update(token).digest("hex");
	const signed = (path: string, query: Record<string, string>) =>
		`${graph}/${path}?${new URLSearchParams({ ...query, appsecret_proof: proof })}`;
	const me = await read(
		call,
		signed("me", { fields: "id,name,email" }),
		token,
		Me,
		"profile_unread",
	);
	if (me.id !== debug.data.user_id) throw new FacebookRefusal("facebook_token_invalid");
	const { data } = await read(
		call,
		signed("me/permissions", {}),
		token,
		Permissions,
		"permissions_unread",
	);
	const mayEmail = data.some((one) => one.permission === "email" && one.status === "granted");
	return {
		provider: "facebook",
		subject: me.id,
		email: mayEmail ? (me.email ?? null) : null,
		// Facebook does not report whether an address is verified.
		isEmailVerified: false,
		fullName: me.name ?? "",
	};
}

/** Facebook Login by code flow, for @auth/core. `onToken` is called with the access token to read the person. */
export function facebookProvider(
	settings: FacebookSettings,
	hooks: {
		onToken: (token: string) => Promise<SocialPerson>;
		onMissingToken: () => void;
	},
): OAuth2Config<unknown> {
	const { appId, appSecret, dialogUrl, graphUrl, version } = settings;
	return {
		id: "facebook",
		name: "Facebook",
		type: "oauth",
		clientId: appId,
		clientSecret: appSecret,
		client: { token_endpoint_auth_method: "client_secret_post" },
		authorization: {
			url: `${dialogUrl}/${version}/dialog/oauth`,
			params: { scope: "email,public_profile" },
		},
		token: {
			url: `${graphUrl}/${version}/oauth/access_token`,
			conform: async (answer: Response) => {
				const body: unknown = await answer
					.clone()
					.json()
					.catch(() => null);
				const hasToken = typeof body === "object" && body !== null && "access_token" in body;
				if (answer.ok && !hasToken) hooks.onMissingToken();
				return answer;
			},
		},
		userinfo: {
			url: `${graphUrl}/${version}/me`,
			request: ({ tokens }: { tokens: { access_token?: string } }) =>
				hooks.onToken(tokens.access_token ?? ""),
		},
		profile: (person: unknown) => ({ id: String((person as SocialPerson).subject) }),
		checks: ["pkce", "state"],
	};
}
