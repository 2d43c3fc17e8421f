/** What each type is, what it is used for today, and the words of its fields. */
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import type { TypeGroup, TypeUse } from "./types.ts";

const groups: Record<TypeGroup, string> = {
	messages: "Mensagens",
	ads: "Anúncios",
	minds: "Inteligência artificial",
	customers: "CRM e vendas",
	automation: "Automação",
	payments: "Pagamentos",
};

const about: Record<IntegrationType, string> = {
	whatsapp: "Número na API oficial do WhatsApp (Cloud API).",
	telegram: "Bot criado no BotFather.",
	instagram: "Conta profissional do Instagram.",
	messenger: "Página do Facebook com o Messenger.",
	meta_ads: "Contas de anúncios do Facebook e do Instagram.",
	google_ads: "Conta do Google Ads, autorizada por OAuth.",
	openai: "Modelos de linguagem da OpenAI ou compatíveis.",
	elevenlabs: "Vozes sintéticas.",
	bitrix24: "CRM Bitrix24, por um webhook de entrada.",
	hubspot: "CRM HubSpot, por um aplicativo privado.",
	pipedrive: "Funil de vendas do Pipedrive.",
	rd_station: "RD Station Marketing.",
	salesforce: "CRM Salesforce, por um aplicativo conectado.",
	zoho: "CRM da Zoho, por um cliente próprio.",
	n8n: "Fluxos do n8n que começam por um webhook.",
	zapier: "Zaps que começam por um catch hook.",
	stripe: "Conta de pagamentos da Stripe.",
};

const uses: Record<TypeUse, string> = {
	channel: "Hoje é guardada, testada e monitorada. Para conversar com clientes, ligue um canal.",
	model: "Hoje dá aos agentes o modelo com que respondem. Escolha-a no formulário do agente.",
	events: "Hoje recebe os eventos de conversa que você escolher.",
	kept: "Hoje é guardada, testada e monitorada. Nenhuma outra tela a usa ainda.",
};

/** By key of the field; a type's own word stands under `type.key`. */
const labels: Record<string, string> = {
	access_token: "Access token",
	ad_account_id: "ID da conta de anúncios",
	api_key: "API Key",
	"whatsapp.api_key": "API Key (token permanente)",
	instance_id: "ID do número de telefone",
	organization_id: "ID da organização",
	client_id: "Client ID",
	client_secret: "Client Secret",
	refresh_token: "Refresh token",
	customer_id: "ID do cliente",
	webhook_url: "Webhook URL",
	company_domain: "Domínio da empresa",
	bot_token: "Token do bot",
	app_id: "ID do aplicativo",
	page_access_token: "Token de acesso da página",
	page_id: "ID da página",
	publishable_key: "Chave publicável",
	secret_key: "Chave secreta",
	instance_url: "URL da instância",
};

const hints: Record<string, string> = {
	"whatsapp.instance_id": "O phone number ID, só números, no painel da Meta.",
	"telegram.bot_token": "O BotFather mostra ao criar o bot, como 123456:ABC…",
	"meta_ads.ad_account_id": "Como aparece no Gerenciador de Anúncios, por exemplo act_1234567890.",
	"google_ads.customer_id": "Os dez números no alto do Google Ads.",
	"bitrix24.webhook_url":
		"Webhook de entrada, como https://empresa.bitrix24.com.br/rest/1/segredo/",
	"pipedrive.company_domain": "Só a parte antes de .pipedrive.com.",
	"salesforce.instance_url":
		"O endereço da sua organização, como https://empresa.my.salesforce.com",
	"zoho.organization_id": "Em Configurações, Detalhes da empresa.",
	"n8n.webhook_url": "A URL de produção do nó Webhook, com o fluxo ativo.",
	"n8n.api_key": "Enviada no cabeçalho Authorization, se o seu webhook pede.",
	"zapier.webhook_url": "O endereço que o catch hook mostra, em hooks.zapier.com.",
	"stripe.publishable_key":
		"Começa com pk_ e é do mesmo modo (teste ou produção) da chave secreta.",
};

/** Spec 2, section 5: what is said where a required field is empty. */
const missing = {
	accessToken: "Access token é obrigatório",
	apiKey: "API Key é obrigatória",
	clientPair: "Client ID e Secret são obrigatórios",
	keyAndDomain: "API Key e domínio da empresa são obrigatórios",
	webhookUrl: "Webhook URL é obrigatória",
	other: (label: string) => `Preencha o campo ${label}`,
};

export const typeWordsPt = { groups, about, uses, labels, hints, missing };
export type TypeWords = typeof typeWordsPt;
