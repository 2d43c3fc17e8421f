import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { AccountState } from "#app/domain/channels/embedded-signup.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormSection } from "#app/ui/form-section.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const MANAGER = "https://business.facebook.com/latest/whatsapp_manager/overview";

const TONES: Record<string, StatusTone> = {
	APPROVED: "good",
	AVAILABLE: "good",
	REJECTED: "bad",
	BLOCKED: "bad",
	LIMITED: "warning",
};

/** What Meta says of the account, as it says it; a word we do not know is shown as it came. */
export function AccountSection({ account }: { account: AccountState | null }) {
	const t = useStrings({ pt, en }).account;
	const format = useFormat();
	const word = (value: string | null, words: Record<string, string>) =>
		value === null ? (
			t.unknown
		) : (
			<StatusBadge tone={TONES[value] ?? "neutral"}>{words[value] ?? value}</StatusBadge>
		);
	const isFunded = account?.isFunded ?? null;
	return (
		<FormSection
			id="sign-up-account"
			purpose={account === null ? t.unknown : t.readAt(format.dateTime(account.readAt))}
			title={t.title}
		>
			<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
				<Fact title={t.review}>{word(account?.review ?? null, t.reviews)}</Fact>
				<Fact title={t.funding}>
					{isFunded === null ? t.unknown : isFunded ? t.funded : t.unfunded}
				</Fact>
				<Fact title={t.canSend}>{word(account?.canSend ?? null, t.sends)}</Fact>
			</dl>
			{account !== null && account.reasons.length > 0 ? (
				<ul className="flex list-disc flex-col gap-1 pl-5 text-[13px]">
					{account.reasons.map(({ code, text, solution }) => (
						<li key={code}>
							<bdi>{[text, solution].filter(Boolean).join(" ")}</bdi>{" "}
							<span className="tabular text-gray-11">({code})</span>
						</li>
					))}
				</ul>
			) : null}
			<div>
				<Button asChild>
					<a href={MANAGER} rel="noopener noreferrer" target="_blank">
						<ExternalLink aria-hidden="true" size={16} />
						{t.manage}
					</a>
				</Button>
			</div>
		</FormSection>
	);
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-[13px] text-gray-11">{title}</dt>
			<dd className="mt-0.5">{children}</dd>
		</div>
	);
}
