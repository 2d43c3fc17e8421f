import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AgentHeader } from "#app/areas/agents/agent-header.tsx";
import { BenchTurnView } from "#app/areas/agents/bench/bench-turn-view.tsx";
import { finishTurn, newTurn } from "#app/areas/agents/bench/bench-log.ts";
import { AgentForm } from "#app/areas/agents/form/agent-form.tsx";
import { toDraft } from "#app/areas/agents/form/draft.ts";
import { useAgentForm } from "#app/areas/agents/form/use-agent-form.ts";
import { KnowledgeTab } from "#app/areas/agents/knowledge/knowledge-tab.tsx";
import { useUploads } from "#app/areas/agents/knowledge/use-uploads.ts";
import { AgentCard } from "#app/areas/agents/list/agent-card.tsx";
import { CreateAgentButton } from "#app/areas/agents/list/create-agent-button.tsx";
import { PlanUseLine } from "#app/areas/agents/list/plan-use-line.tsx";
import type { AgentView } from "#app/contracts/agents.ts";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { AppTheme } from "#app/ui/theme.tsx";
import { settings, summary, view } from "./views.ts";

function render(part: ReactNode, locale: "pt" | "en" = "pt"): string {
	const router = createMemoryRouter([{ path: "*", element: part }]);
	return renderToStaticMarkup(
		<PreferencesProvider value={{ locale, timeZone: "America/Sao_Paulo" }}>
			<AppTheme>
				<RouterProvider router={router} />
			</AppTheme>
		</PreferencesProvider>,
	);
}

function FormOf(props: { agent: AgentView; isReadOnly?: boolean }) {
	const form = useAgentForm({ stored: toDraft(props.agent), avatarUrl: null, done: "" });
	return (
		<AgentForm
			form={form}
			isReadOnly={props.isReadOnly ?? false}
			legend="Agente"
			options={{
				channels: [],
				integrations: [],
				pixels: [],
				mayChoosePixel: true,
				now: 0,
				providers: [
					{ provider: "knowledge", isOffered: true },
					{ provider: "openai", isOffered: true },
					{ provider: "workers_ai", isOffered: false },
				],
			}}
		>
			{null}
		</AgentForm>
	);
}

function Knowledge() {
	const all = { entries: 0, characters: 0 };
	return <KnowledgeTab agent={view()} all={all} bases={[]} queue={useUploads()} mayManage />;
}

test("a card says Online or Pausado, and that no channel is linked", () => {
	const card = (status: "active" | "paused") =>
		render(<AgentCard agent={summary({ status })} mayManage />);
	expect(card("active")).toContain("Online");
	expect(card("paused")).toContain("Pausado");
	expect(card("active")).toContain("Nenhum canal vinculado");
});

test("F01 a name from outside is text wherever it stands", () => {
	const name = '<img src=x onerror="alert(1)">';
	const html = render(<AgentCard agent={summary({ name })} mayManage />);
	expect(html).not.toContain("<img src=x");
	expect(html).toContain("&lt;img src=x");
});

test("a full plan says so, leads to more, and lets nobody begin", () => {
	const use = { used: 3, limit: 3 };
	expect(render(<PlanUseLine use={use} />)).toContain('href="/subscription"');
	const button = render(<CreateAgentButton mayManage use={use} />);
	expect(button).toContain('aria-disabled="true"');
	expect(button).toContain("Seu plano chegou ao limite de agentes.");
	const free = render(<CreateAgentButton mayManage use={{ used: 2, limit: 3 }} />);
	expect(free).toContain('href="/agents/new"');
});

test("whoever may not change an agent reads why on each control", () => {
	const html = render(<AgentHeader agent={view()} mayManage={false} />, "en");
	expect(html.match(/Only managers and administrators/g)).toHaveLength(3);
	expect(html).not.toContain("/edit");
});

test("without an integration the form says so and leads to them; what is not bound is off", () => {
	const html = render(<FormOf agent={view({ settings: settings({ provider: "openai" }) })} />);
	expect(html).toContain("Nenhuma integração com a OpenAI ainda.");
	expect(html).toContain('href="/integrations?new=openai"');
	expect(html).toContain("Não está disponível nesta instalação.");
	expect(render(<FormOf agent={view()} />)).not.toContain("Nome do modelo");
});

test("a form that may only be read is one fieldset that is off", () => {
	expect(render(<FormOf agent={view()} isReadOnly />)).toMatch(/<fieldset[^>]*disabled/);
});

test("an empty knowledge base says what to teach first", () => {
	expect(render(<Knowledge />)).toContain("Ele ainda não sabe nada");
});

test("the bench says why people would take over, and that nothing would be written", () => {
	const turn = finishTurn({
		...newTurn("Tem alguém aí?"),
		found: [],
		handOver: { reason: "outside_hours" },
	});
	const html = render(<BenchTurnView agent={view()} onKeep={null} onRetry={null} turn={turn} />);
	expect(html).toContain("fora do horário do agente");
	expect(html).toContain("O agente não escreveria nada.");
});
