/** Everything `npm run deploy` and `npm run rollback` say. */
import { REGION_WORDS } from "./regions.mjs";

const PAID_PLANS = "https://dash.cloudflare.com/?to=/:account/workers/plans";
const PLACES = {
	enam: "leste da América do Norte, o lugar mais próximo do Brasil",
	wnam: "oeste da América do Norte",
	weur: "oeste da Europa",
	eeur: "leste da Europa",
	apac: "Ásia e Pacífico",
	oc: "Oceania",
};

const R2_PAGE = "https://dash.cloudflare.com/?to=/:account/r2/overview";
const WITHOUT_FILES =
	"o Prosa vai ao ar sem guardar arquivos: a equipe não envia fotos, áudios nem documentos, e os recebidos só abrem enquanto o gateway os guarda";
/** Why there is no store of files, and how there will be one. */
const LACKS = {
	off: `O R2 não está ligado nesta conta, então ${WITHOUT_FILES}. Ligue-o em ${R2_PAGE} (10 GB por mês sem custo) e repita npm run deploy.`,
	forbidden: `O token não tem a permissão Workers R2 Storage (editar), então ${WITHOUT_FILES}. Dê-a ao token e repita npm run deploy.`,
};

/** Why a deploy does not begin, by the code of the plan. Nothing was made or changed then. */
const REFUSALS = {
	no_subdomain: () =>
		"A conta ainda não tem um endereço workers.dev. Escolha um (vale para a conta toda): npm run deploy -- --subdomain minha-equipe",
	bad_address: ({ url }) =>
		`PUBLIC_URL=${url} não é um endereço: ele começa com https:// e não tem caminho no fim.`,
	foreign_workers_dev: ({ url, own }) =>
		`${url} não é desta conta${own ? `; o endereço workers.dev dela seria https://${own}` : ""}. Sem PUBLIC_URL ele é encontrado sozinho.`,
	address_unknown: () =>
		"O endereço desta instalação foi guardado como segredo e não pode ser lido. Diga-o esta vez: PUBLIC_URL=https://… npm run deploy",
	domain_taken: ({ host, service }) =>
		`${host} já é o endereço do Worker "${service}". Solte-o lá antes, ou escolha outro.`,
	free_account: () =>
		`A conta está no plano gratuito do Workers, e o Prosa não cabe nele: conferir uma senha usa 250 ms de processador, o plano dá 10. Mude para o Workers Paid (US$ 5 por mês): ${PAID_PLANS}\nSe ela já é paga de outra forma: npm run deploy -- --paid`,
	not_ours: ({ name }) =>
		`Já existe um Worker "${name}" nesta conta, e ele não é um Prosa. Escolha outro nome: npm run deploy -- --name meu-prosa`,
	foreign_key: () =>
		"MASTER_KEY não é a chave desta instalação: com ela nada do que foi selado seria lido. Tire-a do arquivo ou do ambiente (a do Cloudflare continua valendo), ou, para trocar de chave, diga as duas: atual,nova.",
	key_lost: () =>
		"O Worker existe, mas não tem MASTER_KEY. Traga a cópia guardada: MASTER_KEY=… npm run deploy",
	key_has_no_place: () =>
		"É o primeiro envio, e o registro de uma CI não é lugar para mostrar a chave-mestra. Guarde uma como segredo da CI (openssl rand -base64 32) e passe-a como MASTER_KEY, ou faça o primeiro envio de um terminal.",
	webhooks_waiting: () =>
		"O endereço workers.dev continua aberto. Se todos os canais já usam o domínio: npm run deploy -- --close-workers-dev --yes",
};

