import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { satisfactionForms } from "./forms.ts";

/** Actions of the page of satisfaction and goals; the service asks for the permission. */
export const satisfactionActions = defineActions(satisfactionForms, {
	survey: ({ services, signedIn }, { survey }) =>
		services.satisfaction.saveSurvey(signedIn, survey),
	goal: ({ services, signedIn }, { department, kind, minutes }) =>
		services.satisfaction.saveGoal(signedIn, {
			departmentId: department === "" ? null : department,
			kind,
			minutes: minutes === "" ? null : Number(minutes),
		}),
});
export type SatisfactionAnswer = AnswerOf<typeof satisfactionActions>;
