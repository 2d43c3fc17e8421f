// Decisions 43 and 49: a workspace's own app of Meta.
import { fail, ok, type Result } from "../result.ts";

const APP_ID = /^\d{5,20}$/;
const APP_SECRET = /^[0-9a-f]{32}$/i;
const VERIFY_TOKEN = /^[\w.~-]{16,128}$/;

export interface TypedMetaApp {
	appId: string;
	secret: string;
	verifyToken: string;
}

/** Checks the form; only Meta knows whether id and secret belong together. */
export function parseMetaApp(
	typed: TypedMetaApp,
): Result<TypedMetaApp, "meta_app_id_invalid" | "meta_secret_invalid" | "verify_token_invalid"> {
	const app = {
		appId: typed.appId.trim(),
		secret: typed.secret.trim(),
		verifyToken: typed.verifyToken.trim(),
	};
	if (!APP_ID.test(app.appId)) return fail("meta_app_id_invalid");
	if (!APP_SECRET.test(app.secret)) return fail("meta_secret_invalid");
	return VERIFY_TOKEN.test(app.verifyToken) ? ok(app) : fail("verify_token_invalid");
}