export const WORDS = {
	refusal: (refusal) => REFUSALS[refusal.code](refusal),
	unknownOption: (why) => `${why}\n\n${WORDS.help}`,
	badName:
		"--name e --env usam letras minúsculas, algarismos e hífens, no máximo 40 ao todo, e começam com uma letra.",
	badRegion: (region) =>
		`--region ${region} não é um lugar do banco. Há: ${REGION_WORDS.join(", ")}.`,
	badSubdomain: "--subdomain usa letras minúsculas, algarismos e hífens, no máximo 63.",
	help: `npm run deploy -- [opções]
  --dry-run            mostra o que seria feito, sem fazer
  --yes, -y            não pergunta
  --name <nome>        outra instalação na mesma conta (prosa)
  --env <ambiente>     uma instalação de teste ao lado: --env staging
  --region <lugar>     onde o banco é criado: ${REGION_WORDS.filter((word) => word.length > 4).join(", ")}
  --subdomain <nome>   o endereço workers.dev, se a conta ainda não tem um
  --link               só cria um novo link de entrada
  --close-workers-dev  fecha o endereço workers.dev, quando todos os números já usam o domínio próprio
  --paid               a conta é paga, embora a API diga que não
  --show-secrets       mostra a chave e o link também no registro de uma CI
Ambiente: PUBLIC_URL (domínio próprio), CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, MASTER_KEY.`,

	noAccount:
		"Sem conta: entre com `npx wrangler login` ou defina CLOUDFLARE_API_TOKEN (docs/operations.md diz as permissões).",
	noAccountSeen:
		"O token não vê conta nenhuma. Diga qual é com CLOUDFLARE_ACCOUNT_ID, ou dê a ele Account Settings (ler).",
	noAccountToRead: "Sem conta: este é o plano de um primeiro envio.",
	whichAccount: (accounts) =>
		`Há várias contas. Escolha uma com CLOUDFLARE_ACCOUNT_ID:\n${accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n")}`,
	buildFailed: "A compilação falhou; a mensagem acima diz por quê.",
	apiRefused: ({ call, status, code, message }) =>
		status === 0
			? `O Cloudflare não respondeu (${call}: ${message}).`
			: `O Cloudflare recusou ${call}: ${message} [${status}, código ${code}]`,
	permissions:
		"O token não tem as permissões. Ele precisa, na conta, de: Workers Scripts, Workers KV Storage, Workers R2 Storage, D1 e Queues (editar), Account Settings (ler); para um domínio próprio também, na zona, Zone (ler) e Workers Routes (editar).",
	stopped: "O envio parou aqui; repetir é seguro.",

	unknownSettings: (file, names) =>
		`${file} tem linhas que não são ajustes do Prosa e não são enviadas: ${names.join(", ")} (.dev.vars.example tem a lista).`,
	planTitle: (worker, isFirst) =>
		isFirst ? `Primeiro envio de "${worker}":` : `Novo envio de "${worker}":`,
	plan: planLines,
	doubtsPlan:
		"A API não diz o plano desta conta. O Prosa precisa do Workers Paid (US$ 5 por mês): no gratuito ninguém consegue entrar.",
	askPlan: "A conta é paga?",
	needsYes: "Confirme com --yes que a conta é paga.",
	askSubdomain: (proposed) =>
		`A conta ainda não tem um endereço workers.dev. Nome (vale para a conta toda) [${proposed}]:`,
	declined: "Nada foi feito.",
	dryRun: "Nada foi feito (--dry-run).",

	withoutFiles: (lack) => LACKS[lack],

	making: (name) => `Criando ${name}…`,
	migrating: (count) => `Migrando o banco (${count})…`,
	sending: "Enviando o código…",
	attaching: (host) => `Ligando o domínio ${host}…`,
	domainConflict: (host, why) =>
		`O código está no ar, mas ${host} não pôde ser ligado: ${why}. Já existe um registro DNS com esse nome? Remova-o e repita.`,
	removing: (names) => `Removendo ${names.join(", ")}…`,
	asking: (url) => `Perguntando a ${url}/api/health…`,
	unhealthy: (url, text) => `${url}/api/health não está bem: ${text}`,
	silent: (url) =>
		`Tudo foi enviado; ${url} ainda não responde. Um domínio novo leva alguns minutos até ter certificado.`,
	done: (url) => `No ar: ${url}`,
	cpuRefused: `A conta está no plano gratuito do Workers, e o Prosa não cabe nele. Mude para o Workers Paid e repita: ${PAID_PLANS}`,
	openWorkersDev:
		"O endereço workers.dev continua aberto, porque canais já conectados podem ainda usá-lo. Para fechá-lo depois: npm run deploy -- --close-workers-dev",
	whoIsTold:
		"Números do Evolution e do WAHA passam sozinhos para o domínio, no máximo uma hora depois do envio. Canais do Telegram, Messenger, Instagram e da API oficial, quando são conectados de novo (e o endereço muda no app da Meta); scripts de webchat, quando são copiados de novo.",
	askClose: "Todos já usam o domínio? Fechar o endereço workers.dev?",
	outside: (host) =>
		`${host} não é de uma zona desta conta: aponte-o você mesmo para o Worker (rota ou domínio próprio).`,

	key: (key) => `
A chave-mestra desta instalação, mostrada só desta vez:

  MASTER_KEY=${key}

Guarde-a num gerenciador de senhas, longe do Cloudflare. Ela já está lá e os próximos envios não pedem por ela; a cópia é
para restaurar um backup em outra conta, ou se alguém apagar o Worker. Sem ela, nada do que foi selado volta a ser lido.`,
	link: (url, hours) => `
Entre por aqui (vale ${hours} horas, uma vez; quem tiver o link administra a instalação):

  ${url}
`,
	linkLater: "Para entrar, crie o link num terminal seu: npm run deploy -- --link",
	notThere: (worker) => `Não há uma instalação "${worker}" nesta conta. Primeiro: npm run deploy`,

	rollback: {
		help: `npm run rollback -- [opções]
  --list            mostra as versões
  --to <versão>     uma versão da lista (sem isto: a de antes)
  --name, --env     qual instalação, como no deploy
  --yes, -y         não pergunta`,
		line: ({ id, at, release, isServing }) =>
			`${isServing ? "→" : " "} ${id}  ${at.slice(0, 16).replace("T", " ")}  ${release ?? "?"}`,
		nothingBefore: "Não há uma versão anterior para onde voltar.",
		unknownVersion: (id) => `A versão ${id} não está na lista (npm run rollback -- --list).`,
		unknownKey:
			"Essa versão não conhece a chave-mestra de agora: o que foi selado desde a troca não seria lido. Volte para uma mais nova, ou troque a chave de novo antes (docs/operations.md).",
		about: ({ id, at }) =>
			`Volta o código para a versão ${id}, de ${at.slice(0, 16).replace("T", " ")}. Os dados ficam como estão: nada é apagado nem desfeito, as migrações continuam aplicadas. Os ajustes (segredos) voltam a ser os daquela versão.`,
		ask: "Voltar?",
		failed: "A versão não foi trocada.",
		done: (url) => `A versão anterior está no ar: ${url}`,
		healthUnknown: "A versão foi trocada.",
	},
};

