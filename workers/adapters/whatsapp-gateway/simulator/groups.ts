import type { PhoneMessage, SimulatedMember, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GroupFacts, GroupMember, GroupPerson, Named } from "#app/domain/inbox/group.ts";
import { mentionedIn, nameMentions, numberMentions } from "#app/domain/inbox/mentions.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";
import type { SimulatedContact, SimulatorState } from "./state.ts";

/** A group has an id where people have a number; the first is this. */
const FIRST_GROUP = 120_363_000_000_001;
/** Who is in a group of a phone that nobody has written to yet. */
const SAMPLE_MEMBERS = [
	{ phone: "5511970000201", name: "Ana Souza" },
	{ phone: "5511970000202", name: "Beto Lima" },
	{ phone: "5511970000203", name: "Carla Reis" },
];
const MAX_SAMPLE = 3;

type GroupAction = Extract<ToldAction, { type: "group" }>;

const personOf = ({ phone, name }: { phone: string; name: string }): GroupPerson => ({
	addresses: [{ kind: "phone", value: phone }],
	name: name || null,
});

export const groupAddress = ({ phone }: Pick<SimulatedContact, "phone">): Address => ({
	kind: "group",
	value: phone,
});

/** A group with the first of these people, the first of them its admin. */
export function createGroup(contacts: readonly SimulatedContact[], name: string): SimulatedContact {
	const people = contacts.filter(({ members }) => members === undefined);
	const groups = contacts.length - people.length;
	const known = people.slice(0, MAX_SAMPLE).map((one) => ({ phone: one.phone, name: one.name }));
	const chosen = known.length >= 2 ? known : SAMPLE_MEMBERS;
	return {
		phone: String(FIRST_GROUP + groups),
		name,
		online: false,
		typing: false,
		businessTypingUntil: 0,
		messages: [],
		members: chosen.map((one, index) => ({ ...one, isAdmin: index === 0 })),
	};
}

function factsOf(state: SimulatorState, group: SimulatedContact): GroupFacts {
	const us = { phone: state.phone, name: "", isAdmin: false };
	const members = [...(group.members ?? []), us].map(({ isAdmin, ...one }): GroupMember => ({
		...personOf(one),
		isAdmin,
	}));
	return { name: group.name, avatarUrl: null, members, size: null };
}

/** The group as the business may ask for it. */
export function readSimulatedGroup(state: SimulatorState, of: Address): GatewayAnswer<GroupFacts> {
	if (of.kind !== "group") return { class: "refused", reason: "unsupported" };
	const group = state.contacts.find(
		({ phone, members }) => members !== undefined && phone === of.value,
	);
	return group
		? { class: "accepted", value: factsOf(state, group) }
		: { class: "refused", reason: "rejected" };
}

/** Something happens to a group; [] where it changes nothing. */
export function actInGroup(
	state: SimulatorState,
	action: GroupAction,
	now: number,
	tools: { randomUUID: () => string },
): GatewayEvent[] {
	if (action.act === "create") {
		const group = createGroup(state.contacts, action.name ?? "");
		state.contacts.push(group);
		return [{ type: "group", address: groupAddress(group), ...factsOf(state, group) }];
	}
	const group = state.contacts.find(({ phone }) => phone === action.phone);
	const { members } = group ?? {};
	if (!group || !members) return [];
	const { act, who = "", name = "" } = action;
	const known = members.find(({ phone }) => phone === who);
	const admin = members.find(({ isAdmin, phone }) => isAdmin && phone !== who);
	const tell = (about: SimulatedMember | null, by: SimulatedMember | undefined): GatewayEvent[] => [
		{
			type: "group_change",
			address: groupAddress(group),
			at: now,
			providerId: `SIM${tools.randomUUID().replaceAll("-", "").toUpperCase()}`,
			act,
			who: about ? [personOf(about)] : [],
			by: by ? personOf(by) : null,
			...(act === "renamed" && { name }),
		},
	];
	switch (act) {
		case "joined":
		case "added": {
			if (known || who === "") return [];
			const fresh = { phone: who, name, isAdmin: false };
			members.push(fresh);
			return tell(fresh, act === "added" ? admin : undefined);
		}
		case "left":
		case "removed":
			if (!known) return [];
			members.splice(members.indexOf(known), 1);
			return tell(known, act === "removed" ? admin : undefined);
		case "promoted":
		case "demoted":
			if (!known || known.isAdmin === (act === "promoted")) return [];
			known.isAdmin = act === "promoted";
			return tell(known, undefined);
		case "renamed":
			if (name === "" || name === group.name) return [];
			group.name = name;
			return tell(null, admin);
	}
}

const namedOf = ({ phone, name }: { phone: string; name: string }): Named => ({
	id: `phone:${phone}`,
	name: name || null,
});

/** What a message of a group tells besides: who wrote, and whom it names, by number. */
export function saidInGroup(
	state: Pick<SimulatorState, "phone" | "profileName">,
	{ members = [] }: SimulatedContact,
	{ author, text, fromMe }: PhoneMessage,
) {
	const us = { phone: state.phone, name: state.profileName };
	const people = [...members, us].filter(({ name }) => name !== "");
	const named = fromMe
		? []
		: mentionedIn(
				text,
				people.map((one) => ({ ...one, mention: one.name })),
			);
	const writer = members.find(({ phone }) => phone === author);
	return {
		text: numberMentions(text, named.map(namedOf)),
		author: fromMe ? null : ((writer?.name || author) ?? null),
		...(author !== undefined && {
			authorAddresses: [{ kind: "phone", value: author } satisfies Address],
		}),
		...(named.length > 0 && { mentions: named.map(personOf) }),
	};
}

/** A message as its people read it: with names in place of numbers. */
export const shownInGroup = (message: PhoneMessage, members: SimulatedMember[]): PhoneMessage => ({
	...message,
	text: nameMentions(message.text, members.map(namedOf)),
});
