import { fail, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";

/**
 * The outcome of a form's work, where trouble of ours is an outcome too: the form then says
 * "Serviço indisponível" and keeps what was typed, instead of giving way to an error page (R18).
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
