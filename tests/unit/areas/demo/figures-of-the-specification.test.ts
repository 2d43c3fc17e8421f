import { expect, test } from "vitest";
import {
	AGENT_STATUSES,
	AGENTS,
	ALERT_LEVELS,
	ALERTS,
	CHANNEL_STATUSES,
	CHANNELS,
	NUMBER_STATUSES,
	NUMBERS,
	SESSION_STATUSES,
	SESSIONS,
} from "#app/areas/demo/dashboard/demo-content.ts";
import { TEMPLATES } from "#app/areas/canned-responses/demo-content.ts";
import { ADS } from "#app/areas/demo/samples/demo-content.ts";
import { CLAIMS } from "#app/areas/site/demo-content.ts";
import { SUPPORT } from "#app/areas/support/demo-content.ts";
import { listFiles, readSource } from "../../house/sources.ts";

test("the specification's figures stand letter for letter", () => {
	expect(TEMPLATES).toEqual({ saved: "24", mostUsed: "156", favourites: "8", views: "892" });
	expect(ADS).toEqual({
		active: "8",
		roas: "4.2x",
		roasChange: "+0.8",
		spend: "R$ 12k",
		ctr: "2.8%",
		ctrChange: "+0.3%",
	});
	expect(SUPPORT).toEqual({ faq: "45", chat: "Online", documentation: "120", tutorials: "24" });
	expect(CLAIMS).toEqual({ companies: "1000+", messages: "50M+", uptime: "99.9%" });
});

const statuses = (items: readonly { status: string }[]) =>
	new Set(items.map(({ status }) => status));

test("every sample status of the specification is shown, and no other", () => {
	expect(statuses(SESSIONS)).toEqual(new Set(SESSION_STATUSES));
	expect(statuses(AGENTS)).toEqual(new Set(AGENT_STATUSES));
	expect(statuses(CHANNELS)).toEqual(new Set(CHANNEL_STATUSES));
	expect(statuses(NUMBERS)).toEqual(new Set(NUMBER_STATUSES));
	expect(new Set(ALERTS.map(({ level }) => level))).toEqual(new Set(ALERT_LEVELS));
	expect(new Set(ALERTS.map(({ isResolved }) => isResolved))).toEqual(new Set([true, false]));
});

test("every screen with fixed figures carries the demonstration badge", () => {
	const screens = ["app/areas/demo", "app/areas/support", "app/areas/site", "app/areas/channels"]
		.flatMap((folder) => listFiles(folder, /\.tsx$/))
		.filter((file) => /from "\.\/demo-content\.ts"/.test(readSource(file)));
	expect(screens.length).toBeGreaterThan(12);
	for (const file of screens)
		expect(readSource(file), file).toMatch(/<(SampleBadge|SamplePage|DashboardPage|Example)\b/);
});
