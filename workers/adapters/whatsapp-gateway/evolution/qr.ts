import type { QrValue } from "#app/domain/channels/gateway-event.ts";

/** `ref,key,key,key`, alone or after WhatsApp's own linking URL. Nothing else is shown as a QR code. */
const PAIRING_TEXT =
	/^(?:https:\/\/wa\.me\/settings\/linked_devices#)?[\w@+/=.-]{4,512}(?:,[\w+/=-]{4,512}){2,6}$/;
/** Base64 of the PNG signature's first bytes. */
const PNG_BASE64 = /^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/;
const MAX_IMAGE_LENGTH = 300_000;

/**
 * A QR code that is safe to show: the raw pairing text, or a PNG as a data URL. Null for markup, foreign URLs and
 * anything else that a gateway may send (F04, F05).
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

/** The eight characters that the phone's owner types instead of scanning; null for anything else. */
export function parsePairingCode(code: string | null | undefined): string | null {
	return code && /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/.test(code) ? code : null;
}
