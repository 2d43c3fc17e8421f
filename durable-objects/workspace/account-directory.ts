import {
	type AccountEntry,
	type AccountOwner,
	beginMove,
	endMove,
	isAccountObject,
	mayKeep,
	NOBODYS,
	ownerOf,
} from "#app/domain/channels/account-owner.ts";
import { migrate, type Step } from "../object/migrate.ts";

export const accountSteps: readonly Step[] = [
	{
		id: "0001_create_account_owner",
		onlyAdds: true,
		sql: `
CREATE TABLE account_owner (
	n INTEGER PRIMARY KEY CHECK (n = 1),
	json TEXT NOT NULL
);
`,
	},
];

/** A channel's object, which believes calls for an account only after it was told that the account is its own. */
export interface AccountHolder {
	acceptAccount(workspaceId: string, account: string): Promise<"kept" | "gone">;
	releaseAccount(account: string): Promise<null>;
}

export type AccountDirectory = NonNullable<ReturnType<typeof openAccountDirectory>>;

/**
 * Whose an account of Meta's is, in the object that bears its name; null for an object of another name. A copy of what
 * D1 says: the channel's object decides, so an old entry reaches nobody.
 */
export function openAccountDirectory(
	ctx: DurableObjectState,
	holder: (owner: AccountOwner) => AccountHolder,
) {
	const account = ctx.id.name;
	if (account === undefined || !isAccountObject(account)) return null;
	const { sql } = ctx.storage;
	migrate(ctx.storage, { account: accountSteps });

	/** One change after the other, as each waits for a channel's object in between. */
	let turn: Promise<unknown> = Promise.resolve();
	function inTurn<T>(act: () => Promise<T>): Promise<T> {
		const next = turn.then(act);
		turn = next.catch(() => null);
		return next;
	}

	function read(): AccountEntry {
		const [row] = sql.exec<{ json: string }>("SELECT json FROM account_owner").toArray();
		return row ? { ...NOBODYS, ...(JSON.parse(row.json) as AccountEntry) } : NOBODYS;
	}

	const write = (entry: AccountEntry): void =>
		void sql.exec(
			"INSERT OR REPLACE INTO account_owner (n, json) VALUES (1, ?)",
			JSON.stringify(entry),
		);

	/** Whoever holds it believes no call for it any more. Throws when that is not certain. */
	async function release({ owner }: AccountEntry): Promise<void> {
		if (owner) await holder(owner).releaseAccount(account ?? "");
	}

	return {
		/** The owner, or null when D1 has to be asked; `epoch` is to be given to `keep` with what D1 answers. */
		find(): { owner: AccountOwner | null; epoch: number } {
			const entry = read();
			return { owner: ownerOf(entry, Date.now()), epoch: entry.epoch };
		},

		/** Keeps what D1 has said. `moving`: it may be another one's by now. `gone`: there is no such channel. */
		keep: (owner: AccountOwner, epoch: number): Promise<"kept" | "moving" | "gone"> =>
			inTurn(async () => {
				const now = Date.now();
				const before = read();
				if (!mayKeep(before, epoch, now)) return "moving";
				if (before.owner?.channelId !== owner.channelId) await release(before);
				// Before the channel is told: whoever holds it is always known here.
				write({ ...before, owner, readAt: now });
				return holder(owner).acceptAccount(owner.workspaceId, account);
			}),

		/** Another channel may prove it from now on. */
		begin: (token: string): Promise<void> =>
			inTurn(async () => {
				const before = read();
				await release(before);
				write(beginMove(before, token, Date.now()));
			}),

		/** D1 says who has proved it. */
		end: (token: string): Promise<void> =>
			inTurn(async () => {
				const before = read();
				await release(before);
				write(endMove(before, token, Date.now()));
			}),
	};
}
