import {
	type AccountNotice,
	concerns,
	placeOfNotice,
} from "#app/domain/channels/account-notice.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { Capability } from "../../object/capability.ts";
import type { ConfigStore } from "../config.ts";
import type { Gateways } from "./gateways.ts";

export interface AccountNoticesParts {
	sql: SqlStorage;
	config: Pick<ConfigStore, "get">;
	gateways: Pick<Gateways, "cloudIds">;
	/** Digits of the linked number. */
	phone(): string | null;
}

interface NoticeRow extends Record<string, SqlStorageValue> {
	json: string;
}

/** What the official API last told of the number and its account: of each kind the newest. */
export function createAccountNotices({ sql, config, gateways, phone }: AccountNoticesParts) {
	const ids = () => {
		const known = config.get();
		return known && gateways.cloudIds(known);
	};

	function keep(notice: AccountNotice): void {
		const number = ids()?.phoneNumberId;
		// What became of templates is seen in their list.
		if (number === undefined || notice.kind === "template" || !concerns(notice, phone())) return;
		sql.exec(
			`INSERT INTO account_notices (place, number, json, at) VALUES (?, ?, ?, ?)
			 ON CONFLICT (place) DO UPDATE SET number = excluded.number, json = excluded.json, at = excluded.at
			 WHERE excluded.number <> account_notices.number OR excluded.at >= account_notices.at`,
			placeOfNotice(notice),
			number,
			JSON.stringify(notice),
			notice.at,
		);
	}

	const capability: Capability<GatewayEvent> = {
		apply(events) {
			for (const event of events) if (event.type === "account") keep(event.notice);
		},
	};

	return {
		apply: capability.apply,

		/** Whether Meta has opened this business account to the channel's own token: with it the account was subscribed. */
		isOfBusiness: (businessId: string): boolean =>
			(config.get()?.isCreated ?? false) && ids()?.businessId === businessId,

		/** Of an account's events those that concern this number. */
		ours: (events: readonly GatewayEvent[]): GatewayEvent[] =>
			events.filter((event) => event.type === "account" && concerns(event.notice, phone())),

		/** The newest of each kind about the present number, the newest first. */
		list(): AccountNotice[] {
			const number = ids()?.phoneNumberId;
			if (number === undefined) return [];
			return sql
				.exec<NoticeRow>(
					"SELECT json FROM account_notices WHERE number = ? ORDER BY at DESC, place",
					number,
				)
				.toArray()
				.map(({ json }) => JSON.parse(json) as AccountNotice);
		},
	};
}
