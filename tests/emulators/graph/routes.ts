/** Which part of the Graph API answers, to whom, and what goes wrong meanwhile. */
import { createHmac } from "node:crypto";
import { type Answer, type Asked, json } from "../oauth/http.ts";
import type { World } from "../oauth/state.ts";
import { accounts } from "./accounts.ts";
import { adsById } from "./ads.ts";
import { conversions } from "./conversions.ts";
import { badParameter, graphFault, unknownObject } from "./errors.ts";
import { payments } from "./payments.ts";
import { DEFAULT_PAGES, type GraphRule, permissionsOf } from "./state.ts";
import { subscriptions } from "./subscriptions.ts";

/** Whose token it is; the app's own has no user. */
export interface Bearer {
	token: string;
	userId: string | null;
	isForeign: boolean;
}

export const tokenOf = (asked: Asked): string =>
	asked.params.get("access_token") ??
	String(asked.headers.authorization ?? "").replace(/^Bearer /, "");

/**
 * Tokens of the dialog, and any that begins with `EAAG`: pasted ones, whose words say how they are
 * (see control.ts). Null for any other.
 */
export function bearerOf(world: World, token: string): Bearer | null {
	if (token === `${world.facebook.appId}|${world.facebook.appSecret}`)
		return { token, userId: null, isForeign: false };
	const known = world.tokens.get(token);
	if (known !== undefined) return { token, userId: known, isForeign: false };
	if (!token.startsWith("EAAG")) return null;
	const userId = /u(\d{5,20})/.exec(token)?.[1] ?? world.facebook.person.id;
	return { token, userId, isForeign: token.includes("foreign") };
}

/** Why a token is refused by any call; null when it works. */
export function refusalOf(bearer: Bearer | null): Answer | null {
	if (!bearer)
		return graphFault({
			code: 190,
			message: "Invalid OAuth access token - Cannot parse access token",
		});
	if (bearer.token.includes("expired"))
		return graphFault({
			code: 190,
			subcode: 463,
			message:
				"Error validating access token: Session has expired on Friday, 20-Nov-26 10:00:00 PST.",
		});
	if (bearer.token.includes("revoked"))
		return graphFault({
			code: 190,
			subcode: 460,
			message: "Error validating access token: The session has been invalidated.",
		});
	return null;
}

function proofRefusal(world: World, asked: Asked, token: string): Answer | null {
	const given = asked.params.get("appsecret_proof");
	if (given === null) return null;
	const proof = createHmac("sha256", world.facebook.appSecret).update(token).digest("hex");
	return given === proof
		? null
		: badParameter("Invalid appsecret_proof provided in the API argument");
}

/** The rule this call meets, used up by one. */
export function takeRule(world: World, method: string, path: string): GraphRule | null {
	const call = `${method} ${path}`;
	const { counts, rules } = world.graph;
	counts.set(call, (counts.get(call) ?? 0) + 1);
	const rule = rules.find(({ match, times }) => call.includes(match) && times !== 0) ?? null;
	if (rule?.times !== undefined) rule.times -= 1;
	return rule;
}

export async function spoil(
	rule: GraphRule | null,
	run: () => Answer | Promise<Answer>,
): Promise<Answer> {
	if (rule?.mode === "reset") return { status: 0, body: "", end: "reset" };
	const answer = rule?.error ? graphFault(rule.error) : await run();
	const headers = { ...answer.headers, ...rule?.headers };
	if (rule?.mode === "hang") return { ...answer, end: "hang" };
	if (rule?.mode === "garbage") return { status: 200, body: "<html>", headers };
	if (rule?.mode === "html502")
		return { status: 502, body: "<html>502 Bad Gateway</html>", headers };
	return { ...answer, headers };
}

/** Everything but Login: asked with a token that is known and works. */
export function graphNode(
	world: World,
	asked: Asked,
	path: string,
	bearer: Bearer,
): Answer | Promise<Answer> {
	const refusal = refusalOf(bearer) ?? proofRefusal(world, asked, bearer.token);
	if (refusal) return refusal;
	const { userId } = bearer;
	const who = { userId, appId: world.facebook.appId };
	if (path.startsWith("act_") && bearer.token.includes("noads"))
		return graphFault({
			code: 200,
			status: 403,
			message: "(#200) Ad account owner has NOT grant ads_management or ads_read permission",
		});
	if (userId !== null && path === "me/accounts")
		return json(200, { data: world.graph.pages.get(userId) ?? DEFAULT_PAGES });
	return (
		adsById(world.graph, asked, path) ??
		accounts(world.graph, asked, path) ??
		conversions(world.graph, asked, path) ??
		subscriptions(world.graph, asked, path, who) ??
		payments(world.graph, asked, path, who) ??
		unknownObject(path)
	);
}

/** Of one person, as `me/permissions` lists them. */
export const listPermissions = (world: World, userId: string): Answer =>
	json(200, {
		data: [...permissionsOf(world.graph, userId)].map(([permission, status]) => ({
			permission,
			status:
				permission === "email" && world.facebook.fault === "email_declined" ? "declined" : status,
		})),
	});

/** What somebody allowed in the dialog: declined ones are asked again only on request. */
export function grantScopes(world: World, userId: string, query: URLSearchParams): void {
	const known = permissionsOf(world.graph, userId);
	const isAsked = ["rerequest", "reauthorize"].includes(query.get("auth_type") ?? "");
	for (const scope of (query.get("scope") ?? "").split(/[\s,]+/).filter(Boolean))
		if (isAsked || known.get(scope) !== "declined") known.set(scope, "granted");
}
