import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkNotices } from "#app/areas/channels/link/link-notices.tsx";
import { QrPanel } from "#app/areas/channels/link/qr-panel.tsx";
import {
	INSTANCE_STATUSES,
	LINK_REASONS,
	type LinkView,
} from "#app/domain/channels/link/link-view.ts";
import { AppTheme } from "#app/ui/theme.tsx";

const link = (overrides: Partial<LinkView> = {}): LinkView => ({
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
	...overrides,
});
const waiting = link({
	status: "waiting_qr",
	qr: { kind: "code", value: "prosa-sim:1", expiresInMs: 44_200 },
});
const nothing = (): void => undefined;
const render = (part: ReactNode) => renderToStaticMarkup(<AppTheme>{part}</AppTheme>);
const panel = (view: LinkView, mayLink = true) =>
	render(
		<QrPanel isBusy={false} link={view} mayLink={mayLink} name="Vendas" onGenerate={nothing} />,
	);
const notices = (view: LinkView, others: { mayLink?: boolean; isOffline?: boolean } = {}) =>
	render(
		<LinkNotices
			isBusy={false}
			isOffline={others.isOffline ?? false}
			link={view}
			mayLink={others.mayLink ?? true}
			onReset={nothing}
		/>,
	);

test("a live code is shown at 256 px with its name and the seconds left", () => {
	const html = panel(waiting);
	expect(html).toMatch(/<img[^>]*alt="QR Code de Vendas"[^>]*/);
	expect(html).toMatch(/width="256"/);
	expect(html).toContain("QR Code expira em 45s");
	expect(html).not.toContain("blur");
});

test("R31 the countdown comes from the server's duration, whatever the browser's clock says", () => {
	const qr = { kind: "code" as const, value: "prosa-sim:1", expiresInMs: 9_000 };
	expect(panel({ ...waiting, qr })).toContain("QR Code expira em 9s");
});

test("a dead code is blurred, with a way to a new one on top", () => {
	const html = panel({
		...waiting,
		qr: { kind: "code", value: "prosa-sim:1", expiresInMs: 0 },
	});
	expect(html).toContain("blur");
	expect(html).toContain("Gerar Novo QR");
	expect(html).not.toContain("expira em");
});

test("F05 a picture from elsewhere is replaced by words", () => {
	const html = panel({
		...waiting,
		qr: { kind: "image", value: "https://evil.example/qr.png", expiresInMs: 44_000 },
	});
	expect(html).not.toContain("<img");
	expect(html).not.toContain("evil.example");
	expect(html).toContain("não pôde ser desenhado");
});

test.each(INSTANCE_STATUSES)("the panel says something in status %s", (status) => {
	const timer = /role="timer">([^<]+)/.exec(panel(link({ status })))?.[1];
	expect(timer?.length).toBeGreaterThan(5);
});

test("after three failures the generate button is gone and only the retry goes on", () => {
	const blocked = link({ failures: 3, pausedForMs: 30_000, reason: "gateway_unreachable" });
	expect(panel(blocked)).not.toContain("<button");
	const html = notices(blocked);
	expect(html).toContain(
		"Múltiplas tentativas falharam. Aguarde alguns minutos antes de tentar novamente.",
	);
	expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*Tentar Novamente em 30s/);
	const over = notices({ ...blocked, pausedForMs: 0 });
	expect(over).toMatch(/Tentar Novamente<\/button>/);
	expect(over).not.toMatch(/<button[^>]*disabled=""/);
});

test.each(LINK_REASONS)("the reason %s is a sentence and what to do next", (reason) => {
	const html = notices(link({ reason }));
	expect(html).not.toContain(reason);
	expect(html.match(/<p [^>]*>[^<]{10,}/g)).toHaveLength(1);
	expect(html).toMatch(/text-\[13px\]">[^<]{10,}/);
});

test("reconnection attempts, pairing codes and a lost line are told", () => {
	expect(notices(link({ status: "connecting", attempts: 2 }))).toContain(
		"Tentativa de conexão: 2/5",
	);
	expect(notices({ ...waiting, pairingCode: "ABCD-1234" })).toContain("ABCD-1234");
	expect(notices(waiting, { isOffline: true })).toContain("a cada 3 segundos");
});

test("a viewer sees why the buttons are off", () => {
	expect(panel(link(), false)).toMatch(/<button[^>]*disabled=""/);
	expect(notices(link(), { mayLink: false })).toContain("Sua função permite apenas visualizar");
});
