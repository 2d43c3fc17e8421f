// How each operation of a channel is held to what a member reads (record 124).
import { mayRead } from "#app/domain/conversations/sight.ts";
import { fail, ok } from "#app/domain/result.ts";
import type { ChannelOperations, NumberOperations } from "../operations/index.ts";
import type { Seer, Ways } from "./seen.ts";

/** Those of a list that the member reads. */
const told = <One extends { departmentId?: string | null; assigneeId: string | null }>(
	{ sight }: Seer,
	list: readonly One[],
): One[] => list.filter((one) => mayRead(sight, one));

const hits = <Found extends { contact: { id: string } }>(
	{ reads }: Seer,
	page: { hits: Found[]; isCut: boolean },
) => ({ ...page, hits: page.hits.filter(({ contact }) => reads(contact.id)) });

export const WAYS_OF_CHANNELS: Ways<ChannelOperations> = {
	// Reading.
	snapshot: (
		{ sight, reads },
		run,
		contactId,
		chosen = { filter: "open", label: null, memberId: "" },
	) => run(contactId !== null && reads(contactId) ? contactId : null, { ...chosen, sight }),
	contacts: ({ sight }, run, query) => run({ ...query, sight }),
	contact(seer, run, contactId) {
		const found = seer.reads(contactId) ? run(contactId) : fail("not_found");
		if (!found.ok) return found;
		const { twin, ...identity } = found.value.identity;
		const seen = twin && seer.reads(twin.id) ? twin : null;
		return ok({ ...found.value, identity: { ...identity, twin: seen } });
	},
	search(seer, run, typed, contactId) {
		if (contactId !== null && !seer.reads(contactId)) return fail("not_found");
		const found = run(typed, contactId);
		return found.ok ? ok(hits(seer, found.value)) : found;
	},
	find(seer, run, typed) {
		const found = run(typed);
		if (!found.ok) return found;
		const { archived, messages } = found.value;
		return ok({ archived: told(seer, archived), messages: hits(seer, messages) });
	},
	archived(seer, run, after) {
		const page = run(after);
		return page.ok
			? ok({ ...page.value, conversations: told(seer, page.value.conversations) })
			: page;
	},
	archivedOne({ sight }, run, id) {
		const found = run(id);
		return !found.ok || mayRead(sight, found.value) ? found : fail("not_found");
	},
	conversation: "contact",
	newest({ reads }, run, count) {
		const found = run(count);
		return found.ok ? ok(found.value.filter(({ id }) => reads(id))) : found;
	},
	linkOf: "message",

	// Writing.
	send: ({ reads }, run, by, input) =>
		reads(input.contactId) ? run(by, input) : fail("not_found"),
	begin: ({ sight }, run, by, wish) => run(by, { ...wish, sight }),
	lookUpNumber: ({ sight }, run, phone) => run(phone, sight),
	retry: "message",
	scheduledOf: "contact",
	allScheduled({ reads }, run) {
		const all = run();
		return all.ok ? ok(all.value.filter(({ contact }) => reads(contact.id))) : all;
	},
	schedule: "contact",
	changeScheduled: "contact",
	endScheduled: "contact",
	writeNote: ({ reads }, run, by, note) =>
		reads(note.contactId) ? run(by, note) : fail("not_found"),
	editNote: "message",
	deleteNote: "message",
	dismissMention: "contact",
	markRead: "contact",
	readForwarded: "message",
	planForward: "channel",
	actOn: "message",
	star: "message",
	letGo: "message",

	// What is done with conversations.
	care: "contact",
	careForAll({ reads }, run, wishes) {
		const done = run(wishes.filter(({ contactId }) => reads(contactId)));
		if (!done.ok) return done;
		const outcomes = done.value.values();
		return ok(
			wishes.map(({ contactId }) =>
				reads(contactId) ? (outcomes.next().value ?? fail("not_found")) : fail("not_found"),
			),
		);
	},
	rejoin({ reads, readsMerge }, run, wish) {
		const isSeen =
			wish.type === "undo"
				? readsMerge(wish.mergeId)
				: reads(wish.contactId) && reads(wish.otherId);
		return isSeen ? run(wish) : fail("not_found");
	},
	lease: "contact",
	profile: "contact",
	saveProfile: "contact",
	group: "contact",
	shared: "contact",
	conversationsOf(seer, run, person) {
		const found = run(person);
		return found.ok ? ok(told(seer, found.value)) : found;
	},
	dialogue: "contact",
	listActs: "contact",
	beginAct: "contact",
	settleAct: "contact",
	sales: "contact",
	markSale: "contact",
	correctMark: "contact",
	refuseAds: "contact",
	readTrace: "message",
	rateAnswer: "message",
	openQuestions({ reads }, run, agentId) {
		const open = run(agentId);
		return open.ok ? ok(open.value.filter(({ contactId }) => reads(contactId))) : open;
	},
	agentFigures: "channel",
	monthPrices: "channel",
	conversationCost: "contact",
	exportContact: "contact",
	eraseContact: "contact",

	// Files.
	media: ({ reads, readsMessage }, run, wanted) =>
		("messageId" in wanted ? readsMessage(wanted.messageId) : reads(wanted.avatarOf))
			? run(wanted)
			: fail("not_found"),
	claimFile: "message",
	keepFile: "message",
	failFile: "message",
	noteUnsent: "channel",

	// The channel itself.
	link: "channel",
	requestLink: "channel",
	figures: "channel",
	flood: "channel",

	// For managers, for the queue's jobs, for other objects.
	closeInactive: "never",
	route: "never",
	ruleRuns: "never",
	lookForRule: "never",
	endFlood: "never",
	undoFlood: "never",
	replyContext: "never",
	submitReply: "never",
	reserveTokens: "never",
	settleQuestions: "never",
	claimMark: "never",
	settleMark: "never",
	claimMedium: "never",
	claimVoice: "never",
	keepVoice: "never",
	failVoice: "never",
	keepTranscript: "never",
	keptEvents: "never",
	keptBody: "never",
	replayKept: "never",
	discardKept: "never",
	forgetMember: "never",
	setAgent: "never",
	setAutomations: "never",
	setDesk: "never",
	setDepartment: "never",
	forgetDepartment: "never",
	recountConversations: "never",
	catchUp: "never",
	tellConversations: "never",
	rebuildProjections: "never",
	expireFiles: "never",
};

export const WAYS_OF_NUMBERS: Ways<NumberOperations> = {
	...WAYS_OF_CHANNELS,
	pair: "channel",
	passkey: "channel",
	templates: "channel",
	changeTemplate: "channel",
	notices: "channel",
	switchGateway: "never",
	guest: "never",
	phone: "never",
	importHistory: "never",
	sharedHistory: "never",
	sendTo: "never",
	sendToContact: "never",
	scheduleTo: "never",
};
