import { sentName } from "#app/domain/library/library-file.ts";
import { callApi } from "#app/ui/api-request.ts";

/** A file of the library over a slow line. */
const TIMEOUT_MS = 60_000;

/** Reads a file of the workspace's library, as if it was chosen from the disk. Throws ApiError. */
export async function takeFile(file: {
	id: string;
	name: string;
	mimetype: string;
}): Promise<File> {
	const path = `/media/library/${encodeURIComponent(file.id)}`;
	const blob = await (await callApi(path, { timeoutMs: TIMEOUT_MS })).blob();
	return new File([blob], sentName(file), { type: file.mimetype });
}
