import { Banknote, CircleUser, Target, Wallet } from "lucide-react";
import type { AccountView, PixelView } from "#app/contracts/facebook.ts";
import { ACTIVE_STATUS } from "#app/domain/facebook/account.ts";
import { sumPerCurrency } from "#app/domain/facebook/money.ts";
import { pixelStatus } from "#app/domain/facebook/status.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { moneyOfTotals } from "../money.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 9: default currency of an account. */
const DEFAULT_ACCOUNT_CURRENCY = "USD";

/** Accounts, spend, balance and pixels; money is summed per currency (founding.md 31). */
export function Summary({ accounts, pixels }: { accounts: AccountView[]; pixels: PixelView[] }) {
	const t = useStrings({ pt, en }).summary;
	const format = useFormat();
	const active = accounts.filter(({ accountStatus }) => accountStatus === ACTIVE_STATUS).length;
	const syncsOf = (accountId: string) =>
		accounts.find((account) => account.accountId === accountId)?.syncs ?? [];
	const activePixels = pixels.filter(
		(pixel) => pixelStatus(pixel, syncsOf(pixel.accountId)) === "active",
	).length;
	// Without an account the currency is unknown, so no amount is shown.
	const none = accounts.length === 0 ? { first: "—", others: [] } : null;
	const total = (field: "amountSpent" | "balance") =>
		moneyOfTotals(
			sumPerCurrency(
				accounts.map((account) => ({ amount: account[field], currency: account.currency })),
			),
			DEFAULT_ACCOUNT_CURRENCY,
			format,
		);
	const spent = none ?? total("amountSpent");
	const balance = none ?? total("balance");
	const detailOf = (money: { others: readonly string[] }) =>
		none ? t.noAccount : others(money.others);
	return (
		<div className="mb-6 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
			<StatCard
				detail={t.total(format.number(accounts.length))}
				icon={CircleUser}
				label={t.accounts}
				tone={active > 0 ? "good" : undefined}
				value={format.number(active)}
			/>
			<StatCard detail={detailOf(spent)} icon={Banknote} label={t.spent} value={spent.first} />
			<StatCard detail={detailOf(balance)} icon={Wallet} label={t.balance} value={balance.first} />
			<StatCard
				detail={t.total(format.number(pixels.length))}
				icon={Target}
				label={t.pixels}
				tone={activePixels > 0 ? "good" : undefined}
				value={format.number(activePixels)}
			/>
		</div>
	);
}

const others = (amounts: readonly string[]) =>
	amounts.length === 0 ? null : `+ ${amounts.join(" · ")}`;
