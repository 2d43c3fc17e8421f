import { CircleCheck } from "lucide-react";
import { data, redirect } from "react-router";
import { preferencesContext, servicesContext } from "#app/context.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { parseReturnPath } from "#app/domain/auth/return-path.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/auth.route";
import { AuthFrame } from "./auth-frame.tsx";
import { parseSignInForm, parseSignUpForm } from "./forms.ts";
import { cookieHeaders, signInMeta } from "#app/middleware/request-meta.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpClosed, SignUpDone, SignUpForm } from "./sign-up-form.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Wanted, wantedPage } from "./wanted.tsx";

/** Messages that the address can make the page show; anything else is ignored (B09). */
const MESSAGES = ["account_created", "check_email", "password_changed"] as const;
type ArrivalMessage = (typeof MESSAGES)[number];

const parseArrival = (text: string | null): ArrivalMessage | null =>
	MESSAGES.find((known) => known === text) ?? null;

/** Message for people who were sent here by another of our pages. */
function Arrival({ message }: { message: ArrivalMessage }) {
	const t = useStrings({ pt, en });
	return (
		<output className="mb-5 flex items-start gap-2 rounded-control border border-green-6 bg-green-3 px-3 py-2 text-green-12">
			<CircleCheck aria-hidden="true" className="mt-0.5 shrink-0 text-green-11" size={16} />
			{t.messages[message]}
		</output>
	);
}

/** The outcome of an attempt: the refusal, and what was typed except passwords. */
export interface Attempt {
	form: "sign-in" | "sign-up";
	/** Null: signed up. */
	code: ErrorCode | null;
	email: string;
	fullName: string;
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const { auth, site, social } = context.get(servicesContext);
	const next = parseReturnPath(url.searchParams.get("next"));
	if (await auth.findSignedIn(request)) throw redirect(next);
	return {
		message: parseArrival(url.searchParams.get("message")),
		wanted: wantedPage(next),
		social: {
			google: social.isConfigured("google"),
			facebook: social.isConfigured("facebook"),
			next,
		},
		tab: url.searchParams.get("tab") === "sign-up" ? ("sign-up" as const) : ("sign-in" as const),
		email: url.searchParams.get("email")?.slice(0, 254) ?? "",
		passwordMin: site.passwordMin,
		signUp: { mode: site.signUpMode, isMailSent: site.isMailSent },
		hasOutbox: site.hasLocalDoors,
	};
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await request.formData();
	const attempt = { email: text(form, "email"), fullName: text(form, "fullName") };
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const { auth } = context.get(servicesContext);
	if (form.get("form") === "sign-up") {
		const fields = parseSignUpForm(form);
		const outcome = fields.ok ? await auth.signUp(fields.value, meta) : fields;
		const setCookie = outcome.ok ? outcome.value.setCookie : [];
		return answer(
			{ ...attempt, form: "sign-up", code: outcome.ok ? null : outcome.code },
			setCookie,
		);
	}
	const fields = parseSignInForm(form);
	const signedIn = fields.ok ? await auth.signIn(fields.value, meta) : fields;
	if (!signedIn.ok) return answer({ ...attempt, form: "sign-in", code: signedIn.code });
	throw redirect(parseReturnPath(url.searchParams.get("next")), {
		headers: cookieHeaders(signedIn.value.setCookie),
	});
}

function answer(attempt: Attempt, setCookie: readonly string[] = []) {
	if (attempt.code === null) return data(attempt, { headers: cookieHeaders(setCookie) });
	const status = attempt.code === "rate_limited" ? 429 : attempt.form === "sign-in" ? 401 : 400;
	return data(attempt, { status });
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const isClosed = loaderData.signUp.mode === "invite";
	if (actionData?.form === "sign-up" && actionData.code === null)
		return (
			<AuthFrame>
				<title>{`${t.signUp.done} · ${common.product}`}</title>
				<SignUpDone email={actionData.email} hasOutbox={loaderData.hasOutbox} />
			</AuthFrame>
		);
	return (
		<AuthFrame>
			<title>{`${t.tab} · ${common.product}`}</title>
			<h1 className="mb-6 text-2xl/8 font-semibold tracking-tight" tabIndex={-1}>
				{t.title}
			</h1>
			{loaderData.message && !actionData ? <Arrival message={loaderData.message} /> : null}
			{loaderData.wanted && !actionData ? <Wanted page={loaderData.wanted} /> : null}
			<Tabs
				initial={actionData?.form ?? loaderData.tab}
				label={t.tab}
				tabs={[
					{
						value: "sign-in",
						title: t.signIn.tab,
						panel: (
							<>
								<SignInForm attempt={actionData} email={loaderData.email} />
								<SocialButtons offer={loaderData.social} />
							</>
						),
					},
					{
						value: "sign-up",
						title: t.signUp.tab,
						panel: isClosed ? (
							<SignUpClosed isMailSent={loaderData.signUp.isMailSent} />
						) : (
							<>
								<SignUpForm attempt={actionData} passwordMin={loaderData.passwordMin} />
								<SocialButtons offer={loaderData.social} />
							</>
						),
					},
				]}
			/>
		</AuthFrame>
	);
}
