/** Google's OpenID Connect: discovery, consent, code for RS256 id token, keys. */
import { createHash, sign } from "node:crypto";
import { type Answer, type Asked, consentPage, json, redirect } from "./http.ts";
import { grant, redeem, type World } from "./state.ts";

const SLOW_MS = 12_000;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The claims of a person, with what the fault makes of them. */
function claimsOf(world: World, nonce: string | null): object {
	const { fault, person, clientId } = world.google;
	const now = Math.floor(Date.now() / 1000);
	return {
		iss: fault === "foreign_issuer" ? "https://evil.example" : `${world.url}/google`,
		azp: clientId,
		aud: fault === "foreign_audience" ? "somebody-else" : clientId,
		iat: fault === "expired" ? now - 7200 : now,
		exp: fault === "expired" ? now - 3600 : now + 3600,
		...(nonce === null ? {} : { nonce: fault === "foreign_nonce" ? "other" : nonce }),
		...person,
	};
}

function idToken(world: World, nonce: string | null): string {
	const unsigned = `${part({ alg: "RS256", typ: "JWT", kid: "emulator" })}.${part(claimsOf(world, nonce))}`;
	const signature = sign("RSA-SHA256", Buffer.from(unsigned), world.key.privateKey);
	return `${unsigned}.${signature.toString("base64url")}`;
}

function discovery(world: World): Answer {
	if (world.google.fault === "discovery_down") return json(503, { error: "unavailable" });
	const issuer = `${world.url}/google`;
	return json(200, {
		issuer,
		authorization_endpoint: `${issuer}/auth`,
		token_endpoint: `${issuer}/token`,
		userinfo_endpoint: `${issuer}/userinfo`,
		jwks_uri: `${issuer}/certs`,
		response_types_supported: ["code"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["RS256"],
		scopes_supported: ["openid", "email", "profile"],
		token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
		code_challenge_methods_supported: ["plain", "S256"],
	});
}

function authorize(world: World, asked: Asked): Answer {
	const { query } = asked;
	const redirectUri = query.get("redirect_uri") ?? "";
	const choice = query.get("emulator_choice");
	if (query.get("client_id") !== world.google.clientId || query.get("response_type") !== "code")
		return json(400, { error: "invalid_client" });
	if (choice === null) return consentPage(asked, "Google", world.google.person.name ?? "alguém");
	const back = new URL(redirectUri);
	back.searchParams.set("state", query.get("state") ?? "");
	if (choice === "cancel") back.searchParams.set("error", "access_denied");
	else {
		const challenge = query.get("code_challenge");
		back.searchParams.set(
			"code",
			grant(world, { redirectUri, challenge, nonce: query.get("nonce") }),
		);
	}
	return redirect(back.href);
}

async function token(world: World, asked: Asked): Promise<Answer> {
	const { fault, clientId, clientSecret } = world.google;
	if (fault === "token_slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
	if (fault === "token_garbage") return { status: 200, body: "<html>not json" };
	if (fault === "token_refused") return json(400, { error: "invalid_grant" });
	const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
	const isClient =
		asked.headers.authorization === `Basic ${basic}` ||
		(asked.form.get("client_id") === clientId && asked.form.get("client_secret") === clientSecret);
	if (!isClient) return json(401, { error: "invalid_client" });
	const given = redeem(world, asked.form.get("code") ?? "");
	const verifier = asked.form.get("code_verifier") ?? "";
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	if (!given || given.challenge !== challenge)
		return json(400, { error: "invalid_grant", error_description: "Bad Request" });
	if (given.redirectUri !== asked.form.get("redirect_uri"))
		return json(400, { error: "redirect_uri_mismatch" });
	return json(200, {
		access_token: "ya29.emulated",
		expires_in: 3599,
		scope: "openid email profile",
		token_type: "Bearer",
		id_token: idToken(world, given.nonce),
	});
}

export async function google(world: World, asked: Asked): Promise<Answer> {
	switch (asked.path) {
		case "/.well-known/openid-configuration":
			return discovery(world);
		case "/auth":
			return authorize(world, asked);
		case "/token":
			return token(world, asked);
		case "/userinfo":
			return json(200, world.google.person);
		case "/certs":
			return json(200, {
				keys: [
					{
						...world.key.publicKey.export({ format: "jwk" }),
						kid: "emulator",
						alg: "RS256",
						use: "sig",
					},
				],
			});
		default:
			return json(404, { error: "not_found" });
	}
}
