import { laterOf, parseUsage, type Usage } from "#app/domain/health/usage.ts";
import { createProgress } from "../../object/progress.ts";

/**
 * What earlier lives of the object used: it is kept with the newest counted day and with how far the lists are
 * written, whichever was later.
 * @param ofDays the total of the newest counted day, as stored
 */
export function readUsage(sql: SqlStorage, ofDays: string | null): Usage {
	const ofLists = createProgress(sql).findUsage("conversations_seq");
	return laterOf(parseUsage(ofDays), parseUsage(ofLists));
}
