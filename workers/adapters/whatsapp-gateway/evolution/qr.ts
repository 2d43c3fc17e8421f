import type { QrValue } from "#app/domain/channels/gateway-event.ts";

/** `ref,key,key,key`, alone or behind WhatsApp's own linking address. Nothing else is drawn. */
const PAIRING_TEXT =
	/^(?:https:\/\/wa\.me\/settings\/linked_devices#)?[\w@+/=.-]{4,512}(?:,[\w+/=-]{4,512}){2,6}$/;
/** Base64 of the PNG signature's first bytes. */
const PNG_BASE64 = /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/;
const MAX_IMAGE_LENGTH = 300_000;

/**
 * A QR fit to be shown: the raw pairing text, or a PNG as a data URL. Markup, foreign addresses
 * and anything else a gateway may put there is refused with null (F04, F05).
 */
export function parseQr(input: {
	code?: string | null | undefined;
	base64?: string | null | undefined;
}): QrValue | null {
	if (input.code && PAIRING_TEXT.test(input.code)) return { kind: "code", value: input.code };
	const bare = (input.base64 ?? "").replace(/^data:image\/png;base64,/, "");
	if (bare.length <= MAX_IMAGE_LENGTH && PNG_BASE64.test(bare))
		return { kind: "image", value: `data:image/png;base64,${bare}` };
	return null;
}

/** Eight characters the phone's owner types instead of scanning. */
export function parsePairingCode(code: string | null | undefined): string | null {
	return code && /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/.test(code) ? code : null;
}
