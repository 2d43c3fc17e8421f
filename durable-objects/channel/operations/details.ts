import type { ContactProfile, GroupDetails } from "#app/contracts/contact-details.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import { type KnownBy, matchPerson } from "#app/domain/conversations/same-person.ts";
import type { ContactField } from "#app/domain/inbox/contact-field.ts";
import { parseCursor } from "#app/domain/inbox/cursor.ts";
import type { ProfileChanges, ProfileRefusal } from "#app/domain/inbox/profile.ts";
import type { SharedKind } from "#app/domain/inbox/shared-item.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { KnownConversation } from "../dialogues/archive.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Contacts of one phone or e-mail that are looked at. */
const MAX_LOOKED_AT = 10;

/** A hub of an earlier release leaves a mark where the fields should be (call-marks.ts). */
const known = (fields: ContactField[]): ContactField[] => (Array.isArray(fields) ? fields : []);

/** What the team keeps of a contact. @param fields the workspace's own, which come with who is signed in */
export function profile(
	{ inbox }: Channel,
	contactId: string,
	fields: ContactField[],
): Result<ContactProfile, "not_found"> {
	const contact = inbox.contacts.find(contactId);
	if (!contact) return fail("not_found");
	return ok({ fields: known(fields), values: inbox.profiles.valuesOf(contact.n) });
}

/** Changes the named fields of a contact and tells everybody who looks at it. Codes of `parseProfile`; `conflict` also for a group. */
export function saveProfile(
	channel: Channel,
	contactId: string,
	changes: ProfileChanges,
	fields: ContactField[],
): Result<ContactProfile & { contact: ContactView }, "not_found" | ProfileRefusal> {
	const { inbox } = channel;
	const now = Date.now();
	const saved = inbox.changeProfile(contactId, changes, known(fields), now);
	if (!saved.ok) return saved;
	channel.afterChange(now);
	const { n } = saved.value;
	return ok({
		contact: inbox.contacts.view(saved.value),
		fields: known(fields),
		values: inbox.profiles.valuesOf(n),
	});
}

/** Who is in a group; has the gateway asked where that was long ago. `conflict`: a person is no group. */
export function group(
	{ inbox, groupReading }: Channel,
	contactId: string,
): Result<GroupDetails, "not_found" | "conflict"> {
	const row = inbox.contacts.find(contactId);
	if (!row) return fail("not_found");
	if (row.is_group === 0) return fail("conflict");
	const reading = groupReading.refresh(row.n, Date.now());
	return ok({ members: inbox.groups.members(row.n), size: row.group_size, ...reading });
}

/** What was shared with a contact, newest first. `invalid_request`: the cursor is malformed. */
export function shared(
	{ inbox }: Channel,
	contactId: string,
	kind: SharedKind,
	cursor: string | null,
) {
	const after = cursor === null ? null : parseCursor("messages", cursor);
	if (cursor !== null && after === null) return fail("invalid_request" as const);
	const contact = inbox.contacts.find(contactId);
	return contact ? ok(inbox.sharedItems(contact.n, kind, after)) : fail("not_found" as const);
}

/** All conversations of a person in this channel, the present and the last ones, also archived. */
export function conversationsOf(
	{ inbox }: Channel,
	person: KnownBy,
): Result<KnownConversation[], never> {
	const { contacts } = inbox;
	const found = new Map<number, ContactRow>();
	const note = (row: ContactRow | null): void => {
		if (row && row.is_group === 0 && matchPerson(person, knownBy(row)) !== null)
			found.set(row.n, row);
	};
	note(contacts.find(person.contactId));
	for (const text of [person.phone, person.email])
		if (text !== null) for (const row of contacts.search(text, null, MAX_LOOKED_AT).rows) note(row);
	return ok([...found.values()].flatMap((row) => inbox.archive.ofPerson(row)));
}

const knownBy = ({ id, phone, email }: ContactRow): KnownBy => ({ contactId: id, phone, email });
