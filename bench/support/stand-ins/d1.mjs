/** D1's interface over an object's SQLite. `delayMs` is there for whoever measures distances. */
const wait = (ms) => (ms > 0 ? scheduler.wait(ms) : undefined);

class Statement {
	constructor(database, sql, values = []) {
		Object.assign(this, { database, sql, values });
	}
	bind(...values) {
		return new Statement(this.database, this.sql, values);
	}
	async all() {
		const [answer] = await this.database.ask([this]);
		return {
			success: true,
			meta: answer.meta,
			results: answer.rows.map((row) => named(answer.columns, row)),
		};
	}
	run() {
		return this.all();
	}
	async first(column) {
		const { results } = await this.all();
		if (results.length === 0) return null;
		return column === undefined ? results[0] : results[0][column];
	}
	async raw({ columnNames = false } = {}) {
		const [answer] = await this.database.ask([this]);
		return columnNames ? [answer.columns, ...answer.rows] : answer.rows;
	}
}

const named = (columns, row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]));

class Database {
	constructor({ store, delayMs }) {
		// Not before it is asked: ids are not made in the global scope.
		const stub = () => store.getByName("database");
		this.ask = async (statements) => {
			await wait(delayMs);
			return stub().ask(statements.map(({ sql, values }) => ({ sql, values })));
		};
		this.exec = async (sql) => {
			await wait(delayMs);
			return stub().execute(sql);
		};
	}
	prepare(sql) {
		return new Statement(this, sql);
	}
	async batch(statements) {
		const answers = await this.ask(statements);
		return answers.map(({ columns, rows, meta }) => ({
			success: true,
			meta,
			results: rows.map((row) => named(columns, row)),
		}));
	}
	withSession() {
		return Object.assign(Object.create(this), { getBookmark: () => null });
	}
}

/** What workerd calls with the inner bindings to make `env.DB`. */
export default (env) => new Database(env);
