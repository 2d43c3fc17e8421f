/** How many random cases a property gets. They are others in each run: a fifth of them in `npm test`, all in the long form. */
export const runs = (all: number): number =>
	process.env.PROSA_LONG === "1" ? all : Math.ceil(all / 5);
