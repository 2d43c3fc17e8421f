import { CircleAlert, MailCheck, Send } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import {
	CONTACT_FIELDS,
	CONTACT_LIMITS,
	type ContactFaults,
	type ContactField,
	parseContactRequest,
	type TypedContact,
} from "#app/domain/site/contact-request.ts";
import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import type { ContactAnswer } from "./contact.route.tsx";
import { readContactForm } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const NO_FAULTS: ContactFaults = {};
const AUTO_COMPLETE: Partial<Record<ContactField, string>> = {
	firstName: "given-name",
	lastName: "family-name",
	email: "email",
	company: "organization",
	phone: "tel",
};

/** Spec 1, section 2: contact page. Works without scripts; a refusal keeps what was typed. */
export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
	const t = useStrings({ pt, en }).contact;
	const navigation = useNavigation();
	const { faults, form, onSubmit } = useContactFaults(answer);
	const field = (name: ContactField) => (
		<TypedField fault={faults[name]} name={name} typed={answer?.typed ?? null} />
	);
	return (
		<Form
			className="flex flex-col gap-5"
			method="post"
			noValidate
			onSubmit={onSubmit}
			preventScrollReset
			ref={form}
		>
			<Refusal answer={answer} />
			<div className="grid gap-5 sm:grid-cols-2">
				{field("firstName")}
				{field("lastName")}
				{field("email")}
				{field("phone")}
			</div>
			{field("company")}
			{field("subject")}
			{field("message")}
			<p className="text-[13px] text-gray-11">
				{t.privacy}{" "}
				<Link
					className="focus-ring rounded-sm text-accent-11 underline underline-offset-2"
					to={href("/privacy")}
				>
					{t.privacyLink}
				</Link>
				.
			</p>
			<div className="flex justify-end border-t border-line pt-5">
				<Button
					kind="primary"
					loading={navigation.formMethod === "POST"}
					size="large"
					type="submit"
				>
					<Send aria-hidden="true" size={16} />
					{t.submit}
				</Button>
			</div>
		</Form>
	);
}

/**
 * The problems found here before sending, or by the server; the first wrong field gets the focus.
 */
function useContactFaults(answer: ContactAnswer | undefined) {
	const form = useRef<HTMLFormElement>(null);
	const [own, setOwn] = useState<ContactFaults | null>(null);
	const faults = own ?? answer?.faults ?? NO_FAULTS;
	useEffect(() => {
		const first = CONTACT_FIELDS.find((name) => faults[name]);
		if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
	}, [faults]);
	const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
		const typed = readContactForm(new FormData(event.currentTarget));
		// Spec 1, section 2: submitting logs to the console; this is the visitor's own.
		console.log("contact", typed);
		const parsed = parseContactRequest(typed);
		setOwn(parsed.ok ? null : parsed.faults);
		if (!parsed.ok) event.preventDefault();
	};
	return { faults, form, onSubmit };
}

function TypedField(props: {
	name: ContactField;
	fault: ContactFaults[ContactField];
	typed: TypedContact | null;
}) {
	const t = useStrings({ pt, en }).contact;
	const { name, fault } = props;
	const isOptional = name === "company" || name === "phone";
	const error = fault
		? fault === "required"
			? t.required[name]
			: fault === "invalid"
				? t.invalid(t.fields[name])
				: t.tooLong(t.fields[name], CONTACT_LIMITS[name])
		: null;
	return (
		<Field error={error} label={t.fields[name]} optional={isOptional}>
			{(control) => {
				const shared = {
					...control,
					name,
					defaultValue: props.typed?.[name],
					required: !isOptional,
				};
				if (name === "message") return <TextArea {...shared} rows={7} />;
				return (
					<TextInput
						{...shared}
						autoComplete={AUTO_COMPLETE[name] ?? "off"}
						type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
					/>
				);
			}}
		</Field>
	);
}

function Refusal({ answer }: { answer: ContactAnswer | undefined }) {
	const t = useStrings({ pt, en }).contact;
	const errorText = useAccountErrorText();
	if (!answer || answer.code === "sent" || answer.code === "invalid_request") return null;
	return (
		<p
			className="flex items-start gap-2 rounded-control border border-red-6 bg-red-3 px-3 py-2 text-red-12"
			role="alert"
		>
			<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-red-11" size={16} />
			{errorText(answer.code)} {t.kept}
		</p>
	);
}

/** After sending: what happens next. Takes the focus, so that it is announced. */
export function ContactSent({ email }: { email: string }) {
	const t = useStrings({ pt, en }).contact.sent;
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	return (
		<div className="flex flex-col items-start gap-4 py-4">
			<span className="flex size-14 items-center justify-center rounded-full bg-green-3 text-green-11">
				<MailCheck aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<h2 className="text-xl/7 font-semibold outline-none" ref={title} tabIndex={-1}>
				{t.title}
			</h2>
			<p className="max-w-[60ch] text-pretty text-gray-11 [overflow-wrap:anywhere]">
				{t.text(email)}
			</p>
			<Button asChild size="large">
				<Link reloadDocument to={href("/contact")}>
					{t.another}
				</Link>
			</Button>
		</div>
	);
}
