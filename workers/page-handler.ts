/**
 * Answers pages by a handler that is made once per isolate: React Router ranks all routes when it makes one, a
 * millisecond of processor that a handler made of a function costs with every request. The build is loaded with the
 * first page, because objects, queues and webhooks need none.
 * @param load the build; tried again with the next page when it fails
 */
export function createPageHandler<Build, Handler extends (...given: never[]) => unknown>(
	load: () => Promise<Build>,
	make: (build: Build) => Handler,
): () => Promise<Handler> {
	// What is kept is the handler, not its promise: an isolate's request must not wait for the work of another.
	let made: Handler | null = null;
	return async () => {
		if (made) return made;
		const build = await load();
		made ??= make(build);
		return made;
	};
}
