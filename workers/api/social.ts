import { type Context, Hono } from "hono";
import { PROVIDERS, type Provider } from "#app/domain/auth/provider.ts";
import type { Departure } from "#workers/services/auth/social.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";

const providerOf = (name: string): Provider | null =>
	PROVIDERS.find((known) => known === name) ?? null;

const metaOf = (c: Context<ApiEnv>) => ({
	ip: c.req.header("cf-connecting-ip") ?? "",
	userAgent: c.req.header("user-agent") ?? "",
	url: c.req.url,
	cookie: c.req.header("cookie") ?? "",
	locale: /(?:^|;)\s*prosa\.lang=en(?:;|$)/.test(c.req.header("cookie") ?? "")
		? ("en" as const)
		: ("pt" as const),
});

function depart(c: Context<ApiEnv>, { location, setCookie }: Departure): Response {
	for (const value of setCookie) c.header("Set-Cookie", value, { append: true });
	c.header("Referrer-Policy", "no-referrer");
	return c.redirect(location, 303);
}

/** The query of /auth/callback when the user cancelled at the provider or it refused; null when it did neither. */
function refusalOf(c: Context<ApiEnv>, provider: Provider): URLSearchParams | null {
	const { error, error_reason: reason, error_code: code } = c.req.query();
	if (error === undefined && code === undefined) return null;
	if (reason === "user_denied" || (error === "access_denied" && provider === "google"))
		return new URLSearchParams({ error: "access_denied", error_reason: "user_denied" });
	const description = c.req.query("error_description") ?? c.req.query("error_message");
	return new URLSearchParams({
		error: "refused",
		provider,
		...(description ? { error_description: description.slice(0, 200) } : {}),
	});
}

/** `/api/auth/signin/:provider` and `/api/auth/callback/:provider`: code flow, founding.md 5. */
export const socialApi = new Hono<ApiEnv>()
	.post("/signin/:provider", async (c) => {
		const provider = providerOf(c.req.param("provider"));
		if (!provider) return refuse(c, "not_found");
		const form = await c.req.formData();
		const next = form.get("next");
		const { social } = c.env.services;
		return depart(
			c,
			await social.start(provider, typeof next === "string" ? next : "/", metaOf(c)),
		);
	})
	.get("/callback/:provider", async (c) => {
		const provider = providerOf(c.req.param("provider"));
		if (!provider) return refuse(c, "not_found");
		const refused = refusalOf(c, provider);
		if (refused) return depart(c, { location: `/auth/callback?${refused}`, setCookie: [] });
		const { auth, social } = c.env.services;
		const signedIn = await auth.findSignedIn(c.req.raw);
		const { search } = new URL(c.req.url);
		return depart(c, await social.finish(provider, search, signedIn, metaOf(c)));
	});
