import type { ErrorCode } from "#app/contracts/errors.ts";
import { type Fields, type RequestOptions, useRequest } from "./use-request.ts";

/**
 * The request of one form of a page, so that two forms never wait for each other. `onAnswer` runs
 * once for each answer of the server.
 */
export function useIntent<Answer extends { intent: unknown; code: ErrorCode | null }>(
	intent: NonNullable<Answer["intent"]> & string,
	onAnswer: (answer: Answer) => void = () => undefined,
	options: RequestOptions = {},
) {
	const { Form, send, isBusy, answer } = useRequest<Answer>(onAnswer, options);
	return {
		Form,
		send: (fields: Fields = {}): void => send({ ...fields, intent }),
		isSending: isBusy,
		/** The code of a refusal; null when there is none, and during another attempt. */
		refusal: answer?.code ?? null,
	};
}
