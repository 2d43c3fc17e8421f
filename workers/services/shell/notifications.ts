import type { ToldMember, WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { NotificationView } from "#app/contracts/header.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	cutParams,
	type NotificationKind,
	type NotificationParams,
	SAMPLE_NOTIFICATIONS,
} from "#app/domain/notifications/notification.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { insertNotifications, insertReads } from "#workers/data/queries/shell/notifications.ts";

export interface NotificationsDeps {
	db: Database;
	log: Log;
	now: () => number;
	newId: () => string;
	publishToWorkspace: (workspaceId: string, frame: WorkspaceFrame) => Promise<void>;
	tellMembers: (workspaceId: string, told: ToldMember[]) => Promise<void>;
}

/** Stores a notification for members and publishes it to their open pages. Throws when D1 fails. */
export type Notify = <Kind extends NotificationKind>(told: {
	workspaceId: string;
	/** Duplicates and inactive members are skipped. */
	memberIds: readonly string[];
	kind: Kind;
	params: NotificationParams[Kind];
	/** Equal for the same piece of news: told again, it is not there twice. Left out: each is one of its own. */
	once?: string;
}) => Promise<void>;

export function createNotificationsService(deps: NotificationsDeps) {
	const notify: Notify = async ({ workspaceId, memberIds, kind, params, once }) => {
		const recipients = [...new Set(memberIds)].map((memberId) => ({
			id: once === undefined ? deps.newId() : `${once}:${memberId}`,
			memberId,
		}));
		if (recipients.length === 0) return;
		const made = { kind, params: cutParams(params), createdAt: deps.now() };
		const told = await insertNotifications(deps.db, workspaceId, {
			...made,
			params: JSON.stringify(made.params),
			recipients,
		});
		if (told.length === 0) return;
		const frames = recipients
			.filter(({ memberId }) => told.includes(memberId))
			.map(({ id, memberId }): ToldMember => {
				const notification: NotificationView = { ...made, id, isRead: false };
				return { memberId, frame: { type: "notification", notification } };
			});
		try {
			await Promise.all([
				deps.tellMembers(workspaceId, frames),
				// Pages of the release before read again.
				deps.publishToWorkspace(workspaceId, { type: "notified", memberIds: told }),
			]);
		} catch (error) {
			// It is stored; the header shows it with its next line, or its next refresh.
			deps.log({ event: "notified_not_pushed", level: "warn", workspaceId, error });
		}
	};

	return {
		notify,

		/** Marks the member's own notifications as read, in all open pages; ids of others' change nothing (D01). */
		async markRead({ workspace, member }: SignedIn, ids: readonly string[]): Promise<void> {
			await insertReads(deps.db, workspace.id, member.id, {
				ids,
				samples: SAMPLE_NOTIFICATIONS,
				readAt: deps.now(),
			});
			const frame: WorkspaceFrame = { type: "notifications_read", ids: [...ids] };
			try {
				await deps.tellMembers(workspace.id, [{ memberId: member.id, frame }]);
			} catch (error) {
				deps.log({ event: "read_not_pushed", level: "warn", workspaceId: workspace.id, error });
			}
		},
	};
}
