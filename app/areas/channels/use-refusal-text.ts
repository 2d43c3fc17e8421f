import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { needsToken } from "#app/domain/channels/channel-form.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TOKEN_CODES: readonly ErrorCode[] = [
	"credentials_refused",
	"credentials_invalid",
	"channel_taken",
	"other_account",
];

/** Whether a refusal belongs to the token field. */
export const isAboutToken = (code: ErrorCode): boolean => TOKEN_CODES.includes(code);

/**
 * The text of a refusal, specific to the vendor where it is about the token; null while there is
 * none.
 */
export function useRefusalText(type: ChannelType, code: ErrorCode | null): string | null {
	const { tokens } = useStrings({ pt, en });
	const errorText = useErrorText();
	if (code === null) return null;
	if (needsToken(type)) {
		if (code === "credentials_refused") return tokens[type].refused;
		if (code === "credentials_invalid") return tokens[type].invalid;
	}
	return errorText(code);
}
