import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import EmbeddedSignUpPage from "#app/areas/channels/embedded-signup/embedded-signup.route.tsx";
import type { SignUpView } from "#app/contracts/embedded-signup.ts";
import { draw } from "#tests/support/dom.tsx";

const META = "https://www.facebook.com";
const DIALOG = {
	appId: "123456789012345",
	configId: "777000777",
	sdk: { url: "https://connect.facebook.net/pt_BR/sdk.js", version: "v26.0" },
	origins: ["https://connect.facebook.net", META],
	state: "state-of-this-page",
};
const VIEW: SignUpView = {
	channelId: "channel-1",
	name: "Balcão",
	isShared: false,
	steps: [
		{ step: "webhooks", state: "done" },
		{ step: "number", state: "pin_needed" },
		{ step: "link", state: "waiting" },
	],
	account: { review: "PENDING", isFunded: false, canSend: "BLOCKED", reasons: [], readAt: 0 },
	history: null,
	historyUntil: 0,
	isUnfinished: true,
};

/** The SDK, whose dialog is in the test's hands. */
let login: { done: (answer: unknown) => void; options: Record<string, unknown> } | null = null;
beforeEach(() => {
	// The page was opened as a document of its own.
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([
		{ name: location.href } as PerformanceEntry,
	]);
	vi.stubGlobal("FB", {
		init: () => undefined,
		ui: () => undefined,
		login: (done: (answer: unknown) => void, options: Record<string, unknown>) => {
			login = { done, options };
		},
	});
});
afterEach(() => {
	login = null;
	// Otherwise leaving the page loads it anew.
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function drawPage(
	loaderData: object,
	answer: (form: Record<string, unknown>) => object = () => ({ code: null }),
) {
	const sent: Record<string, unknown>[] = [];
	const props = {
		loaderData: { dialog: DIALOG, missing: [], channel: null, signUp: null, ...loaderData },
	};
	const drawn = draw(
		<EmbeddedSignUpPage {...(props as unknown as Parameters<typeof EmbeddedSignUpPage>[0])} />,
		{
			at: "/whatsapp/meta",
			page: {
				action: async ({ request }) => {
					const form = Object.fromEntries(await request.formData());
					sent.push(form);
					return { intent: form.intent, code: null, ...answer(form) };
				},
			},
		},
	);
	return { ...drawn, sent };
}

const tell = (data: object, origin = META) =>
	act(() => {
		window.dispatchEvent(
			new MessageEvent("message", {
				origin,
				data: JSON.stringify({ type: "WA_EMBEDDED_SIGNUP", ...data }),
			}),
		);
	});
const connect = () => screen.findByRole("button", { name: "Conectar com a Meta" });
async function openDialog(user: ReturnType<typeof drawPage>["user"]) {
	const button = await connect();
	await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
	await user.click(button);
	if (!login) throw new Error("no dialog");
	return login;
}

const FINISHED = {
	event: "FINISH",
	data: { waba_id: "10229012934", phone_number_id: "10654035224" },
};

test("B13 what another window says is not heard; the dialog's account and the SDK's code go together", async () => {
	const { user, sent, address } = drawPage({}, () => ({ id: "new-1", refusal: null }));
	await user.click(screen.getByRole("radio", { name: "O número fica só aqui" }));
	await user.type(screen.getByLabelText(/Nome da instância/), "Loja");
	const dialog = await openDialog(user);
	expect(dialog.options).toMatchObject({ config_id: "777000777", response_type: "code" });
	tell({ event: "FINISH", data: { waba_id: "66666666" } }, "https://www.facebook.com.evil.example");
	tell(FINISHED);
	act(() => dialog.done({ authResponse: { code: "AQ-code" } }));
	await waitFor(() => expect(address()).toBe("/whatsapp/meta?instance=new-1"));
	expect(sent).toEqual([
		{
			intent: "finish",
			code: "AQ-code",
			businessId: "10229012934",
			phoneNumberId: "10654035224",
			state: "state-of-this-page",
			name: "Loja",
		},
	]);
});

test("a number that stays on its phone has Meta's own screens, and the code may come first", async () => {
	const { user, sent } = drawPage({}, () => ({ id: "new-2", refusal: null }));
	const dialog = await openDialog(user);
	expect(dialog.options).toMatchObject({
		extras: { featureType: "whatsapp_business_app_onboarding" },
	});
	act(() => dialog.done({ authResponse: { code: "AQ-code" } }));
	expect(sent).toEqual([]);
	tell({ event: "FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING", data: { waba_id: "10229012934" } });
	await waitFor(() => expect(sent).toMatchObject([{ businessId: "10229012934", isShared: "on" }]));
	expect(sent[0]).not.toHaveProperty("phoneNumberId");
});

test("who closes Meta's window, and what Meta or the server refuse, is said with what to do", async () => {
	const { user, sent } = drawPage({}, () => ({ id: null, refusal: "code_used" }));
	let dialog = await openDialog(user);
	act(() => dialog.done({ authResponse: null, status: "unknown" }));
	expect(await screen.findByText(/fechada antes do fim/)).toBeTruthy();
	dialog = await openDialog(user);
	tell({ event: "ERROR", data: { error_message: "Your account is too new" } });
	expect(await screen.findByText("Your account is too new")).toBeTruthy();
	expect(sent).toEqual([]);
	dialog = await openDialog(user);
	tell(FINISHED);
	act(() => dialog.done({ authResponse: { code: "AQ-code" } }));
	expect((await screen.findByRole("alert")).textContent).toContain("já foi usada");
});

test("where it stands is said step by step; the owner's PIN is asked for, and goes on", async () => {
	const { user, sent } = drawPage({ signUp: VIEW, channel: { id: "channel-1", name: "Balcão" } });
	const steps = screen.getAllByRole("listitem").map((item) => item.textContent);
	expect(steps[0]).toContain("Avisos da Meta: Feito");
	expect(steps[1]).toContain("Registro do número: Pendente");
	expect(screen.getByText("Em análise")).toBeTruthy();
	expect(screen.getByText("Bloqueado")).toBeTruthy();
	expect(screen.getByText(/Não definida/)).toBeTruthy();
	const pin = screen.getByLabelText("PIN de confirmação em duas etapas");
	await user.type(pin, "123");
	await user.click(screen.getByRole("button", { name: "Continuar" }));
	expect(await screen.findByText("O PIN tem 6 dígitos.")).toBeTruthy();
	await user.type(pin, "456");
	await user.click(screen.getByRole("button", { name: "Continuar" }));
	await waitFor(() =>
		expect(sent).toEqual([{ intent: "go-on", channelId: "channel-1", pin: "123456" }]),
	);
});

test("a phone's history tells how much has come, or that its owner keeps it", () => {
	const shared: SignUpView = {
		...VIEW,
		isShared: true,
		steps: [{ step: "history", state: "done" }],
		history: { progress: 40, isDeclined: false, isWorking: true },
		isUnfinished: false,
	};
	drawPage({ signUp: shared });
	expect(screen.getByText(/^40% das conversas/)).toBeTruthy();
	drawPage({
		signUp: { ...shared, history: { progress: null, isDeclined: true, isWorking: false } },
	});
	expect(screen.getByText(/não compartilhar as conversas/)).toBeTruthy();
});

test("a number that is connected opens Meta's window again only when asked to", async () => {
	const done: SignUpView = {
		...VIEW,
		steps: [{ step: "link", state: "done" }],
		isUnfinished: false,
	};
	const { user, address } = drawPage({
		signUp: done,
		channel: { id: "channel-1", name: "Balcão" },
	});
	expect(screen.queryByRole("button", { name: "Conectar com a Meta" })).toBeNull();
	await user.click(screen.getByRole("button", { name: "Abrir a janela da Meta de novo" }));
	expect(await connect()).toBeTruthy();
	expect(address()).toBe("/whatsapp/meta?instance=channel-1&again=");
});

test("an installation without it says what is missing, and the way by hand", () => {
	drawPage({ dialog: null, missing: ["WHATSAPP_CONFIG_ID"] });
	expect(screen.getByText("WHATSAPP_CONFIG_ID")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Digitar os dados" }).getAttribute("href")).toBe(
		"/whatsapp/instances/new?gateway=cloud-api",
	);
	expect(screen.queryByRole("button", { name: "Conectar com a Meta" })).toBeNull();
});
