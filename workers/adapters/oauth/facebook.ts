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

/** A step of the Facebook sign-in that failed: one of the messages of spec 1, section 8. */
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
		/** Seconds; 0: never. */
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

/** One read of the Graph API; anything but what was expected is this failure. */
async function read<Shape>(
	call: typeof fetch,
	url: string,
	token: string,
	shape: z.ZodType<Shape>,
	failure: SocialFailure,
): Promise<Shape> {
	try {
		const answer = await call(url, { headers: { authorization: `Bearer ${token}` } });
		// An error of Graph has no `data` and no `id`: the shape refuses it, whatever its status (0.4).
		const parsed = shape.safeParse(await answer.json());
		if (parsed.success) return parsed.data;
	} catch {
		// Told like any other answer that does not help.
	}
	throw new FacebookRefusal(failure);
}

/** True when a token was made for our app, for a person, and still works (B05). */
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
 * Who a token speaks for: checked with the app's own credential first, so that a token made for
 * another app never signs anybody in (B05). Throws FacebookRefusal.
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
		// Facebook never says that it verified an address.
		isEmailVerified: false,
		fullName: me.name ?? "",
	};
}

/** Facebook Login by code flow. `onToken` reads the person while the token is at hand. */
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
