/**
 * Whether the platform is an emulator on this machine, which CLOUDFLARE_API_BASE_URL then names. It also answers for
 * the sites that are deployed to it, and nobody has to be waited for.
 */
export function isEmulated(env) {
	const base = env.CLOUDFLARE_API_BASE_URL;
	return base !== undefined && /^http:\/\/127\.0\.0\.1:\d+$/.test(base);
}

/** Where `url` is asked for: itself, or what the emulator answers in its place. */
export function reachableAt(url, env) {
	return isEmulated(env) ? `${env.CLOUDFLARE_API_BASE_URL}/__site/${new URL(url).host}` : url;
}
