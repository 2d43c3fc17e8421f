import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type { SentItem } from "#app/domain/inbox/outgoing-form.ts";
import { storableName } from "#app/domain/inbox/stored-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";

/** Of a file whose name has nothing that is seen. */
const NAMELESS = "arquivo";

/**
 * The file of a template's header as the store has it, whatever its sender says of it; nothing for every other item.
 * `file_gone`: the store has no such file of this channel; `files_not_kept`: there is no store.
 */
export async function findHeader(
	files: Pick<FileStore, "find"> | null,
	place: { workspaceId: string; channelId: string },
	item: SentItem,
): Promise<Result<{ item?: SentItem; file?: MessageFile }, "file_gone" | "files_not_kept">> {
	if (item.type !== "template" || !item.file) return ok({});
	if (!files) return fail("files_not_kept");
	const kept = await files.find(place, item.file.hash);
	if (!kept) return fail("file_gone");
	const { hash, mimetype, bytes } = kept;
	const file = {
		kind: item.file.kind,
		hash,
		mimetype,
		bytes,
		name: storableName(item.file.name) ?? NAMELESS,
	};
	return ok({ item: { ...item, file }, file });
}
