import type { EventToast } from "#app/domain/facebook/event.ts";

/** What Meta told, in any open page. */
export const pt: Record<EventToast, { title: string; text: string }> = {
	"ad_account.with_issues_ad_objects": {
		title: "Problemas em anúncios",
		text: "Uma conta de anúncios do Facebook tem itens com problemas.",
	},
	"ad_account.in_process_ad_objects": {
		title: "Processamento concluído",
		text: "O Facebook terminou de processar itens de uma conta de anúncios.",
	},
	"page.feed": {
		title: "Nova atividade na página",
		text: "Há uma publicação ou um comentário novo na sua página do Facebook.",
	},
	"page.messages": {
		title: "Nova mensagem na página",
		text: "Alguém escreveu para a sua página do Facebook.",
	},
	"page.leadgen": {
		title: "Novo lead",
		text: "Alguém preencheu um formulário da sua página do Facebook.",
	},
	"user.photos": {
		title: "Novas fotos",
		text: "As fotos de um perfil do Facebook mudaram.",
	},
	"instagram.comments": {
		title: "Novo comentário no Instagram",
		text: "Alguém comentou em uma publicação do seu perfil.",
	},
	"instagram.mentions": {
		title: "Nova menção no Instagram",
		text: "Alguém mencionou o seu perfil.",
	},
	"instagram.story_insights": {
		title: "Resultados de story",
		text: "Os resultados de um story do Instagram chegaram.",
	},
};
