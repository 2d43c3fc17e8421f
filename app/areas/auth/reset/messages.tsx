import { LinkIcon, MailCheck, MailX } from "lucide-react";
import { href, Link } from "react-router";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Heading } from "./heading.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Says the same whether or not the address has an account (A05). */
export function LinkSent(props: { email: string; hasOutbox: boolean }) {
	const t = useStrings({ pt, en });
	return (
		<div>
			<span className="mb-4 flex size-14 items-center justify-center rounded-full bg-green-3 text-green-11">
				<MailCheck aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<Heading tab={t.ask.tab} title={t.sent.title}>
				{t.sent.text(props.email)}
			</Heading>
			<div className="flex flex-wrap gap-3">
				<Button asChild kind="primary" size="large">
					<Link to={href("/auth")}>{t.toSignIn}</Link>
				</Button>
				{props.hasOutbox ? (
					<Button asChild size="large">
						<Link to={href("/dev/outbox")}>{t.sent.outbox}</Link>
					</Button>
				) : (
					<Button asChild size="large">
						<Link reloadDocument to={href("/auth/reset")}>
							{t.sent.again}
						</Link>
					</Button>
				)}
			</div>
		</div>
	);
}

/** For a link that was used, has expired, or was tried too often. */
export function LinkOver() {
	const t = useStrings({ pt, en });
	return (
		<div>
			<span className="mb-4 flex size-14 items-center justify-center rounded-full bg-amber-3 text-amber-11">
				<LinkIcon aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<Heading tab={t.choose.tab} title={t.over.title}>
				{t.over.text}
			</Heading>
			<div className="flex flex-wrap gap-3">
				<Button asChild kind="primary" size="large">
					<Link reloadDocument to={href("/auth/reset")}>
						{t.over.again}
					</Link>
				</Button>
				<Button asChild size="large">
					<Link to={href("/auth")}>{t.toSignIn}</Link>
				</Button>
			</div>
		</div>
	);
}

/** Where no mail leaves: who can help instead (decision 41). */
export function NoMail() {
	const t = useStrings({ pt, en });
	return (
		<div>
			<span className="mb-4 flex size-14 items-center justify-center rounded-full bg-amber-3 text-amber-11">
				<MailX aria-hidden="true" size={24} strokeWidth={1.75} />
			</span>
			<Heading tab={t.ask.tab} title={t.ask.title}>
				{t.ask.closed}
			</Heading>
			<Button asChild size="large">
				<Link to={href("/auth")}>{t.toSignIn}</Link>
			</Button>
		</div>
	);
}
