/** Answers of the Graph API that several of its parts give. */
import { type Answer, json } from "../oauth/http.ts";

/** What a node does not know, and what this token may not see, look alike. */
export const unknownObject = (id: string): Answer =>
	graphFault({
		code: 100,
		subcode: 33,
		type: "GraphMethodException",
		message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
	});

export const badParameter = (message: string): Answer =>
	graphFault({ code: 100, message: `(#100) ${message}` });

export function graphFault(fault: {
	code: number;
	subcode?: number | undefined;
	status?: number | undefined;
	type?: string | undefined;
	message?: string | undefined;
	userTitle?: string | undefined;
	userMessage?: string | undefined;
	isTransient?: boolean | undefined;
}): Answer {
	return json(fault.status ?? 400, {
		error: {
			message: fault.message ?? `(#${fault.code}) Something went wrong`,
			type: fault.type ?? "OAuthException",
			code: fault.code,
			...(fault.subcode === undefined ? {} : { error_subcode: fault.subcode }),
			is_transient: fault.isTransient ?? false,
			...(fault.userTitle === undefined ? {} : { error_user_title: fault.userTitle }),
			...(fault.userMessage === undefined ? {} : { error_user_msg: fault.userMessage }),
			fbtrace_id: "AbC1dEfG2hI",
		},
	});
}
