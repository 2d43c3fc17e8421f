import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DeliveriesTab } from "#app/areas/channels/instance-settings/deliveries-tab.tsx";
import { SettingsTab } from "#app/areas/channels/instance-settings/settings-tab.tsx";
import { isChanged, toDraft, toFields } from "#app/areas/channels/instance-settings/use-draft.ts";
import type { DeliveryView, InstanceSettingsView } from "#app/contracts/instance-settings.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import { AppTheme } from "#app/ui/theme.tsx";

const NOW = Date.UTC(2026, 10, 21, 12);
const delivery: DeliveryView = {
	id: "d1",
	event: "message.received",
	state: "failed",
	body: '{"text":"<script>x</script>"}',
	isBodyCut: false,
	attempts: 8,
	responseStatus: 500,
	responseText: "boom",
	problem: "status",
	isReplay: true,
	createdAt: NOW,
	nextAt: NOW,
	triedAt: NOW,
};
const view = (change: Partial<InstanceSettingsView> = {}): InstanceSettingsView => ({
	instance: {
		id: "i1",
		type: "whatsapp",
		name: "Loja <b>",
		status: "connected",
		phone: "5511987654321",
		gateway: "evolution",
		isActive: true,
		createdAt: NOW,
	},
	settings: DEFAULT_SETTINGS,
	webhook: {
		address: { isSet: true, mask: "https://hooks.loja.com.br/••••••••" },
		switches: { onSend: true, onReceive: false, onConnect: false, onDisconnect: false },
		hasSecret: true,
		oldSecretUntil: null,
		pausedAt: null,
		retryAt: null,
	},
	apiKey: { prefix: "pk_abcde", createdAt: NOW },
	cloud: null,
	gatewayName: null,
	otherWays: [{ choice: "waha", vendor: "waha", name: null }],
	deliveries: [delivery],
	olderCursor: null,
	...change,
});

function render(part: ReactNode): string {
	const router = createMemoryRouter([{ path: "/", element: <AppTheme>{part}</AppTheme> }]);
	return renderToStaticMarkup(<RouterProvider router={router} />);
}
const settings = (change: Partial<InstanceSettingsView> = {}, mayManage = true) =>
	render(<SettingsTab apiUrl="https://prosa.test/api" mayManage={mayManage} view={view(change)} />);
const deliveries = (change: Partial<InstanceSettingsView> = {}) =>
	render(<DeliveriesTab mayManage now={NOW} view={view(change)} />);

test("the settings name the gateway in use and show a key by eight characters", () => {
	const html = settings();
	expect(html).toContain("Esta instância usa Evolution API como motor de conexão");
	expect(html).toContain("pk_abcde…");
	expect(html).not.toContain("Você tem alterações não salvas");
	expect(html.match(/role="switch"/g)).toHaveLength(10);
	expect(html).toContain("Máximo de tentativas de conexão");
});

test("whoever may only look finds every field off, the reason, and no way to delete", () => {
	const html = settings({}, false);
	expect(html).toMatch(/<fieldset[^>]*disabled/);
	expect(html).toContain("Só gestores e administradores mudam as configurações.");
	expect(html).not.toContain("Excluir instância");
	expect(html).not.toContain("Gerar nova chave");
});

test("the official API's credentials are there only where it carries the instance", () => {
	const token = { isSet: true, mask: "••••••••" };
	expect(settings()).not.toContain("API oficial");
	const cloud = { phoneNumberId: "12345", businessId: "", token, isSignedUp: false };
	const proved = settings({ cloud: { ...cloud, standing: "proved" } });
	expect(proved).toContain("API oficial");
	expect(proved).toContain("A Meta confirmou este número com o token guardado.");
	for (const standing of ["waiting", "unproved"] as const)
		expect(settings({ cloud: { ...cloud, standing } })).toContain("nada chega por ele");
});

test("F10 a delivery shows its state, its answer and its body as text", () => {
	const html = deliveries();
	for (const words of ["Falhou", "Mensagem recebida", "HTTP 500", "8 tentativas", "reenvio"])
		expect(html).toContain(words);
	expect(html).not.toContain("<script>x");
	expect(html).not.toContain("Webhook pausado");
});

test("a paused address says so and can be resumed; without deliveries there is what will come", () => {
	const webhook = { ...view().webhook, pausedAt: NOW };
	const html = deliveries({ webhook, deliveries: [] });
	expect(html).toContain("Webhook pausado");
	expect(html).toContain("Retomar");
	expect(html).toContain("Nenhuma entrega ainda");
});

test("the form is dirty while something differs from what is stored, and sends switches as such", () => {
	const stored = toDraft(view());
	expect(isChanged(stored, {})).toBe(false);
	expect(isChanged(stored, { name: "Outra" })).toBe(true);
	expect(isChanged(stored, { name: stored.name, rejectCalls: stored.rejectCalls })).toBe(false);
	const fields = toFields({ ...stored, rejectCalls: false }, false);
	expect(fields).toMatchObject({ onSend: "on", webhookUrl: stored.webhookUrl });
	expect("rejectCalls" in fields || "cloudToken" in fields).toBe(false);
});
