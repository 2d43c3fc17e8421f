/** What `/api/library` answers, as the browser reads it. */
import * as v from "valibot";

export const LibraryFileView = v.object({
	id: v.string(),
	name: v.string(),
	description: v.string(),
	mimetype: v.string(),
	bytes: v.number(),
	createdAt: v.number(),
});
export type LibraryFileView = v.InferOutput<typeof LibraryFileView>;

export const LibraryAnswer = v.object({ files: v.array(LibraryFileView), isKept: v.boolean() });
