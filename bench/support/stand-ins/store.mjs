/** The object behind the stand-in of D1, which counts what it is asked, and the harness's own way to it. */
import { DurableObject } from "cloudflare:workers";

export class Store extends DurableObject {
	counted = { trips: 0, statements: 0, written: 0, read: 0 };

	/** One trip: a batch is a transaction, as in D1. */
	ask(statements) {
		this.counted.trips += 1;
		return this.ctx.storage.transactionSync(() => statements.map((one) => this.answer(one)));
	}

	answer({ sql, values }) {
		const cursor = this.ctx.storage.sql.exec(sql, ...values);
		const rows = [...cursor.raw()];
		const { columnNames: columns, rowsRead, rowsWritten } = cursor;
		this.counted.statements += 1;
		this.counted.written += rowsWritten;
		this.counted.read += rowsRead;
		const changes =
			rowsWritten > 0 ? this.ctx.storage.sql.exec("select changes() as n").one().n : 0;
		const meta = {
			changes,
			rows_read: rowsRead,
			rows_written: rowsWritten,
			duration: 0,
			last_row_id: 0,
		};
		return { columns, rows, meta };
	}

	execute(sql) {
		this.ctx.storage.sql.exec(sql);
	}

	count() {
		return this.counted;
	}
}

export default {
	async fetch(request, env) {
		const store = env.store.getByName("database");
		if (request.method === "GET") return Response.json(await store.count());
		await store.execute(await request.text());
		return new Response(null, { status: 204 });
	},
};
