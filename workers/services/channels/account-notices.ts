import { type AccountNotice, eventOf, placeOfNotice } from "#app/domain/channels/account-notice.ts";
import type { Database } from "#workers/data/database.ts";
import { listManagerIds } from "#workers/data/queries/shell/notifications.ts";
import type { Notify } from "../shell/notifications.ts";

/** Tells the managers of a channel's workspace; the same notice again tells nothing. Throws when D1 fails. */
export type TellNotices = (
	place: { workspaceId: string; channelId: string; name: string },
	notices: readonly AccountNotice[],
) => Promise<void>;

/** With a member's id behind it, it is as long as the id of a notification may be. */
const ONCE_LENGTH = 24;

/** @param deps `hash`: equal texts have one, and nothing can be read from it */
export function createTellNotices(deps: {
	db: Database;
	notify: Notify;
	hash: (text: string) => string;
}): TellNotices {
	return async ({ workspaceId, channelId, name }, notices) => {
		const memberIds = await listManagerIds(deps.db, workspaceId);
		for (const notice of notices) {
			const event = eventOf(notice);
			const about = notice.kind === "template" ? notice.name : name;
			const same = [channelId, placeOfNotice(notice), event, notice.at].join(" ");
			await deps.notify({
				workspaceId,
				memberIds,
				kind: "number_notice",
				params: { name: about, channelId, notice: notice.kind, event },
				once: deps.hash(same).slice(0, ONCE_LENGTH),
			});
		}
	};
}
