import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GroupAct, GroupFacts, GroupMember, GroupPerson } from "#app/domain/inbox/group.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";
import { parseJid, parseJids, toJid } from "./address.ts";
import type { Translation } from "./events.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";

const Text = z.string().nullish().catch(null);

/** A jid, or an object with more: by lid the phone is beside it, under several names. */
const Participant = z.union([
	z.string().transform((id) => ({ id, phoneNumber: null, jid: null, lid: null, admin: null })),
	z.looseObject({ id: Text, phoneNumber: Text, jid: Text, lid: Text, admin: Text }),
]);
type Participant = z.infer<typeof Participant>;

/** There may be a thousand participants. */
const Group = z.looseObject({
	id: z.string(),
	subject: Text,
	pictureUrl: Text,
	participants: z.array(Participant).nullish().catch(null),
	author: Text,
	authorPn: Text,
});
const MAX_GROUP_BYTES = 2_000_000;

const personOf = ({ id, phoneNumber, jid, lid }: Participant): GroupPerson => ({
	addresses: parseJids([id, lid, phoneNumber, jid]),
	name: null,
});

const membersOf = (participants: readonly Participant[]): GroupMember[] =>
	participants.flatMap((one) => {
		const person = personOf(one);
		return person.addresses.length === 0 ? [] : [{ ...person, isAdmin: Boolean(one.admin) }];
	});

const authorOf = ({ author, authorPn }: { author?: unknown; authorPn?: unknown }) => {
	const jids = [author, authorPn].map((jid) => (typeof jid === "string" ? jid : null));
	const addresses = parseJids(jids);
	return addresses.length === 0 ? null : { addresses, name: null };
};

const picture = (url: string | null | undefined): string | null =>
	url?.startsWith("https://") ? url : null;

/** Reads a group: its messages contain neither its name nor its members. */
export async function readEvolutionGroup(
	target: EvolutionTarget,
	of: Address,
): Promise<GatewayAnswer<GroupFacts>> {
	if (of.kind !== "group") return unsupported();
	const answer = await callEvolution(target.connection, {
		method: "GET",
		path: `/group/findGroupInfos/${target.ref}?groupJid=${encodeURIComponent(toJid(of))}`,
		apiKey: target.key,
		answer: Group,
		doubt: "not_accepted",
		maxBodyBytes: MAX_GROUP_BYTES,
	});
	if (answer.class !== "accepted") return answer;
	const { subject, pictureUrl, participants } = answer.value;
	const members = membersOf(participants ?? []);
	const facts = { name: subject || null, avatarUrl: picture(pictureUrl), members, size: null };
	return { class: "accepted", value: facts };
}

/** Events of new and renamed groups; other changes have no subject and are ignored. */
export function translateGroups(data: unknown): Translation {
	const parsed = z.union([z.array(Group), Group.transform((one) => [one])]).safeParse(data);
	if (!parsed.success) return null;
	const events = parsed.data.flatMap((group): GatewayEvent[] => {
		const address = parseJid(group.id);
		const { subject: name, participants } = group;
		if (address?.kind !== "group" || !name) return [];
		// A whole group is one that this number came into; a change tells what changed.
		if (participants) {
			const avatarUrl = picture(group.pictureUrl);
			return [
				{ type: "group", address, name, avatarUrl, members: membersOf(participants), size: null },
			];
		}
		const change = { address, at: 0, providerId: null, who: [], by: authorOf(group), name };
		return [{ type: "group_change", act: "renamed", ...change }];
	});
	return events.length > 0 ? events : { ignored: "group without news" };
}

const Participants = z.looseObject({
	id: z.string(),
	action: z.string(),
	participants: z.array(Participant),
	author: Text,
	authorPn: Text,
	/** Beside lids: their phones and names. */
	participantsData: z
		.array(z.looseObject({ jid: Text, phoneNumber: Text, name: Text }))
		.nullish()
		.catch(null),
});

const ACTIONS: Record<string, { alone: GroupAct; byOther: GroupAct }> = {
	add: { alone: "joined", byOther: "added" },
	remove: { alone: "left", byOther: "removed" },
	promote: { alone: "promoted", byOther: "promoted" },
	demote: { alone: "demoted", byOther: "demoted" },
};

/** Who came, went or became an admin. It has no moment and no id. */
export function translateParticipants(data: unknown): Translation {
	const parsed = Participants.safeParse(data);
	if (!parsed.success) return null;
	const { id, action, participants, participantsData } = parsed.data;
	const address = parseJid(id);
	const acts = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
	if (address?.kind !== "group" || !acts) return { ignored: `group action ${action.slice(0, 40)}` };
	const who = participants.flatMap((one, index): GroupPerson[] => {
		const told = participantsData?.[index];
		const person = personOf({ ...one, phoneNumber: one.phoneNumber ?? told?.phoneNumber ?? null });
		return person.addresses.length === 0 ? [] : [{ ...person, name: told?.name || null }];
	});
	if (who.length === 0) return { ignored: "group without news" };
	const author = authorOf(parsed.data);
	const isTheirs = who.some(({ addresses }) => isAmong(author, addresses));
	const by = isTheirs ? null : author;
	const act = by ? acts.byOther : acts.alone;
	return [{ type: "group_change", address, at: 0, providerId: null, act, who, by }];
}

const isAmong = (person: GroupPerson | null, addresses: readonly Address[]): boolean =>
	person?.addresses.some((one) =>
		addresses.some(({ kind, value }) => kind === one.kind && value === one.value),
	) ?? false;
