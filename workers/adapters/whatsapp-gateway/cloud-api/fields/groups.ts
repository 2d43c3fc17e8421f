/** What happens to groups: made, renamed, joined, left, suspended. */
import { z } from "zod";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GroupAct, GroupPerson } from "#app/domain/inbox/group.ts";
import { groupOf, personOf } from "../people.ts";
import { cut, Digits, type FieldReader, Words } from "./reading.ts";

const Person = z.looseObject({ wa_id: Words, input: Digits, user_id: Words });
const Changed = z.looseObject({
	text: Words,
	update_successful: z.boolean().nullish().catch(null),
});
const Group = z.looseObject({
	timestamp: Digits,
	group_id: z.string().min(1),
	type: z.string(),
	subject: Words,
	reason: Words,
	request_id: Words,
	initiated_by: Words,
	wa_id: Words,
	added_participants: z.array(Person).nullish().catch(null),
	removed_participants: z.array(Person).nullish().catch(null),
	group_subject: Changed.nullish().catch(null),
	profile_picture: Changed.nullish().catch(null),
	errors: z.array(z.unknown()).nullish().catch(null),
});
type Group = z.infer<typeof Group>;
const Groups = z.looseObject({ groups: z.array(z.unknown()).min(1) });

export const readGroups: FieldReader = (value) => {
	const parsed = Groups.safeParse(value);
	if (!parsed.success) return null;
	const told = parsed.data.groups.map(readGroup);
	return { events: told.flatMap((events) => events ?? []), isUnread: told.includes(null) };
};

function readGroup(raw: unknown): GatewayEvent[] | null {
	const parsed = Group.safeParse(raw);
	if (!parsed.success) return null;
	const group = parsed.data;
	// Refused, in part or whole: who asked for it reads why.
	if (group.errors && group.errors.length > 0) return null;
	switch (group.type) {
		case "group_create":
			return [
				{
					type: "contact",
					addresses: [groupOf(group.group_id)],
					name: group.subject || null,
					avatarUrl: null,
				},
			];
		case "group_participants_add":
			return [
				changeOf(group, group.reason === "invite_link" ? "joined" : "added", {
					who: (group.added_participants ?? []).map(memberOf),
				}),
			];
		case "group_participants_remove":
			return [
				changeOf(group, group.initiated_by === "participant" ? "left" : "removed", {
					who: (group.removed_participants ?? []).map(memberOf),
				}),
			];
		case "group_settings_update": {
			const { group_subject: subject, profile_picture: picture } = group;
			return [
				...(subject?.update_successful && subject.text
					? [changeOf(group, "renamed", { who: [], name: subject.text })]
					: []),
				...(picture?.update_successful ? [changeOf(group, "pictured", { who: [] })] : []),
			];
		}
		case "group_delete":
		case "group_suspend":
		case "group_suspend_cleared":
		case "group_join_request_created":
		case "group_join_request_revoked":
			return [
				{
					type: "account",
					notice: {
						kind: "setting",
						at: momentOf(group),
						event: group.type,
						text: cut(group.wa_id ?? group.group_id),
					},
				},
			];
		default:
			return null;
	}
}

const momentOf = ({ timestamp }: Group): number => (Number(timestamp) || 0) * 1000;

const memberOf = ({ wa_id, input, user_id }: z.infer<typeof Person>): GroupPerson => ({
	addresses: personOf(wa_id ?? input, user_id),
	name: null,
});

const changeOf = (
	group: Group,
	act: GroupAct,
	more: { who: GroupPerson[]; name?: string },
): GatewayEvent => ({
	type: "group_change",
	address: groupOf(group.group_id),
	at: momentOf(group),
	// One request may change name and picture.
	providerId: group.request_id ? `${group.request_id}:${act}` : null,
	act,
	by: null,
	...more,
});
