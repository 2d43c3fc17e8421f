import type { ErrorCode } from "#app/contracts/errors.ts";
import { en as commonEn } from "./common.en.ts";
import { pt as commonPt } from "./common.pt.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";
import { useStrings } from "./use-strings.ts";

type Words = Partial<Record<ErrorCode, string>>;
const NONE = { pt: {}, en: {} };

/**
 * Turns a code of an answer into a sentence; a code nobody knows gets a general one.
 * @param area words of an area's own codes, which other pages need not carry
 */
export function useErrorText(area: { pt: Words; en: Words } = NONE): (code: string) => string {
	const shared: Words = useStrings({ pt, en });
	const own = useStrings<Words>(area);
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (code) => wordOf(own, code) ?? wordOf(shared, code) ?? common.unknownError;
}

/** A code that is a name every object has is no code. */
const wordOf = (words: Words, code: string): string | undefined =>
	Object.hasOwn(words, code) ? words[code as ErrorCode] : undefined;
