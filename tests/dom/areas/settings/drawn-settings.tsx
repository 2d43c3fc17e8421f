import { DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { screen } from "@testing-library/react";
import { useLoaderData } from "react-router";
import type { SettingsView, SignInView, VoiceWordsView } from "#app/contracts/settings.ts";
import type { RoutingSettingsView } from "#app/contracts/routing.ts";
import { SettingsSections } from "#app/areas/settings/settings-sections.tsx";
import type { Role } from "#app/domain/team/role.ts";
import { DEFAULT_PREFERENCES, PreferencesProvider } from "#app/i18n/preferences.tsx";
import { type Drawn, draw } from "#tests/support/dom.tsx";

const NOW = Date.parse("2026-11-23T13:05:00Z");

/** What a server keeps for the page; a test's answers change it. */
export interface Kept extends SettingsView {
	signIns: SignInView[];
	/** Null: no model hears. */
	voice: VoiceWordsView | null;
	/** Null: the member may not choose. */
	routing: RoutingSettingsView | null;
}

export const signIn = (overrides: Partial<SignInView> = {}): SignInView => ({
	id: "s1",
	device: { browser: "Firefox", system: "Linux", isPhone: false },
	ipPrefix: "",
	workspaceName: "Loja Aurora",
	createdAt: NOW,
	lastSeenAt: NOW,
	isCurrent: true,
	...overrides,
});

const keep = (others: readonly SignInView[]): Kept => ({
	integrations: {
		openaiApiKey: { isSet: false, mask: "" },
		elevenlabsKey: { isSet: false, mask: "" },
		n8nWebhookUrl: "https://prosa.example/webhooks/echo/abc",
		isEcho: true,
	},
	profile: {
		userId: "u1",
		fullName: "Lívia Torres",
		email: "livia@loja.test",
		role: "viewer",
		workspaceName: "Loja Aurora",
		region: "sam",
		claimsByAnswering: true,
		contactFields: "",
		fileDays: null,
		jobTitle: null,
		avatarUrl: null,
	},
	signIns: [signIn(), ...others],
	voice: { budget: 30, spentMicros: 1_500_000, integration: "OpenAI da loja" },
	routing: null,
});

/** Nothing chosen, and this browser is not told. */
const ALERTS = { settings: DEFAULT_ALERTS, key: "BKey", endpoint: null };

function Screen() {
	const { view, locale, timeZone } = useLoaderData<typeof read>();
	return (
		<PreferencesProvider value={{ locale, timeZone }}>
			<SettingsSections
				memberId="m1"
				mayLink={false}
				muted={[]}
				now={NOW}
				passwordMin={8}
				theme={null}
				view={{ ...view, accounts: [], alerts: ALERTS }}
			/>
		</PreferencesProvider>
	);
}

const cookie = (name: string) =>
	decodeURIComponent(new RegExp(`prosa\\.${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "");

/** As the server reads the page: what it keeps, in the language and zone of the cookies. */
const read = (view: Kept) => ({
	view: structuredClone(view),
	locale: cookie("lang") === "en" ? ("en" as const) : ("pt" as const),
	timeZone: cookie("tz") || DEFAULT_PREFERENCES.timeZone,
});

/**
 * All sections of the settings, at the address' one.
 * @param answer the refusal's code; null: it is saved. May change what is kept.
 * @param others the person's other browsers
 */
export async function drawSettings(
	hash = "",
	answer: (form: Record<string, string>, kept: Kept) => string | null = () => null,
	others: SignInView[] = [],
	role: Role = "viewer",
	prepare: (kept: Kept) => void = () => undefined,
): Promise<Drawn & { posts: Record<string, string>[] }> {
	const kept = keep(others);
	kept.profile.role = role;
	prepare(kept);
	const posts: Record<string, string>[] = [];
	const drawn = draw(<Screen />, {
		at: `/settings${hash}`,
		page: {
			loader: () => read(kept),
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData()) as Record<string, string>;
				posts.push(form);
				return { intent: form["intent"], code: answer(form, kept) };
			},
		},
	});
	await screen.findByRole("navigation", { name: "Seções das configurações" });
	return { ...drawn, posts };
}
