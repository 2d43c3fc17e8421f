import { fail, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

/**
 * Turns an exception into the refusal `unavailable`, so that a form can show "Serviço indisponível" and keep what was
 * typed instead of being replaced by an error page (R18). Never throws; the exception is logged.
 */
export async function orUnavailable<T, Code extends string>(
	log: Log,
	work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code | "unavailable">> {
	try {
		return await work();
	} catch (error) {
		log({ event: "service_unavailable", level: "error", error });
		return fail("unavailable");
	}
}
