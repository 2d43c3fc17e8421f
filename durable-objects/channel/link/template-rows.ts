import { type OfficialTemplate, templateKey } from "#app/domain/official-templates/template.ts";

/** A template as it was read last, and when a message of it was last written here (epoch ms; null: never). */
export interface KeptRow {
	template: OfficialTemplate;
	usedAt: number | null;
}

interface Stored extends Record<string, SqlStorageValue> {
	name: string;
	language: string;
	json: string;
	used_at: number | null;
}

/** The templates of the channel's business account, as Meta told of them; another account's are not there. */
export function createTemplateRows(sql: SqlStorage, account: () => string) {
	const read = ({ json, used_at: usedAt }: Stored): KeptRow => ({
		template: JSON.parse(json) as OfficialTemplate,
		usedAt,
	});

	function put(template: OfficialTemplate): void {
		sql.exec(
			`INSERT INTO official_templates (account, name, language, json) VALUES (?, ?, ?, ?)
			 ON CONFLICT (account, name, language) DO UPDATE SET json = excluded.json WHERE json <> excluded.json`,
			account(),
			template.name,
			template.language,
			JSON.stringify(template),
		);
	}

	function remove({ name, language }: Pick<OfficialTemplate, "name" | "language">): void {
		sql.exec(
			"DELETE FROM official_templates WHERE account = ? AND name = ? AND language = ?",
			account(),
			name,
			language,
		);
	}

	const all = (): KeptRow[] =>
		sql
			.exec<Stored>(
				"SELECT name, language, json, used_at FROM official_templates WHERE account = ? ORDER BY name, language",
				account(),
			)
			.toArray()
			.map(read);

	return {
		all,
		put,
		remove,

		find(name: string, language: string): OfficialTemplate | null {
			const [row] = sql
				.exec<Stored>(
					"SELECT name, language, json, used_at FROM official_templates WHERE account = ? AND name = ? AND language = ?",
					account(),
					name,
					language,
				)
				.toArray();
			return row ? read(row).template : null;
		},

		/** What was read just now is all there is. */
		replace(templates: readonly OfficialTemplate[]): void {
			sql.exec("DELETE FROM official_templates WHERE account <> ?", account());
			const known = new Set(templates.map(templateKey));
			for (const { template } of all()) if (!known.has(templateKey(template))) remove(template);
			for (const template of templates) put(template);
		},

		noteUsed({ name, language }: Pick<OfficialTemplate, "name" | "language">, now: number): void {
			sql.exec(
				"UPDATE official_templates SET used_at = ? WHERE account = ? AND name = ? AND language = ?",
				now,
				account(),
				name,
				language,
			);
		},

		/** When all of them were read last (epoch ms); 0: they have to be read anew. */
		readAt(): number {
			const [row] = sql
				.exec<{ at: number }>("SELECT at FROM official_template_reads WHERE account = ?", account())
				.toArray();
			return row?.at ?? 0;
		},

		wasRead: (): boolean =>
			sql.exec("SELECT 1 FROM official_template_reads WHERE account = ?", account()).toArray()
				.length > 0,

		noteRead(at: number): void {
			sql.exec("DELETE FROM official_template_reads WHERE account <> ?", account());
			sql.exec(
				"INSERT OR REPLACE INTO official_template_reads (account, at) VALUES (?, ?)",
				account(),
				at,
			);
		},
	};
}
