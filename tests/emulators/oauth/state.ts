/** What the emulated providers know and have been told to do wrong. */
import { generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { createGraphWorld, type GraphWorld } from "../graph/state.ts";

export interface GooglePerson {
	sub: string;
	email?: string;
	/** Left out: the claim is missing. */
	email_verified?: boolean | string;
	name?: string;
}
export interface FacebookPerson {
	id: string;
	name: string;
	/** Left out: not granted, or not on file. */
	email?: string;
}

export const GOOGLE_FAULTS = [
	"none",
	"discovery_down",
	"token_refused",
	"token_slow",
	"token_garbage",
	"foreign_issuer",
	"foreign_audience",
	"foreign_nonce",
	"expired",
] as const;
export const FACEBOOK_FAULTS = [
	"none",
	"setup_error",
	"code_used",
	"no_access_token",
	"invalid_token",
	"foreign_app",
	"expired_token",
	"foreign_user",
	"debug_down",
	"me_down",
	"permissions_down",
	"email_declined",
] as const;

/** What a consent was given for; a code is used once. */
export interface Grant {
	redirectUri: string;
	challenge: string | null;
	nonce: string | null;
}

export interface World {
	url: string;
	google: {
		clientId: string;
		clientSecret: string;
		person: GooglePerson;
		fault: (typeof GOOGLE_FAULTS)[number];
	};
	facebook: {
		appId: string;
		appSecret: string;
		person: FacebookPerson;
		fault: (typeof FACEBOOK_FAULTS)[number];
	};
	grants: Map<string, Grant>;
	/** Access tokens of Facebook that are out, and whose they are. */
	tokens: Map<string, string>;
	/** Everything of Facebook but signing in. */
	graph: GraphWorld;
	key: { privateKey: KeyObject; publicKey: KeyObject };
	/** Every request, oldest first; secrets included, because tests look for them. */
	log: { method: string; path: string; query: string; body: string; headers: object }[];
}

export function createWorld(given: {
	googleId: string;
	googleSecret: string;
	facebookId: string;
	facebookSecret: string;
}): World {
	return {
		url: "",
		google: {
			clientId: given.googleId,
			clientSecret: given.googleSecret,
			person: {
				sub: "110000000000000000001",
				email: "gabi@gmail.test",
				email_verified: true,
				name: "Gabi Prado",
			},
			fault: "none",
		},
		facebook: {
			appId: given.facebookId,
			appSecret: given.facebookSecret,
			person: { id: "10220000000000001", name: "Maria Silva", email: "maria@ex.com.br" },
			fault: "none",
		},
		grants: new Map(),
		tokens: new Map(),
		graph: createGraphWorld(),
		key: generateKeyPairSync("rsa", { modulusLength: 2048 }),
		log: [],
	};
}

/** A code for a consent. */
export function grant(world: World, given: Grant): string {
	const code = randomBytes(24).toString("base64url");
	world.grants.set(code, given);
	return code;
}

/** The consent behind a code, once. */
export function redeem(world: World, code: string): Grant | null {
	const found = world.grants.get(code) ?? null;
	world.grants.delete(code);
	return found;
}
