import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What visitors wrote on /contact (founding.md 4). */
export const contactRequests = sqliteTable(
	"contact_requests",
	{
		id: text().primaryKey(),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		email: text().notNull(),
		company: text(),
		phone: text(),
		subject: text().notNull(),
		message: text().notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [index("contact_requests_created_idx").on(t.createdAt)],
);
