/** The demonstration workspace, created once per state folder. */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEMONSTRATION } from "../demo/loja-aurora.mjs";

const SEED_TIMEOUT_MS = 2 * 60_000;

/**
 * @param {{ state: string, url: string }} options
 * @returns {Promise<boolean>} whether the demonstration is there; a failure is printed
 */
export async function seedOnce({ state, url }) {
	const stamp = path.join(state, "seeded");
	if (existsSync(stamp)) return true;
	try {
		const answer = await fetch(`${url}/dev/seed`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: url },
			body: JSON.stringify(DEMONSTRATION),
			signal: AbortSignal.timeout(SEED_TIMEOUT_MS),
		});
		// Beside a public PUBLIC_URL there is no demonstration: its passwords are printed for everybody.
		if (answer.status === 404) return false;
		if (!answer.ok)
			throw new Error(`respondeu ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
	} catch (error) {
		console.warn(`A demonstração não pôde ser criada: ${error.message}`);
		return false;
	}
	writeFileSync(stamp, DEMONSTRATION.workspace.slug);
	return true;
}

/** The sign-ins to print, one line per member. */
export function listSignIns() {
	return DEMONSTRATION.members.map(
		({ email, password, role }) => `  ${email}  ${password}  (${role})`,
	);
}
