import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LinkWays } from "#app/areas/channels/link/link-ways.tsx";
import { asClock } from "#app/areas/channels/link/as-clock.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { AppTheme } from "#app/ui/theme.tsx";
import { channel } from "../../route-args.ts";

const CAPABLE: GatewayCapabilities = {
	linking: "qr",
	pairingCode: true,
	groupNames: false,
	keepsWebhook: false,
	refusesCalls: false,
	passkey: true,
	presence: true,
	typing: true,
	receipts: true,
	profiles: false,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: 4096,
};
const IDLE: LinkView = {
	status: "disconnected",
	qr: null,
	pairingCode: null,
	failures: 0,
	pausedForMs: 0,
	attempts: 0,
	maxAttempts: 5,
	phone: null,
	profileName: null,
	reason: null,
	passkey: null,
};

function inRouter(part: ReactNode): string {
	const router = createMemoryRouter([{ path: "/", element: part }]);
	return renderToStaticMarkup(
		<AppTheme>
			<RouterProvider router={router} />
		</AppTheme>,
	);
}
const nothing = (): void => undefined;
const ways = (
	link: Partial<LinkView>,
	capabilities: Partial<GatewayCapabilities> = {},
	offersSignUp = false,
) =>
	inRouter(
		<LinkWays
			capabilities={{ ...CAPABLE, ...capabilities }}
			instance={channel()}
			isBusy={false}
			isOffline={false}
			link={{ ...IDLE, ...link }}
			mayLink
			offersSignUp={offersSignUp}
			onAnswer={nothing}
			onConnect={nothing}
			onGenerate={nothing}
			onPair={nothing}
			onReset={nothing}
			onStop={nothing}
		/>,
	);

test("the official API connects through Meta too, where the installation has that", () => {
	const official = { linking: "credentials" } as const;
	expect(ways({}, official, true)).toContain("/whatsapp/meta?instance=");
	expect(ways({}, official)).not.toContain("/whatsapp/meta");
	expect(ways({}, {}, true)).not.toContain("/whatsapp/meta");
});

test("only what the gateway can is offered: a code beside the QR, or the QR alone", () => {
	expect(ways({})).toMatch(/role="tab"[^>]*>QR Code<.*role="tab"[^>]*>Código no celular</);
	expect(ways({}, { pairingCode: false })).not.toContain("Código no celular");
});

test("a code is shown in its two groups, and its tab is the open one", () => {
	const html = ways({ status: "waiting_qr", pairingCode: "ABCD1234" });
	expect(html).toContain("Código para digitar no celular: ABCD-1234");
	expect(html).toMatch(/aria-selected="true"[^>]*>Código no celular/);
	// In the other tab no QR is waited for: a new one is a click away.
	expect(html).toContain("Gerar QR Code");
});

test("the official API has no QR: a button, and the way to its token", () => {
	const html = ways({ reason: "credentials_refused" }, { linking: "credentials" });
	expect(html).toContain("A Meta recusou o token ou o identificador do número");
	expect(html).toContain("Conferir token e número");
	expect(html).not.toContain("QR Code<");
});

test("a passkey the gateway cannot complete leads to three exits, and never to a new registration", () => {
	const html = ways({ status: "passkey_required" }, { passkey: false });
	for (const exit of [
		"Usar outra forma de conexão",
		"Tentar mais tarde",
		"Usar a API oficial",
		"Não registre o número de novo",
	])
		expect(html).toContain(exit);
	expect(html).not.toContain("Os códigos são iguais");
});

test("a passkey the gateway can complete is signed, then compared", () => {
	const challenge = { step: "challenge", code: '{"challenge":"x"}' } as const;
	expect(ways({ status: "passkey_required", passkey: challenge })).toContain("Resposta assinada");
	const confirm = { step: "confirm", code: "4821" } as const;
	const html = ways({ status: "passkey_required", passkey: confirm });
	expect(html).toContain("Código de confirmação: 4821");
	expect(html).toContain("Os códigos são iguais");
	expect(html).toContain("São diferentes");
});

test("F04 what a gateway wants signed is text, whatever it holds", () => {
	const code = '<img src=x onerror="alert(1)">';
	const html = ways({ status: "passkey_required", passkey: { step: "challenge", code } });
	expect(html).not.toContain("<img");
});

test("N08 a number that another instance holds says so, and what to do", () => {
	const html = ways({ reason: "number_taken" });
	expect(html).toContain("Este número já está ligado a outra instância");
	expect(html).toContain("Desconecte-o lá antes de ligar aqui");
});

test.each([
	[600_000, "10:00"],
	[65_001, "1:06"],
	[900, "0:01"],
	[0, "0:00"],
])("%i ms are %s on the clock", (ms, shown) => {
	expect(asClock(ms)).toBe(shown);
});
