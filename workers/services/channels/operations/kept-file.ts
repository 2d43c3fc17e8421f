import type { SendFile } from "#app/contracts/files.ts";
import { FILE_HASH, kindOf, type MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";

/** Of a file whose name has nothing that is seen. */
const NAMELESS = "arquivo";

/** A file that was uploaded, as a message brings it. What it is, its bytes said when it was uploaded. */
export async function findKept(
	files: FileStore | null,
	place: { workspaceId: string; channelId: string },
	hash: string,
	{ as, ...said }: Omit<SendFile, "id" | "contactId" | "caption" | "quotedId">,
): Promise<Result<MessageFile, "files_not_kept" | "file_gone">> {
	if (!files) return fail("files_not_kept");
	const kept = FILE_HASH.test(hash) ? await files.find(place, hash) : null;
	if (!kept) return fail("file_gone");
	const kind = as ?? kindOf(kept.mimetype);
	return ok({ ...said, ...kept, kind, name: storableName(said.name) ?? NAMELESS });
}
