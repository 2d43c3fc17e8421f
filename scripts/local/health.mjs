/**
 * Asks a server for its health once.
 * @param {string} origin without a path, as `http://127.0.0.1:8787`
 * @param {number} timeoutMs
 * @returns {Promise<{ ok: boolean, status: number, text: string } | null>} null: no answer in time
 */
export async function askHealth(origin, timeoutMs) {
	try {
		const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(timeoutMs) });
		return { ok: answer.ok, status: answer.status, text: (await answer.text()).slice(0, 200) };
	} catch {
		return null;
	}
}
