import type { ReplyOutcome } from "#app/contracts/agents.ts";
import type { ContactLimits } from "#app/domain/agents/budget.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { WantedMedia } from "#app/contracts/media.ts";
import type { MessagePlace } from "#app/contracts/whatsapp.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { ok } from "#app/domain/result.ts";
import type { LinkRequest } from "#app/domain/whatsapp/link-state.ts";
import type { ContactQuery } from "./inbox.ts";
import type { OutgoingText } from "./sending/outgoing.ts";
import * as answering from "./operations/answering.ts";
import * as answers from "./operations/answers.ts";
import {
	type CareWish,
	closeInactive,
	endFlood,
	recountConversations,
	rejoin,
	type RejoinWish,
	takeCare,
	undoFlood,
} from "./operations/care.ts";
import type { ToldAutomation } from "./config.ts";
import { takeFigures } from "./operations/figures.ts";
import { discardKept, listKept, readKept, replayKept } from "./operations/kept-events.ts";
import { placeMedia } from "./operations/media.ts";
import { loadConfig } from "#workers/config.ts";
import { ChannelObject } from "./channel-object.ts";

/**
 * One channel: its inbox, its standing with the gateway, its watchers, and what their workspace may
 * ask. A whatsapp channel adds how a number comes to be linked (WhatsAppInstance).
 */
export class ChannelInbox extends ChannelObject {
	/** Who answers new conversations from now on; null: nobody but people. */
	async setAgent(workspaceId: string, agent: ChannelAgent | null) {
		return this.inside(workspaceId, (channel) => answers.chooseAgent(channel, agent));
	}

	/** Which automations of the workspace are told what happens here. */
	async setAutomations(workspaceId: string, automations: ToldAutomation[]) {
		return this.inside(workspaceId, (channel) => answers.chooseAutomations(channel, automations));
	}

	/** @param list which conversations the list shows, and to whom; what is open when none is named */
	async snapshot(
		workspaceId: string,
		contactId: string | null,
		list: ListChoice & { memberId: string } = { ...OPEN_LIST, memberId: "" },
	) {
		return this.inside(workspaceId, (channel) =>
			ok(answers.takeSnapshot(channel, contactId, list)),
		);
	}

	async contacts(workspaceId: string, query: ContactQuery) {
		return this.inside(workspaceId, ({ inbox }) => inbox.listContacts(query));
	}

