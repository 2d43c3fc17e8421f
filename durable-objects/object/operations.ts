import type { Result } from "#app/domain/result.ts";

/**
 * The operations of an object by name. Each is a plain synchronous function of the object's parts (`Host`)
 * and the arguments of the call. An entry is enough: `withOperations` adds a method of this name to the
 * class.
 */
export type Operations<Host> = Readonly<
	Record<string, (host: Host, ...args: never[]) => Result<unknown, string>>
>;

/**
 * An operation as a remote method: the caller's workspace id first, then the arguments. `not_found` is
 * added to the refusals: the object belongs to another workspace, or to none.
 */
type Method<Operation> = Operation extends (host: never, ...args: infer Args) => infer Answer
	? (workspaceId: string, ...args: Args) => Promise<Answer | { ok: false; code: "not_found" }>
	: never;
type Methods<Table> = { [Name in keyof Table]: Method<Table[Name]> };

/**
 * Key of the method that checks the workspace and runs an operation, or answers `not_found`. A symbol,
 * because remote calls can only name strings.
 */
export const ASK = Symbol("ask");

/**
 * Names that Workers RPC and the runtime use on every object, whether or not its class defines them. `then` would
 * make an awaited stub a promise.
 */
const RESERVED: ReadonlySet<string> = new Set([
	"alarm",
	"connect",
	"ctx",
	"dup",
	"env",
	"fetch",
	"then",
	"webSocketClose",
	"webSocketError",
	"webSocketMessage",
]);

type Run<Host> = (host: Host) => Result<unknown, string>;
interface Asked<Host> {
	[ASK](
		workspaceId: string,
		run: Run<Host>,
	): Result<unknown, string> | Promise<Result<unknown, string>>;
}
type HostOf<Instance> = Instance extends Asked<infer Host> ? Host : never;
type ObjectClass<Instance> = new (ctx: DurableObjectState, env: Env) => Instance;

/**
 * Makes a class of objects with one RPC method for each operation of the table, typed for callers of its
 * stub.
 * @param table names must not collide with methods of `base` or with names the platform calls or reads
 * @throws at class definition when a name collides: the operation would silently replace `fetch`, `alarm`
 *   or a method of the object
 */
export function withOperations<
	Base extends ObjectClass<Asked<unknown>>,
	Table extends Operations<HostOf<InstanceType<Base>>>,
>(base: Base, table: Table): ObjectClass<InstanceType<Base> & Methods<Table>> {
	refuseCollisions(base, Object.keys(table));
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

function refuseCollisions(base: ObjectClass<Asked<unknown>>, names: readonly string[]): void {
	for (const name of names)
		if (RESERVED.has(name) || name in base.prototype)
			throw new Error(
				`The operation "${name}" would replace what objects of this class have already.`,
			);
}
