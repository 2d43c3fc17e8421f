import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { departmentForms } from "./forms.ts";

/** Actions of the page of departments; the service asks for the permission. */
export const departmentActions = defineActions(departmentForms, {
	save: async ({ services, signedIn }, { id, ...typed }) =>
		bare(await services.departments.save(signedIn, id === "" ? null : id, typed)),
	move: async ({ services, signedIn }, { id, to }) =>
		bare(await services.departments.move(signedIn, id, to === "up" ? -1 : 1)),
	remove: async ({ services, signedIn }, { id }) =>
		bare(await services.departments.remove(signedIn, id)),
	separate: async ({ services, signedIn }, { isOn }) =>
		bare(await services.departments.setSeesOwn(signedIn, isOn === "on")),
});
export type DepartmentsAnswer = AnswerOf<typeof departmentActions>;
