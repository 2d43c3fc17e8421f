import type { QrValue } from "#app/domain/channels/gateway-event.ts";
import { qrFileName } from "#app/ui/file-name.ts";
import { drawQr } from "#app/ui/qr-image.ts";

/**
 * Downloads our own drawing of the QR, never a file of the gateway's. False when it cannot be
 * drawn.
 */
export function downloadQr(qr: QrValue, instanceName: string): boolean {
	const drawing = drawQr(qr);
	if (drawing === null) return false;
	const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = qrFileName(instanceName);
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 1000);
	return true;
}
