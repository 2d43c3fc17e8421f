import { CircleUser, Plus } from "lucide-react";
import { useState } from "react";
import type { AccountView } from "#app/contracts/facebook.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { AccountCard } from "./account-card.tsx";
import { AddAccountDialog } from "./add-account-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The connected ad accounts, and the way to connect one more. */
export function AccountsTab(props: { accounts: AccountView[]; mayManage: boolean; now: number }) {
	const t = useStrings({ pt, en }).accounts;
	const words = useStrings({ pt: facebookPt, en: facebookEn });
	const [isAdding, setIsAdding] = useState(false);
	const { accounts, mayManage, now } = props;
	const addButton = (
		<ReasonedButton
			kind="primary"
			onClick={() => setIsAdding(true)}
			reason={mayManage ? null : words.managersOnly}
			size="large"
			type="button"
		>
			<Plus aria-hidden="true" size={16} />
			{t.add}
		</ReasonedButton>
	);
	return (
		<>
			{accounts.length === 0 ? (
				<Card className="">
					<EmptyState action={addButton} icon={CircleUser} title={t.empty}>
						{t.emptyText}
					</EmptyState>
				</Card>
			) : (
				<>
					<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
						<p className="max-w-[60ch] text-gray-11 text-pretty">{t.purpose}</p>
						{addButton}
					</div>
					<ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
						{accounts.map((account) => (
							<li key={account.accountId}>
								<AccountCard account={account} mayManage={mayManage} now={now} />
							</li>
						))}
					</ul>
				</>
			)}
			<AddAccountDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
		</>
	);
}