	/** One contact, the addresses it is known by, and what was made one of it. */
	async contact(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, ({ inbox }) => inbox.describeContact(contactId));
	}

	/** Messages with all words of `typed`, of one contact or of all. */
	async search(workspaceId: string, typed: string, contactId: string | null) {
		return this.inside(workspaceId, ({ inbox }) => inbox.searchMessages(typed, contactId));
	}

	/** Who looks after a conversation, and whether it is over. */
	async care(workspaceId: string, contactId: string, wish: CareWish) {
		return this.inside(workspaceId, (channel) => takeCare(channel, contactId, wish));
	}

	/** Ends dialogues in which nobody has written for long; the object looks for itself. */
	async closeInactive(workspaceId: string, asked: { id: string; contactId: string }[]) {
		return this.inside(workspaceId, (channel) => ok(closeInactive(channel, asked)));
	}

	/** The workspace's plan is another one: what was refused is counted again. */
	async recountConversations(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(recountConversations(channel)));
	}

	/** Whether strangers flooded the webchat lately, and what became of it. */
	async flood(workspaceId: string) {
		return this.inside(workspaceId, ({ visitors }) => ok(visitors.flood.view(Date.now())));
	}

	/** Ends some of its conversations, or opens them again; the caller asks until there are no more. */
	async endFlood(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(endFlood(channel)));
	}

	async undoFlood(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(undoFlood(channel)));
	}

	/** Makes two contacts one, or two again. */
	async rejoin(workspaceId: string, wish: RejoinWish) {
		return this.inside(workspaceId, (channel) => rejoin(channel, wish));
	}

	/** Where a medium's bytes are, for the Worker to fetch: an object waits for no gateway. */
	async media(workspaceId: string, wanted: WantedMedia) {
		return this.inside(workspaceId, (channel) => placeMedia(channel, wanted));
	}

	async newest(workspaceId: string, count: number) {
		return this.inside(workspaceId, (channel) => ok(answers.takeNewest(channel, count)));
	}

	async conversation(workspaceId: string, contactId: string, place: MessagePlace) {
		return this.inside(workspaceId, ({ inbox }) => inbox.conversation(contactId, place));
	}

	/** Answers once message and outbox row are stored; the alarm sends. */
	async send(workspaceId: string, author: string, input: OutgoingText) {
		return this.inside(workspaceId, (channel) => answering.writeAsPerson(channel, author, input));
	}

	async retry(workspaceId: string, messageId: string, author: string | null = null) {
		return this.inside(workspaceId, (channel) =>
			answering.retryAsPerson(channel, messageId, author),
		);
	}

	/** Takes a conversation over, or gives it back to the agent. */
	async lease(workspaceId: string, contactId: string, order: answering.LeaseOrder) {
		return this.inside(workspaceId, (channel) => answering.takeLease(channel, contactId, order));
	}

	/** What an agent has to know to answer; asked by the queue's consumer. */
	async replyContext(workspaceId: string, job: AgentReplyJob) {
		return this.inside(workspaceId, (channel) => answering.readReplyContext(channel, job));
	}

	/** What came of it. `conflict`: too late, nothing of it leaves. */
	async submitReply(
		workspaceId: string,
		job: AgentReplyJob,
		outcome: ReplyOutcome,
		usedTokens: number | null = null,
	) {
		return this.inside(workspaceId, (channel) =>
			answering.takeReply(channel, job, outcome, usedTokens),
		);
	}

	/** Sets tokens aside for one try of a model. */
	async reserveTokens(
		workspaceId: string,
		job: AgentReplyJob,
		tokens: number,
		limits: ContactLimits,
	) {
		return this.inside(workspaceId, (channel) =>
			answering.reserveTokens(channel, job, tokens, limits),
		);
	}

	/** A conversation for an agent that helps a person with it. */
	async dialogue(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, (channel) => answering.readDialogue(channel, contactId));
	}

	async markRead(workspaceId: string, contactId: string) {
		return this.inside(workspaceId, (channel) => answers.markRead(channel, contactId));
	}

	/** Connect, QR, disconnect: stored as due, done by the alarm. */
	async requestLink(workspaceId: string, wanted: LinkRequest) {
		return this.inside(workspaceId, (channel) => answers.askLink(channel, wanted));
	}

	async link(workspaceId: string) {
		return this.inside(workspaceId, ({ link }) => ok(link.view(Date.now())));
	}

	async figures(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(takeFigures(channel, Date.now())));
	}

	/** The product was away: what was missed is asked for within two minutes (R14). */
	async catchUp(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(answers.catchUp(channel)));
	}

	/** What gateways told and nobody understood, a page of it. */
	async keptEvents(workspaceId: string, before: number | null) {
		return this.inside(workspaceId, (channel) => ok(listKept(channel, before)));
	}

	/** The body of one, as it was kept. */
	async keptBody(workspaceId: string, n: number) {
		return this.inside(workspaceId, (channel) => readKept(channel, n));
	}

	async replayKept(workspaceId: string, numbers: readonly number[]) {
		const { appId } = loadConfig(this.env).messenger;
		return this.inside(workspaceId, (channel) => ok(replayKept(channel, numbers, appId)));
	}

	async discardKept(workspaceId: string, numbers: readonly number[]) {
		return this.inside(workspaceId, (channel) => ok(discardKept(channel, numbers)));
	}

	/** Tells D1 everything again: it may have been set back (R48). */
	async rebuildProjections(workspaceId: string) {
		return this.inside(workspaceId, (channel) => ok(answers.repeatProjections(channel)));
	}
}
