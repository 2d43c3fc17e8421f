/** Longer answers are no SMTP. */
const MAX_ANSWER_LENGTH = 64 * 1024;

/** The two directions of a connection, in lines. Throws when the other end is gone. */
export interface Lines {
	write(text: string): Promise<void>;
	/** One answer, its continuation lines with it: `250-…`, `250 …`. */
	readAnswer(): Promise<{ code: string; lines: string[] }>;
	/** Lets go of the streams, for STARTTLS. */
	release(): void;
}

export function createLines(socket: {
	readable: ReadableStream<Uint8Array>;
	writable: WritableStream<Uint8Array>;
}): Lines {
	const reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader();
	const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter();
	const decoder = new TextDecoder();
	let waiting = "";
	return {
		write: (text) => writer.write(new TextEncoder().encode(text)),
		async readAnswer() {
			for (;;) {
				const lines = waiting.split("\r\n").slice(0, -1);
				const last = lines.findIndex((line) => !/^\d{3}-/.test(line));
				const code = lines[last]?.slice(0, 3) ?? "";
				if (last >= 0) {
					if (!/^[2-5]\d\d$/.test(code)) throw new Error("not an SMTP answer");
					const answer = lines.slice(0, last + 1);
					waiting = waiting.slice(answer.reduce((sum, line) => sum + line.length + 2, 0));
					return { code, lines: answer };
				}
				const chunk = await reader.read();
				if (chunk.done) throw new Error("the connection ended");
				waiting += decoder.decode(chunk.value, { stream: true });
				if (waiting.length > MAX_ANSWER_LENGTH) throw new Error("an answer too long");
			}
		},
		release() {
			reader.releaseLock();
			writer.releaseLock();
		},
	};
}
