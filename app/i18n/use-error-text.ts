import { ERROR_CODES, type ErrorCode } from "#app/contracts/errors.ts";
import { en as commonEn } from "./common.en.ts";
import { pt as commonPt } from "./common.pt.ts";
import { en } from "./errors.en.ts";
import { pt } from "./errors.pt.ts";
import { useStrings } from "./use-strings.ts";

/** Turns a code of an answer into a sentence; a code nobody knows gets a general one. */
export function useErrorText(): (code: string) => string {
	const words = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	return (code) => {
		const known: ErrorCode | undefined = ERROR_CODES.find((candidate) => candidate === code);
		return known ? words[known] : common.unknownError;
	};
}
