/** What the page of satisfaction and goals is given. */
import type { ChannelType } from "../domain/channels/channel.ts";
import type { Goals } from "../domain/goals/goal.ts";
import type { SurveySettings } from "../domain/satisfaction/survey.ts";

export interface SatisfactionView {
	survey: SurveySettings;
	channels: { id: string; name: string; type: ChannelType }[];
	/** The workspace's. */
	goals: Goals;
	/** Departments in their order, with the goals of their own. */
	departments: { id: string; name: string; goals: Goals }[];
}
