// The home's checklist of a new workspace: what has to be there before a team answers customers.
import { may, type Permission, type Role } from "../team/role.ts";

export const FIRST_STEPS = ["channel", "message", "team", "answers", "notifications"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is known of a workspace and of the browser that looks at it. */
export interface StepFacts {
	/** A channel is linked, or was. */
	hasChannel: boolean;
	/** A message was received or sent; null while nobody could say. */
	hasMessage: boolean | null;
	/** A second member, or an invitation. */
	hasTeam: boolean;
	/** An agent, or a channel with hours. */
	hasAnswers: boolean;
	/** Notifications are turned on here; null where the browser has none, or has not said yet. */
	isNotified: boolean | null;
}

export interface ListedStep {
	step: FirstStep;
	isDone: boolean;
}

/** Who can do a step; those not named, everybody. */
const NEEDS: Partial<Record<FirstStep, Permission>> = {
	channel: "manage_channels",
	team: "invite",
	answers: "manage_agents",
};

/** The steps that a member sees, in their order. One that is open and not for this role is left out; so is one nobody can judge. */
export function firstSteps(facts: StepFacts, role: Role): ListedStep[] {
	const done: Record<FirstStep, boolean | null> = {
		channel: facts.hasChannel,
		message: facts.hasMessage,
		team: facts.hasTeam,
		answers: facts.hasAnswers,
		notifications: facts.isNotified,
	};
	return FIRST_STEPS.flatMap((step) => {
		const isDone = done[step];
		const needed = NEEDS[step];
		if (isDone === null) return [];
		if (!isDone && needed !== undefined && !may(role, needed)) return [];
		return [{ step, isDone }];
	});
}

/** Whether nothing is left to do; without a step there is nothing to show either. */
export const areStepsDone = (steps: readonly ListedStep[]): boolean =>
	steps.every(({ isDone }) => isDone);
