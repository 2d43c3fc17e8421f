import { RouterContextProvider } from "react-router";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { Role } from "#app/domain/team/role.ts";

export const channel = (overrides: Partial<ChannelSummary> = {}): ChannelSummary => ({
	id: "c1",
	type: "whatsapp",
	name: "Vendas",
	status: "disconnected",
	phone: null,
	gateway: "simulator",
	isActive: true,
	createdAt: 0,
	...overrides,
});

export const signedInAs = (role: Role, channels: ChannelSummary[] = []): SignedIn => ({
	signInId: "sign-in-1",
	userId: "user-1",
	email: "ana@loja.test",
	fullName: "Ana Lima",
	member: { id: "member-1", role, avatarUrl: null },
	workspace: { id: "workspace-1", name: "Loja", slug: "loja", plan: "free" },
	channels,
});

/** Arguments of a loader or an action: a request with its context, services faked by what a test names. */
export function routeArgs(options: {
	services: object;
	path?: string;
	params?: Record<string, string>;
	signedIn?: SignedIn;
	/** Sent as a form; a plain value is sent as JSON. */
	form?: Record<string, string>;
	json?: unknown;
}): never {
	const url = new URL(options.path ?? "/", "http://own.example");
	const context = new RouterContextProvider();
	context.set(servicesContext, options.services as never);
	context.set(preferencesContext, {
		locale: "pt",
		theme: null,
		timeZone: "America/Sao_Paulo",
		sidebarOpen: true,
		menuGroups: [],
		hidesSteps: false,
	});
	if (options.signedIn) context.set(signedInContext, options.signedIn);
	const body =
		options.json === undefined
			? options.form && new URLSearchParams(options.form)
			: JSON.stringify(options.json);
	const request = new Request(url, body === undefined ? {} : { method: "POST", body });
	return { request, context, params: options.params ?? {}, url, pattern: "/" } as never;
}

/** What a loader threw: its status, and where it sends to. */
export async function thrownBy(
	run: () => unknown,
): Promise<{ status: number; location: string | null; cookies: string[] }> {
	try {
		await run();
	} catch (thrown) {
		return outcomeOf(thrown);
	}
	throw new Error("nothing was thrown");
}

/** Status, place and cookies of a redirect or of `data(…, { status })`. */
export function outcomeOf(answer: unknown): {
	status: number;
	location: string | null;
	cookies: string[];
} {
	if (answer instanceof Response) {
		const { status, headers } = answer;
		return { status, location: headers.get("location"), cookies: headers.getSetCookie() };
	}
	const { init } = answer as { init: ResponseInit | null };
	const cookies = new Headers(init?.headers).getSetCookie();
	return { status: init?.status ?? 200, location: null, cookies };
}

/** The value of `data(value)`. */
export const valueOf = <Value>(answer: unknown): Value => (answer as { data: Value }).data;
