/** Rules ("automações") of a workspace. */
import { z } from "zod";
import type { Trial, Tried } from "../domain/rules/trial.ts";
import type { Rule, RuleBody as Body, TriggerType } from "../domain/rules/rule.ts";

const Id = z.string().min(1).max(64);
const Words = z.array(z.string().max(200)).max(50);
const Label = z.string().max(200);

/** What a form sends and D1 keeps, as JSON. A rule that a later release wrote does not parse: it is shown, and does nothing. */
export const RuleBody = z.object({
	trigger: z.discriminatedUnion("type", [
		z.object({ type: z.literal("message") }),
		z.object({ type: z.literal("keyword"), words: Words }),
		z.object({ type: z.literal("opened") }),
		z.object({ type: z.literal("waiting"), minutes: z.number() }),
		z.object({ type: z.literal("unanswered"), hours: z.number() }),
		z.object({ type: z.literal("labelled"), label: Label }),
		z.object({ type: z.literal("time"), minute: z.number(), days: z.array(z.number()).max(20) }),
	]),
	conditions: z
		.array(
			z.discriminatedUnion("type", [
				z.object({ type: z.literal("channel"), channelIds: z.array(Id).max(200) }),
				z.object({ type: z.literal("words"), words: Words }),
				z.object({ type: z.literal("label"), label: Label, has: z.boolean() }),
				z.object({ type: z.literal("assignee"), who: Id }),
				z.object({
					type: z.literal("handler"),
					handler: z.enum(["agent", "person", "nobody"]),
				}),
				z.object({ type: z.literal("hours"), isOpen: z.boolean() }),
				z.object({ type: z.literal("department"), departmentId: Id.nullable() }),
				z.object({ type: z.literal("first"), isFirst: z.boolean() }),
			]),
		)
		.max(50),
	acts: z
		.array(
			z.discriminatedUnion("type", [
				z.object({ type: z.literal("assign"), memberId: Id.nullable() }),
				z.object({ type: z.literal("department"), departmentId: Id.nullable() }),
				z.object({ type: z.literal("label"), label: Label }),
				z.object({ type: z.literal("unlabel"), label: Label }),
				z.object({ type: z.literal("answer"), text: z.string().max(20_000) }),
				z.object({ type: z.literal("snooze"), minutes: z.number() }),
				z.object({ type: z.literal("close") }),
				z.object({ type: z.literal("webhook"), integrationId: Id }),
				z.object({ type: z.literal("tell"), memberId: Id.nullable() }),
				z.object({ type: z.literal("agent") }),
			]),
		)
		.max(50),
	again: z.boolean(),
}) satisfies z.ZodType<Body>;

/** A rule as its workspace sees it. */
export interface RuleView extends Pick<Rule, "id" | "name"> {
	isOn: boolean;
	/** Null: a later release wrote it. */
	body: Body | null;
	/** Null: it was never switched on. */
	since: number | null;
}

/** What became of an act: done, already so, or the code of its refusal. */
export type ActOutcome = "done" | "unchanged" | (string & {});

/** A run as the log of its channel keeps it. */
export interface RuleRun {
	ruleId: string;
	trigger: TriggerType;
	contactId: string;
	contactName: string | null;
	contactPhone: string | null;
	at: number;
	/** `stopped`: rules set each other off too often in a row, and this one was not run. */
	state: "ran" | "stopped";
	/** In the order of the acts that the rule had. */
	acts: { type: string; outcome: ActOutcome }[];
}

/** How often a rule ran within the last seven days and thirty, and when last (epoch ms). */
export interface RuleCount {
	ruleId: string;
	week: number;
	month: number;
	failed: number;
	lastAt: number;
}

/** What one channel's object knows of its runs. */
export interface RuleRuns {
	counts: RuleCount[];
	/** Newest first. */
	runs: RuleRun[];
}

/** A conversation on which a rule is tried, as the channel's object knows it. */
export interface TriedConversation extends Tried {
	/** What variables of an answer stand for. */
	contactName: string | null;
	conversationId: string;
}

/** What the page of rules shows. */
export interface RulesPage {
	/** In their order. */
	rules: RuleView[];
	/** Active members, and integrations with a webhook, which rules may name. */
	people: { memberId: string; name: string }[];
	webhooks: { id: string; name: string }[];
	counts: RuleCount[];
	/** Newest first. */
	runs: (RuleRun & { channelId: string })[];
	/** Names of channels that did not tell of their runs in time. */
	silentChannels: string[];
}

/** What became of trying a rule. */
export interface TrialOutcome extends Trial {
	contactName: string | null;
	/** What the customer wrote last. */
	text: string;
}

/** A conversation that is offered for trying a rule. */
export interface TryableConversation {
	contactId: string;
	contactName: string | null;
	contactPhone: string | null;
	channelId: string;
	channelName: string | null;
}
