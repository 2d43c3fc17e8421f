/** Facebook Login by code: dialog, token, debug_token, me, permissions. */
import { randomBytes } from "node:crypto";
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
	const asks = new URLSearchParams([...asked.query, ...asked.form]);
	const { appId, appSecret, fault } = world.facebook;
	if (asks.get("client_id") !== appId || asks.get("client_secret") !== appSecret)
		return graphError(400, 101, "Error validating application.");
	const given = redeem(world, asks.get("code") ?? "");
	if (fault === "code_used" || !given)
		return graphError(400, 100, "This authorization code has been used.", 36009);
	if (given.redirectUri !== asks.get("redirect_uri"))
		return graphError(400, 100, "Error validating verification code.", 36008);
	const accessToken = `EAAB${randomBytes(24).toString("hex")}`;
	world.tokens.add(accessToken);
	return json(200, {
		...(fault === "no_access_token" ? {} : { access_token: accessToken }),
		token_type: "bearer",
		expires_in: 5_183_944,
	});
}

function debugToken(world: World, asked: Asked): Answer {
	const { appId, appSecret, fault, person } = world.facebook;
	if (fault === "debug_down") return trouble();
	const bearer = String(asked.headers.authorization ?? "").replace(/^Bearer /, "");
	if ((asked.query.get("access_token") ?? bearer) !== `${appId}|${appSecret}`)
		return graphError(400, 190, "Invalid OAuth access token.");
	const input = asked.query.get("input_token") ?? "";
	if (fault === "invalid_token" || !world.tokens.has(input))
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
			app_id: fault === "foreign_app" ? "999999999999999" : appId,
			type: "USER",
			application: "Prosa",
			expires_at: fault === "expired_token" ? now - HOUR_S : now + HOUR_S,
			is_valid: true,
			issued_at: now,
			scopes: ["email", "public_profile"],
			user_id: fault === "foreign_user" ? "1" : person.id,
		},
	});
}

function isBearer(world: World, asked: Asked): boolean {
	const bearer = String(asked.headers.authorization ?? "").replace(/^Bearer /, "");
	return world.tokens.has(asked.query.get("access_token") ?? bearer);
}

function me(world: World): Answer {
	const { fault, person } = world.facebook;
	if (fault === "me_down") return trouble();
	const { email, ...rest } = person;
	const isShown = email !== undefined && fault !== "email_declined";
	return json(200, {
		...rest,
		...(isShown ? { email } : {}),
		picture: { data: { height: 50, is_silhouette: false, url: "https://x.example/p", width: 50 } },
	});
}

function permissions(world: World): Answer {
	const { fault } = world.facebook;
	if (fault === "permissions_down") return trouble();
	return json(200, {
		data: [
			{ permission: "public_profile", status: "granted" },
			{ permission: "email", status: fault === "email_declined" ? "declined" : "granted" },
		],
	});
}

export function facebookGraph(world: World, asked: Asked): Answer {
	const [, version = "", ...rest] = asked.path.split("/");
	if (!/^v\d+\.\d$/.test(version)) return graphError(400, 2500, "Unknown path components");
	const path = rest.join("/");
	if (path === "oauth/access_token") return token(world, asked);
	if (path === "debug_token") return debugToken(world, asked);
	if (!isBearer(world, asked))
		return graphError(400, 190, "Invalid OAuth access token - Cannot parse access token");
	if (path === "me") return me(world);
	if (path === "me/permissions") return permissions(world);
	return graphError(400, 100, "Unsupported get request.", 33);
}
