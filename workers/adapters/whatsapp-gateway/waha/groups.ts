import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GroupAct, GroupFacts, GroupMember, GroupPerson } from "#app/domain/inbox/group.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import { parseJid, parseJids } from "../evolution/address.ts";
import type { Translation } from "../evolution/events.ts";
import { WireMoment } from "../evolution/wire.ts";
import { unsupported } from "../unsupported.ts";
import { toChatId } from "./address.ts";
import { callWaha, type WahaTarget } from "./http.ts";

const Text = z.string().nullish().catch(null);

/** `pn` is the phone of a lid; `left`: not in it any more. */
const Participant = z.looseObject({ id: z.string(), pn: Text, role: Text });
type Participant = z.infer<typeof Participant>;

const personOf = ({ id, pn }: Participant): GroupPerson => ({
	addresses: parseJids([id, pn]),
	name: null,
});

const membersOf = (participants: readonly Participant[]): GroupMember[] =>
	participants.flatMap((one) => {
		const person = personOf(one);
		if (person.addresses.length === 0 || one.role === "left") return [];
		return [{ ...person, isAdmin: one.role === "admin" || one.role === "superadmin" }];
	});

/** Each engine answers a group in its own way; these are the names it has in them. */
const Named = z.looseObject({
	subject: Text,
	Name: Text,
	name: Text,
	groupMetadata: z.looseObject({ subject: Text }).nullish().catch(null),
});
const Picture = z.looseObject({ url: Text });
const MAX_GROUP_BYTES = 2_000_000;

/** Reads a group: its messages contain neither its name nor its members. */
export async function readWahaGroup(
	target: WahaTarget,
	of: Address,
): Promise<GatewayAnswer<GroupFacts>> {
	if (of.kind !== "group") return unsupported();
	const path = `/api/${target.session}/groups/${encodeURIComponent(toChatId(of))}`;
	const read = <T>(address: string, answer: z.ZodType<T>) =>
		callWaha(target, {
			method: "GET",
			path: address,
			answer,
			doubt: "not_accepted",
			maxBodyBytes: MAX_GROUP_BYTES,
		});
	const named = await read(path, Named);
	if (named.class !== "accepted") return named;
	const listed = await read(`${path}/participants/v2`, z.array(Participant));
	if (listed.class !== "accepted") return listed;
	const pictured = await read(`${path}/picture`, Picture);
	const { subject, Name, name, groupMetadata } = named.value;
	const url = pictured.class === "accepted" ? pictured.value.url : null;
	return {
		class: "accepted",
		value: {
			name: subject || Name || name || groupMetadata?.subject || null,
			avatarUrl: url?.startsWith("https://") ? url : null,
			members: membersOf(listed.value),
			size: null,
		},
	};
}

const Group = z.looseObject({ id: z.string() });
const Joined = z.looseObject({
	group: Group.extend({
		subject: Text,
		participants: z.array(Participant).nullish().catch(null),
	}),
});

/** This number came into a group. */
export function translateJoin(payload: unknown): Translation {
	const parsed = Joined.safeParse(payload);
	if (!parsed.success) return null;
	const { id, subject, participants } = parsed.data.group;
	const address = parseJid(id);
	if (address?.kind !== "group" || !subject) return { ignored: "group without news" };
	const members = membersOf(participants ?? []);
	return [{ type: "group", address, name: subject, avatarUrl: null, members, size: null }];
}

const Updated = z.looseObject({ group: Group.extend({ subject: Text }), timestamp: WireMoment });

/** Of a changed group the name; descriptions and rights are not shown. */
export function translateUpdate(payload: unknown): Translation {
	const parsed = Updated.safeParse(payload);
	if (!parsed.success) return null;
	const { group, timestamp: at } = parsed.data;
	const address = parseJid(group.id);
	const { subject: name } = group;
	if (address?.kind !== "group" || !name) return { ignored: "group without news" };
	const change = { address, at, providerId: null, who: [], by: null, name };
	return [{ type: "group_change", act: "renamed", ...change }];
}

const Changed = z.looseObject({
	group: Group,
	type: z.string(),
	participants: z.array(Participant),
	timestamp: WireMoment,
});

const ACTS: Record<string, GroupAct> = {
	join: "joined",
	leave: "left",
	promote: "promoted",
	demote: "demoted",
};

/** Who came, went or became an admin; by whom is not told. */
export function translateParticipants(payload: unknown): Translation {
	const parsed = Changed.safeParse(payload);
	if (!parsed.success) return null;
	const { group, type, participants, timestamp: at } = parsed.data;
	const address = parseJid(group.id);
	const act = Object.hasOwn(ACTS, type) ? ACTS[type] : undefined;
	const who = participants.map(personOf).filter(({ addresses }) => addresses.length > 0);
	if (address?.kind !== "group" || !act || who.length === 0)
		return { ignored: `group change ${type.slice(0, 40)}` };
	return [{ type: "group_change", address, at, providerId: null, act, who, by: null }];
}
