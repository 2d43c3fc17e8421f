import type { z } from "zod";
import type { CloudCredentials } from "./credentials.ts";
import type { Multipart } from "#workers/adapters/multipart.ts";
import { judgeGraphFailure } from "./errors.ts";
import {
	callGateway,
	type Doubt,
	type FailedAnswer,
	type GatewayConnection,
} from "../gateway-http.ts";
import type { GatewayAnswer } from "#workers/adapters/channel-gateway/port.ts";

/** The endpoint and credentials of one number. */
export interface CloudTarget {
	connection: GatewayConnection;
	/** `v26.0` */
	version: string;
	credentials: CloudCredentials | null;
	/** What the last send said of the way to Meta; kept in memory. Left out: nothing is sent. */
	line?: { isDoubtful: boolean };
}

interface GraphCall<T> {
	method: "GET" | "POST" | "DELETE";
	/** Built from the number's credentials; begins with a slash. */
	path(credentials: CloudCredentials): string;
	body?: unknown;
	/** A form with a file, in place of `body`. */
	form?: Multipart;
	answer: z.ZodType<T>;
	doubt: Doubt;
	/** Hears an answer that is no success before it is judged. */
	onFailure?: ((failed: FailedAnswer) => void) | undefined;
}

/** One call of the Graph API; refused without a call when there are no credentials. Never throws. */
export function callGraph<T>(target: CloudTarget, call: GraphCall<T>): Promise<GatewayAnswer<T>> {
	const { credentials, connection, version } = target;
	if (!credentials) return Promise.resolve({ class: "refused", reason: "unauthorized" });
	return callGateway(connection, {
		...call,
		path: `/${version}${call.path(credentials)}`,
		headers: { authorization: `Bearer ${credentials.token}` },
		judgeFailure(failed) {
			call.onFailure?.(failed);
			return judgeGraphFailure(failed);
		},
	});
}
