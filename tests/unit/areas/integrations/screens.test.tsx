import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CatalogTab } from "#app/areas/integrations/catalog-tab.tsx";
import { ControlTab } from "#app/areas/integrations/control/control-tab.tsx";
import { barHeight, CheckBars } from "#app/areas/integrations/monitoring/check-bars.tsx";
import { MonitoringTab, worstFirst } from "#app/areas/integrations/monitoring/monitoring-tab.tsx";
import { TYPE_NAMES } from "#app/areas/integrations/types.ts";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { AppTheme } from "#app/ui/theme.tsx";
import { view } from "./views.ts";

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

const nothing = () => undefined;
const checks = { ask: nothing, waiting: new Set<string>() };
const base = { mayManage: true, isAdmin: false, now: 120_000, create: null, onEdit: nothing };
const control = (props: object = {}) =>
	render(<ControlTab {...base} integrations={[view()]} {...props} />);

test("all seventeen services are offered, and those that are configured are counted", () => {
	const html = render(
		<CatalogTab integrations={[view()]} mayManage onConnect={nothing} onShowOwn={nothing} />,
	);
	for (const name of Object.values(TYPE_NAMES)) expect(html).toContain(`>${name}</h3>`);
	expect(html.match(/1 configurada/g)).toHaveLength(1);
	expect(html).not.toContain("aria-disabled");
});

test("E05 whoever may not configure anything reads why on every control", () => {
	const catalog = render(
		<CatalogTab integrations={[]} mayManage={false} onConnect={nothing} onShowOwn={nothing} />,
		"en",
	);
	expect(catalog.match(/aria-disabled="true"/g)).toHaveLength(17);
	expect(catalog).toContain("Only managers and administrators can set up integrations.");
	const cards = control({ mayManage: false });
	expect(cards.match(/aria-disabled="true"/g)).toHaveLength(3);
});

test("somebody else's integration is only removed by an admin, and shows no field", () => {
	const others = [view({ isOwn: false, ownerName: "Ana", fields: [] })];
	const asManager = control({ integrations: others });
	expect(asManager).toContain("<bdi>Ana</bdi>");
	expect(asManager).toContain("Só quem configurou esta integração pode alterá-la.");
	expect(asManager).toContain("ou um administrador pode remover");
	const asAdmin = control({ integrations: others, isAdmin: true });
	expect(asAdmin).not.toContain("ou um administrador pode remover");
});

test("control stands in three groups, what needs somebody first", () => {
	const html = control({
		integrations: [
			view({ id: "a" }),
			view({ id: "b", health: "error" }),
			view({ id: "c", status: "disconnected", isDisabled: true }),
		],
	});
	const order = ["Com problemas", "Pendentes", "Ativas"].map((title) => html.indexOf(title));
	expect(order).toEqual(order.toSorted((a, b) => a - b));
	expect(order).not.toContain(-1);
	expect(html).toContain("Quem a configurou saiu da equipe.");
});

test("F01 a name and a vendor's word are text wherever they stand", () => {
	const name = '<img src=x onerror="alert(1)">';
	const lastTest = {
		...({ at: 0, health: "error", latencyMs: 1 } as const),
		finding: { kind: "refused", message: name } as const,
	};
	const integrations = [view({ name, health: "error", lastTest })];
	const html =
		control({ integrations }) +
		render(<MonitoringTab {...base} checks={checks} integrations={integrations} />);
	expect(html).not.toContain("<img src=x");
	expect(html.match(/&lt;img src=x/g)?.length).toBeGreaterThan(3);
});

test("monitoring begins with what fails, and what nobody watches is last", () => {
	const list = [
		view({ id: "well" }),
		view({ id: "gone", status: "disconnected", health: "error", isDisabled: true }),
		view({ id: "new", health: "unknown", lastTest: null }),
		view({ id: "bad", health: "error" }),
		view({ id: "slow", health: "warning" }),
	];
	expect(worstFirst(list).map(({ id }) => id)).toEqual(["bad", "slow", "new", "well", "gone"]);
	const html = render(<MonitoringTab {...base} checks={checks} integrations={list} />);
	expect(html).toContain("Há integrações com problemas");
	expect(html).toContain("Aguardando");
});

test("the bars say in words what they draw, and a failure is no matter of colour", () => {
	const history = (["healthy", "warning", "error"] as const).map((health, at) => ({
		at,
		health,
		latencyMs: at * 3000,
	}));
	const html = render(<CheckBars history={history} />);
	expect(html).toContain('aria-label="Últimas 3 verificações: 1 com erro, 1 lenta"');
	// A failed test is drawn in two pieces.
	expect(html.match(/fill-red-9/g)).toHaveLength(2);
	expect(barHeight({ health: "healthy", latencyMs: 100 })).toBeLessThan(
		barHeight({ health: "healthy", latencyMs: 2000 }),
	);
	expect(barHeight({ health: "warning", latencyMs: 60_000 })).toBeLessThanOrEqual(28);
	expect(render(<CheckBars history={[]} />)).toContain("Sem verificações ainda");
});

test("a paused automation says so and can be resumed by whoever configured it", () => {
	const delivery = { failures: 9, retryAt: null, pausedAt: 1, hasSecret: true };
	const own = control({ integrations: [view({ type: "n8n", delivery })] });
	expect(own).toContain("nada é enviado até você retomar");
	expect(own).toContain("Retomar");
	expect(own).toContain("Entregas");
	const others = control({ integrations: [view({ type: "n8n", delivery, isOwn: false })] });
	expect(others).not.toContain("Entregas");
});

test("without an integration both tabs say what will stand there", () => {
	expect(control({ integrations: [] })).toContain("Nenhuma integração ainda");
	const html = render(<MonitoringTab {...base} checks={checks} integrations={[]} />);
	expect(html).toContain("Nada para monitorar ainda");
});

test("of sixty integrations thirty are drawn, and one can search", () => {
	const integrations = Array.from({ length: 60 }, (_, at) =>
		view({ id: `i${at}`, name: `N${at}` }),
	);
	const html = render(<MonitoringTab {...base} checks={checks} integrations={integrations} />);
	expect(html.match(/<bdi>N\d+<\/bdi>/g)).toHaveLength(30);
	expect(html).toContain("30 de 60");
	expect(html).toContain('type="search"');
});
