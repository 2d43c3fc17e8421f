import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loader as loadDashboard } from "#app/areas/channels/analytics/analytics-dashboard.route.tsx";
import { loader as loadAnalytics } from "#app/areas/channels/analytics/analytics.route.tsx";
import { MetricsCard } from "#app/areas/channels/analytics/metrics-card.tsx";
import { SampleCards, StatusCards } from "#app/areas/channels/analytics/status-cards.tsx";
import type { InstanceFigures } from "#app/contracts/whatsapp.ts";
import { fail, ok } from "#app/domain/result.ts";
import { AppTheme } from "#app/ui/theme.tsx";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const figures = (overrides: Partial<InstanceFigures> = {}): InstanceFigures => ({
	hasData: true,
	today: { sent: 3, received: 4, activeContacts: 2, conversations: 1 },
	hours: [],
	uptimePercentage: 96.4,
	answerDelayMs: 90_000,
	counters: { lost: 0, recovered: 0, repeated: 0 },
	lastActivityAt: null,
	attempts: 1,
	maxAttempts: 5,
	transitions: [],
	...overrides,
});
const services = { figures: { instance: () => Promise.resolve(ok(figures())) } };
const args = (path: string, channels = [channel({ id: "a" })], own: object = services) =>
	routeArgs({ services: own, path, signedIn: signedInAs("viewer", channels) });

/** The part within the routes and theme it needs. */
function render(part: React.ReactNode): string {
	const Stub = createRoutesStub([{ path: "/", Component: () => <AppTheme>{part}</AppTheme> }]);
	return renderToStaticMarkup(<Stub />);
}

test("the charts without a choice are of the first instance that is connected", async () => {
	const channels = [channel({ id: "a" }), channel({ id: "b", status: "connected" })];
	const thrown = await thrownBy(() => loadAnalytics(args("/whatsapp/analytics", channels)));
	expect(thrown.location).toBe("/whatsapp/analytics?instance=b");
	const empty = await loadAnalytics(args("/whatsapp/analytics", []));
	expect(empty.instance).toBeNull();
});

test("the analytics dashboard begins with nothing chosen", async () => {
	const loaded = await loadDashboard(args("/whatsapp/analytics-dashboard"));
	expect(loaded).toMatchObject({ instance: null, figures: null });
});

test("D01 the figures of another workspace's instance are 404, and a failure of ours is not", async () => {
	for (const load of [loadAnalytics, loadDashboard]) {
		expect((await thrownBy(() => load(args("/x?instance=z")))).status).toBe(404);
		const broken = { figures: { instance: () => Promise.resolve(fail("unavailable")) } };
		const thrown = await thrownBy(() => load(args("/x?instance=a", undefined, broken)));
		expect(thrown.status).toBe(503);
	}
});

test("real figures stand without a badge: sent and received together, delay in words", () => {
	const html = render(<StatusCards figures={figures()} instance={channel()} />);
	expect(html).toContain(">7<");
	expect(html).toContain("1,5 min");
	expect(html).toContain("Bom");
	expect(html).not.toContain("Dados de demonstração");
});

test("decision 40: without data the cards show nothing invented, and the example stands below, marked once", () => {
	const today = { sent: 0, received: 0, activeContacts: 0, conversations: 0 };
	const none = figures({ hasData: false, answerDelayMs: null, uptimePercentage: null, today });
	const own = render(<StatusCards figures={none} instance={channel()} />);
	for (const sample of ["1.2s", ">12<", ">8<"]) expect(own).not.toContain(sample);
	const example = render(<SampleCards hasData={false} />);
	for (const sample of ["1.2s", ">12<", ">8<"]) expect(example).toContain(sample);
	expect(example.match(/Dados de demonstração/g)).toHaveLength(1);
	const closed = render(<SampleCards hasData />);
	expect(closed).toContain("Ver exemplo");
	expect(closed).not.toContain("1.2s");
});

test.each([
	[98, "Excelente"],
	[97.9, "Bom"],
	[94.9, "Precisa Atenção"],
])("an uptime of %d %% is %s", (uptimePercentage, words) => {
	const html = render(<MetricsCard figures={figures({ uptimePercentage })} />);
	expect(html).toContain(words);
	expect(html).toContain("1/5");
});
