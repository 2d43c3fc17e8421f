/** Operations of the store, as R2 bills them: what writes or lists, and what reads. Removing costs nothing. */
export interface FileUse {
	fileWrites: number;
	fileReads: number;
}

/** What is not named here costs nothing; parts of a multipart upload, which are few, count with its beginning. */
const BILLED: Partial<Record<string | symbol, keyof FileUse>> = {
	put: "fileWrites",
	list: "fileWrites",
	createMultipartUpload: "fileWrites",
	get: "fileReads",
	head: "fileReads",
};

/** Of this isolate. */
let use: FileUse = { fileWrites: 0, fileReads: 0 };

/** What was used since the last call; whoever takes it writes it down. */
export function takeFileUse(): FileUse {
	const taken = use;
	use = { fileWrites: 0, fileReads: 0 };
	return taken;
}

/** A bucket whose operations are counted. */
export const meterBucket = (bucket: R2Bucket): R2Bucket =>
	new Proxy(bucket, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			const kind = BILLED[name];
			return (...given: unknown[]): unknown => {
				if (kind) use[kind] += 1;
				return Reflect.apply(value, target, given);
			};
		},
	});