/** What is made, changed and migrated, a line for each. */
function planLines(plan) {
	const { address, secrets } = plan;
	const made = [
		...plan.databases
			.filter(({ id }) => id === null)
			.map(
				({ name, location }) =>
					`cria o banco ${name} (${PLACES[location]}; ele não muda de lugar depois)`,
			),
		...plan.namespaces
			.filter(({ id }) => id === null)
			.map(({ name }) => `cria o armazenamento ${name}`),
		...plan.buckets
			.filter(({ isThere, lack }) => !isThere && lack === null)
			.map(({ name }) => `cria o armazenamento de arquivos ${name} (R2)`),
		...counted(plan.queues.filter(({ isThere }) => !isThere)),
		...(address.register ? [`registra ${address.register}.workers.dev para a conta`] : []),
		...(secrets.draw.length > 0 ? [`sorteia ${secrets.draw.join(" e ")}`] : []),
	];
	const changed = [
		plan.isFirst ? `envia o código; endereço ${address.url}` : `troca o código de ${address.url}`,
		...(address.attach ? [`liga o domínio ${address.host}`] : []),
		...(address.closes ? ["fecha o endereço workers.dev"] : []),
		...(secrets.send.length > 0 ? [`grava os ajustes ${secrets.send.join(", ")}`] : []),
		...(secrets.remove.length > 0
			? [`remove os ajustes ${secrets.remove.join(", ")}, que saíram do arquivo`]
			: []),
	];
	const migrated =
		plan.migrations.length === 0
			? "banco: nada a migrar"
			: `migra o banco antes do código: ${plan.migrations.join(", ")}`;
	const lacking = plan.buckets.flatMap(({ lack }) => (lack === null ? [] : [LACKS[lack]]));
	return [...made, migrated, ...changed, ...lacking].map((line) => `  • ${line}`).join("\n");
}

const counted = (queues) =>
	queues.length === 0
		? []
		: [`cria ${queues.length} filas (${queues.map(({ name }) => name).join(", ")})`];
