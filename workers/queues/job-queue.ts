/**
 * The name our code knows a queue by. At the platform it carries its deployment's name before it, so that several
 * deployments share an account (`loja-emails-dead`); those of before have none (`emails-dead`).
 * @param queue as the platform calls it
 * @param known the names of our code; none of them ends with another one and a hyphen before it
 * @returns null: a queue of somebody else
 */
export function jobQueueOf(queue: string, known: readonly string[]): string | null {
	return known.find((name) => queue === name || queue.endsWith(`-${name}`)) ?? null;
}
