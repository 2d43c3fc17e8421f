import { meterBucket } from "./metered.ts";
import type { FileStore } from "./port.ts";
import { createR2Store } from "./r2.ts";

const stores = new WeakMap<R2Bucket, FileStore>();

/** The installation's store of files; null: it has none, as where nobody switched R2 on. */
export function createFileStore(env: { MEDIA?: R2Bucket }): FileStore | null {
	const { MEDIA: bucket } = env;
	if (!bucket) return null;
	const store = stores.get(bucket) ?? createR2Store(meterBucket(bucket));
	stores.set(bucket, store);
	return store;
}
