/** Named integers of an object, one row each in `progress`. */
export function createProgress(sql: SqlStorage) {
	return {
		/** Null when the name was never set. */
		find(name: string): number | null {
			return (
				sql.exec<{ value: number }>("SELECT value FROM progress WHERE name = ?", name).toArray()[0]
					?.value ?? null
			);
		},

		/** Writes nothing when the value is the same: each write is a billed row. */
		set(name: string, value: number): void {
			if (this.find(name) === value) return;
			sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)", name, value);
		},

		/**
		 * The same with a text beside the number, which is kept when the number stays: it costs no row of its
		 * own. Only for objects whose schema has the column.
		 */
		setWith(name: string, value: number, usage: string): void {
			if (this.find(name) === value) return;
			sql.exec(
				"INSERT OR REPLACE INTO progress (name, value, usage) VALUES (?, ?, ?)",
				name,
				value,
				usage,
			);
		},

		findUsage(name: string): string | null {
			return (
				sql
					.exec<{ usage: string | null }>("SELECT usage FROM progress WHERE name = ?", name)
					.toArray()[0]?.usage ?? null
			);
		},

		add(name: string, amount: number): void {
			if (amount !== 0) this.set(name, (this.find(name) ?? 0) + amount);
		},
	};
}
