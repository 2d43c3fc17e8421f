// How people shorten words in a chat, folded, and the words they mean.
import { fold } from "../../fold.ts";

const PAIRS = `vc voce|vcs voces|ce voce|ces voces|cs voces|oce voce|oces voces|q que|qe que|ke que|oq o que|oque o que|qto quanto|qnto quanto|qt quanto|qnt quanto|qtos quantos
qtas quantas|qta quanta|qnts quantos|qdo quando|qd quando|qnd quando|qndo quando|ql qual|qal qual|qlqr qualquer|qq qualquer|tb tambem|tbm tambem|tbem tambem|hj hoje|hje hoje|oje hoje
amnh amanha|amanh amanha|ontm ontem|pq porque|pqe porque|porq porque|pra para|pro para|pras para|pros para|p para|c com|cm com|n nao|nn nao|nao nao|naum nao|num em um|td tudo|tds todos
tdo tudo|tda toda|tdos todos|msm mesmo|mesm mesmo|dps depois|dpois depois|dp depois|agr agora|agra agora|hrs horas|hr hora|hs horas|h horas|kg quilo|kgs quilos|kilo quilo|kilos quilos
kls quilos|gr gramas|zap whatsapp|zapzap whatsapp|whats whatsapp|wpp whatsapp|wats whatsapp|zapi whatsapp|wapp whatsapp|cel celular|celu celular|tel telefone|fone telefone|fixo telefone
end endereco|ender endereco|ap apartamento|apto apartamento|pfv favor|pfvr favor|pf favor|plz favor|obg obrigado|obgd obrigado|mt muito|mto muito|mta muita|mts muitos|mtos muitos|mtas muitas
blz beleza|vlw valeu|flw falou|sab sabado|dom domingo|seg segunda|qua quarta|qui quinta|sex sexta|fds fim de semana|findi fim de semana|finde fim de semana|niver aniversario
aniver aniversario|nivers aniversario|refri refrigerante|conto reais|contos reais|pila reais|pilas reais|mangos reais|pau reais|paus reais|grana dinheiro|din dinheiro|cmg comigo
ctg contigo|vdd verdade|pgto pagamento|pgt pagamento|pag pagamento|pgar pagar|cred credito|deb debito|cart cartao|parc parcela|parcelas parcela|info informacao|infos informacoes
promo promocao|promos promocoes|facul faculdade|prof professor|profe professora|note notebook|comp computador|compu computador|pc computador|insta instagram|ig instagram|face facebook
fb facebook|min minutos|mins minutos|qtd quantidade|qtde quantidade|vlr valor|vlrs valores|val valor|dnv de novo|ngm ninguem|alg alguem|algm alguem|aki aqui|ake aqui|eh e|kero quero
qro quero|qr quero|qria queria|qriam queriam|gstaria gostaria|axo acho|fzr fazer|fz faz|fas faz|fazr fazer|tao estao|to estou|tou estou|ta esta|tah esta|tava estava|tavam estavam|tamo estamos
bao bom|vo vou|vamo vamos|bora vamos|po pode|poh pode|pd pode|pdo posso|cnsg consigo|prec preciso|precis preciso|preciza precisa|presisa precisa|axa acha|agnd agendar|agd agendar|marca marcar|conf confirmar
entao entao|so so|soh so|neh ne|eai e ai|aih ai|ai ai|la la|cep cep|env enviar|rcb receber|entg entrega|entreg entrega|dev devolver|tam tamanho|tams tamanhos|tmh tamanho|tamanh tamanho
bjs beijos|bj beijo|abs abracos|vlr valor|med medico|dr doutor|dra doutora|doc documento|docs documentos|cert certificado|mens mensalidade|mensal mensalidade|matr matricula|apt apartamento|quim quinho
ss sim|s sim|sm sim|aham sim|nd nada|nda nada|tmj juntos|slc nossa|mds nossa|pqp nossa|bb bebe|nene bebe|vo vou|mae mae|kd cade|cade onde|kade onde|onti ontem|dimais demais|d de|di de
ateh ate|inda ainda|aind ainda|qse quase|smp sempre|semp sempre|nunk nunca|hora horas|rapidao rapido|rapidim rapido|tiquim pouco|trem coisa|treco coisa|parada coisa|bagulho coisa
os os|cnpj cnpj|cpf cpf|rg rg|nf nota fiscal|nfe nota fiscal|nfse nota fiscal|notinha nota fiscal|cupom cupom|vt vale transporte|vr vale refeicao|va vale alimentacao|adm administracao
ar ar|tv televisao|teve televisao|tvs televisao|play videogame|ps videogame|ctba curitiba|sampa sao paulo|sp sao paulo|rj rio de janeiro|bh belo horizonte|df brasilia
wi wifi|wi-fi wifi|bik bike|apê apartamento|kit kit|u um|eu eu|ex exemplo|obs observacao|ref referencia|resp resposta|msg mensagem|msgs mensagens|pessoa pessoa|qse quase|rolar dar|rola da|rolou deu
abt aberto|fexa fecha|fexado fechado|fxa faixa|disp disponivel|disponiv disponivel|temq tem que|tenhu tenho|tein tem|teim tem|ten tem|vces voces|vose voce|voses voces|voceis voces|ocs voces
oxe oxe|uai uai|bah bah|tche tche|mermao amigo|parca amigo|mano amigo|vei amigo|veio veio|brother amigo|bro amigo|qts quantos|qtz quantos|cmo como|cumo como|fund fundamental|desc desconto|descont desconto|emial email|imeio email|imeiu email|imail email|dog cachorro|dogs cachorros|bb bebe|facu faculdade|mo muito|mor muito|tds todos|tlgd sabe|sla sei|slk nossa|vdd verdade|fml familia|rodo rodoviaria|niv aniversario|churras churrasco|carna carnaval|psico psicologo|nutri nutricionista|dermato dermatologista|gineco ginecologista|otorrino otorrinolaringologista|fisio fisioterapia|fono fonoaudiologa|oftalmo oftalmologista|cardio cardiologista|pedi pediatra|ortopedi ortopedista|neuro neurologista|vet veterinario|rep reposicao|condi condicao|temp temporada|academ academia|estac estacionamento|estaciona estacionamento|mensali mensalidade|pfvor favor|porfa favor|porfavor favor|pois pois|poxa poxa`;

/** Letters a person leaves out, by the word written: "qto" means "quanto". */
export const CHAT_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
	PAIRS.split(/[|\n]/u).flatMap((pair) => {
		const [short = "", ...meant] = fold(pair.trim()).split(" ");
		return meant.join(" ") === short ? [] : [[short, meant] as const];
	}),
);
