/**
 * How much of its five minutes a round over 10,000 integrations takes: measured over a thousand of
 * them, through cron, queue, decryption, an emulated vendor over HTTP, D1 and hub, on this machine.
 * Beside it the same calls straight to the vendor: what the product adds to them.
 */
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startVendors } from "#tests/emulators/vendors/start.ts";
import { createProduct, type Product, signIn, until } from "#tests/kill/product.ts";

const MEASURED = 1_000;
const WHOLE = 10_000;
const BUDGET_MS = 5 * 60_000;
const LONGEST_MS = 10 * 60_000;
const KEY = `sk-${"benchmark".repeat(4)}`;

const vendors = await startVendors();
const product = await createProduct({
	VENDOR_HOSTS: `api.openai.com=${vendors.url}`,
	ALLOWED_PRIVATE_HOSTS: vendors.host,
});
try {
	await product.start();
	await createIntegrations(product);
	const roundMs = await timeRound(product);
	const straightMs = await timeStraight();
	console.log(
		JSON.stringify({
			figure: "health round",
			measured: MEASURED,
			roundMs,
			straightMs,
			/** Of the five minutes, for 10,000: below 1 the round ends before the next one. */
			shareOfBudget: Number(((roundMs * (WHOLE / MEASURED)) / BUDGET_MS).toFixed(2)),
			/** A whole check against a bare call. */
			ratio: Number((roundMs / straightMs).toFixed(1)),
		}),
	);
} finally {
	await product.dispose();
	await vendors.stop();
}

async function createIntegrations({ url, state }: Product): Promise<void> {
	const admin = await signIn(url, "admin@demo.prosa.test", "demonstracao");
	for (let n = 0; n < MEASURED; n += 1) {
		const filled = {
			type: "openai",
			name: `Chave ${n}`,
			credentials: { api_key: KEY },
			settings: {},
		};
		const status = await admin.post("/integrations.data", {
			intent: "create",
			filled: JSON.stringify(filled),
		});
		if (status !== 200) throw new Error(`an integration was refused: ${status}`);
	}
	await until("the first look", LONGEST_MS, () =>
		Promise.resolve(count(state, "checked_at is null") === 0 ? true : null),
	);
}

/** From the cron's call until the last result stands in D1. */
async function timeRound({ url, state }: Product): Promise<number> {
	withDatabase(state, (database) => {
		database.exec("update integrations set next_check_at = 0, checked_at = null");
		// Somebody signed in a moment ago is written down at the next request only; workspaces that
		// nobody visits are put off by an hour (H22).
		database.exec(`update members set last_seen_at = ${Date.now()}`);
	});
	const startedAt = performance.now();
	const query = new URLSearchParams({ cron: "*/5 * * * *", time: String(Date.now()) });
	const fired = await fetch(`${url}/cdn-cgi/handler/scheduled?${query}`);
	if (!fired.ok) throw new Error(`the schedule answered ${fired.status}`);
	await until("the round", LONGEST_MS, () =>
		Promise.resolve(count(state, "checked_at is null") === 0 ? true : null),
	);
	const failed = count(state, "health <> 'healthy'");
	if (failed > 0) throw new Error(`${failed} checks failed`);
	return Math.round(performance.now() - startedAt);
}

/** The calls alone, as many at once as a queue's batch. */
async function timeStraight(): Promise<number> {
	const startedAt = performance.now();
	for (let at = 0; at < MEASURED; at += 10)
		await Promise.all(
			Array.from({ length: 10 }, async () => {
				const answer = await fetch(`${vendors.url}/api.openai.com/v1/models`, {
					headers: { authorization: `Bearer ${KEY}` },
				});
				await answer.text();
			}),
		);
	return Math.round(performance.now() - startedAt);
}

function count(state: string, condition: string): number {
	return withDatabase(state, (database) => {
		const row = database.prepare(`select count(*) as n from integrations where ${condition}`).get();
		return Number(row?.n);
	});
}

function withDatabase<Answer>(state: string, act: (database: DatabaseSync) => Answer): Answer {
	for (const file of globSync(path.join(state, "data", "**", "*.sqlite"))) {
		const database = new DatabaseSync(file, { timeout: 10_000 });
		try {
			const known = database.prepare("select 1 from sqlite_master where name = 'integrations'");
			if (known.get() !== undefined) return act(database);
		} finally {
			database.close();
		}
	}
	throw new Error("the product keeps no database");
}
