// decisions 18: QR values are shown only through <img>, never as markup. Attacks F04, F05.
import { create } from "qrcode";
import type { QrValue } from "#app/domain/channels/gateway-event.ts";

/** Modules of white around the code; phones do not find a code without them. */
const QUIET_ZONE = 4;
const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;
/** A QR picture has a few kilobytes; anything larger is something else. */
const MAX_PNG_CHARACTERS = 300_000;

const svg = (side: number, content: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/>${content}</svg>`;

/** Draws the gateway's text as SVG. Null when the text does not fit into a QR code. */
function drawCode(text: string): string | null {
	try {
		const { modules } = create(text, { errorCorrectionLevel: "L" });
		const side = modules.size + QUIET_ZONE * 2;
		let path = "";
		for (let y = 0; y < modules.size; y++)
			for (let x = 0; x < modules.size; x++)
				if (modules.get(y, x)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
		return svg(side, `<path d="${path}" fill="#000"/>`);
	} catch {
		return null;
	}
}

/**
 * An SVG of our own to download and to show, also around a finished picture. Null when the value is
 * neither text for a QR code nor a PNG as data: a foreign address or markup is refused.
 */
export function drawQr(qr: QrValue): string | null {
	if (qr.kind === "code") return qr.value === "" ? null : drawCode(qr.value);
	if (qr.value.length > MAX_PNG_CHARACTERS || !PNG_DATA_URL.test(qr.value)) return null;
	return svg(256, `<image width="256" height="256" href="${qr.value}"/>`);
}

/** The `src` of an <img>, where scripts in an SVG never run; null as for `drawQr`. */
export function toQrSource(qr: QrValue): string | null {
	if (qr.kind === "image") return drawQr(qr) === null ? null : qr.value;
	const drawing = drawQr(qr);
	return drawing === null ? null : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
