import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ToldChanges, ToldPage } from "#app/contracts/told-conversations.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";

type Telling = [channelId: string, told: ToldChanges | ToldPage];
/** What happens to the next telling: it is lost, or its answer is, or it comes a second time later. */
export type TellingFate = { kind: "lost" | "unanswered" } | { kind: "again"; held: Telling | null };
const CUT = "the line is cut";
const fates = new WeakMap<object, TellingFate>();

/** Puts faults between channels and hubs; remote calls need the method in its class. */
export async function putTellingFaults(workspaceId: string): Promise<void> {
	await runInDurableObject(workspaceHub(env, workspaceId), (hub) => {
		let owner = Object.getPrototypeOf(hub) as typeof hub;
		while (!Object.hasOwn(owner, "tellConversations")) owner = Object.getPrototypeOf(owner);
		if (fates.has(owner)) return;
		fates.set(owner, { kind: "again", held: null });
		const real = owner.tellConversations;
		owner.tellConversations = async function (this: typeof hub, ...told: Telling) {
			const fate = fates.get(this);
			if (fate?.kind === "again") fate.held ??= structuredClone(told);
			else fates.delete(this);
			if (fate?.kind === "lost") throw new Error(CUT);
			const answer = await real.apply(this, told);
			if (fate?.kind === "unanswered") throw new Error(CUT);
			return answer;
		};
	});
}

export const setTellingFate = (workspaceId: string, fate: TellingFate) =>
	runInDurableObject(workspaceHub(env, workspaceId), (hub) => void fates.set(hub, fate));

/** Whether the fate that was set last has come to pass. */
export const isTellingFateOver = (workspaceId: string) =>
	runInDurableObject(workspaceHub(env, workspaceId), (hub) => !fates.has(hub));

/** The next telling comes again when the answer is called, when more has happened. */
export async function holdTelling(workspaceId: string): Promise<() => Promise<unknown>> {
	const fate: TellingFate = { kind: "again", held: null };
	await setTellingFate(workspaceId, fate);
	return async () => {
		// A page of everything that is told again would be of another generation by now.
		if (fate.held?.[1].kind !== "changes") return;
		const again = workspaceHub(env, workspaceId).tellConversations(...fate.held);
		// It may meet the next fault, as any telling.
		await again.catch((error: unknown) => {
			if (!String(error).includes(CUT)) throw error;
		});
	};
}
