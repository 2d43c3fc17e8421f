import { expect, test } from "vitest";
import { parseMetaApp } from "#app/domain/gateways/meta-app.ts";

const APP = {
	appId: "123456789012345",
	secret: "0123456789abcdef0123456789abcdef",
	verifyToken: "um-token_de.verificacao",
};

test("an app is its number, its secret and a verify token", () => {
	expect(parseMetaApp({ ...APP, appId: ` ${APP.appId} ` })).toEqual({ ok: true, value: APP });
	for (const [wrong, code] of [
		[{ appId: "abc" }, "meta_app_id_invalid"],
		[{ appId: "1234" }, "meta_app_id_invalid"],
		[{ secret: "curto" }, "meta_secret_invalid"],
		[{ secret: `${APP.secret}0` }, "meta_secret_invalid"],
		[{ secret: "••••••••" }, "meta_secret_invalid"],
		[{ verifyToken: "curto" }, "verify_token_invalid"],
		[{ verifyToken: "com espaço no meio do token" }, "verify_token_invalid"],
		[{ verifyToken: "a".repeat(129) }, "verify_token_invalid"],
	] as const)
		expect(parseMetaApp({ ...APP, ...wrong }), code).toEqual({ ok: false, code });
});
