import type { ErrorCode } from "#app/contracts/errors.ts";
import { en as commonEn } from "./common.en.ts";
import { pt as commonPt } from "./common.pt.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";
import { useStrings } from "./use-strings.ts";

type Words = Partial<Record<ErrorCode, string>>;
const NONE = { pt: {}, en: {} };

/**
 * Returns a function that turns an error code into a sentence; an unknown code gets a general one.
 * @param area texts of an area's own codes, so that other pages do not load them
 */
export function useErrorText(area: { pt: Words; en: Words } = NONE): (code: string) => string {
	const shared: Words = useStrings({ pt, en });
	const own = useStrings<Words>(area);
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (code) => wordOf(own, code) ?? wordOf(shared, code) ?? common.unknownError;
}

/** Only own properties: "constructor" is not a code. */
const wordOf = (words: Words, code: string): string | undefined =>
	Object.hasOwn(words, code) ? words[code as ErrorCode] : undefined;
