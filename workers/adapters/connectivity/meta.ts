import { z } from "zod";
import { judge, textAt, type VendorCaller } from "./call.ts";
import type { Probe, ProbeAnswer } from "./port.ts";

const Named = z.object({ id: z.string(), name: z.string() });
const Number = z.object({ id: z.string(), display_phone_number: z.string() });
const InstagramUser = z.object({ username: z.string() });
const Pages = z.object({
	data: z.array(
		z.object({ instagram_business_account: z.object({ username: z.string() }).optional() }),
	),
});

/** Graph's rate limit codes, which come with status 400 or 403. */
const THROTTLED = new Set([4, 17, 32, 613, 80_004, 130_429]);
/** Temporary errors of Graph, not caused by the token. */
const TROUBLED = new Set([1, 2]);

const messageOf = (body: unknown): unknown => textAt(body, "error", "message");

/** Probes of integrations that use the Graph API. @param version e.g. `v26.0` */
export function createMetaProbes(call: VendorCaller, version: string) {
	async function ask<Body>(
		url: string,
		token: string,
		shape: z.ZodType<Body>,
		read: (body: Body) => ProbeAnswer | null,
	): Promise<ProbeAnswer> {
		// In a header, because URLs are logged.
		const answer = await call({ url, headers: { authorization: `Bearer ${token}` } });
		if ("kind" in answer) return answer;
		const code = textAt(answer.body, "error", "code");
		if (typeof code === "number" && THROTTLED.has(code)) return { kind: "rate_limited" };
		if (typeof code === "number" && TROUBLED.has(code)) return { kind: "unreachable" };
		return judge(answer, shape, read, messageOf);
	}
	const graph = (path: string) => `https://graph.facebook.com/${version}/${path}`;
	const asAccount = ({ name }: { name: string }): ProbeAnswer => ({ kind: "account", name });

	const metaAds: Probe = ({ access_token = "" }) =>
		ask(graph("me?fields=id,name"), access_token, Named, asAccount);

	const whatsapp: Probe = ({ api_key = "", instance_id = "" }) =>
		ask(
			graph(`${encodeURIComponent(instance_id)}?fields=display_phone_number,verified_name`),
			api_key,
			Number,
			({ display_phone_number: name }) => ({ kind: "account", name }),
		);

	const messenger: Probe = ({ page_access_token = "", page_id = "" }) =>
		ask(
			graph(`${encodeURIComponent(page_id)}?fields=id,name`),
			page_access_token,
			Named,
			asAccount,
		);

	/** Tokens of Instagram's own sign-in work only on its own host, tokens of pages only on Facebook's. */
	const instagram: Probe = ({ access_token = "" }) => {
		if (access_token.startsWith("IGAA"))
			return ask(
				`https://graph.instagram.com/${version}/me?fields=user_id,username,account_type`,
				access_token,
				InstagramUser,
				({ username }) => ({ kind: "account", name: `@${username}` }),
			);
		return ask(
			graph("me/accounts?fields=instagram_business_account{username}"),
			access_token,
			Pages,
			({ data }) => {
				const name = data.find((page) => page.instagram_business_account)
					?.instagram_business_account?.username;
				// The token is valid, but gives access to no Instagram account.
				return name ? { kind: "account", name: `@${name}` } : { kind: "refused", message: null };
			},
		);
	};

	return { metaAds, whatsapp, messenger, instagram };
}
