/** A call of our JSON API that failed. */
export class ApiError extends Error {
	/** HTTP status; 0 when no answer came. */
	readonly status: number;
	/** A code of contracts/errors.ts, or "network". */
	readonly code: string;
	readonly requestId: string | null;

	constructor(status: number, code: string, requestId: string | null = null) {
		super(`${String(status)} ${code}`);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.requestId = requestId;
	}

	/**
	 * Whether the same request may succeed later: no answer, a time-out, too many requests or a
	 * server error.
	 */
	get isPassing(): boolean {
		return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
	}
}

/**
 * Why a call of our JSON API failed.
 * @param otherwise the code of a failure that is no ApiError
 */
export const codeOf = (error: unknown, otherwise = "network"): string =>
	error instanceof ApiError ? error.code : otherwise;
