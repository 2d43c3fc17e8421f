// Departments of a workspace: who looks after which conversations.
import { LABEL_COLOURS, type LabelColour } from "../conversations/label-colour.ts";

/** Departments of a workspace at most. */
export const MAX_DEPARTMENTS = 50;
export const MAX_DEPARTMENT_NAME = 40;

/** A department as everyone of its workspace sees it. */
export interface Department {
	id: string;
	name: string;
	colour: LabelColour;
}

/** Grey for a colour that this release does not know. */
export const departmentColour = (colour: string): LabelColour =>
	LABEL_COLOURS.find((one) => one === colour) ?? "gray";
