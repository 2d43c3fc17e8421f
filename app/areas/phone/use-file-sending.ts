import { useState } from "react";
import { useParams } from "react-router";
import type { PhoneContact } from "#app/contracts/simulated-phone.ts";
import { MAX_PHONE_FILE_BYTES } from "#app/domain/channels/sample-media.ts";
import { MAX_FILE_NAME } from "#app/domain/inbox/outgoing-file.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { hashOf, uploadFile } from "#app/inbox/files/upload.ts";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

/** Longest name that is told; a file without one gets the kind's word on the screen. */
const shorten = (name: string): string => Array.from(name).slice(0, MAX_FILE_NAME).join("");

/** Uploads a file and sends it as a customer. */
export function useFileSending(contact: PhoneContact, act: Act) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instanceId = "" } = useParams();
	const [isUploading, setUploading] = useState(false);

	async function send(file: File, text: string): Promise<void> {
		const { phone, name } = contact;
		if (file.size === 0) return notify.error(t.failed, errorText("file_empty"));
		if (file.size > MAX_PHONE_FILE_BYTES)
			return notify.error(t.failed, errorText("file_too_large"));
		setUploading(true);
		try {
			const hash = await hashOf(file);
			await uploadFile({ channelId: instanceId, hash, blob: file });
			act({ type: "send_file", phone, name, hash, fileName: shorten(file.name), text });
		} catch (error) {
			notify.error(t.failed, errorText(codeOf(error)));
		} finally {
			setUploading(false);
		}
	}

	return { isUploading, send };
}
