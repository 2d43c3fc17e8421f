import type { PricedItem } from "#app/domain/health/cost.ts";
import { useFormat } from "#app/i18n/use-format.ts";

const STORAGE: readonly PricedItem[] = ["objectStorage", "d1Storage", "fileStorage"];

/** An amount in the unit people know: storage in MB, everything else counted. */
export function useAmount(): (item: PricedItem, amount: number) => string {
	const format = useFormat();
	return (item, amount) =>
		STORAGE.includes(item)
			? `${format.decimal(amount / 1e6)} MB`
			: format.number(Math.round(amount));
}
