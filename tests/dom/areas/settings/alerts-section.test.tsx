import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { drawSettings } from "./drawn-settings.tsx";

const section = () => within(screen.getByRole("region", { name: "Notificações" }));
const ASK = "Avisar neste computador";

interface Sent {
	path: string;
	method: string;
	body: unknown;
}

/** Our server: takes everything, or nothing. Answers what was sent. */
function serve(isRefusing = false): Sent[] {
	const sent: Sent[] = [];
	vi.stubGlobal("fetch", async (path: string, init: { method: string; body: string }) => {
		sent.push({ path, method: init.method, body: JSON.parse(init.body) });
		return isRefusing
			? Response.json({ error: { code: "unavailable", requestId: "r" } }, { status: 503 })
			: new Response(null, { status: 204 });
	});
	return sent;
}

/** A browser that asks its person, who says `answer`. @param endpoint of its push service; null: it has none */
function browse(answer: NotificationPermission, endpoint: string | null) {
	const asked: string[] = [];
	const browser = {
		permission: "default" as NotificationPermission,
		requestPermission: async () => {
			asked.push("asked");
			browser.permission = answer;
			return answer;
		},
	};
	vi.stubGlobal("Notification", browser);
	const subscription = {
		options: { applicationServerKey: new Uint8Array([251, 255, 1]).buffer },
		toJSON: () => ({ endpoint, keys: { p256dh: "Bpublic", auth: "secret" } }),
		unsubscribe: async () => true,
	};
	const registration = {
		pushManager: {
			subscribe: async () => {
				if (endpoint === null) throw new DOMException("no push service", "AbortError");
				return subscription;
			},
			getSubscription: async () => (endpoint === null ? null : subscription),
		},
	};
	Object.defineProperty(navigator, "serviceWorker", {
		configurable: true,
		value: { register: async () => registration, getRegistration: async () => registration },
	});
	return asked;
}

afterEach(() => {
	localStorage.clear();
	Reflect.deleteProperty(navigator, "serviceWorker");
	vi.unstubAllGlobals();
});

test("nothing is asked before the click; then this browser is told, and can be told no more", async () => {
	const asked = browse("granted", "https://push.example/x");
	const sent = serve();
	const { user } = await drawSettings("#notificacoes", () => null);
	expect(asked).toEqual([]);
	await user.click(section().getByRole("button", { name: ASK }));
	await section().findByText(/Avisa também com as abas fechadas/);
	expect(asked).toEqual(["asked"]);
	expect(sent).toEqual([
		{
			path: "/api/alerts/subscription",
			method: "PUT",
			body: {
				endpoint: "https://push.example/x",
				publicKey: "Bpublic",
				authSecret: "secret",
				serverKey: "-_8B",
				locale: "pt",
			},
		},
	]);
	await user.click(section().getByRole("button", { name: "Parar de avisar aqui" }));
	await section().findByRole("button", { name: ASK });
	expect(sent[1]).toMatchObject({ path: "/api/alerts/subscription", method: "DELETE" });
});

test("a browser that refuses says so and is not asked again; one without a push service tells while a tab is open", async () => {
	browse("denied", null);
	serve();
	const { user } = await drawSettings("#notificacoes", () => null);
	await user.click(section().getByRole("button", { name: ASK }));
	await section().findByText(/O navegador recusou/);
	expect(section().queryByRole("button", { name: ASK })).toBeNull();
});

test("a browser without a push service tells while a tab is open", async () => {
	browse("granted", null);
	const sent = serve();
	const { user } = await drawSettings("#notificacoes", () => null);
	await user.click(section().getByRole("button", { name: ASK }));
	await section().findByText(/enquanto uma aba da Prosa estiver aberta/);
	expect(sent).toEqual([]);
});

test("each choice is saved at once with the zone that this person looks at, and taken back when it is not", async () => {
	browse("default", null);
	const sent = serve();
	const toasts = listenToToasts();
	const { user } = await drawSettings("#notificacoes", () => null);
	await user.click(section().getByRole("radio", { name: /Só as minhas/ }));
	await user.click(section().getByRole("switch", { name: "Horário de silêncio" }));
	const from = section().getByLabelText<HTMLInputElement>("Das");
	expect([from.value, section().getByLabelText<HTMLInputElement>("Até").value]).toEqual([
		"20:00",
		"08:00",
	]);
	await waitFor(() => expect(sent).toHaveLength(2));
	expect(sent.at(-1)).toEqual({
		path: "/api/alerts",
		method: "PUT",
		body: {
			views: "mine",
			hasSound: false,
			quiet: { from: 1200, until: 480 },
			timeZone: "America/Sao_Paulo",
		},
	});
	serve(true);
	const sound = section().getByRole<HTMLInputElement>("switch", { name: "Tocar um som" });
	await user.click(sound);
	await waitFor(() => expect(sound.checked).toBe(false));
	expect(toasts.join()).toContain("Não foi possível salvar");
});
