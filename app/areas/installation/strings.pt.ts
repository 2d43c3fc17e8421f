import type { Finding, InstallationItem, ItemState } from "#app/domain/installation/overview.ts";

const states: Record<ItemState, string> = {
	good: "Tudo certo",
	attention: "Atenção",
	bad: "Com problema",
	untested: "Não testado",
	off: "Não configurado",
};

const findings: Record<Finding, string> = {
	ok: "O teste passou",
	refused: "A chave foi recusada",
	unreachable: "Sem resposta",
	unrecognised: "A resposta não é a esperada",
	url_not_allowed: "O endereço não pode ser chamado",
};

/** For each part: its name, what it is for, and the next step by its state; none where nothing is to be done. */
const items: Record<
	InstallationItem,
	{ title: string; purpose: string; next: Partial<Record<ItemState, string>> }
> = {
	address: {
		title: "Endereço",
		purpose: "Onde a equipe entra e onde os canais entregam mensagens.",
		next: {
			attention:
				"Você abriu esta página por outro endereço. Use o endereço configurado, ou mude `PUBLIC_URL` em `.env.production` e rode `npm run deploy`.",
		},
	},
	company: {
		title: "Quem responde por esta instalação",
		purpose: "Aparece no rodapé, na página da empresa, nos termos e na política de privacidade.",
		next: {
			attention:
				"Falta dizer quem é a empresa: ponha `COMPANY_NAME`, `COMPANY_TAX_ID` (CNPJ), `COMPANY_ADDRESS` e `COMPANY_CONTACT_EMAIL` em `.env.production` e rode `npm run deploy`. Até lá as páginas não afirmam nada no lugar disso.",
		},
	},
	mail: {
		title: "E-mail",
		purpose: "Convites, confirmação de contas e senhas esquecidas.",
		next: {
			off: "Sem e-mail as contas são por convite, e o link aparece para quem convida. Para enviar: ponha `MAIL_DELIVERY` (resend, smtp ou cloudflare), `MAIL_FROM` e a chave em `.env.production` e rode `npm run deploy`.",
			untested: "Teste: um e-mail vai para o seu endereço.",
			bad: "Confira `MAIL_FROM` e a chave do provedor em `.env.production`, rode `npm run deploy` e teste de novo.",
		},
	},
	gateways: {
		title: "Gateways de WhatsApp",
		purpose: "Ligam números por QR code, com um servidor Evolution ou WAHA desta instalação.",
		next: {
			off: "Cada workspace pode usar o seu próprio gateway. Para oferecer um a todos: `EVOLUTION_URL` e `EVOLUTION_API_KEY`, ou `WAHA_URL` e `WAHA_API_KEY`, em `.env.production` e `npm run deploy`.",
			untested: "Teste se o servidor responde e aceita a chave.",
			bad: "Veja se o servidor está no ar e se a chave em `.env.production` é a dele.",
		},
	},
	meta_app: {
		title: "App da Meta",
		purpose: "API oficial do WhatsApp, Messenger, Instagram e a área do Facebook.",
		next: {
			off: "Crie um app em developers.facebook.com e ponha `FACEBOOK_APP_ID`, `FACEBOOK_APP_SECRET`, `WHATSAPP_VERIFY_TOKEN` e `FACEBOOK_VERIFY_TOKEN` em `.env.production`. Conectar números pela Meta precisa também de `WHATSAPP_CONFIG_ID`. Cada workspace também pode usar o seu.",
			untested: "Teste se a Meta aceita o app e o segredo.",
			bad: "Confira `FACEBOOK_APP_ID` e `FACEBOOK_APP_SECRET` em `.env.production` e rode `npm run deploy`.",
		},
	},
	sign_in: {
		title: "Entrar com Google ou Facebook",
		purpose: "Um clique no lugar da senha. Sem isso entra-se por e-mail e senha.",
		next: {
			off: "Opcional: `GOOGLE_CLIENT_ID` e `GOOGLE_CLIENT_SECRET` em `.env.production`. O endereço de retorno é o desta instalação, com /api/auth/callback/google.",
			untested:
				"Teste se o provedor responde. O segredo do Google só é provado quando alguém entra.",
			bad: "Confira os dados do provedor em `.env.production` e rode `npm run deploy`.",
		},
	},
	payments: {
		title: "Pagamentos",
		purpose: "Cobra planos pela Stripe. Sem isso os planos não limitam nada.",
		next: {
			off: "Opcional: `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` e `STRIPE_PREMIUM_PRICE` em `.env.production`.",
			untested: "Teste se a Stripe aceita a chave e conhece o preço.",
			bad: "Confira a chave e o preço em `.env.production` e rode `npm run deploy`.",
		},
	},
	models: {
		title: "Modelos de IA",
		purpose:
			"Escrevem as respostas dos agentes. Sem modelo, eles respondem com a base de conhecimento.",
		next: {
			off: 'Cada workspace liga a sua chave em Integrações. Para oferecer os modelos da Cloudflare a todos, acrescente `[ai] binding = "AI"` ao `wrangler.toml` e rode `npm run deploy`.',
		},
	},
	storage: {
		title: "Armazenamento",
		purpose: "Banco de dados, preferências, o objeto de cada canal e, se houver, os arquivos.",
		next: {
			untested: "Teste a leitura de todos.",
			bad: "Veja o estado da Cloudflare e os registros do Worker; nada é perdido enquanto isso.",
		},
	},
	files: {
		title: "Arquivos",
		purpose:
			"Fotos, áudios, vídeos e documentos: os que a equipe envia, e os recebidos, mesmo depois que o gateway os apaga.",
		next: {
			attention:
				"Não são guardados: a equipe não envia arquivos, e os recebidos só abrem enquanto o gateway os guarda. Ligue o R2 na conta da Cloudflare (10 GB por mês sem custo) e rode `npm run deploy`: o envio cria o armazenamento.",
		},
	},
	pictures: {
		title: "Fotos menores",
		purpose:
			"As conversas carregam uma forma pequena de cada foto; o original fica para abrir e baixar. Sem isso, o navegador de quem envia faz a forma pequena, e as recebidas vêm inteiras.",
		next: {
			off: 'Opcional: acrescente `[images] binding = "IMAGES"` ao `wrangler.toml` e rode `npm run deploy`. O Cloudflare Images faz 5.000 por mês sem custo.',
		},
	},
	backups: {
		title: "Cópias de segurança",
		purpose: "Tudo o que a instalação guarda, em arquivos seus.",
		next: {
			off: "Nenhuma cópia feita ainda. No computador de onde você publica: `npm run backup -- --remote`.",
			attention: "A última cópia tem mais de uma semana: `npm run backup -- --remote`.",
			bad: "A última cópia não terminou. Rode `npm run backup -- --remote` de novo: ela continua de onde parou.",
		},
	},
	version: {
		title: "Versão",
		purpose: "O que está no ar.",
		next: {
			bad: "O banco não está na versão deste código. Rode `npm run deploy` de novo.",
		},
	},
};

