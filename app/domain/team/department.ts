// Departments of a workspace: who looks after which conversations.
import { LABEL_COLOURS, type LabelColour } from "../conversations/label-colour.ts";
import { searchKey } from "../inbox/search-key.ts";
import { storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

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

/** A name as kept, and the key by which it is there once. */
export function parseDepartmentName(
	typed: string,
): Result<{ name: string; nameKey: string }, "name_required" | "name_too_long"> {
	const name = storableText(typed).normalize("NFC").replace(/\s+/gu, " ").trim();
	if (name === "") return fail("name_required");
	if ([...name].length > MAX_DEPARTMENT_NAME) return fail("name_too_long");
	return ok({ name, nameKey: searchKey(name) });
}

/** The department that new conversations of a channel begin in: the only one that has it. */
export const startOf = (
	departments: readonly { id: string; channelIds: readonly string[] }[],
	channelId: string,
): string | null => {
	const having = departments.filter(({ channelIds }) => channelIds.includes(channelId));
	return having.length === 1 ? (having[0]?.id ?? null) : null;
};

/** The colour that a new department begins with: the first that none has, so that two are told apart without choosing. */
export function freeColour(departments: readonly Pick<Department, "colour">[]): LabelColour {
	const taken = new Set(departments.map(({ colour }) => colour));
	return LABEL_COLOURS.find((colour) => !taken.has(colour)) ?? LABEL_COLOURS[0];
}
