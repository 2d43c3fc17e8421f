import type { WebchatAccess } from "./webchat-api.ts";
import { type FileTrouble, sendFile } from "./webchat-files.ts";

/** A file that this page sends; it lives as long as the page. */
export interface Upload {
	id: string;
	file: File;
	at: number;
	/** Why it did not get there; null: it is under way. */
	trouble: FileTrouble | null;
}

/** Sends files one after the other, in the order in which they were chosen. */
export function createUploads(parts: {
	access: WebchatAccess;
	/** The visitor's token, as soon as there is one; null: there is none now. */
	askToken(): Promise<string | null>;
	onChange(): void;
	onPart(id: string, share: number): void;
}) {
	const uploads = new Map<string, Upload>();
	let isBusy = false;

	async function run(): Promise<void> {
		if (isBusy) return;
		isBusy = true;
		for (let next = waiting(); next; next = waiting()) {
			const { id } = next;
			sent.add(id);
			const token = await parts.askToken();
			next.trouble =
				token === null
					? "fileFailed"
					: await sendFile(parts.access, token, next, (share) => parts.onPart(id, share));
			parts.onChange();
		}
		isBusy = false;
	}
	const sent = new Set<string>();
	const waiting = (): Upload | undefined =>
		Array.from(uploads.values()).find(({ id }) => !sent.has(id));

	return {
		add(files: readonly File[]): void {
			for (const file of files) {
				const id = crypto.randomUUID();
				uploads.set(id, { id, file, at: Date.now(), trouble: null });
			}
			parts.onChange();
			void run();
		},

		/** Tries one again that did not get there. */
		retry(id: string): void {
			const upload = uploads.get(id);
			if (!upload) return;
			upload.trouble = null;
			sent.delete(id);
			parts.onChange();
			void run();
		},

		/** The bytes of a file that was sent from this page, so that they are not fetched again. */
		fileOf: (id: string): File | null => uploads.get(id)?.file ?? null,

		/** All of them, in their order. */
		all: (): Upload[] => Array.from(uploads.values()),
	};
}
