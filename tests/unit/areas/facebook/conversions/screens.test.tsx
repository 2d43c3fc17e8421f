import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Checklist } from "#app/areas/facebook/conversions/checklist.tsx";
import { emptyDraft } from "#app/areas/facebook/conversions/draft.ts";
import { EventSummary } from "#app/areas/facebook/conversions/event-summary.tsx";
import { EventTab } from "#app/areas/facebook/conversions/event-tab.tsx";
import { History } from "#app/areas/facebook/conversions/history.tsx";
import { PixelTab } from "#app/areas/facebook/conversions/pixel-tab.tsx";
import { SendResult } from "#app/areas/facebook/conversions/send-result.tsx";
import type { ConversionView } from "#app/contracts/facebook.ts";
import { EVENT_TYPES } from "#app/domain/facebook/conversion.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { AppTheme } from "#app/ui/theme.tsx";

function render(part: ReactNode, locale: "pt" | "en" = "pt"): string {
	const router = createMemoryRouter([{ path: "*", element: part }]);
	return renderToStaticMarkup(
		<PreferencesProvider value={{ locale, timeZone: "America/Sao_Paulo" }}>
			<AppTheme>
				<RouterProvider router={router} />
			</AppTheme>
		</PreferencesProvider>,
	);
}

const NOW = 1_790_000_000_000;
const change = () => undefined;
const eventOf = (part: Partial<ConversionView> = {}): ConversionView => ({
	eventId: "1790000000-abcdef",
	eventName: "Purchase",
	pixelId: "1122334455",
	isTest: false,
	state: "sent",
	attempts: 1,
	eventsReceived: 1,
	traceId: "AkMv",
	fault: null,
	eventAt: NOW,
	createdAt: NOW,
	updatedAt: NOW,
	...part,
});
const failed = eventOf({
	state: "failed",
	eventsReceived: null,
	fault: { code: "facebook_parameter", message: "<i>Parâmetro</i>", traceId: "AkMv" },
});

test("the pixel is one of the synced ones, or typed; a state is asked for with LDU only", () => {
	const pixels = [
		{ accountId: "1", pixelId: "1122334455", name: "Pixel da Loja" },
		{ accountId: "2", pixelId: "1122334455", name: "Pixel da Loja" },
	];
	const off = render(<PixelTab change={change} draft={emptyDraft("1122334455")} pixels={pixels} />);
	expect(off.split("Pixel da Loja (1122334455)")).toHaveLength(2);
	expect(off).not.toContain("Califórnia");
	const typed = render(
		<PixelTab change={change} draft={{ ...emptyDraft(""), isLdu: true }} pixels={[]} />,
	);
	expect(typed).toContain("Pixel ID");
	expect(typed).toContain("Califórnia");
	expect(typed).not.toContain('<option value=""');
});

test("all eighteen event types are offered, Purchase and BRL first chosen", () => {
	const html = render(<EventTab change={change} draft={emptyDraft("1")} />);
	for (const type of EVENT_TYPES) expect(html).toContain(`value="${type}"`);
	expect(html).toMatch(/value="Purchase"[^>]*selected|selected[^>]*value="Purchase"/);
	expect(html).toMatch(/value="BRL"[^>]*selected|selected[^>]*value="BRL"/);
	expect(html).toContain('step="0.01"');
});

test("the checklist names the account whose token it is, and what is missing", () => {
	const senders = [{ accountId: "1", name: "Loja SP", isTokenRefused: false }];
	const done = render(<Checklist draft={emptyDraft("1122334455")} pixels={[]} senders={senders} />);
	expect(done).toContain("Loja SP");
	expect(done).toContain("produção");
	const missing = render(<Checklist draft={emptyDraft("")} pixels={[]} senders={[]} />);
	expect(missing).toContain("escolha um pixel");
	expect(missing).toContain("nenhuma conta ativa");
});

test("the summary says what leaves, and that without a customer little comes of it", () => {
	const draft = { ...emptyDraft("1122334455"), value: "129.9" };
	expect(render(<EventSummary draft={draft} />)).toMatch(/R\$\s129,90/);
	expect(render(<EventSummary draft={draft} />)).toContain("Sem dados do cliente");
	const known = render(<EventSummary draft={{ ...draft, email: "ana@loja.com.br" }} />);
	expect(known).not.toContain("Sem dados do cliente");
	expect(known).not.toContain("ana@loja");
});

test("an answer stays on the page: received, refused with Meta's words, or none", () => {
	const result = (event?: ConversionView, code: "event_too_old" | null = null) => {
		const answer = { intent: null, code, ...(event && { event }) };
		return render(<SendResult answer={answer} isBusy={false} onOpen={change} onRetry={change} />);
	};
	expect(result(eventOf())).toContain("1 evento recebido pela Meta");
	expect(result(failed)).toContain("Erro ao enviar eventos");
	expect(result(failed)).toContain("&lt;i&gt;Parâmetro&lt;/i&gt;");
	expect(result(failed)).toContain("AkMv");
	expect(result(eventOf({ state: "unknown" }))).toContain("não conta duas vezes");
	const old = result(undefined, "event_too_old");
	expect(old).toContain("mais de 7 dias");
	expect(old).toContain("Corrigir em Evento");
});

test("every reason for which a draft is refused has words of its own, in both languages", () => {
	const codes = [
		"pixel_id_invalid",
		"test_code_invalid",
		"value_required",
		"value_invalid",
		"event_too_old",
		"email_invalid",
		"phone_invalid",
		"facebook_token_invalid",
		"facebook_not_configured",
		"rate_limited",
		"in_progress",
		"unavailable",
	] as const;
	for (const code of codes) {
		const part = (
			<SendResult answer={{ intent: null, code }} isBusy={false} onOpen={change} onRetry={change} />
		);
		expect(render(part), code).not.toContain(commonPt.unknownError);
		expect(render(part, "en"), code).not.toContain(commonEn.unknownError);
	}
});

test("in the history what failed can be sent again, until it is too old; others see why not", () => {
	const list = (event: ConversionView, now = NOW, mayManage = true) =>
		render(<History events={[event]} mayManage={mayManage} now={now} olderCursor={null} />);
	expect(list(failed)).toContain("Enviar de novo");
	expect(list(failed)).not.toContain('aria-disabled="true"');
	expect(list(failed, NOW + 8 * 86_400_000)).toContain("a Meta não aceita mais");
	expect(list(failed, NOW, false)).toContain("Só gestores e administradores");
	expect(list(eventOf())).not.toContain("Enviar de novo");
	expect(render(<History events={[]} mayManage now={NOW} olderCursor={null} />, "en")).toContain(
		"No event sent yet",
	);
});
