import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { MAX_LIBRARY_BYTES } from "#app/domain/library/library-file.ts";
import { hashOf, uploadParts } from "#app/inbox/files/upload.ts";
import { codeOf } from "#app/ui/api-error.ts";

export interface LibraryUpload {
	key: number;
	file: File;
	/** 0 to 1. */
	part: number;
	/** Why it was not added, a code of contracts/errors.ts or "network"; null while it is under way. */
	code: string | null;
}

const judge = ({ size }: File): string | null =>
	size === 0 ? "file_empty" : size > MAX_LIBRARY_BYTES ? "file_too_large" : null;

/** Uploads files to the library; one that is refused does not stop the others, and can be tried again. */
export function useLibraryUploads() {
	const [uploads, setUploads] = useState<LibraryUpload[]>([]);
	const nextKey = useRef(0);
	const { revalidate } = useRevalidator();
	const change = (key: number, to: Partial<LibraryUpload>): void =>
		setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
	const dismiss = (key: number): void => setUploads((now) => now.filter((one) => one.key !== key));

	async function run({ key, file }: LibraryUpload): Promise<void> {
		change(key, { code: null, part: 0 });
		try {
			const hash = await hashOf(file);
			await uploadParts({
				base: "/api/library/files",
				hash,
				blob: file,
				end: { name: file.name, bytes: file.size },
				isEndedAlways: true,
				onProgress: (part) => change(key, { part }),
			});
			dismiss(key);
			await revalidate();
		} catch (error) {
			change(key, { code: codeOf(error) });
		}
	}

	return {
		uploads,
		dismiss,
		retry: (upload: LibraryUpload) => void run(upload),
		async add(files: readonly File[]): Promise<void> {
			const added = files.map((file): LibraryUpload => {
				nextKey.current += 1;
				return { key: nextKey.current, file, part: 0, code: judge(file) };
			});
			setUploads((now) => [...now, ...added]);
			// One after the other, as files of one name get numbers in their order.
			for (const upload of added) if (upload.code === null) await run(upload);
		},
	};
}
