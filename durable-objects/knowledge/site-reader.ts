import { createHostCheck } from "#workers/adapters/host-check.ts";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import { readSite, SITE_LIMITS } from "#workers/adapters/website/read-site.ts";
import { loadConfig } from "#workers/config.ts";
import type { ReadSome } from "./source-reads.ts";

/** Reads sites through the guarded fetch of this deployment. */
export const createSiteReader =
	(env: Env): ReadSome =>
	async (address, cursor, maxPages) => {
		const { allowedPrivateHosts, publicUrl, resolverUrl } = loadConfig(env);
		const fetchDocument = createDocumentFetch({
			allowedPrivateHosts,
			ownOrigin: publicUrl,
			checkHost: createHostCheck(resolverUrl),
		});
		return readSite(address, cursor, {
			fetchDocument,
			limits: { ...SITE_LIMITS, maxPages },
			now: Date.now,
			wait: (ms) => scheduler.wait(ms),
		});
	};
