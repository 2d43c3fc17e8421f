import type { Result } from "#app/domain/result.ts";

/**
 * What may be asked of an object, by name: a plain function of what the object is made of and of the call's own
 * arguments. An entry of the table is all it takes: the object answers to its name from then on.
 */
export type Operations<Host> = Readonly<
	Record<string, (host: Host, ...args: never[]) => Result<unknown, string>>
>;

/** An operation as its callers see it: first the workspace they speak for, then its own arguments. */
type Method<Operation> = Operation extends (host: never, ...args: infer Args) => infer Answer
	? (workspaceId: string, ...args: Args) => Promise<Answer | { ok: false; code: "not_found" }>
	: never;
type Methods<Table> = { [Name in keyof Table]: Method<Table[Name]> };

/** Runs an operation for a workspace, or answers like nothing. By a symbol: no remote call can name it. */
export const ASK = Symbol("ask");

type Run<Host> = (host: Host) => Result<unknown, string>;
interface Asked<Host> {
	[ASK](workspaceId: string, run: Run<Host>): Result<unknown, string>;
}
type HostOf<Instance> = Instance extends Asked<infer Host> ? Host : never;
type ObjectClass<Instance> = new (ctx: DurableObjectState, env: Env) => Instance;

/** A class of objects with a method for each operation of the table, found by remote calls and by their types. */
export function withOperations<
	Base extends ObjectClass<Asked<unknown>>,
	Table extends Operations<HostOf<InstanceType<Base>>>,
>(base: Base, table: Table): ObjectClass<InstanceType<Base> & Methods<Table>> {
	const made = class extends (base as ObjectClass<Asked<unknown>>) {};
	for (const [name, run] of Object.entries(table))
		Object.defineProperty(made.prototype, name, {
			configurable: true,
			writable: true,
			async value(this: Asked<unknown>, workspaceId: string, ...args: never[]) {
				return this[ASK](workspaceId, (host) => run(host as never, ...args));
			},
		});
	return made as unknown as ObjectClass<InstanceType<Base> & Methods<Table>>;
}
