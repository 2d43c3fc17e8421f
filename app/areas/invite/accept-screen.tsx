import { Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { ProductHeader } from "#app/ui/product-header.tsx";
import { AcceptForm, type AcceptFormProps } from "./accept-form.tsx";
import type { AcceptAnswer, AcceptView } from "./accept-view.ts";
import { JoinPanel, OtherAccountPanel, SignInPanel } from "./existing-account.tsx";
import { acceptFieldOf } from "./forms.ts";
import { OfferFields } from "./offer-fields.tsx";
import { Refusal } from "./refusal.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useProblemWords } from "./use-problem-words.ts";

type OpenView = Extract<AcceptView, { state: "open" }>;

interface AcceptScreenProps {
	view: OpenView;
	answer: AcceptAnswer | undefined;
	passwordMin: number;
}

/**
 * A valid invitation: create an account, sign in to an existing one, or join as the signed-in
 * person.
 */
export function AcceptScreen(props: AcceptScreenProps) {
	return (
		<InviteFrame offer={props.view.offer}>
			<Panel {...props} />
		</InviteFrame>
	);
}

function Panel({ view, answer, passwordMin }: AcceptScreenProps) {
	const { token, offer, signedInAs } = view;
	const shared = { token, offer, answer };
	if (signedInAs !== null)
		return signedInAs === offer.email ? (
			<JoinPanel {...shared} />
		) : (
			<OtherAccountPanel invited={offer.email} signedInAs={signedInAs} />
		);
	if (!offer.hasAccount) return <AcceptForm {...shared} passwordMin={passwordMin} />;
	return offer.canSignIn ? <SignInPanel {...shared} /> : <ReturnForm {...shared} />;
}

/** The form at the left, the next steps at the right; on phones one below the other. */
function InviteFrame(props: { offer: InvitationOffer; children: ReactNode }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const { workspaceName } = props.offer;
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_6fr]">
			<title>{`${t.tab} · ${common.product}`}</title>
			{/* With Referrer-Policy no-referrer a form without scripts sends no origin and would count as
				cross-site. */}
			<noscript>
				<meta content="same-origin" name="referrer" />
			</noscript>
			<div className="flex flex-col bg-panel">
				<ProductHeader />
				<main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8 md:px-8">
					<h1
						className="mb-6 text-2xl/8 font-semibold tracking-tight [overflow-wrap:anywhere]"
						tabIndex={-1}
					>
						{t.title(isolate(workspaceName))}
					</h1>
					{props.children}
				</main>
			</div>
			<QrHelp />
		</div>
	);
}

/** Spec 1, section 2: the help block about scanning a WhatsApp QR code. */
function QrHelp() {
	const t = useStrings({ pt, en }).help;
	return (
		<aside
			aria-labelledby="qr-help"
			className="flex flex-col justify-center border-t border-line bg-accent-2 py-10 lg:border-t-0 lg:border-l lg:px-16"
		>
			<div className="mx-auto w-full max-w-md px-4 md:px-8 lg:mx-0 lg:px-0">
				<span className="flex size-12 items-center justify-center rounded-full bg-accent-4 text-accent-11">
					<Smartphone aria-hidden="true" size={22} strokeWidth={1.75} />
				</span>
				<h2 className="mt-4 text-xl/7 font-semibold tracking-tight" id="qr-help">
					{t.title}
				</h2>
				<p className="mt-1 text-gray-11 text-pretty">{t.text}</p>
				<ol className="mt-6 flex flex-col gap-4">
					{t.steps.map((step, index) => (
						<li className="flex items-center gap-3 text-base text-gray-12" key={step}>
							<span className="tabular flex size-7 shrink-0 items-center justify-center rounded-full border border-gray-7 bg-panel text-[13px] font-medium text-gray-11">
								{index + 1}
							</span>
							<span>{step}</span>
						</li>
					))}
				</ol>
			</div>
		</aside>
	);
}

/**
 * An account without any team cannot sign in first, so it proves itself here by its password (C13).
 */
function ReturnForm(props: AcceptFormProps) {
	const t = useStrings({ pt, en });
	const wordsOf = useProblemWords(0);
	const navigation = useNavigation();
	const problem = props.answer?.problem ?? null;
	const words = problem ? wordsOf(problem) : null;
	const isPassword = problem !== null && acceptFieldOf(problem) === "password";
	return (
		<Form
			action={href("/aceitar-convite")}
			className="flex flex-col gap-5"
			method="post"
			noValidate
			replace
		>
			<p className="-mt-4 text-gray-11">{t.form.currentPurpose}</p>
			{words && !isPassword ? <Refusal text={words} title={t.account.joinFailed} /> : null}
			<input name="intent" type="hidden" value="return" />
			<OfferFields offer={props.offer} token={props.token} />
			<Field error={isPassword ? words : null} label={t.form.currentPassword}>
				{(control) => (
					<PasswordInput {...control} autoComplete="current-password" name="password" required />
				)}
			</Field>
			<Button
				kind="primary"
				loading={navigation.formData?.get("intent") === "return"}
				size="large"
				type="submit"
			>
				{t.form.currentSubmit}
			</Button>
		</Form>
	);
}
