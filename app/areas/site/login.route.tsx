import { Info } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SampleBadge } from "#app/ui/sample-badge.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 2: a static mock that does nothing (founding.md 3). It says so. */
export default function LoginPage() {
	const t = useStrings({ pt, en }).login;
	return (
		<Page width="narrow">
			<div className="mx-auto max-w-md">
				<PageHeader
					badge={<SampleBadge hint={t.badgeHint} />}
					purpose={t.purpose}
					title={t.title}
				/>
				<Card className="p-4 md:p-6">
					<p className="mb-5 flex items-start gap-2 rounded-control border border-accent-6 bg-accent-2 px-3 py-2 text-[13px]">
						<Info aria-hidden="true" className="mt-0.5 shrink-0 text-accent-11" size={16} />
						<span>
							{t.notice}{" "}
							<Link
								className="focus-ring rounded-sm font-medium text-accent-11 underline underline-offset-2"
								to={href("/auth")}
							>
								{t.toAuth}
							</Link>
						</span>
					</p>
					<MockForm />
				</Card>
			</div>
		</Page>
	);
}

/**
 * Fields without names and no submit button: without scripts, too, nothing typed leaves the page.
 */
function MockForm() {
	const t = useStrings({ pt, en }).login;
	const [clicks, setClicks] = useState(0);
	return (
		<fieldset className="flex min-w-0 flex-col gap-5">
			<legend className="sr-only">{t.title}</legend>
			<Field label={t.email}>
				{(control) => <TextInput {...control} autoComplete="off" inputMode="email" type="email" />}
			</Field>
			<Field label={t.password}>
				{(control) => <TextInput {...control} autoComplete="off" type="password" />}
			</Field>
			<Button
				kind="secondary"
				onClick={() => setClicks((count) => count + 1)}
				size="large"
				type="button"
			>
				{t.submit}
			</Button>
			<p aria-live="polite" className="min-h-5 text-[13px] text-gray-11">
				{clicks > 0 ? t.nothing : ""}
			</p>
		</fieldset>
	);
}
