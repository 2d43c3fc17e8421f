/** Makes services when they are first asked for: a request needs one or two of some ninety. */

/** What `make` makes, once, and not before it is asked for. */
export function once<Made>(make: () => Made): () => Made {
	let made: { value: Made } | null = null;
	return () => (made ??= { value: make() }).value;
}

/**
 * Services that are wired together, each by its name, for `onDemand`: the first that is asked for makes the group.
 * @param names all of them; the compiler says when one is missing
 */
export function ofGroup<Group extends object>(
	group: () => Group,
	names: Record<keyof Group, true>,
): { [Name in keyof Group]: () => Group[Name] } {
	const makers = {} as { [Name in keyof Group]: () => Group[Name] };
	for (const name of Object.keys(names) as (keyof Group)[]) makers[name] = () => group()[name];
	return makers;
}

/** An object that looks as if all its properties were there, each made by its function when it is first read. */
export function onDemand<Makers extends Record<string, () => unknown>>(
	makers: Makers,
): { [Name in keyof Makers]: ReturnType<Makers[Name]> } {
	const made = {};
	for (const name of Object.keys(makers)) {
		const shown = { configurable: true, enumerable: true };
		Object.defineProperty(made, name, {
			...shown,
			get() {
				const value = makers[name]?.();
				Object.defineProperty(made, name, { ...shown, writable: true, value });
				return value;
			},
		});
	}
	return made as { [Name in keyof Makers]: ReturnType<Makers[Name]> };
}
