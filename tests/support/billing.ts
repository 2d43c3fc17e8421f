import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { inject } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Role } from "#app/domain/team/role.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
import { createServices } from "#workers/services/index.ts";
import type { StripeAddresses } from "./stripe-setup.ts";
import { createMember, createWorkspace, ORIGIN, type TestMember } from "./sign-in.ts";

/** Secrets that the emulator and the product share. */
const STRIPE = {
	STRIPE_SECRET_KEY: "sk_test_emulator",
	STRIPE_WEBHOOK_SECRET: "whsec_emulator",
	STRIPE_PREMIUM_PRICE: "price_premium",
};

const defer = (work: Promise<unknown>) => void work.catch(() => null);
/** One env for each emulator: the checked configuration is remembered by it. */
const withStripe = new Map<keyof StripeAddresses, Env>();
let emulator: keyof StripeAddresses = "services";

/** Which emulator this file has for itself. */
export function takeStripe(name: keyof StripeAddresses): void {
	emulator = name;
}

/** The deployment with Stripe configured, at the emulator. */
export function stripeEnv(): Env {
	const { url, host } = inject("stripe")[emulator];
	const known = withStripe.get(emulator);
	if (known) return known;
	const made = {
		...env,
		...STRIPE,
		STRIPE_URL: url,
		ALLOWED_PRIVATE_HOSTS: `127.0.0.1:9,${host}`,
	} as Env;
	withStripe.set(emulator, made);
	return made;
}
export const stripeServices = (now?: () => number) =>
	createServices(stripeEnv(), { defer, ...(now && { now }) });
export const demonstrationServices = (now?: () => number) =>
	createServices(env, { defer, ...(now && { now }) });

/** What somebody does at Stripe; over HTTP. */
export async function atStripe<T = unknown>(action: string, body: unknown = {}): Promise<T> {
	const answer = await fetch(`${inject("stripe")[emulator].url}/__emulator/${action}`, {
		method: "POST",
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
	return answer.json<T>();
}

export interface SignedEvent {
	id: string;
	type: string;
	body: string;
	signature: string;
}
/** Events since `from`, signed now, in the order they happened. */
export const listEvents = async (from = 0): Promise<SignedEvent[]> =>
	(await atStripe<SignedEvent[]>("events")).slice(from);

/** Sends an event to the Worker; answers the status. */
export async function bring(event: Pick<SignedEvent, "body" | "signature">): Promise<number> {
	const ctx = createExecutionContext();
	const call = new Request(`${ORIGIN}/webhooks/stripe`, {
		method: "POST",
		headers: { "stripe-signature": event.signature, "content-type": "application/json" },
		body: event.body,
	});
	const answer = await handleRequest(call, stripeEnv(), ctx, async () => new Response("page"));
	await waitOnExecutionContext(ctx);
	return answer.status;
}

export interface Payer {
	workspaceId: string;
	member: TestMember;
	/** Read anew each time: the plan changes. */
	signedIn(): Promise<SignedIn>;
}

/** A workspace on Grátis with one member. */
export async function createPayer(role: Role = "admin"): Promise<Payer> {
	const { id } = await createWorkspace();
	await env.DB.prepare("update workspaces set plan = 'free' where id = ?").bind(id).run();
	return payerOf(await createMember(id, role));
}

export function payerOf(member: TestMember): Payer {
	return {
		workspaceId: member.workspaceId,
		member,
		async signedIn() {
			const request = new Request(ORIGIN, { headers: { cookie: member.cookie } });
			const signedIn = await stripeServices().auth.findSignedIn(request);
			if (!signedIn) throw new Error("The member is not signed in.");
			return signedIn;
		},
	};
}

export async function planOf(workspaceId: string): Promise<string | null> {
	const row = await env.DB.prepare("select plan from workspaces where id = ?")
		.bind(workspaceId)
		.first<{ plan: string }>();
	return row?.plan ?? null;
}

export const subscriptionOf = (workspaceId: string) =>
	env.DB.prepare("select * from subscriptions where workspace_id = ?")
		.bind(workspaceId)
		.first<Record<string, unknown>>();
