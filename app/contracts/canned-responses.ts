/** Ready answers ("modelos") of a workspace and of a member. */
import type { ResponseTexts } from "../domain/canned-responses/canned-response.ts";

/** A file of the library, as much as is needed to take it out. */
export interface ResponseFile {
	id: string;
	name: string;
	mimetype: string;
}

export interface CannedResponse extends ResponseTexts {
	id: string;
	/** False: the member's own. */
	isTeam: boolean;
	/** The department whose it is. Absent: the whole workspace's, or the member's own. */
	department?: { id: string; name: string } | undefined;
	/** Files of the library that are put beside the text. Absent: none. */
	files?: ResponseFile[] | undefined;
	isFavourite: boolean;
	/** How often a message was sent with it. */
	uses: number;
}

/** What a member sees of them: the workspace's, their departments' and their own. */
export interface CannedResponses {
	responses: CannedResponse[];
	/** How often any was sent in this month, in the whole workspace. */
	usesThisMonth: number;
}

/** What became of an imported file. */
export interface ImportOutcome {
	added: number;
	/** Of a shortcut that was there already. */
	replaced: number;
	/** Rows that hold none, counted from 1 with the line of names. */
	unread: number[];
	/** There are as many as may be: this many were left out. */
	left: number;
}
