import type { Exported } from "#app/domain/team/audit.ts";
import { counted } from "#app/i18n/counted.ts";
const conversas = (count: string): string => counted(count, "conversa", "conversas");

/** What an entry of the activity log says; values come isolated, roles in words. */
const sentences = {
	invitation_sent: (v: { email: string; role: string }) => `convidou ${v.email} como ${v.role}`,
	invitation_resent: (v: { email: string }) => `reenviou o convite para ${v.email}`,
	invitation_cancelled: (v: { email: string }) => `cancelou o convite para ${v.email}`,
	invitation_accepted: (v: { email: string; role: string }) =>
		`aceitou o convite enviado para ${v.email} e entrou como ${v.role}`,
	role_changed: (v: { name: string; from: string; to: string }) =>
		`mudou a função de ${v.name} de ${v.from} para ${v.to}`,
	member_removed: (v: { name: string }) => `removeu ${v.name} da equipe`,
	member_reactivated: (v: { name: string }) => `trouxe ${v.name} de volta para a equipe`,
	member_erased: "apagou os dados de um antigo membro",
	plan_changed: (v: { from: string; to: string }) => `mudou o plano de ${v.from} para ${v.to}`,
	rule_created: (v: { name: string }) => `criou a automação ${v.name}`,
	rule_updated: (v: { name: string }) => `mudou a automação ${v.name}`,
	rule_switched_on: (v: { name: string }) => `ligou a automação ${v.name}`,
	rule_switched_off: (v: { name: string }) => `desligou a automação ${v.name}`,
	rule_deleted: (v: { name: string }) => `excluiu a automação ${v.name}`,
	integration_created: (v: { name: string }) => `configurou a integração ${v.name}`,
	integration_updated: (v: { name: string }) => `alterou a integração ${v.name}`,
	integration_deleted: (v: { name: string }) => `removeu a integração ${v.name}`,
	integration_secret_renewed: (v: { name: string }) =>
		`gerou um novo segredo da integração ${v.name}`,
	facebook_account_added: (v: { name: string }) => `adicionou a conta do Facebook ${v.name}`,
	facebook_account_removed: (v: { name: string }) => `removeu a conta do Facebook ${v.name}`,
	facebook_webhook_created: (v: { name: string }) => `criou o webhook do Facebook ${v.name}`,
	facebook_webhook_deleted: (v: { name: string }) => `removeu o webhook do Facebook ${v.name}`,
	facebook_conversion_sent: (v: { name: string }) => `enviou a conversão ${v.name} à Meta`,
	conversation_assigned: (v: { contact: string; name: string }) =>
		`atribuiu a conversa com ${v.contact} a ${v.name}`,
	conversation_released: (v: { contact: string }) =>
		`deixou a conversa com ${v.contact} sem responsável`,
	conversation_closed: (v: { contact: string }) => `encerrou a conversa com ${v.contact}`,
	conversation_reopened: (v: { contact: string }) => `reabriu a conversa com ${v.contact}`,
	conversation_snoozed: (v: { contact: string }) => `adiou a conversa com ${v.contact}`,
	conversation_unsnoozed: (v: { contact: string }) =>
		`tirou do adiamento a conversa com ${v.contact}`,
	conversation_labelled: (v: { contact: string; labels: string }) =>
		v.labels === ""
			? `tirou as etiquetas da conversa com ${v.contact}`
			: `deu à conversa com ${v.contact} as etiquetas ${v.labels}`,
	department_created: (v: { name: string }) => `criou o departamento ${v.name}`,
	department_updated: (v: { name: string }) => `mudou o departamento ${v.name}`,
	department_deleted: (v: { name: string }) => `excluiu o departamento ${v.name}`,
	departments_separated: "fez cada pessoa ver só as conversas dos seus departamentos",
	departments_joined: "fez cada pessoa ver as conversas de todos os departamentos",
	conversations_transferred: (v: { count: string; name: string }) =>
		v.name === ""
			? `desfez a transferência de ${conversas(v.count)}`
			: `transferiu ${conversas(v.count)} para ${v.name}`,
	claiming_switched_on: "fez a primeira resposta assumir a conversa",
	survey_changed: "mudou a pesquisa de satisfação",
	goals_changed: "mudou as metas de atendimento",
	price_ceiling_changed: (v: { name: string }) => `mudou o teto de custo de ${v.name}`,
	price_ceiling_released: (v: { name: string }) =>
		`deixou a equipe escrever acima do teto de custo de ${v.name} até o fim do mês`,
	message_rate_changed: (v: { name: string }) => `mudou o preço de ${v.name}`,
	claiming_switched_off: "fez a primeira resposta deixar a conversa sem responsável",
	contact_fields_changed: (v: { fields: string }) =>
		v.fields === ""
			? "retirou os campos dos contatos"
			: `mudou os campos dos contatos para: ${v.fields}`,
	conversations_assigned: (v: { count: string; name: string }) =>
		`atribuiu ${conversas(v.count)} a ${v.name}`,
	conversations_released: (v: { count: string }) => `deixou ${conversas(v.count)} sem responsável`,
	conversations_closed: (v: { count: string }) => `encerrou ${conversas(v.count)}`,
	conversations_reopened: (v: { count: string }) => `reabriu ${conversas(v.count)}`,
	conversations_snoozed: (v: { count: string }) => `adiou ${conversas(v.count)}`,
	conversations_unsnoozed: (v: { count: string }) => `tirou do adiamento ${conversas(v.count)}`,
	conversations_labelled: (v: { count: string; labels: string }) =>
		`mudou as etiquetas de ${conversas(v.count)}: ${v.labels}`,
	conversation_claimed: (v: { contact: string }) =>
		`respondeu e ficou com a conversa com ${v.contact}`,
	note_written: (v: { contact: string }) => `escreveu uma nota na conversa com ${v.contact}`,
	sale_marked: "marcou um lead ou uma venda em uma conversa",
	sale_corrected: "corrigiu um lead ou uma venda",
	sale_taken_back: "desfez um lead ou uma venda",
	ads_refused: "registrou que um contato não quer suas compras informadas à Meta",
	ads_allowed: "registrou que um contato aceita suas compras informadas à Meta",
	sale_sending_changed: "mudou o que é informado à Meta sobre leads e vendas",
	note_deleted: (v: { contact: string }) => `apagou uma nota na conversa com ${v.contact}`,
	conversation_taken: (v: { contact: string }) => `assumiu a conversa com ${v.contact}`,
	conversation_given_back: (v: { contact: string }) =>
		`devolveu a conversa com ${v.contact} ao agente`,
	contacts_merged: (v: { contact: string; other: string }) =>
		`juntou o contato ${v.other} a ${v.contact}`,
	contacts_parted: (v: { contact: string; other: string }) =>
		`separou o contato ${v.other} de ${v.contact}`,
	contact_exported: "exportou os dados de um contato",
	file_lifetime_changed: (v: { days: string }) =>
		v.days === ""
			? "passou a guardar os arquivos das conversas para sempre"
			: `passou a guardar os arquivos das conversas por ${v.days} dias`,
	desk_hours_changed: (v: { name: string }) =>
		v.name === ""
			? "mudou os horários e as mensagens automáticas"
			: `mudou os horários e as mensagens automáticas de ${v.name}`,
	routing_changed: (v: { department: string }) =>
		v.department === ""
			? "mudou a distribuição das conversas"
			: `mudou a distribuição das conversas de ${v.department}`,
	member_routing_changed: (v: { name: string }) =>
		`mudou quantas conversas ${v.name} recebe, ou a ausência`,
	voice_budget_changed: (v: { budget: string }) =>
		v.budget === "0"
			? "desligou a transcrição de áudios"
			: `passou a transcrever áudios por até R$ ${v.budget} por mês`,
	contact_erased: (v: { messages: string }) =>
		`apagou um contato com ${v.messages === "1" ? "1 mensagem" : `${v.messages} mensagens`}`,
	instance_created: (v: { name: string }) => `criou a instância ${v.name}`,
	instance_updated: (v: { name: string }) => `mudou as configurações da instância ${v.name}`,
	instance_deleted: (v: { name: string }) => `excluiu a instância ${v.name}`,
	channel_created: (v: { name: string }) => `criou o canal ${v.name}`,
	channel_updated: (v: { name: string }) => `mudou as configurações do canal ${v.name}`,
	channel_deleted: (v: { name: string }) => `excluiu o canal ${v.name}`,
	channel_token_replaced: (v: { name: string }) => `trocou o token do canal ${v.name}`,
	agent_created: (v: { name: string }) => `criou o agente ${v.name}`,
	agent_updated: (v: { name: string }) => `mudou o agente ${v.name}`,
	agent_paused: (v: { name: string }) => `pausou o agente ${v.name}`,
	agent_resumed: (v: { name: string }) => `reativou o agente ${v.name}`,
	agent_deleted: (v: { name: string }) => `excluiu o agente ${v.name}`,
	agent_restored: (v: { name: string; version: string }) =>
		`voltou o agente ${v.name} à versão ${v.version}`,
	agent_trial_started: (v: { name: string; share: string }) =>
		`colocou uma versão nova do agente ${v.name} em ${v.share}% das conversas`,
	agent_trial_ended: (v: { name: string; version: string }) =>
		`encerrou o teste da versão ${v.version} do agente ${v.name}`,
	knowledge_added: (v: { name: string; title: string }) =>
		`adicionou ${v.title} à base de conhecimento ${v.name}`,
	knowledge_changed: (v: { name: string; title: string }) =>
		`mudou ${v.title} na base de conhecimento ${v.name}`,
	knowledge_removed: (v: { name: string; title: string }) =>
		`removeu ${v.title} da base de conhecimento ${v.name}`,
	synonyms_saved: (v: { words: string }) => `disse que querem dizer o mesmo: ${v.words}`,
	synonyms_deleted: (v: { words: string }) => `disse que não querem mais dizer o mesmo: ${v.words}`,
	knowledge_base_created: (v: { name: string }) => `criou a base de conhecimento ${v.name}`,
	knowledge_base_renamed: (v: { from: string; to: string }) =>
		`renomeou a base de conhecimento ${v.from} para ${v.to}`,
	knowledge_base_deleted: (v: { name: string }) =>
		`excluiu a base de conhecimento ${v.name} com tudo o que havia nela`,
	knowledge_source_added: (v: { name: string; address: string }) =>
		`adicionou o site ${v.address} à base de conhecimento ${v.name}`,
	knowledge_source_removed: (v: { name: string; address: string }) =>
		`removeu o site ${v.address} da base de conhecimento ${v.name}`,
	knowledge_source_taken: (v: { name: string; address: string; count: string }) =>
		`aceitou ${counted(v.count, "mudança", "mudanças")} do site ${v.address} na base de conhecimento ${v.name}`,
	knowledge_source_declined: (v: { name: string; address: string; count: string }) =>
		`recusou ${counted(v.count, "mudança", "mudanças")} do site ${v.address} na base de conhecimento ${v.name}`,
	knowledge_base_attached: (v: { name: string; agent: string }) =>
		`deu a base de conhecimento ${v.name} ao agente ${v.agent}`,
	knowledge_base_detached: (v: { name: string; agent: string }) =>
		`tirou a base de conhecimento ${v.name} do agente ${v.agent}`,
	gateway_changed: (v: { name: string; from: string; to: string }) =>
		`mudou a forma de conexão da instância ${v.name} de ${v.from} para ${v.to}`,
	own_gateway_created: (v: { name: string }) => `adicionou o gateway ${v.name}`,
	own_gateway_updated: (v: { name: string }) => `trocou a chave do gateway ${v.name}`,
	own_gateway_deleted: (v: { name: string }) => `excluiu o gateway ${v.name}`,
	meta_app_created: (v: { name: string }) => `ligou o app da Meta ${v.name}`,
	meta_app_updated: (v: { name: string }) => `mudou o app da Meta ${v.name}`,
	meta_app_deleted: (v: { name: string }) => `removeu o app da Meta ${v.name}`,
	api_key_created: (v: { name: string }) => `gerou uma chave de API da instância ${v.name}`,
	api_key_revoked: (v: { name: string }) => `revogou a chave de API da instância ${v.name}`,
	webhook_secret_rotated: (v: { name: string }) =>
		`gerou um novo segredo do webhook da instância ${v.name}`,
	webhook_resumed: (v: { name: string }) => `retomou o webhook da instância ${v.name}`,
	jobs_replayed: (v: { count: string }) =>
		v.count === "1" ? "repetiu uma tarefa com falha" : `repetiu ${v.count} tarefas com falha`,
	jobs_discarded: (v: { count: string }) =>
		v.count === "1" ? "descartou uma tarefa com falha" : `descartou ${v.count} tarefas com falha`,
	events_replayed: (v: { name: string; count: string }) =>
		v.count === "1"
			? `reprocessou um evento não entendido de ${v.name}`
			: `reprocessou ${v.count} eventos não entendidos de ${v.name}`,
	events_discarded: (v: { name: string; count: string }) =>
		v.count === "1"
			? `descartou um evento não entendido de ${v.name}`
			: `descartou ${v.count} eventos não entendidos de ${v.name}`,
	semantic_search_on: "escolheu quem faz a busca por significado",
	semantic_search_off: "desligou a busca por significado",
	conversations_rebuilt: (v: { count: string }) =>
		v.count === "1"
			? "refez a lista de conversas a partir de um canal"
			: `refez a lista de conversas a partir de ${v.count} canais`,
	keys_renewed: "renovou a proteção da chave do workspace",
	data_exported: (v: { what: string }) => `exportou ${v.what}`,
	workspace_exported: "exportou os dados do workspace",
};

export const pt = {
	sentences,
	/** An entry of a newer version than this page. */
	unknown: "fez uma mudança",
	/** Somebody who was erased: in a sentence, and as who did it. */
	former: "um antigo membro",
	formerActor: "Antigo membro",
	unnamed: "um contato sem nome",
	exported: {
		audit: "o registro de auditoria",
		canned_responses: "as respostas prontas",
		message_costs: "os custos das mensagens",
		service_figures: "os números de atendimento",
		ad_sales: "os números de anúncios e vendas",
	} satisfies Record<Exported, string>,
	/** What a price is of; by what was stored, which a later release may have more of. */
	rates: {
		marketing: "mensagens de marketing",
		utility: "mensagens de utilidade",
		authentication: "mensagens de autenticação",
		service: "mensagens de atendimento",
		dollar: "1 dólar",
	} as Record<string, string>,
	plans: { free: "Grátis", premium: "Premium", enterprise: "Enterprise" },
	/** Who acted when nobody did. */
	platform: "Prosa",
};
export type ActivityStrings = typeof pt;
