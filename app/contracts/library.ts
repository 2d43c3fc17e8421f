/** `/api/library`: files a workspace keeps to send them again and again. Uploads: contracts/files.ts. */
import { z } from "zod";
import { MAX_LIBRARY_BYTES } from "../domain/library/library-file.ts";

export const EndLibraryUpload = z.strictObject({
	bytes: z.int().min(1).max(MAX_LIBRARY_BYTES),
	/** The file's own name. */
	name: z.string().min(1).max(1_000),
});

export const ChangeLibraryFile = z.strictObject({
	name: z.string().max(1_000),
	description: z.string().max(4_000),
});
