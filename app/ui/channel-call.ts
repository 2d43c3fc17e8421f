import {
	type BodyOf,
	type ChannelOperationName,
	type ParamsOf,
	routeOf,
} from "#app/contracts/channel-routes.ts";
import { type ApiRequest, callApi } from "./api-request.ts";

export interface ChannelCallOptions {
	signal?: AbortSignal | undefined;
	/** Instead of 15 seconds. */
	timeoutMs?: number;
	fetcher?: typeof fetch | undefined;
}

/**
 * Input of an operation: the ids of its path, its JSON body and its query; null leaves a parameter
 * out.
 */
type CallInput<Name extends ChannelOperationName> = {
	query?: Readonly<Record<string, string | null>>;
} & ([keyof ParamsOf<Name>] extends [never] ? object : { params: ParamsOf<Name> }) &
	(BodyOf<Name> extends undefined ? object : { body: BodyOf<Name> });

/** Calls an operation of a channel (channel-routes.ts). Throws ApiError as `callApi` does. */
export function callChannel<Name extends ChannelOperationName>(
	channelId: string,
	name: Name,
	input: CallInput<Name>,
	{ fetcher, signal, timeoutMs }: ChannelCallOptions = {},
): Promise<Response> {
	const [method, path] = routeOf(name);
	const {
		params = {},
		query = {},
		body,
	} = input as {
		params?: Readonly<Record<string, string>>;
		query?: Readonly<Record<string, string | null>>;
		body?: unknown;
	};
	const filled = path.replaceAll(/:(\w+)/gu, (_, id: string) =>
		encodeURIComponent(params[id] ?? ""),
	);
	const init: ApiRequest = {
		...(signal && { signal }),
		...(timeoutMs !== undefined && { timeoutMs }),
		...(method === "POST" && {
			method,
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body ?? {}),
		}),
	};
	const base = `/api/channels/${encodeURIComponent(channelId)}`;
	return callApi(`${base}${filled}${toQuery(query)}`, init, fetcher);
}

function toQuery(values: Readonly<Record<string, string | null>>): string {
	const set = Object.entries(values).filter(([, value]) => value !== null && value !== "");
	return set.length === 0 ? "" : `?${new URLSearchParams(set as [string, string][]).toString()}`;
}
