/** Every type of the specification (2, section 8): its fields, and its words when it is refused and when it works. */
import type { TestFinding } from "#app/contracts/integrations.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";

const KEY = "made-up-key-0123456789abcdef";

export interface Service {
	/** As its card calls it. */
	name: string;
	/** By the label of the field; the second value of a pair is the one that works. */
	fields: Record<string, string | [refused: string, good: string]>;
	/** What the vendor says to the wrong credentials, and in which words it is told. */
	refusal: TestFinding;
	failure: string;
	/** What a test of the good ones finds, and in which words it is told. */
	finding: TestFinding;
	success: string;
	/** What the schedule finds, where it is something else. */
	watched?: string;
}

const refused = (message: string | null): TestFinding => ({ kind: "refused", message });
const account = (name: string): TestFinding => ({ kind: "account", name });
const REACHED: TestFinding = { kind: "reached" };
const META = "Invalid OAuth access token - Cannot parse access token";

export const SERVICES: Record<IntegrationType, Service> = {
	meta_ads: {
		name: "Meta Ads",
		fields: {
			"Access token": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`],
			"ID da conta de anúncios": "act_12345",
		},
		refusal: refused(META),
		failure: `Erro Meta Ads: ${META}`,
		finding: account("Loja Aurora Anúncios"),
		success: "Conectado como: Loja Aurora Anúncios",
	},
	openai: {
		name: "OpenAI",
		fields: { "API Key": [`sk-refused-${KEY}`, `sk-${KEY}`] },
		refusal: refused("Incorrect API key provided: sk-abc***xyz."),
		failure: "Erro OpenAI: Incorrect API key provided: sk-abc***xyz.",
		finding: { kind: "models", count: 3 },
		success: "Conectado - 3 modelos disponíveis",
	},
	elevenlabs: {
		name: "ElevenLabs",
		fields: { "API Key": [`xi-refused-${KEY}`, `xi-${KEY}`] },
		refusal: refused(null),
		failure: "API Key inválida ou expirada",
		finding: { kind: "voices", count: 2 },
		success: "Conectado - 2 vozes disponíveis",
	},
	hubspot: {
		name: "HubSpot",
		fields: { "API Key": [`pat-refused-${KEY}`, `pat-${KEY}`] },
		refusal: refused(null),
		failure: "API Key HubSpot inválida",
		finding: REACHED,
		success: "Conectado",
	},
	pipedrive: {
		name: "Pipedrive",
		fields: { "API Key": [`refused-${KEY}`, KEY], "Domínio da empresa": "loja" },
		refusal: refused(null),
		failure: "Credenciais Pipedrive inválidas",
		finding: account("Maria"),
		success: "Conectado como: Maria",
	},
	bitrix24: {
		name: "Bitrix24",
		fields: {
			"Webhook URL": ["https://b24.test/rest/1/refused-key/", "https://b24.test/rest/1/secret/"],
		},
		refusal: refused(null),
		failure: "Webhook Bitrix24 inválido",
		finding: account("Maria"),
		success: "Conectado como: Maria",
	},
	n8n: {
		name: "n8n",
		fields: {
			"Webhook URL": ["https://n8n.test/webhook/refused", "https://n8n.test/webhook/pedidos"],
		},
		refusal: refused('The requested webhook "POST abc" is not registered.'),
		failure: 'Erro n8n: The requested webhook "POST abc" is not registered.',
		finding: REACHED,
		success: "Conectado",
		watched: "Formato válido",
	},
	zapier: {
		name: "Zapier",
		fields: {
			"Webhook URL": [
				"https://hooks.zapier.com/hooks/catch/12/refused/",
				"https://hooks.zapier.com/hooks/catch/12/abcd1234/",
			],
		},
		refusal: refused(null),
		failure: "Erro Zapier: o endereço não foi aceito",
		finding: REACHED,
		success: "Conectado",
		watched: "Formato válido",
	},
	telegram: {
		name: "Telegram",
		fields: { "Token do bot": [`12345:refused-${KEY}`, `12345:${KEY}`] },
		refusal: refused("Unauthorized"),
		failure: "Erro Telegram: Unauthorized",
		finding: account("@loja_bot"),
		success: "Conectado como: @loja_bot",
	},
	whatsapp: {
		name: "WhatsApp",
		fields: {
			"API Key (token permanente)": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`],
			"ID do número de telefone": "1065550001",
		},
		refusal: refused(META),
		failure: `Erro WhatsApp: ${META}`,
		finding: account("+55 11 91234-5678"),
		success: "Conectado como: +55 11 91234-5678",
	},
	instagram: {
		name: "Instagram",
		fields: { "Access token": [`IGAA-refused-${KEY}`, `IGAA${KEY}`], "ID do aplicativo": "99887" },
		refusal: refused(META),
		failure: `Erro Instagram: ${META}`,
		finding: account("@loja.ig"),
		success: "Conectado como: @loja.ig",
	},
	messenger: {
		name: "Messenger",
		fields: {
			"Token de acesso da página": [`EAAG-refused-${KEY}`, `EAAG-${KEY}`],
			"ID da página": "1122",
		},
		refusal: refused(META),
		failure: `Erro Messenger: ${META}`,
		finding: account("Loja Aurora"),
		success: "Conectado como: Loja Aurora",
	},
	stripe: {
		name: "Stripe",
		fields: {
			"Chave publicável": `pk_test_${KEY}`,
			"Chave secreta": [`sk_test_refused${KEY}`, `sk_test_${KEY}`],
		},
		refusal: refused("Invalid API Key provided: sk_test_***abc"),
		failure: "Erro Stripe: Invalid API Key provided: sk_test_***abc",
		finding: REACHED,
		success: "Conectado",
	},
	salesforce: {
		name: "Salesforce",
		fields: {
			"Client ID": "3MVG9-cliente",
			"Client Secret": [`refused-${KEY}`, KEY],
			"URL da instância": "https://loja.my.salesforce.com",
		},
		refusal: refused("client identifier invalid"),
		failure: "Erro Salesforce: client identifier invalid",
		finding: REACHED,
		success: "Conectado",
	},
	zoho: {
		name: "Zoho CRM",
		fields: {
			"Client ID": "1000.CLIENTE",
			"Client Secret": [`refused-${KEY}`, KEY],
			"ID da organização": "700123",
		},
		refusal: refused("invalid_client"),
		failure: "Erro Zoho CRM: invalid_client",
		finding: account("Loja Aurora Ltda"),
		success: "Conectado como: Loja Aurora Ltda",
	},
	rd_station: {
		name: "RD Station",
		fields: { "API Key": ["refused", KEY] },
		refusal: refused(null),
		failure: "API Key RD Station inválida",
		finding: { kind: "format" },
		success: "Formato válido",
	},
	google_ads: {
		name: "Google Ads",
		fields: {
			"Client ID": "1234.apps",
			"Client Secret": KEY,
			"Refresh token": [`1//refused-${KEY}`, `1//${KEY}`],
			"ID do cliente": "1234567890",
		},
		refusal: refused("Token has been expired or revoked."),
		failure: "Erro Google Ads: Token has been expired or revoked.",
		finding: REACHED,
		success: "Conectado",
	},
};
