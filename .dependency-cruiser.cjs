/** Who may import whom: docs/decisions/002-pure-domain.md. Types are exempt where `runtime` is used. */
const runtime = { dependencyTypesNot: ["type-only"] };
const forbid = (name, from, to, comment) => ({
	name,
	severity: "error",
	comment,
	from: typeof from === "string" ? { path: from } : from,
	to: typeof to === "string" ? { path: to } : to,
});
/** Answers and frames the browser itself parses: it ships valibot, never zod. */
const BROWSER_CONTRACTS =
	"^app/contracts/(account-notices|agent-answers|alert-answers|conversation-answers|frames|sockets|guest-link|header|home|library-answers|link-preview|message-templates|team-lists|webchat|workspace-frames)\\.ts$";
const ours = "^(app|workers|durable-objects|tests|scripts|bench)/";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		forbid("no-cycles", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
		forbid(
			"no-unresolved",
			{},
			{ couldNotResolve: true, pathNot: "^(virtual:|cloudflare:)|\\+types/" },
		),
		forbid("domain-is-pure", "^app/domain/", { pathNot: "^app/domain/" }),
		forbid(
			"contracts-know-domain-and-zod",
			{ path: "^app/contracts/", pathNot: BROWSER_CONTRACTS },
			{
				pathNot: "^(app/(contracts|domain)/|node_modules/zod/)",
			},
		),
		forbid("what-browsers-parse-knows-domain-and-valibot", BROWSER_CONTRACTS, {
			pathNot: "^(app/(contracts|domain)/|node_modules/valibot/)",
		}),
		forbid("ui-and-words-know-only-themselves", "^app/(ui|i18n)/", {
			path: ours,
			pathNot: "^app/(ui|i18n|domain|contracts)/|^app/context\\.ts$",
		}),
		forbid("ui-and-words-take-types-of-contracts", "^app/(ui|i18n)/", {
			path: "^app/(contracts/|context\\.ts$)",
			// Plain lists of codes and of routes: nothing else reaches the browser with them.
			pathNot: "^app/contracts/(errors|channel-routes)\\.ts$",
			...runtime,
		}),
		forbid("the-widget-ships-little", "^app/widget/", {
			pathNot: "^app/(widget|domain)/|^app/contracts/webchat\\.ts$|^node_modules/valibot/",
		}),
		forbid("the-service-worker-ships-little", "^app/service-worker/", {
			pathNot: "^app/(service-worker|domain)/",
		}),
		forbid(
			"nobody-loads-the-service-worker",
			{ path: ours, pathNot: "^(app/service-worker|tests)/" },
			"^app/service-worker/",
		),
		forbid(
			"nobody-loads-the-widget",
			{ path: ours, pathNot: "^(app/widget|tests)/" },
			"^app/widget/",
		),
		forbid("inbox-knows-no-area", "^app/inbox/", {
			path: ours,
			pathNot: "^app/(inbox|ui|i18n|domain|contracts)/",
		}),
		forbid("areas-know-no-other-area", "^app/areas/([^/]+)/", {
			path: ours,
			pathNot: "^app/(areas/$1|inbox|ui|i18n|domain|contracts|middleware)/|^app/context\\.ts$",
		}),
		forbid(
			"only-routes-take-middleware",
			{ path: "^app/areas/", pathNot: "(\\.route\\.tsx|actions\\.ts)$" },
			"^app/middleware/",
		),
		forbid(
			"zod-stays-out-of-screens",
			"^app/(areas|inbox|ui|i18n|middleware|root|entry)",
			"^node_modules/zod/",
		),
		forbid(
			"valibot-only-in-forms",
			{ path: "^app/areas/", pathNot: "forms\\.ts$" },
			"^node_modules/valibot/",
		),
		forbid("context-knows-shapes", "^app/(context\\.ts$|middleware/)", {
			path: ours,
			pathNot: "^app/(domain|contracts|middleware)/|^app/context\\.ts$|^workers/services/",
		}),
		forbid("app-takes-types-of-services", "^app/", {
			path: "^(workers|durable-objects)/",
			...runtime,
		}),
		forbid("adapters-know-their-vendor", "^workers/adapters/", {
			path: ours,
			pathNot: "^(app/(domain|contracts)|workers/adapters)/|^workers/config\\.ts$",
		}),
		forbid("adapters-take-types-of-config", "^workers/adapters/", {
			path: "^workers/config\\.ts$",
			...runtime,
		}),
		forbid("data-knows-the-database", "^workers/data/", {
			path: ours,
			pathNot: "^(app/(domain|contracts)|workers/data)/",
		}),
		forbid(
			"services-know-rules-and-data",
			{
				path: "^workers/services/",
				pathNot: "^workers/services/(index|runtime|[a-z]+/wire[a-z-]*)\\.ts$",
			},
			{
				path: ours,
				pathNot: "^(app/(domain|contracts)|workers/(services|data))/",
				...runtime,
			},
		),
		forbid(
			"services-know-no-entry",
			"^workers/services/",
			"^workers/(app\\.ts|api/|queues/|schedules/)",
		),
		forbid(
			"wiring-stays-on-the-server",
			"^workers/services/(index|runtime|[a-z]+/wire[a-z-]*)\\.ts$",
			{
				path: "^(app/(areas|inbox|ui|i18n|middleware)|tests|scripts)/",
			},
		),
		forbid("entries-call-services", "^workers/(api|queues|schedules)/", {
			path: ours,
			pathNot:
				"^(app/(domain|contracts)|workers/(api|queues|schedules|services))/|^workers/config\\.ts$",
			...runtime,
		}),
		forbid("objects-know-no-http", "^durable-objects/", {
			path: ours,
			pathNot:
				"^(app/(domain|contracts)|durable-objects|workers/(adapters|data/projections))/|^workers/config\\.ts$",
		}),
		// What any object is made of; and a channel is known to nobody below it.
		forbid("what-every-object-is-made-of", "^durable-objects/object/", {
			path: "^durable-objects/(?!object/)",
		}),
		forbid("workspaces-know-no-channel", "^durable-objects/workspace/", {
			path: "^durable-objects/channel/",
		}),
		forbid(
			"only-the-entry-loads-objects",
			{ path: "^(workers|app)/", pathNot: "^workers/app\\.ts$" },
			{
				path: "^durable-objects/",
				...runtime,
			},
		),
		forbid("no-tests-in-production", "^(app|workers|durable-objects|scripts)/", "^(tests|bench)/"),
		forbid("no-scripts-in-production", "^(app|workers|durable-objects)/", "^scripts/"),
		forbid("no-development-packages-in-production", "^(app|workers|durable-objects)/", {
			dependencyTypes: ["npm-dev"],
			dependencyTypesNot: ["type-only"],
			pathNot: "@fontsource|@react-router/dev|@cloudflare/workers-types",
		}),
		forbid("scripts-run-before-install", "^scripts/", {
			pathNot: "^scripts/",
			dependencyTypesNot: ["core"],
		}),
	],
	options: {
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|\\.react-router)/|\\?(raw|url|inline)$" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "types", "default"],
			extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
		},
	},
};
