/** An API call that was not answered with what it asked for. */
export class ApiError extends Error {
	/** HTTP status; 0 when nobody answered. */
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

	/** The same request may pass later: no answer, a time-out, too many, or trouble of ours. */
	get isPassing(): boolean {
		return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
	}
}
