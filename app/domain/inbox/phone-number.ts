// Telephone numbers as people and programs write them.
import { fail, ok, type Result } from "../result.ts";

const BRAZIL = "55";

/**
 * Digits with country code, as addresses keep them. `+55 (11) 98765-4321`, `011 98765-4321` and
 * `5511987654321` are one number; ten or eleven digits without a plus are a Brazilian one.
 */
export function parsePhoneNumber(written: string): Result<string, "invalid_request"> {
	if (written.length > 40 || !/^\+?[\d\s().-]+$/.test(written.trim()))
		return fail("invalid_request");
	const isInternational = written.trim().startsWith("+");
	const digits = written.replace(/\D/g, "");
	const local = isInternational ? digits : digits.replace(/^0+/, "");
	const isBrazilian = !isInternational && /^[1-9]\d(?:9\d{8}|[2-8]\d{7}|[6-9]\d{7})$/.test(local);
	const number = isBrazilian ? BRAZIL + local : local;
	return /^[1-9]\d{7,14}$/.test(number) ? ok(number) : fail("invalid_request");
}
