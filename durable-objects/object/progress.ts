/** Small numbers an object remembers by name, one row each. */
export function createProgress(sql: SqlStorage) {
	return {
		find(name: string): number | null {
			return (
				sql.exec<{ value: number }>("SELECT value FROM progress WHERE name = ?", name).toArray()[0]
					?.value ?? null
			);
		},

		/** Writes nothing when it is known already: each write is a billed row. */
		set(name: string, value: number): void {
			if (this.find(name) === value) return;
			sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)", name, value);
		},

		add(name: string, amount: number): void {
			if (amount !== 0) this.set(name, (this.find(name) ?? 0) + amount);
		},
	};
}
