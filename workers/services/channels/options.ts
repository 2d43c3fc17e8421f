import type { ErrorCode } from "#app/contracts/errors.ts";
import type { CreatableType } from "#app/domain/channels/channel-form.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import {
	defaultWebchatOptions,
	parseWebchatOptions,
	type WebchatOptions,
} from "#app/domain/channels/webchat.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

/** The `channels.options` JSON of a new channel, with default texts in its creator's language. */
export const firstOptions = (type: CreatableType, locale: WebchatOptions["locale"]): string =>
	JSON.stringify(type === "webchat" ? defaultWebchatOptions(locale) : {});

/**
 * The `channels.options` JSON to store for a form. The stored options where the form (`typed` null) or the type has
 * none. `invalid_request` for text that is no JSON, otherwise the codes of parseWebchatOptions.
 */
export function parseOptions(
	stored: { type: ChannelType; options: string },
	typed: string | null,
): Result<string, ErrorCode> {
	if (stored.type !== "webchat" || typed === null) return ok(stored.options);
	let json: unknown;
	try {
		json = JSON.parse(typed);
	} catch {
		return fail("invalid_request");
	}
	const options = parseWebchatOptions(json);
	return options.ok ? ok(JSON.stringify(options.value)) : options;
}
