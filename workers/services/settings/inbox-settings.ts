import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type FieldsRefusal,
	parseFields,
	readFields,
	type TypedField,
} from "#app/domain/inbox/contact-field.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { findFields, updateClaiming, updateFields } from "#workers/data/queries/settings/inbox.ts";
import type { RecordActivity } from "../team/activity.ts";

export interface InboxSettingsDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	newId: () => string;
	holdRights(workspaceIds: readonly string[]): Promise<void>;
}

/** How the workspace's inbox works, for everybody in it. Methods throw when D1 fails. */
export function createInboxSettingsService(deps: InboxSettingsDeps) {
	return {
		/** Whether a first answer claims a conversation; admins and managers choose. The next message obeys. */
		async saveClaiming(signedIn: SignedIn, isOn: boolean): Promise<Result<null, "forbidden">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const { workspace, member } = signedIn;
			// The hub knows it with who is signed in: it asks D1 anew from here on.
			await deps.holdRights([workspace.id]);
			await updateClaiming(deps.db, workspace.id, isOn, deps.now());
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "user_settings",
				entityId: workspace.id,
				metadata: { code: isOn ? "claiming_switched_on" : "claiming_switched_off" },
			});
			return ok(null);
		},

		/**
		 * Replaces the workspace's own fields of contacts; admins and managers do. Values of a field that is gone are no longer
		 * shown. Codes of `parseFields`; `conflict`: somebody else changed them since `seen`, as the form was opened with them.
		 */
		async saveFields(
			signedIn: SignedIn,
			typed: readonly TypedField[],
			seen: string,
		): Promise<Result<null, "forbidden" | "conflict" | FieldsRefusal>> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const { workspace, member } = signedIn;
			const stored = await findFields(deps.db, workspace.id);
			if ((stored ?? "") !== seen) return fail("conflict");
			const fields = parseFields(typed, readFields(stored), deps.newId);
			if (!fields.ok) return fields;
			await deps.holdRights([workspace.id]);
			const next = { fields: JSON.stringify(fields.value), now: deps.now() };
			if (!(await updateFields(deps.db, workspace.id, stored, next))) return fail("conflict");
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "user_settings",
				entityId: workspace.id,
				metadata: {
					code: "contact_fields_changed",
					fields: fields.value.map(({ label }) => label).join(", "),
				},
			});
			return ok(null);
		},
	};
}
