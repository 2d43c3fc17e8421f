import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ConnectionCard } from "#app/areas/channels/connections/connection-card.tsx";
import { QrCard } from "#app/areas/channels/qr-codes/qr-card.tsx";
import { InstanceCard } from "#app/areas/channels/instances/instance-card.tsx";
import { AppTheme } from "#app/ui/theme.tsx";
import { channel } from "../../route-args.ts";

function render(part: ReactNode): string {
	const Stub = createRoutesStub([{ path: "/", Component: () => <AppTheme>{part}</AppTheme> }]);
	return renderToStaticMarkup(<Stub />);
}

test.each([
	["connected", "Conectado"],
	["connecting", "Conectando..."],
	["waiting_qr", "Aguardando QR Code"],
	["expired", "QR Code Expirado"],
	["disconnected", "Desconectado"],
	["unstable", "Instável"],
	["passkey_required", "Confirmação por passkey necessária"],
] as const)("spec 2, section 4: %s is badged as %s on the connections page", (status, words) => {
	const html = render(<ConnectionCard instance={channel({ status })} role="operator" />);
	expect(html).toContain(`${words}</span>`);
	const isUp = status === "connected" || status === "unstable";
	expect(html.includes("Desconectar")).toBe(isUp);
	expect(html.includes("Gerar QR Code")).toBe(!isUp);
});

test("the official API is offered no QR code, only its credentials", () => {
	const html = render(
		<ConnectionCard instance={channel({ gateway: "cloud-api" })} role="operator" />,
	);
	expect(html).toContain("Configurar acesso");
	expect(html).not.toContain("Gerar QR Code");
});

test("whoever may only look finds every button off, with the reason", () => {
	const html = render(<QrCard instance={channel()} role="viewer" />);
	expect(html.match(/<button[^>]*disabled/g)).toHaveLength(2);
	expect(html).toContain('title="Sua função permite apenas visualizar."');
});

test("F01 a name with markup is text on every card", () => {
	const instance = channel({ name: "<script>alert(1)</script>" });
	for (const card of [
		<ConnectionCard instance={instance} key="a" role="admin" />,
		<QrCard instance={instance} key="b" role="admin" />,
		<InstanceCard instance={instance} key="c" role="admin" />,
	])
		expect(render(card)).not.toContain("<script>alert");
});
