/**
 * Asks a server for its health once. Never throws.
 * @param {string} origin without a path, as `http://127.0.0.1:8787`
 * @param {number} timeoutMs
 * @returns {Promise<{ ok: boolean, status: number | null, text: string }>} `status` null: there was no
 *   answer in time, and `text` is why
 */
export async function askHealth(origin, timeoutMs) {
	try {
		const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(timeoutMs) });
		return { ok: answer.ok, status: answer.status, text: (await answer.text()).slice(0, 200) };
	} catch (error) {
		return { ok: false, status: null, text: error.message };
	}
}
