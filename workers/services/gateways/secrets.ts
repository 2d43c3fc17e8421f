import type { Sealer } from "#workers/adapters/secrets/envelope.ts";

const open = (sealer: Sealer, sealed: string, place: Parameters<Sealer["open"]>[1]) => {
	const opened = sealer.open(sealed, place);
	return opened.ok ? opened.value : null;
};

/** Each secret is bound to its own row and column; in another place it does not decrypt (J04). */
const placeOfKey = (workspaceId: string, gatewayId: string) => ({
	workspaceId,
	table: "gateways",
	rowId: gatewayId,
	field: "key",
});

export const sealKey = (sealer: Sealer, workspaceId: string, gatewayId: string, key: string) =>
	sealer.seal(key, placeOfKey(workspaceId, gatewayId));

/** Null for a key that cannot be decrypted. */
export const openKey = (sealer: Sealer, workspaceId: string, gatewayId: string, sealed: string) =>
	open(sealer, sealed, placeOfKey(workspaceId, gatewayId));

type AppSecret = "secret" | "verify_token";
const placeOfApp = (workspaceId: string, id: string, field: AppSecret) => ({
	workspaceId,
	table: "meta_apps",
	rowId: id,
	field,
});

export const sealAppSecret = (
	sealer: Sealer,
	app: { workspaceId: string; id: string },
	field: AppSecret,
	value: string,
) => sealer.seal(value, placeOfApp(app.workspaceId, app.id, field));

/** Null for a secret that cannot be decrypted. */
export const openAppSecret = (
	sealer: Sealer,
	app: { workspaceId: string; id: string },
	field: AppSecret,
	sealed: string,
) => open(sealer, sealed, placeOfApp(app.workspaceId, app.id, field));
