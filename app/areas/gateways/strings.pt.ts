import { counted } from "#app/i18n/counted.ts";
import type { GatewayName } from "#app/domain/channels/settings.ts";
import type { GatewayFinding } from "#app/domain/gateways/own-gateway.ts";

const vendors: Record<GatewayName, string> = {
	evolution: "Evolution API",
	waha: "WAHA",
	"cloud-api": "WhatsApp Cloud API",
	simulator: "Simulador",
};
const findings: Record<GatewayFinding, string> = {
	ok: "Responde",
	gateway_unreachable: "Não responde",
	gateway_key_refused: "Chave recusada",
	gateway_unlicensed: "Sem licença",
	gateway_unrecognised: "Resposta estranha",
	url_not_allowed: "Endereço não permitido",
};

export const pt = {
	title: "Formas de conexão",
	purpose: "Os servidores que ligam seus números e o app da Meta deste workspace.",
	vendors,
	findings,
	own: {
		title: "Gateways deste workspace",
		purpose:
			"Um servidor WAHA ou Evolution API que a sua equipe mantém. Só este workspace o usa, e quem o mantém lê as mensagens que passam por ele.",
		add: "Adicionar gateway",
		empty: "Nenhum gateway próprio",
		emptyText:
			"Adicione o endereço e a chave do seu servidor. Ele aparece como forma de conexão ao criar uma instância.",
		testedAt: (when: string) => `Testado ${when}`,
		unused: "Nenhum número usa",
		usedBy: (names: string, count: number) => `${counted(count, "número", "números")}: ${names}`,
		key: (mask: string) => `Chave ${mask}`,
		test: "Testar",
		tested: "O gateway respondeu e aceitou a chave",
		link: "Ligar um número",
		replaceKey: "Trocar chave",
		remove: "Excluir",
		of: (action: string, name: string) => `${action}: ${name}`,
		done: "Gateway adicionado",
		doneText: "Ele já pode ser escolhido ao criar uma instância.",
		failed: "Não foi possível agora",
	},
	form: {
		title: "Adicionar gateway",
		purpose: "O servidor é testado antes de ser guardado.",
		vendor: "Tipo",
		hints: {
			waha: "Versão 2026.7 com o motor GOWS, para ligar também contas com passkey.",
			evolution: "Versão 2.3.7.",
		},
		name: "Nome",
		nameHint: "Como ele aparece ao criar uma instância.",
		namePlaceholder: "Ex.: Servidor da loja",
		url: "Endereço",
		urlHint: "Começa com https:// e abre pela internet, na porta 443 ou 8443. Não muda depois.",
		key: "Chave",
		keyHint: {
			waha: "O valor de WAHA_API_KEY. É guardada cifrada e não aparece mais.",
			evolution: "O valor de AUTHENTICATION_API_KEY. É guardada cifrada e não aparece mais.",
		},
		show: "Mostrar chave",
		hide: "Ocultar chave",
		submit: "Testar e salvar",
		cancel: "Cancelar",
		failed: "O gateway não foi guardado",
		kept: "O que você digitou continua aqui.",
	},
	newKey: {
		title: (name: string) => `Trocar a chave de ${name}`,
		purpose: "A chave nova é testada e enviada a todos os números que usam este gateway.",
		label: "Chave nova",
		submit: "Testar e trocar",
		done: "Chave trocada",
	},
	removal: {
		title: (name: string) => `Excluir ${name}`,
		text: "O endereço e a chave são apagados daqui. Nada muda no servidor.",
		confirm: "Excluir gateway",
		done: "Gateway excluído",
	},
	meta: {
		title: "App da Meta deste workspace",
		purpose:
			"Com um app próprio, a API oficial do WhatsApp, o Messenger e o Instagram chegam aqui sem depender do app da instalação.",
		appId: "ID do app",
		appIdHint: "Em Configurações do app, Básico.",
		secret: "Chave secreta do app",
		secretHint: "Na mesma página. Prova que cada mensagem vem da Meta; não aparece mais.",
		verifyToken: "Token de verificação",
		verifyTokenHint: "Um texto só seu: a Meta o repete ao registrar o endereço.",
		submit: "Conferir e salvar",
		saved: "App da Meta salvo",
		failed: "O app não foi salvo",
		remove: "Remover app",
		states: {
			unregistered: "Falta registrar na Meta",
			verified: "Endereço verificado",
			receiving: "Recebendo",
		},
		steps: {
			title: "Registre este endereço na Meta",
			callback: "URL de callback",
			token: "Token de verificação",
			tokenHidden: "Já verificado; não aparece mais.",
			copyCallback: "Copiar URL",
			copyToken: "Copiar token",
			list: [
				"No painel do app, em WhatsApp, Configuração, cole a URL e o token e clique em verificar e salvar.",
				"Em Campos do webhook, assine messages e smb_message_echoes.",
				"Para Messenger e Instagram, faça o mesmo em cada produto e assine messages.",
			],
		},
		removal: {
			title: "Remover o app da Meta",
			text: (channels: number) =>
				channels === 0
					? "O endereço de callback deixa de existir e o segredo é apagado."
					: `O endereço de callback deixa de existir e o segredo é apagado. ${counted(channels, "canal da Meta", "canais da Meta")} deste workspace ${channels === 1 ? "deixa" : "deixam"} de receber se o token for deste app.`,
			confirm: "Remover app",
			done: "App da Meta removido",
		},
	},
	installation: {
		title: "Desta instalação",
		purpose: "O que quem mantém a instalação já configurou para todos os workspaces.",
		none: "Nenhuma. As formas acima não dependem dela.",
		pages: "Messenger e Instagram",
	},
};
export type GatewayStrings = typeof pt;
