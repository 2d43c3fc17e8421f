/** Facebook Login by code: dialog, token, debug_token, me, permissions; then the rest of the Graph API. */
import { randomBytes } from "node:crypto";
import {
	type Bearer,
	bearerOf,
	grantScopes,
	graphNode,
	listPermissions,
	refusalOf,
	spoil,
	takeRule,
	tokenOf,
} from "../graph/routes.ts";
import { payDialog } from "../graph/sdk.ts";
import { permissionsOf } from "../graph/state.ts";
import { type Answer, type Asked, consentPage, json, redirect } from "./http.ts";
import { grant, redeem, type World } from "./state.ts";

const HOUR_S = 3600;

const graphError = (status: number, code: number, message: string, subcode?: number): Answer =>
	json(status, {
		error: {
			message,
			type: "OAuthException",
			code,
			...(subcode === undefined ? {} : { error_subcode: subcode }),
			fbtrace_id: "AbC1dEfG2hI",
		},
	});
const trouble = () => graphError(500, 2, "Service temporarily unavailable");

export function facebookDialog(world: World, asked: Asked): Answer {
	const { query } = asked;
	if (/^\/v\d+\.\d\/dialog\/pay$/.test(asked.path))
		return payDialog(world.graph, asked, { ...world.facebook, userId: world.facebook.person.id });
	if (!/^\/v\d+\.\d\/dialog\/oauth$/.test(asked.path)) return json(404, { error: "not_found" });
	const back = new URL(query.get("redirect_uri") ?? "");
	if (world.facebook.fault === "setup_error") {
		back.searchParams.set("error_code", "1349187");
		back.searchParams.set("error_message", "App not active");
		return redirect(back.href);
	}
	if (query.get("client_id") !== world.facebook.appId)
		return graphError(400, 101, "Error validating application.");
	const choice = query.get("emulator_choice");
	if (choice === null) return consentPage(asked, "Facebook", world.facebook.person.name);
	back.searchParams.set("state", query.get("state") ?? "");
	if (choice === "cancel") {
		back.searchParams.set("error", "access_denied");
		back.searchParams.set("error_code", "200");
		back.searchParams.set("error_description", "Permissions error");
		back.searchParams.set("error_reason", "user_denied");
	} else {
		grantScopes(world, world.facebook.person.id, query);
		const given = {
			redirectUri: query.get("redirect_uri") ?? "",
			challenge: query.get("code_challenge"),
			nonce: null,
		};
		back.searchParams.set("code", grant(world, given));
	}
	return redirect(`${back.href}#_=_`);
}

function token(world: World, asked: Asked): Answer {
	const asks = asked.params;
	const { appId, appSecret, fault } = world.facebook;
	if (asks.get("client_id") !== appId || asks.get("client_secret") !== appSecret)
		return graphError(400, 101, "Error validating application.");
	if (asks.get("grant_type") === "fb_exchange_token") return exchange(world, asks);
	const given = redeem(world, asks.get("code") ?? "");
	if (fault === "code_used" || !given)
		return graphError(400, 100, "This authorization code has been used.", 36009);
	if (given.redirectUri !== asks.get("redirect_uri"))
		return graphError(400, 100, "Error validating verification code.", 36008);
	return issue(world, world.facebook.person.id);
}

function issue(world: World, userId: string): Answer {
	const accessToken = `EAAB${randomBytes(24).toString("hex")}`;
	world.tokens.set(accessToken, userId);
	return json(200, {
		...(world.facebook.fault === "no_access_token" ? {} : { access_token: accessToken }),
		token_type: "bearer",
		expires_in: 5_183_944,
	});
}

/** A short token for one of 60 days. */
function exchange(world: World, asks: URLSearchParams): Answer {
	const bearer = bearerOf(world, asks.get("fb_exchange_token") ?? "");
	return refusalOf(bearer) ?? issue(world, bearer?.userId ?? "");
}

function debugToken(world: World, asked: Asked): Answer {
	const { appId, appSecret, fault } = world.facebook;
	if (fault === "debug_down") return trouble();
	const bearer = String(asked.headers.authorization ?? "").replace(/^Bearer /, "");
	if ((asked.query.get("access_token") ?? bearer) !== `${appId}|${appSecret}`)
		return graphError(400, 190, "Invalid OAuth access token.");
	const input = bearerOf(world, asked.query.get("input_token") ?? "");
	if (fault === "invalid_token" || input?.userId == null || refusalOf(input))
		return json(200, {
			data: {
				error: { code: 190, message: "Error validating access token", subcode: 463 },
				is_valid: false,
				scopes: [],
			},
		});
	const now = Math.floor(Date.now() / 1000);
	return json(200, {
		data: {
			app_id: fault === "foreign_app" || input.isForeign ? "999999999999999" : appId,
			type: "USER",
			application: "Prosa",
			expires_at: fault === "expired_token" ? now - HOUR_S : now + HOUR_S,
			is_valid: true,
			issued_at: now,
			scopes: [...permissionsOf(world.graph, input.userId)]
				.filter(([, status]) => status === "granted")
				.map(([scope]) => scope),
			user_id: fault === "foreign_user" ? "1" : input.userId,
		},
	});
}

function me(world: World, userId: string): Answer {
	const { fault, person } = world.facebook;
	if (fault === "me_down") return trouble();
	const { email, ...rest } =
		userId === person.id
			? person
			: { id: userId, name: `Pessoa ${userId.slice(-4)}`, email: undefined };
	const isShown = email !== undefined && fault !== "email_declined";
	return json(200, {
		...rest,
		...(isShown ? { email } : {}),
		picture: { data: { height: 50, is_silhouette: false, url: "https://x.example/p", width: 50 } },
	});
}

function node(world: World, asked: Asked, path: string): Answer | Promise<Answer> {
	if (path === "oauth/access_token") return token(world, asked);
	if (path === "debug_token") return debugToken(world, asked);
	const bearer: Bearer | null = bearerOf(world, tokenOf(asked));
	const refusal = refusalOf(bearer);
	if (refusal || !bearer) return refusal ?? trouble();
	if (path === "me" && bearer.userId !== null) return me(world, bearer.userId);
	if (path === "me/permissions" && bearer.userId !== null)
		return world.facebook.fault === "permissions_down"
			? trouble()
			: listPermissions(world, bearer.userId);
	return graphNode(world, asked, path, bearer);
}

export function facebookGraph(world: World, asked: Asked): Promise<Answer> {
	// With a version or without one.
	const path = asked.path.replace(/^\/(?:v\d+\.\d\/)?/, "");
	const query = asked.query.size > 0 ? `?${asked.query}` : "";
	return spoil(takeRule(world, asked.method, `${path}${query}`), () => node(world, asked, path));
}
