/** Questions to the person at the terminal. */
import { createInterface } from "node:readline/promises";

const isTerminal = () => process.stdin.isTTY && process.stdout.isTTY;

/** @returns {Promise<string | null>} what was typed; null where nobody can type */
export async function askText(question) {
	if (!isTerminal()) return null;
	const reader = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return (await reader.question(`${question} `)).trim();
	} finally {
		reader.close();
	}
}

/** @returns {Promise<boolean | null>} null where nobody can answer */
export async function askYes(question) {
	const answer = await askText(`${question} [s/N]`);
	return answer === null ? null : /^(s|sim|y|yes)$/i.test(answer);
}
