// A call prepared before it is known who makes it: marks stand in its arguments for what only the sign-in knows.
import { CLAIMS_BY_ANSWERING } from "../conversations/claim.ts";
import type { ContactField } from "../inbox/contact-field.ts";

/** Never to be guessed by whoever wrote the arguments. */
export interface CallMarks {
	memberId: string;
	fullName: string;
	/** Whether the workspace's first answers claim. Absent: a Worker of an earlier release asks. */
	claims?: string | undefined;
	/** The workspace's own fields of contacts. Absent: as above. */
	fields?: string | undefined;
}

/** The arguments with what the marks stand for, however deep. */
export function fillMarks(
	value: unknown,
	marks: CallMarks,
	who: {
		fullName: string;
		member: { id: string };
		workspace: {
			claimsByAnswering?: boolean | undefined;
			contactFields?: ContactField[] | undefined;
		};
	},
): unknown {
	const fill = (one: unknown): unknown => {
		if (one === marks.memberId) return who.member.id;
		if (one === marks.fullName) return who.fullName;
		if (marks.claims !== undefined && one === marks.claims)
			return who.workspace.claimsByAnswering ?? CLAIMS_BY_ANSWERING;
		if (marks.fields !== undefined && one === marks.fields)
			return who.workspace.contactFields ?? [];
		if (Array.isArray(one)) return one.map(fill);
		if (typeof one !== "object" || one === null) return one;
		return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, fill(inner)]));
	};
	return fill(value);
}