export const pt = {
	title: "Instalação",
	purpose: "O que esta instalação da Prosa tem, o que falta, e o próximo passo.",
	states,
	findings,
	items,
	test: "Testar",
	tested: (finding: string, when: string) => `${finding}, ${when}`,
	testFailed: "O teste não foi feito",
	noBackup: "Nenhuma ainda",
	made: (when: string) => `Última: ${when}`,
	facts: {
		publicUrl: "Endereço configurado",
		companyName: "Nome",
		region: "Região",
		build: "Versão do código",
		migration: "Versão do banco",
		none: "não informada",
		by: "Por",
		names: {
			evolution: "Evolution",
			waha: "WAHA",
			google: "Google",
			facebook: "Facebook",
			workers_ai: "Workers AI",
		} as Record<string, string>,
		mail: {
			local: "guardado em /dev/outbox",
			cloudflare: "Cloudflare",
			resend: "Resend",
			smtp: "SMTP",
		},
	},
	people: {
		title: "Contas",
		open: "Qualquer pessoa pode criar uma conta, confirmada por e-mail. Para fechar: `SIGN_UP=invite` em `.env.production`.",
		invite: "Contas só por convite. Em Equipe, quem convida recebe o link para entregar.",
		limits: "Os planos limitam agentes e conversas.",
		noLimits: "Sem limite nesta instalação. Para limitar por plano: `PLAN_LIMITS=on`.",
		reset: "Link de nova senha",
		resetText:
			"Sem e-mail, é assim que alguém que esqueceu a senha volta a entrar. O link vale por uma hora e abre a conta: entregue só à própria pessoa.",
		email: "E-mail da conta",
		create: "Criar link",
		unknown: "Nenhuma conta confirmada tem este e-mail.",
		linkFor: (email: string) => `Para ${email}. Vale por uma hora, uma vez.`,
	},
	claim: {
		title: "Esta instalação ainda não tem administradores",
		text: (workspace: string) =>
			`O link prova que você opera esta instalação. Os administradores de ${workspace} passam a administrá-la.`,
		submit: "Administrar com este workspace",
		failed: "Não foi possível",
		over: "Este link não vale mais. Faça outro com npm run deploy -- --link.",
	},
};
export type InstallationStrings = typeof pt;
