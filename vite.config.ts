import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter()],
	// Without these a cold `react-router dev` answers 504 "Outdated Optimize Dep" and may load two Reacts.
	optimizeDeps: {
		entries: ["app/**/*.{ts,tsx}"],
		include: ["react", "react-dom", "react-dom/client", "react-router", "react-router/dom"],
	},
});
