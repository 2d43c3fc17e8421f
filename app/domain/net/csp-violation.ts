// A browser's report of a violation of our content security policy: enough to find its cause, nothing about
// a person.

/** As browsers send it to a policy's `report-uri`; each of them may be missing or nonsense. */
export interface ToldViolation {
	directive: string | undefined;
	blocked: string | undefined;
	page: string | undefined;
}

export interface CspViolation {
	directive: string;
	/** A host, or the browser's own word for what has none: inline, eval, data. */
	blocked: string;
	/** Path of our page without its query, which may hold tokens of mails. */
	path: string;
}

const MAX_PATH_LENGTH = 200;
const isWord = (text: string): boolean => /^[a-z][a-z-]{0,39}$/.test(text);

function describeBlocked(told: string): string {
	if (isWord(told)) return told;
	if (!URL.canParse(told)) return "unknown";
	const { host, protocol } = new URL(told);
	return host === "" ? protocol.slice(0, -1) : host;
}

/** Null for a report that cannot come from one of our policies. */
export function describeViolation(told: ToldViolation): CspViolation | null {
	// Older browsers put the whole directive there; its name is the first word.
	const directive = told.directive?.trim().split(/\s/, 1)[0] ?? "";
	if (!isWord(directive)) return null;
	const path = URL.canParse(told.page ?? "") ? new URL(told.page ?? "").pathname : "";
	return {
		directive,
		blocked: describeBlocked(told.blocked ?? ""),
		path: path.slice(0, MAX_PATH_LENGTH),
	};
}
