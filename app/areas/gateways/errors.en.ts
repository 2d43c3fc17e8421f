import type { GatewayErrorCode } from "#app/contracts/errors.ts";

export const en = {
	gateway_unreachable:
		"The server did not answer at this address. Check that it is running and can be reached from the internet.",
	gateway_key_refused: "The server answered, but refused the key. Copy it again.",
	gateway_key_invalid: "The key has 8 to 512 letters, digits and signs, without spaces.",
	gateway_key_well_known:
		"This is the factory key that everybody knows. Change it on the server before using it here.",
	gateway_unlicensed: "The server has no activated licence. Activate it or use version 2.3.7.",
	gateway_unrecognised:
		"Something answered at this address, but it is no server of this kind. Check the kind and the address.",
	gateway_in_use:
		"Numbers or channels are still linked by it. Change their way to connect or delete them first.",
	too_many_gateways: "This workspace has 20 gateways already. Delete one first.",
	meta_app_refused: "Meta does not know this id with this secret. Check both in its dashboard.",
	meta_app_id_invalid: "The app id has digits only, 5 to 20 of them.",
	meta_secret_invalid: "The app secret has 32 characters, 0 to 9 and a to f.",
	verify_token_invalid:
		"The verify token has 16 to 128 letters, digits, dots, hyphens or underscores.",
} satisfies Record<GatewayErrorCode, string>;
