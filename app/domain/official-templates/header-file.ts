// What Meta takes as the file of a template's header:
// developers.facebook.com/documentation/business-messaging/whatsapp/templates/components (formats) and
// developers.facebook.com/docs/whatsapp/cloud-api/reference/media (sizes)
import type { FileHeader } from "./template.ts";

const MB = 1024 * 1024;

/** Types and largest size, bytes, of each kind. */
export const HEADER_FILES: Record<FileHeader, { mimetypes: readonly string[]; maxBytes: number }> =
	{
		image: { mimetypes: ["image/jpeg", "image/png"], maxBytes: 5 * MB },
		video: { mimetypes: ["video/mp4", "video/3gpp"], maxBytes: 16 * MB },
		document: { mimetypes: ["application/pdf"], maxBytes: 100 * MB },
	};

/** Why a file is none for this header; null: it is one. */
export function whyNoHeader(
	kind: FileHeader,
	{ type, size }: { type: string; size: number },
): "file_empty" | "file_too_large" | "file_type_not_taken" | null {
	const { mimetypes, maxBytes } = HEADER_FILES[kind];
	if (size === 0) return "file_empty";
	if (!mimetypes.includes(type)) return "file_type_not_taken";
	return size > maxBytes ? "file_too_large" : null;
}
