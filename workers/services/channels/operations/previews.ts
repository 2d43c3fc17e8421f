import { ok } from "#app/domain/result.ts";
import { defineOperation } from "../operation.ts";

/** What is behind the first link of a message; `preview` null: nothing to show, or nobody may look at it. */
export const readLinkPreview = defineOperation("readLinkPreview", {
	permission: "read",
	async run({ channel, workspaceId, signedIn, params }, { linkPreviews }) {
		const found = await channel.linkOf(workspaceId, params.messageId);
		if (!found.ok) return found;
		if (found.value.link === null) return ok({ preview: null });
		const preview = await linkPreviews.find(signedIn, found.value.link);
		return preview.ok ? ok({ preview: preview.value }) : preview;
	},
});
