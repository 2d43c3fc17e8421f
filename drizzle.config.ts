import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	schema: "./workers/data/schema",
	out: "./migrations",
});
