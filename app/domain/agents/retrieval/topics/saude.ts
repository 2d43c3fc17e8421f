// Health: what customers ask, by topic (form: ../topic-index.ts).

export const SAUDE = `
# convenio-aceito
! convênio, convênios, plano de saúde, planos aceitos, operadora, credenciado, carteirinha
vocês atendem pelo meu plano | tenho cobertura da empresa, passa aí? | quais planos vcs pegam | a carteirinha do meu trabalho serve aí | preciso pagar ou o seguro saúde cobre
sou dependente do plano da minha mãe, posso usar com vocês | o doutor é credenciado | atende SUS | é só particular ou tem algum plano que cubra
meu plano é o mais básico, aquele de enfermaria, será que vale aí | mudei de empresa e de plano, ainda posso me consultar com vcs | vocês saíram da rede do meu plano?
tô procurando alguém que aceite o plano dos servidores do estado | plano odontológico vale nessa clínica | a guia do plano já está liberada, onde apresento
o exame precisa de autorização do plano antes? | passa a carteira do plano na recepção? | meu marido tem plano pelo quartel, vocês cobrem | pago coparticipação quando for aí
o plano da prefeitura dá direito a passar com vocês? | tá na lista da rede credenciada? | ainda estou na carência, consigo passar mesmo assim | pelo sindicato dá pra consultar aí
a fisio entra no plano ou é por fora | só tenho o cartão desses de desconto em consulta, funciona? | minha vó tem plano de idoso, vocês pegam? | no aplicativo do plano não aparece o nome de vocês
quantas sessões o plano libera | preciso de token do plano na hora? | aceptan seguro médico | do you take health insurance | which insurance plans are accepted here
mi obra social tiene cobertura ahí | atendem pelo plano da empresa do meu marido | quero saber se meu plano cobre | só atende particular ou aceita carteirinha
posso passar com o médico pelo plano do meu filho | esse procedimento o plano paga? | não trabalham com nenhum plano?

# reembolso-consulta
! reembolso, recibo para reembolso, nota fiscal, livre escolha, declarar no imposto de renda
pago e depois o plano me devolve? | preciso de um documento pra pedir meu dinheiro de volta pro plano | vocês emitem nota com cpf pra eu mandar pro seguro
meu plano ressarce uma parte, o que vcs me dão pra eu apresentar | o plano pediu recibo com o CRM e o carimbo | consigo abater no imposto de renda o que paguei aí
queria o comprovante das sessões do ano inteiro pro leão | vcs ajudam a dar entrada no pedido de devolução lá na seguradora | qual código TUSS coloco no pedido pro plano
preciso do recibo separado por sessão, o plano exige | o convênio negou porque faltou a descrição do atendimento no recibo | posso dividir em dois recibos pro plano aceitar
esqueci de pedir o recibo da última vez, dá pra fazer agora | quanto será que o plano devolve da consulta | vocês fazem aquele esquema em que o plano paga depois pra gente | tem reembolso assistido
o recibo sai no nome do meu filho ou no meu? | me manda a nota de todas as consultas desse mês por favor, é pro plano | sou de plano livre escolha, como funciona com vcs
preciso de relatório e recibo pra mandar pra operadora me ressarcir | qual o cnpj da clínica pra eu lançar no app do plano | na declaração do IR coloco o CPF do doutor ou o CNPJ?
o recibo é eletrônico tipo receita saúde? | tenho direito de receber de volta o que gastei, só falta a papelada | vocês me mandam por email a nota pra eu anexar no site do plano
meu seguro viagem vai me pagar depois, preciso de comprovante do atendimento | pra prestar contas na empresa preciso de nota do que paguei na clínica
o plano quer comprovante de pagamento além do recibo | a minha firma devolve gasto com psicólogo se eu levar nota | necesito factura para que el seguro me devuelva
can i get an invoice to claim from my insurance | I paid out of pocket, need a receipt for reimbursement | vocês dão nota pro plano devolver meu dinheiro
preciso de recibo com cpf e crm pra pedir de volta | quero o recibo de tudo que paguei aí esse ano | como peço ao plano o valor que gastei

# valor-consulta-particular
! valor da consulta, consulta particular, preço da consulta, honorários, valor social
quanto sai pra passar com o médico sem plano | qto custa a consulta | tô sem plano, quanto vou gastar | fica em quanto uma avaliação com o especialista | quanto o doutor cobra
quanto tá saindo o atendimento particular | é muito caro passar aí? | perdi o plano com a demissão, quanto vcs cobram | tem preço mais em conta pra quem não tem plano
vocês têm valor social pra quem ganha pouco | a sessão sai por quanto | qual o valor pra consultar com a doutora | não tenho condições de pagar muito, tem algum desconto na consulta
fazem preço popular? | me passa a tabela das especialidades | a consulta da criança é o mesmo preço do adulto? | quanto preciso levar de dinheiro pra passar com o ortopedista
se eu for pagar do meu bolso fica quanto | tem pacote de sessões que sai mais barato | o exame já está incluso no que eu pago pro médico? | particular é quanto? | quanto fica a consulta do bichinho
quanto vocês cobram pra dar uma olhada no meu dente | valor da primeira e das próximas é igual? | sem carteirinha, quanto fica | quero saber o preço antes de marcar com o médico
desempregado paga menos? | quanto tá a consulta aí, por gentileza, é pra minha sogra | qual a diferença de preço entre o clínico e o especialista | pra casal fazer terapia junto sai por quanto
cuánto cuesta la consulta | how much is a visit without insurance | what does the doctor charge

# primeira-consulta
! primeira consulta, primeira vez, avaliação inicial, paciente novo, como funciona a consulta
nunca fui aí, como é que funciona | o que o médico faz quando a gente chega lá pela primeira vez | sou novo na cidade e queria começar a me tratar com vocês
quanto tempo dura o atendimento com o doutor | ainda não tenho cadastro, preciso fazer ficha | é a estreia do meu filho no dentista, como vai ser
nunca fiz terapia, o que acontece no primeiro encontro | tenho que passar por uma avaliação antes de começar o tratamento? | já saio com o tratamento começado ou só conversam comigo
como faço pra virar paciente de vocês | estão aceitando gente nova | já dá pra fazer o procedimento no mesmo dia que conhecer a doutora | tô com receio porque nunca consultei com esse tipo de médico
o que vão me perguntar lá | precisa preencher formulário antes de ir | na avaliação já recebo o orçamento do tratamento? | o doutor examina o corpo todo ou só escuta
preciso chegar mais cedo pra abrir cadastro? | quero trocar de médico e conhecer o de vocês | vou adotar um cachorro, quando levo pra ele ser visto pela primeira vez
como é a avaliação da fisioterapia | na primeira sessão já tem massagem e exercício ou só entrevista | é demorada a conversa inicial com o psicólogo
antes de por aparelho tem que passar por uma análise? | vim por indicação de uma amiga, por onde começo | a gente se muda mês que vem e vai precisar de um médico novo pra família
como é o passo a passo pra começar o tratamento | com quantos minutos de conversa o médico atende cada um | a nutri já entrega a dieta na hora ou demora uns dias
é minha primeira vez, tem algo que eu deva saber | es mi primera vez, cómo funciona | are you taking new patients | what happens at the first appointment

# retorno-consulta
! retorno, consulta de retorno, prazo do retorno, retorno gratuito, reavaliação
preciso pagar de novo pra mostrar os exames | fiz os exames que a doutora pediu, e agora | voltar pra ver o resultado é cobrado? | até quantos dias tenho pra voltar sem pagar
já passou um mês da consulta, perdi o direito de voltar? | o médico mandou voltar em 15 dias | quero só levar os exames pro doutor olhar | quando volto lá paga outra consulta?
não melhorei com o remédio, tenho que pagar outra consulta pra rever | minha volta venceu, o que faço | o laboratório atrasou meu exame e vai passar do prazo que o médico deu
a segunda ida é de graça? | posso mandar os exames pelo zap pro médico ver em vez de ir aí | o retorno pode ser por vídeo? | tem que ser com o mesmo doutor na volta?
tenho direito de voltar quantas vezes pela mesma consulta | a doutora falou pra eu voltar depois de terminar a medicação | revisão do tratamento tá inclusa no que já paguei
meu pai consultou semana passada e ficou de levar os exames, quando pode | já estou com a ressonância em mãos, quero mostrar pro ortopedista | pelo plano o retorno tem prazo?
se eu demorar pra fazer os exames perco a volta | preciso tirar os pontos e mostrar pro médico, paga? | o veterinário pediu pra levar o gato de novo depois do antibiótico, cobra?
ela disse que era pra voltar com a glicemia anotada | quantos dias vale o retorno | como marco a volta com o cardiologista | dá pra encaixar só pra ver exame, é rapidinho
faz 40 dias que consultei, ainda vale a volta? | a consulta de acompanhamento é cobrada à parte | la segunda visita para mostrar los análisis se paga | is the follow-up free
do I pay again to show my test results | o médico pediu pra eu voltar, paga de novo? | levar os exames prontos pro doutor é cobrado? | quanto tempo tenho pra mostrar os exames
só vou voltar pra mostrar o que ele pediu, tem custo | não voltei no prazo, tenho que pagar outra vez? | quero marcar a volta com a doutora

# agendar-consulta
! agendar, agendamento, marcar consulta, agenda, horário disponível, como agendar
quero marcar com o doutor | tem vaga pra essa semana | como faço pra pegar uma hora com a médica | preciso ver um especialista, qual o dia mais próximo | tem horário sábado com o dentista
consigo alguma coisa depois das 18h, que saio do serviço tarde | quero passar com a doutora quinta | tem ficha pra amanhã? | posso marcar o médico por aqui mesmo
dá pra marcar pelo site ou só por telefone | tô tentando ligar pra marcar e ninguém atende | qual dia o oftalmo vem na clínica | preciso de uma data pra minha mãe ver o médico
pra quando vocês têm consulta disponível | quanto tempo de espera pra conseguir uma consulta | tem que marcar ou é por ordem de chegada? | pro clínico é só chegar ou precisa de hora marcada
põe meu nome na lista se alguém desistir | reserva um horário pra mim na terça de manhã | quais dias o ortopedista atende | em que período a psicóloga tem espaço
meu turno é à noite, só posso de manhã cedinho, tem? | quero consulta pros meus dois filhos juntos, um seguido do outro | me vê um horário por favor | agendar fisio 2x na semana
tô precisando me consultar mês que vem, já abriram as datas? | quem marca os horários | me passa os horários livres do clínico | queria garantir um lugar na agenda antes de viajar
quero levar meu cachorro pra consultar, quando dá | necesito un turno con el doctor | quiero sacar una cita | I'd like to book an appointment | any openings this week

# remarcar-cancelar-consulta
! remarcar, desmarcar, cancelar consulta, reagendar, falta, não comparecimento, faltar à consulta
surgiu um imprevisto e não vou conseguir ir amanhã | dá pra mudar minha hora com o médico pra outro dia | tenho consulta hoje mas estou preso no trânsito | esqueci da consulta ontem, e agora
se eu não for na consulta vocês cobram? | preciso trocar o dia da minha avaliação | não vai dar pra ir, meu filho adoeceu | perdi o horário do doutor, consigo outro | tem multa se eu faltar
com quanta antecedência preciso avisar que não vou | quero passar minha consulta de terça pra quinta | vou atrasar uns 20 minutos, ainda me atendem? | cheguei atrasado e falaram que perdi a vez
não posso mais ir, como faço pra tirar meu nome | a doutora consegue me receber mais tarde hoje em vez das 14h? | dá pra adiantar meu horário | avisa o psicólogo que essa semana não vou
faltei na sessão, vou ter que pagar mesmo assim? | desmarca pra mim por favor | o médico desmarcou comigo, quando tem outra data | meu chefe não me liberou, preciso empurrar a consulta pra frente
queria adiar a fisioterapia, estou viajando | tem tolerância de atraso? | não confirmei a mensagem, minha consulta caiu? | recebi a mensagem de confirmação mas não posso nesse dia
devolvem o dinheiro se eu desistir da consulta que já paguei | minha irmã pode ir no meu lugar na consulta | está chovendo demais aqui e não tenho como sair de casa pra consulta
fiquei menstruada e tenho exame ginecológico hoje, tem que mudar? | posso trocar a data do médico de novo? já mudei uma vez | no puedo ir a la cita, quiero cambiarla | I need to reschedule
can't make it tomorrow, can we move it | não vou conseguir ir na consulta, dá pra trocar o dia | quero mudar a data da minha consulta | preciso adiar, apareceu um compromisso
vou faltar amanhã no médico, avisa aí | não consigo chegar a tempo da minha consulta | tenho que pagar se eu não aparecer na consulta?

# teleconsulta
! teleconsulta, consulta online, telemedicina, atendimento online, videochamada, por vídeo
atende de longe? moro em outra cidade | dá pra falar com o médico pelo celular sem sair de casa | tem consulta pelo zap | a psicóloga faz sessão pela internet
moro fora do Brasil e queria continuar a terapia com vocês | por qual aplicativo é a chamada com a doutora | estou gripado e não queria sair, o médico pode me ver pela câmera
precisa baixar alguma coisa pra falar com o doutor à distância | recebo a receita por email depois da chamada? | faz atendimento remoto | minha internet caiu no meio da sessão, e agora
o valor de casa é o mesmo do presencial? | tem como ser a distância | não consigo ir até aí, tem outro jeito de passar com a doutora | a consulta é pelo computador ou pode ser celular mesmo
vcs mandam o link antes? | a nutricionista acompanha quem mora no interior? | o plano cobre consulta pela internet | meu pai tá acamado, o médico pode falar com ele por ligação
sessão de terapia só presencial? | dá pra mostrar a mancha na pele por foto e o médico dizer o que é | quero só tirar uma dúvida com o médico pela câmera, fazem | o fono atende criança pela tela?
onde entro na hora da minha chamada com o psiquiatra | estou na sala virtual e ninguém entrou | tô de mudança, consigo seguir o tratamento online | o atestado vale se a consulta for pela internet
posso fazer do carro na hora do almoço pelo celular | não gosto de ir em consultório, tem virtual? | o atendimento pelo vídeo é seguro, ninguém grava? | tienen consultas virtuales
do you do video appointments | can I see the doctor online | posso passar com o médico sem ir até aí | faz consulta pelo celular | dá pra ser por chamada em vez de presencial
estou viajando, consigo falar com a psicóloga pela tela | moro longe e não tenho como ir na clínica

# atendimento-urgencia-encaixe
! urgência, emergência, encaixe, pronto atendimento, plantão, atendimento no mesmo dia, 24 horas
meu filho está queimando de febre, atende hoje? | tô passando muito mal, posso ir aí agora | tem médico agora | preciso ser visto hoje sem falta | caí da escada e meu pé tá inchado demais, alguém olha
bati a cabeça e estou tonto | cortei a mão na cozinha e não para de sangrar | minha mãe tá com falta de ar | dor no peito que vai pro braço, vou aí? | meu cachorro comeu chocolate e tá tremendo
meu gato não faz xixi desde ontem | vocês atendem de madrugada | o bebê não para de vomitar, corro pra onde | não dá pra esperar até semana que vem, tô ruim mesmo | dá um jeitinho de me encaixar hoje
tem pronto-socorro aí | fui picado por um escorpião | a pressão do meu pai foi a 20, o que faço | acho que quebrei o braço | estou com uma alergia que fechou o olho
atropelaram meu cachorrinho, socorro | engoli uma espinha de peixe e ficou presa | atende sem hora marcada? tô com muita dor | minha filha caiu do berço e tá sonolenta | domingo tem doutor de plantão?
entrou um caco no olho do meu marido | crise de pânico agora, vcs conseguem me atender | tô com 39,5 e o corpo todo doendo | quebrei o dente agora na hora do almoço, tem alguém livre?
cólica de rim insuportável, atende já? | diarreia e vômito desde cedo, tem como passar hoje | me siento muy mal, me pueden ver hoy | it's an emergency, can someone see me today
can I just walk in right now | meu bebê tá com febre alta, tem médico hoje? | minha filha tá passando mal, posso levar agora | tô com muita dor e preciso que alguém me veja
machuquei feio o braço, atende já? | minha criança não para de chorar de dor, posso ir direto | meu cachorro tá passando mal agora à noite | consegue um horário pra hoje ainda? tô piorando
febre que não baixa nem com dipirona, atendem?

# atendimento-domiciliar-saude
! atendimento domiciliar, visita domiciliar, em casa, home care, a domicílio
meu pai não levanta da cama, o médico vem até aqui? | vocês vão na casa da gente | minha avó não consegue sair, tem fisio que venha | o doutor faz visita | o veterinário atende na residência
tem enfermeira que venha fazer curativo na casa do paciente | não tenho como levar meu cachorro grandão até aí | minha mãe usa cadeira de rodas e moramos no terceiro andar sem elevador
quebrei a perna e não tô conseguindo sair, alguém vem me ver | cobram deslocamento pra vir até o meu bairro | tem dentista que vai até o idoso acamado
precisa de cuidador pra dar banho no meu avô, vocês mandam | em quais bairros o médico faz visita | quanto sai pro fisioterapeuta vir aqui
meu bebê nasceu semana passada, a pediatra vem no domicílio? | meu tio teve derrame e precisa de fisioterapia sem sair do quarto | é possível o doutor vir ao asilo onde minha tia mora
a gata fica louca na caixa de transporte, alguém pode vir aqui | vacinam em domicílio | aplicam a injeção aqui no meu apartamento? | preciso de alguém pra trocar a sonda do meu pai no leito
vcs vêm no sítio? é zona rural | dá pra consultar sem deslocar o paciente, ele está muito frágil | a fono vem na casa de quem teve AVC | tem serviço de enfermagem pra ficar com ela à noite
o plano cobre home care | a psicóloga atende na minha casa? tenho fobia de sair | vocês atendem em domicílio no fim de semana | pós operatório do joelho, o profissional vem até mim?
até onde vocês vão pra visitar paciente | hacen visitas a casa | do you make house calls | can the doctor come to my hotel | minha mãe tá acamada, alguém vem ver ela
o médico pode vir aqui na minha casa | meu avô não anda mais, não dá pra levar ele na clínica | mandam profissional até o paciente | não consigo sair da cama, vocês vêm?
vêm aqui fazer fisioterapia no meu pai

# pediatria
! pediatra, pediatria, infantil, crianças, puericultura, bebê, recém-nascido
atende criança | a partir de que idade vocês atendem | meu neném tem 20 dias e precisa de acompanhamento | minha filha de 3 anos não come nada | tem médico de criança aí
meu filho tá com umas bolinhas pelo corpo | o moleque não ganha peso | tosse de cachorro no pequeno, quem vê isso | vocês olham gurizinho de 6 meses
minha menina tem 12 anos, já é com médico de adulto? | até quantos anos vai nesse médico | meu guri tá com dor de ouvido e chorando | o piá não cresce, será que tá normal
quero fazer o acompanhamento mês a mês da minha nenê | quem atende adolescente | vocês recebem menores ou só adulto | meu pequeno tá com a assadura feia que não some
a criança faz xixi na cama ainda com 7 anos | ele tem cólica toda noite e não dorme | a pediatra atende por convênio também nas emergências de rotina
quando levo o recém nascido pra ver pela primeira vez | minha sobrinha tá com verme, qual doutor vê | intestino preso no bebezinho | o dentista de vcs tem jeito com criança? | tem odontopediatra
meu filho tem bronquite e qualquer friozinho ataca | quero saber se o desenvolvimento da minha bebê tá certo pra idade | ele ainda não anda e já fez 1 ano e 4 meses
introdução alimentar, quem orienta | bebê com refluxo golfando muito | atienden niños | do you see kids | is there a doctor for babies

# geriatria-idosos
! geriatra, geriatria, idoso, idosos, terceira idade, memória
minha mãe tem 82 e tá esquecendo as coisas | meu avô anda caindo muito dentro de casa | tem médico pra gente mais velha | papai toma 12 remédios, quem organiza isso | vocês atendem pessoas de idade
minha sogra tá confusa e trocando o nome da gente | quem cuida de pessoa com alzheimer | minha vó não quer comer e tá emagrecendo | quero um check-up pros meus pais que já passaram dos 70
ele repete a mesma pergunta dez vezes | tem prioridade pra maiores de 60 | meu pai ficou agressivo depois de velho, é com quem | minha tia mora sozinha aos 85 e quero alguém que acompanhe a saúde dela
tenho 78 anos e queria um doutor que me acompanhasse no geral | vovó não dorme de noite e fica andando pela casa | a velhinha tá fraca, sem força nas pernas | suspeita de demência
qual doutor vê parkinson em pessoa de idade | mamãe não segura mais a urina | fazem avaliação de memória | meu nono tá com 90, vale a pena levar | tem acesso pra quem anda de bengala
exercício pra fortalecer quem já tem mais de 75, tem aí | quero saber se minha mãe ainda pode morar sozinha | meu sogro teve um apagão e esqueceu o caminho de casa
aposentado tem desconto na consulta | vocês têm experiência com quem já tá bem velhinho | a cabeça dele tá falhando faz uns meses | ela tem osteoporose e quebrou o fêmur ano passado, quem acompanha
dependência de remédio pra dormir na idade dela | atienden adultos mayores | my grandma is 85, do you have someone for elderly people | memory problems in old age

# pre-natal-gestante
! pré-natal, gestante, gestação, gravidez, obstetra, ultrassom obstétrico, parto
descobri que estou grávida, e agora | meu teste deu positivo | minha menstruação atrasou duas semanas e tô enjoada | tô esperando neném, quem me acompanha | quero saber se é menino ou menina
tô de 12 semanas e ainda não fiz nenhum exame | a doutora faz parto normal | quanto custa pra ter o bebê com vocês | faz cesárea | preciso fazer a morfológica
minha mulher tá de barriga e é a primeira vez da gente | tive um sangramento e estou de 8 semanas | posso tratar o dente grávida | estou tentando engravidar há um ano e nada
perdi um bebê e quero tentar de novo, com quem falo | gravidez de risco, pressão alta, vocês acompanham | qual vitamina tomo no começo | de quanto em quanto tempo tem consulta na barriga
o pai pode entrar junto pra ver o ultrassom | tem ultra 4D pra ver a carinha | meu beta deu alto | minha filha de 17 tá grávida, vocês atendem | o bebê tá mexendo pouco hoje
fazem pilates pra quem está esperando bebê | tô com 40 anos e grávida, tem algum cuidado a mais | a médica que me acompanhar vai estar no dia do nascimento? | quero parto humanizado
a bolsa estourou? | tô amamentando, posso tomar esse remédio | faz drenagem em grávida | estoy embarazada, necesito control | I'm pregnant, do you do prenatal care
how much is an ultrasound for my baby

# acompanhante-menor-desacompanhado
! acompanhante, menor desacompanhado, responsável legal, autorização dos pais, menor de idade
posso levar alguém comigo na consulta | minha filha de 16 pode ir sozinha | meu marido pode entrar comigo na sala | a avó pode levar a criança ou tem que ser a mãe
preciso ir com alguém pra fazer o exame | tenho 17, posso me consultar sem meus pais saberem | vou fazer endoscopia, posso voltar dirigindo? | quem mora longe precisa levar alguém junto pra sedação
não tenho ninguém pra ir comigo, faço do mesmo jeito? | a babá pode levar meu filho na consulta | quantas pessoas podem entrar junto | pode a tia ir com ele no dentista
eu trabalho, meu filho vai com o irmão mais velho, pode? | precisa assinar alguma coisa se eu não for junto com meu filho | sou madrasta, consigo levar o menino
meu pai é surdo, posso entrar pra ajudar ele | o pai não mora com a gente, precisa da assinatura dele | fico na sala durante a sessão da minha filha? | deixam a mãe assistir o procedimento
posso esperar lá fora enquanto meu filho faz terapia | a partir de que idade não precisa de adulto junto | é obrigatório ir com outra pessoa na cirurgia?
a pessoa que for comigo pode ser amigo ou tem que ser parente | pode levar criança junto, não tenho com quem deixar | vou com minha bebê de colo na consulta, tem problema?
o motorista do aplicativo pode me buscar depois da anestesia | meu sobrinho está sob minha guarda, o que levo pra provar | dá pra eu fazer uma autorização por escrito pra vizinha levar
menor pode entrar sem o responsável | meu namorado pode assistir o ultrassom | puedo ir con alguien | can my daughter come alone, she is 15 | do i need someone to drive me home after
minha filha pode ir sozinha na consulta | alguém pode entrar comigo no consultório | a avó pode acompanhar a criança | tenho que levar outra pessoa pro exame com anestesia
meu filho adolescente pode passar sem mim | deixam o marido ficar junto

# documentos-levar-consulta
! documentos, documento com foto, RG, CPF, cartão do SUS, o que levar, pedido médico
o que preciso levar no dia da consulta | que papelada eu levo pro médico | basta a identidade? | preciso do pedido do médico em papel ou serve foto no celular
perdi meu rg, consigo ser atendido mesmo assim | a carteira digital do celular vale? | tenho que levar os exames antigos | meu filho não tem identidade, a certidão serve
precisa de comprovante de residência pra fazer a ficha | esqueci a carteirinha em casa, me atendem? | levo a caderneta de vacinação? | o pedido do exame venceu, ainda vale
qual a validade da solicitação do médico | não entendi a letra no pedido, posso mandar foto | posso fazer exame sem pedido | o que eu trago pra primeira avaliação
precisa levar a lista de remédios que tomo | sou estrangeiro, só tenho passaporte | basta falar o número do cpf ou precisa mostrar | carteira de motorista serve como identificação?
levo as radiografias da outra clínica? | meu bicho tem que ter carteirinha pra consultar | preciso imprimir a guia | qual identificação vocês pedem na recepção | quando eu chegar aí o que vão me pedir
a guia tá no app do plano, precisa imprimir? | tenho que levar roupa especial, toalha, alguma coisa? | vou de que roupa na fisioterapia | levo o encaminhamento do posto?
trago o hemograma do ano passado ou só os novos | qué documentos tengo que llevar | what do I need to bring | is my passport enough

# preparo-exame-jejum
! preparo, jejum, preparo do exame, orientações para o exame, horas de jejum, coleta
posso comer antes de tirar sangue | quantas horas sem comer pra tirar sangue | pode beber água de manhã antes | tomo meu remédio da pressão antes ou depois | esqueci e tomei café, perdi o exame?
tem que ficar de barriga vazia | posso escovar os dentes antes | bebi cerveja ontem à noite, tem problema pro colesterol? | precisa segurar o xixi pra ultrassom
quanto tempo tenho que ficar sem transar pro preventivo | menstruada pode fazer exame de urina | como colho a urina em casa | onde pego o potinho pra fezes | qual urina é, a primeira da manhã?
o que devo fazer no dia anterior à colonoscopia | posso fumar antes | tenho que parar o anticoagulante antes da endoscopia? | criança também precisa ficar sem comer
meu bebê mama de 3 em 3 horas, como faço pra coletar | chiclete atrapalha? | vou fazer ressonância e tenho piercing | tenho claustrofobia e vou fazer a máquina de tubo
malhei hoje cedo, altera o exame? | que horas tem que ser a última refeição | pra glicose é quanto tempo sem comida | posso passar desodorante pra mamografia
o cachorro precisa ficar sem ração antes do exame de sangue | tem dieta especial antes | como me preparo pra tomografia com contraste | tenho alergia a camarão, posso fazer o contraste
dá pra dilatar a pupila e voltar dirigindo? | tengo que ir en ayunas | do I need to fast | can I drink coffee before the blood test | comi um pão às 6h, ainda posso fazer o exame
tem que parar de comer que horas na véspera | posso tomar água, café ou remédio antes de colher | bebi álcool no fim de semana, atrapalha o exame? | o que não posso fazer antes do ultrassom
como me preparo pro exame de amanhã | menstruei, posso colher mesmo assim?

# coleta-domiciliar
! coleta domiciliar, coleta em casa, coleta a domicílio, taxa de coleta, laboratório móvel
vocês vêm tirar sangue aqui | o laboratório manda alguém na minha residência | minha mãe não anda, dá pra colher o sangue dela no quarto | quanto cobram pra vir colher
tem enfermeira que vem tirar o exame | queria fazer os exames sem sair do apartamento | vocês colhem exame na empresa? somos 15 funcionários | não quero levar o bebê no laboratório, vocês colhem aqui?
a que horas passam pra tirar o sangue | atendem coleta no meu bairro | marcar pra alguém colher sangue do meu avô acamado | vcs pegam o xixi e as fezes aqui também | tem taxa pra furar em domicílio
preciso que colham às 6h porque saio cedo pro trabalho, vêm até mim? | a pessoa vem com tudo, seringa e tubinho? | vão até o condomínio fazer exame | posso pedir pra passarem aqui e levar as amostras
sábado vocês saem pra colher? | o teste de covid pode ser feito na minha casa | estou de resguardo e preciso do exame do pezinho, vem alguém?
meu marido tá internado em casa e o médico pediu hemograma | o convênio cobre tirar o sangue no lar | consigo colher o sangue do meu gato sem tirar ele de casa
tem exame que não dá pra colher fora do laboratório? | quanto tempo antes preciso pedir a visita do coletador | em que cidades o laboratório vai | dois idosos no mesmo endereço pagam duas visitas?
ligaram dizendo que viriam colher e não apareceu ninguém | não posso perder a manhã no laboratório, a coleta pode ser no escritório? | tenho trauma de laboratório, prefiro que venham aqui furar
sacan sangre a domicilio | can you come to my house to draw blood | home blood test

# resultado-exame
! resultado, resultado de exame, laudo, resultado online, prazo do resultado, retirada de exames
meu exame já saiu? | em quantos dias fica pronto o exame de sangue | como vejo meu hemograma no site | perdi a senha pra ver meus exames | fiz sangue ontem, já posso pegar
demora muito pra sair a biópsia? | alguém pode buscar meu exame pra mim | vocês mandam direto pro médico? | o link não abre de jeito nenhum | me manda em pdf
não tenho computador, posso pegar impresso | deu uma seta do lado do número, é grave? | o que significa reagente | meu TSH deu 6, devo me preocupar | saiu só metade dos exames
preciso disso pronto pra consulta de amanhã | tá atrasado, disseram que saía sexta | posso buscar o raio x hoje | onde digito o protocolo | quanto tempo guardam os exames antigos
fiz exame há dois anos, ainda consigo abrir o pdf | no papelzinho não tem o código de acesso | o CD da ressonância eu retiro onde | saiu o teste de gravidez? | o preventivo já voltou?
tem como me adiantar por telefone o que deu | minha mãe é idosa e não sabe entrar na internet pra ver o exame dela | a foto do resultado chegou cortada | meu nome saiu errado no laudo
acho que trocaram meu exame, não bate | cuándo están los resultados | are my results ready | how do I download my lab report | já dá pra pegar o que colhi segunda
onde eu baixo o pdf do que fiz no laboratório | queria saber se o exame da minha mãe ficou pronto | o site pede senha pra abrir o exame | me avisem quando o exame chegar
o médico quer ver o exame e ainda não me entregaram | não consigo acessar meus exames pela internet

# atestado
! atestado médico, declaração de comparecimento, afastamento, justificar falta, atestado
meu chefe vai querer um papel provando que fui aí | dá pra justificar a ausência no trampo | preciso faltar no trabalho, vocês comprovam? | o médico dá uns dias de descanso
consigo um documento pra levar na firma | minha escola pede comprovante da consulta | saí da consulta sem o papel do serviço | vale pra perícia do INSS
preciso de um laudo dizendo que não posso trabalhar | o doutor coloca o CID? | levo minha filha no médico, a empresa abona o meu dia? | acompanhei minha mãe, tem papel pra mim também?
perdi a prova na faculdade porque estava aí, como provo | por quantos dias me afastam | o RH não aceitou o papel que me deram | faltou o carimbo do médico no papel
pra academia preciso de um documento dizendo que posso treinar | aptidão física pra natação, a doutora assina? | preciso comprovar que estive com o psicólogo essa tarde
declaração com o horário que entrei e saí | fui ontem e esqueci de pedir o comprovante, ainda fazem | sessão de fisio dá direito a sair mais cedo do trabalho?
estou sem condições de trabalhar essa semana | exame admissional vocês fazem | operei e preciso de uns dias fora do trabalho | faz o ASO pra empresa
quero um papel pro concurso dizendo que estou saudável | meu filho não foi à aula porque estava doente, a escola quer prova | fico de molho uns dias, o patrão exige documento
a de comparecimento abona as horas ou o dia inteiro | necesito un justificante para el trabajo | I need a sick note for my boss | proof that I was at the clinic for school
faltei ontem no serviço e preciso comprovar que estava no médico | o patrão vai descontar meu dia se eu não levar comprovante | me dão um papel pra entregar no trabalho
perdi aula por causa da consulta, dão comprovante pra escola? | vocês dão documento de que a pessoa passou aí | tô doente e não consigo ir trabalhar, o médico me libera?
preciso de dispensa da educação física pro meu filho | quantos dias de folga o doutor consegue dar

# renovar-receita
! receita, renovação de receita, receita controlada, receita digital, prescrição, medicamento de uso contínuo
meu remédio acabou, como pego outra | preciso do papel azul de novo | acabou o calmante e só tenho consulta mês que vem | o doutor pode mandar a prescrição pelo zap
tomo esse remédio há anos, preciso passar em consulta de novo? | a farmácia não aceitou, disse que venceu | perdi o papel que o médico me deu | minha receita molhou e rasgou
é só pra repetir o mesmo da outra vez | tô sem meu antidepressivo desde ontem | precisa pagar consulta pra pegar outra via | dá pra deixar com a secretária que eu passo buscar
a dose veio errada no papel | minha mãe usa remédio de pressão contínuo, renovam? | quanto tempo vale a do antibiótico | a letra tá ilegível, o farmacêutico não entendeu | ritalina acabou, como faço
tem como o médico prescrever pra três meses de uma vez | preciso da amarela pra comprar o remédio da dor | mandaram o PDF mas a farmácia não conseguiu ler
moro em outro estado, vale a que vocês fizeram? | o anticoncepcional acabou, a doutora pode passar outra | preciso de uma segunda via do que o doutor passou
meu pai toma insulina e a do posto exige papel novo todo mês | a farmácia popular exige prescrição recente, conseguem atualizar | posso buscar no lugar da minha avó o papel do remédio dela
meu cachorro toma gardenal, o veterinário renova? | veio sem assinatura e a farmácia recusou | o laboratório mudou, preciso trocar o nome do remédio no papel
o remédio tá em falta, o doutor troca por outro? | se me acabó la medicina, me renuevan la receta | I ran out of my pills, can I get a refill | prescription renewal without a visit
o remédio que tomo todo dia tá acabando | preciso de outra receita pro mesmo remédio | o doutor faz nova prescrição sem consulta? | venceu minha receita, conseguem mandar outra
perdi a receita, fazem outra via | como consigo o papel pra comprar meu remédio controlado

# encaminhamento-especialista
! encaminhamento, guia, guia de encaminhamento, indicação de especialista, pedido de exame, solicitação de exames
não sei qual médico procurar pro meu problema | preciso de um papel do clínico pra passar no especialista? | o plano só libera se outro médico pedir
posso ir direto no ortopedista sem passar por ninguém | quero fazer um check-up, quem pede os exames | dá pra o doutor pedir meus exames sem consulta | só preciso da guia pra fazer fisioterapia
o médico me mandou procurar um neuro, vocês indicam algum | qual especialidade cuida de tontura | formigamento na mão é com quem | vim do posto com um papel, consigo usar aí
perdi a guia que a doutora fez | meu plano negou a fisio porque não tem CID no papel | a escola pediu que meu filho passe por um neuropediatra, vocês conseguem o papel
quem devo procurar primeiro, psicólogo ou psiquiatra | o dentista disse que é caso de cirurgião, tem aí? | preciso de indicação pra cirurgia pelo plano | quanto tempo vale a guia que o médico deu
o clínico de vocês pode pedir ressonância | meu médico pediu pra um colega avaliar, é com vocês? | quero fazer exame de sangue por conta própria, quem assina o pedido
tô com dor no estômago, qual doutor vê isso | caroço no pescoço, com quem eu passo | posso trocar a guia por outra com mais sessões
o veterinário clínico disse que precisa de um cardiologista pro meu cão | minha guia venceu ontem | a doutora esqueceu de colocar um exame no pedido
vcs mandam carta pro outro médico explicando o caso | preciso de relatório pra passar no hospital público | quem é o médico certo pra queda de cabelo e cansaço
necesito una derivación al especialista | do I need a referral to see a specialist | which doctor should I see for this

# vacinas
! vacina, vacinas, vacinação, imunização, caderneta de vacinação, gripe, dose
tem a da gripe aí | meu bebê fez 2 meses, quais ele tem que tomar | preciso tomar a da febre amarela pra viajar | a caderneta do meu filho tá atrasada | tem contra dengue
quanto é pra se proteger do HPV | pisei num prego enferrujado, preciso da antitetânica | perdi meu cartão, como sei o que já tomei | o posto está sem, vocês têm a BCG
qual a diferença da do posto pra particular | a meningite B vcs aplicam? | tem aquela que pega três de uma vez | dá febre depois? | a picada dói muito, meu filho tem pavor de agulha
grávida pode tomar a da coqueluche | vou fazer intercâmbio e pedem um monte de comprovante de imunizações | emitem o certificado internacional | tem de pneumonia pra idoso
herpes zóster, a de duas aplicações, quanto custa | tô resfriado, posso me imunizar mesmo assim | fui mordido por um cachorro de rua, vocês têm antirrábica | tem que marcar pra tomar ou é só chegar
empresa com 30 funcionários, vocês vêm aplicar a da gripe? | tem pacote pra bebê até um ano | tomei a primeira de hepatite e nunca mais voltei, começo de novo? | a de covid atualizada tem aí
meu braço ficou inchado e vermelho depois da picada | adulto precisa reforçar alguma coisa? | passou da data do reforço, tem problema | meu filho entra na creche e pedem as doses em dia
tienen la vacuna de la fiebre amarilla | flu shot available? | I need travel shots

# clinico-geral
! clínico geral, clínica médica, médico de família, check-up, exames de rotina
faz tempo que não vejo como anda minha saúde | tô sempre cansado e não sei o motivo | quero fazer uma revisão geral do corpo | tô com gripe forte faz uma semana, quem me vê
não sei o que eu tenho, só me sinto mal | quero pedir exame de sangue completo pra ver se tá tudo em ordem | emagreci 8 quilos sem fazer nada | dor de cabeça todo dia, começo por qual doutor
tenho diabetes e preciso de acompanhamento | meu colesterol deu alto no exame da firma | garganta inflamada e febre, tem médico comum aí? | tem um médico que olhe tudo de uma vez | tô com virose
meus 40 anos chegaram e queria ver se tá tudo bem | dor na barriga que vai e volta | suor à noite e fraqueza | meu marido não vai ao médico há 10 anos, quero levar ele | acho que peguei dengue
tô com anemia, quem trata | ando com muita sede e urinando demais | ínguas no pescoço | quero um médico de confiança que cuide da família toda | tem médico que atende qualquer coisa?
preciso operar e pediram avaliação do estado geral | minha urina tá ardendo e fedida | corpo mole, desânimo, falta de apetite | queria saber se estou com alguma vitamina baixa
exame de rotina anual, com quem faço | fiquei com uma tosse seca que não passa há um mês | vermelhidão e ardência no corpo, parece virose | necesito un médico general | I need a general check up
I've been feeling tired all the time

# cardiologia
! cardiologista, cardiologia, coração, eletrocardiograma, ecocardiograma, holter, teste ergométrico
meu peito dispara do nada | sinto palpitação quando deito | minha pressão vive alta, quem trata | canso pra subir um lance de escada | meu pai infartou ano passado e precisa acompanhar | faz eletro aí
preciso de exame pra liberar a academia | o teste da esteira vocês fazem? | aquele aparelhinho que fica 24 horas no corpo | o MAPA de pressão quanto custa | vou operar e pediram risco cirúrgico
tenho sopro desde criança | meus pés incham no fim do dia e fico sem ar | aperto no peito quando fico nervoso | tenho arritmia e tomo remédio | batedeira que me acorda de noite
uso marca-passo, vocês fazem a revisão | família toda com problema cardíaco, quero me prevenir | coloquei stent há dois anos | a pressão não baixa nem com remédio
meu batimento no relógio deu 130 parado | o doutor que cuida de quem enfartou | desmaiei na academia | colesterol e triglicérides nas alturas, medo de ter um troço
vou correr uma maratona, quero avaliação antes | formigamento no braço esquerdo às vezes | fez cateterismo e precisa voltar a ver o médico | meu filho nasceu com um probleminha no coração
tenho 50 anos e fumo, queria ver as artérias | eco do coração pelo plano, fazem? | me late muy fuerte el corazón | my heart races sometimes, who do I see | do you do an ECG

# dermatologia
! dermatologista, dermatologia, pele, acne, manchas, pinta, queda de cabelo
meu rosto tá cheio de espinha | apareceu um sinal escuro nas costas que tá crescendo | tá caindo muito cabelo no banho | coceira no corpo inteiro que não para | minha unha ficou amarela e grossa
tenho micose na virilha | caspa que não sai com xampu nenhum | melasma no rosto depois da gravidez | verruga no dedo, vocês tiram? | descamando o couro cabeludo | tenho psoríase no cotovelo
meu filho tem dermatite, coça até sangrar | tô ficando calvo aos 25 | quero tomar roacutan | tomei muito sol e estourou tudo em bolha | alergia que dá vergão vermelho
ferida na perna que não cicatriza | fazem aquele exame que olha as pintas com lupa | frieira nos pés que não sara | tenho rosácea, bochecha vive vermelha | suo demais nas mãos
tem um caroço mole embaixo do braço | olho de peixe na sola do pé | queimam pinta com nitrogênio? | cicatriz de acne tem tratamento | câncer de pele na família, quero examinar tudo
meu couro cabeludo tem falha redonda | bicho geográfico no pé, voltei da praia assim | meus lábios racham e sangram sempre | tô cheia de cravo e a pele oleosa demais | tengo manchas en la piel
I have a weird mole, who can check it | bad acne, need a skin doctor

# ginecologia
! ginecologista, ginecologia, papanicolau, preventivo, DIU, anticoncepcional, menopausa
minha menstruação não vem há três meses | cólica que me derruba na cama todo mês | tô com corrimento e coceira lá embaixo | quero colocar o dispositivo que não precisa tomar pílula | vocês põem Mirena
tem médica mulher? tenho vergonha | faz anos que não faço o exame de mulher | calorão o dia todo, acho que é a idade | caroço no seio, quem examina | minha filha menstruou e quero levar ela no médico
dói quando tenho relação | camisinha estourou, o que eu faço | sangramento fora de época | tenho ovário policístico | secura íntima depois dos 50 | suspeita de endometriose
candidíase que vai e volta | quero trocar a pílula, me faz mal | implante no braço pra não engravidar | tô com mioma e sangro muito | fluxo com cheiro ruim | sou virgem, posso fazer o exame?
acho que peguei alguma doença na relação | faz a colposcopia | quero laquear | reposição de hormônio, a doutora trabalha com isso? | o DIU saiu do lugar, acho
bolinha dolorida na virilha, perto da vagina | TPM insuportável, brigo com todo mundo | mama doendo antes de descer | mi regla no baja | do you insert IUDs | I need a pap smear with a female doctor

# ortopedia
! ortopedista, ortopedia, joelho, coluna, fratura, gesso, ossos e articulações
travei as costas e não consigo levantar | torci o tornozelo jogando bola | meu ombro não levanta mais | dor no quadril quando ando | minha mãe tem desgaste no osso | hérnia de disco
rompi o ligamento | quanto tempo fico imobilizado | quebrei o dedo do pé | meu pulso dói de tanto digitar | estalo na perna quando agacho | faz infiltração | esporão no calcanhar, mal piso de manhã
meu filho anda com o pé pra dentro | a perna do menino parece torta | joanete doendo demais, opera? | ciático que desce pela perna | quando tiro a tala | bursite
artrose avançada, tem cirurgia de prótese? | caí de moto e o punho ficou inchado | dói o cotovelo quando pego peso | menisco, já fiz ressonância | dedo em gatilho trava quando fecho a mão
minha filha tem escoliose | luxei o ombro, sai do lugar direto | dor lombar há meses | formiga a mão à noite, acho que é túnel do carpo | câimbra não, é osso mesmo que dói | o gesso tá apertando muito
me duele la rodilla | I twisted my ankle playing football | back pain for weeks, need a bone doctor

# oftalmologia
! oftalmologista, oftalmologia, olhos, visão, catarata, exame de vista, fundo de olho
tô enxergando embaçado | meu filho aperta o olho pra ver a lousa | acordei com a vista vermelha e cheia de remela | minha vó tá quase cega, quer operar | preciso ver meu grau
braço curto pra ler o celular, acho que preciso de grau | vejo umas mosquinhas voando | a pressão do olho tá alta | apareceu um terçol | vista cansada e dor de cabeça no computador
o detran pediu avaliação da vista | quero operar pra largar os óculos | pingam colírio que dilata? | minha filha vê dobrado | carne crescida no canto do olho | glaucoma na família
não enxergo de longe na estrada à noite | diabético precisa examinar o fundo, fazem? | lente de contato, faz adaptação? | o olho lacrimeja sem parar | nenê com o olhinho vesgo
conjuntivite, é com vocês? | faz teste do olhinho | meu grau aumentou muito em um ano | arde e coça o dia inteiro, parece areia | perdi parte da visão de um lado de repente | ceratocone
tem quem opere miopia a laser | as letras ficam dançando quando leio | a pálpebra caiu e tá tremendo | veo borroso | I need an eye exam for new glasses | my eyes are red and itchy

# otorrino
! otorrino, otorrinolaringologista, ouvido, nariz, garganta, audição, sinusite
meu ouvido tá tampado | zumbido que não me deixa dormir | tudo roda quando levanto da cama | nariz sempre entupido, durmo de boca aberta | minha esposa reclama do meu ronco
perdi a voz e já faz três semanas | meu filho vive com otite | amígdala inchada todo mês, compensa operar? | tiram cera aqui | meu pai não escuta direito, aumenta a tv no último
sangra o nariz do menino toda hora | rinite atacada, espirro o dia inteiro | dor na testa e catarro verde | faz audiometria | labirintite | carne esponjosa, a criança ronca
desvio de septo, quero operar pra respirar melhor | entrou um bicho na orelha | meu filho enfiou um feijão no nariz | não sinto cheiro nem gosto | paro de respirar dormindo
rouquidão que não passa, sou professora | bolota na garganta quando engulo | cotonete machucou lá dentro | saindo pus da orelha | coceira no céu da boca
preciso de aparelho pra escutar, quem receita? | bebê não passou no teste da orelhinha | tonta quando viro a cabeça | furou o tímpano na piscina | me zumba el oído | my ear is blocked
sinus problems, which doctor

# psiquiatria
! psiquiatra, psiquiatria, antidepressivo, saúde mental, ansiolítico, laudo psiquiátrico
preciso de remédio pra ansiedade | não durmo há dias, quero algo que me derrube | acho que tenho TDAH, quem dá o diagnóstico | a psicóloga falou que preciso de medicação | meu irmão tá ouvindo vozes
quero parar de tomar o rivotril, como faço | minha mãe teve um surto | sou bipolar e mudei de cidade, preciso de acompanhamento | não aguento mais viver
pensamentos ruins o tempo todo, preciso de médico | meu filho é muito agressivo e não melhora com terapia | tomei sertralina e me deu enjoo, quem ajusta
depressão pós-parto, ela não quer nem ver o bebê | vício em bebida, vocês tratam | meu marido usa droga e quer parar | o INSS pede laudo do médico da cabeça | toc, lavo a mão cem vezes por dia
esquizofrenia, atendem? | medo de sair de casa, já tomo remédio | quem pode receitar ritalina | burnout, fui afastado e preciso de médico | quero trocar a dose do meu remédio de humor
minha filha se corta | faz avaliação de autismo em adulto | síndrome do pânico com remédio | aquele estado de euforia e depois queda, quem vê? | meu pai não dorme e fala coisa sem sentido
anorexia, precisa de médico junto com a nutri? | internação involuntária, como funciona | o lítio precisa de exame, a doutora acompanha | necesito un médico para la depresión
who can prescribe anxiety medication | I think I have ADHD

# psicologia
! psicólogo, psicóloga, psicologia, terapia, psicoterapia, sessões de terapia
tô precisando conversar com alguém | ando muito triste e choro à toa | terminei um namoro e não consigo seguir | meu filho não fala com ninguém na escola | minha cabeça não desliga
perdi minha mãe e não consigo sair da cama | a gente briga todo dia, queremos ajuda pro casamento | não sei o que fazer da minha vida | ansiedade que me paralisa | quero me conhecer melhor
meu filho tá com medo de dormir sozinho desde a separação | qual a linha que vocês seguem, TCC, psicanálise | cada sessão com a psicóloga são quantos minutos
conversar com a psicóloga toda semana é obrigatório? | o que eu falar fica só entre nós? | vou fazer bariátrica e pedem avaliação | atende adolescente que não quer se abrir | tenho autoestima baixa
orientação vocacional, não sei que faculdade fazer | não me controlo, explodo com minha família | sofri abuso quando criança | traição, não consigo perdoar | meu trabalho está me adoecendo
quem ajuda com luto | terapia de casal, os dois juntos | vocês atendem público LGBT | teste psicológico pra concurso | como sei se preciso de ajuda psicológica
compulsão por comida quando fico nervosa | posso trocar de profissional se não me der bem | necesito hablar con un psicólogo | couples counselling available?
I feel overwhelmed and need someone to talk to

# nutricao
! nutricionista, nutrição, dieta, plano alimentar, emagrecimento, bioimpedância
quero perder peso | tô 15 quilos acima e não consigo fechar a boca | o que posso comer sendo diabético | quero ganhar massa e não sei o que comer | virei vegano e preciso de orientação
meu filho só come miojo e bolacha | cardápio da semana vem pronto? | já tentei de tudo pra secar a barriga | colesterol alto, preciso mudar a alimentação | descobri que não posso com glúten
intolerante à lactose, não sei mais o que comer | estou grávida e engordando demais | como todo doce que vejo | faz aquele exame que mede gordura na balança | jejum intermitente funciona?
posso beber cerveja seguindo a dieta | vou casar em 4 meses e preciso caber no vestido | depois da bariátrica, quem acompanha | prisão de ventre, será a comida
suplemento, whey, creatina, quem orienta | comi tudo que tinha e não emagreci nada | minha filha de 10 tá obesa | atleta amador, preciso de estratégia pra prova | gordura no fígado, o que cortar
efeito sanfona, cansei | meu idoso tá desnutrido | canetinha pra emagrecer, vocês acompanham | quem monta lista de compras saudável | preciso engordar, sou muito magrinha
tenho gastrite e tudo me faz mal | quiero bajar de peso | help with a meal plan to lose weight | what should I eat to gain muscle

# fisioterapia
! fisioterapia, fisioterapeuta, reabilitação, RPG, pilates clínico, sessões de fisioterapia
operei o joelho e o médico mandou fortalecer | o ortopedista passou 10 sessões pra recuperar o ombro | travou o pescoço e não viro a cabeça | meu pai teve AVC e perdeu o movimento do lado direito
tirei o gesso e a perna ficou fina | dor nas costas de tanto ficar sentado | quero corrigir a postura | vocês usam choquinho e gelo ou só exercício | faz acupuntura ou agulhamento
ventosa, liberação miofascial, tem? | escape de xixi quando espirro, tem exercício pra isso | pós-covid, ainda canso pra respirar | bebê com torcicolo, quem trata
quantas vezes por semana tem que ir pra recuperar | lesão no treino, quero voltar a correr | não consigo dobrar o braço depois da cirurgia | quem faz massagem pra destravar a lombar
precisa de pedido do médico pra começar a reabilitar | o fisio atende um por um ou em grupo | que roupa uso pra fazer os exercícios | minha mãe colocou prótese no quadril e precisa voltar a andar
formigamento no braço melhora com exercício? | quiropraxia, estalam a coluna? | fiz 5 e a dor continua, é normal? | meu filho nasceu prematuro e não firma o pescoço
drenagem pós-operatória de plástica | reeducação postural | hidroterapia, tem piscina? | paralisia facial, recuperam o sorriso | dor no ombro de nadador | necesito rehabilitación después de la cirugía
physical therapy after knee surgery | my lower back is killing me, can you help with exercises

# fonoaudiologia
! fonoaudiólogo, fonoaudióloga, fonoaudiologia, fono, atraso na fala, gagueira
meu filho tem 2 anos e não fala nada | ele troca o R pelo L | ninguém entende o que a minha filha diz | gaguejo quando fico nervoso | meu pai engasga com a comida depois do derrame
fala igual cebolinha | sou professora e vivo sem voz | língua presa no bebê, quem corta ou orienta | meu neném não pega o peito direito | menino de 4 anos só fala papai e mamãe
a escola disse que ele troca letras ao escrever | criança que só aponta e não pede com palavras | quero melhorar minha dicção pra apresentar no trabalho | ceceio, a língua sai entre os dentes
minha mãe não consegue mais engolir água | dislexia, quem avalia | ele parou de falar palavras que já sabia | adaptar aparelho auditivo, é com vocês? | respira pela boca e baba
voz fina, quero engrossar | minha sobrinha não forma frase ainda | autista não verbal, trabalham a comunicação? | ajudam com leitura e escrita do meu menino?
depois da cirurgia da tireoide fiquei rouco | processamento auditivo, o exame e o treino | afasia, ele não acha as palavras | o pequeno mastiga mal, só aceita papinha
meu filho engole o começo das palavras | quantas sessões até a criança falar melhor | perdi a fala depois do acidente | mi hijo todavía no habla | my son stutters | speech delay in a toddler

# neurologia
! neurologista, neurologia, enxaqueca, epilepsia, AVC, eletroencefalograma
dor de cabeça forte com enjoo e luz incomodando | meu filho teve uma convulsão | minha mão treme quando pego o copo | minha mãe teve derrame e precisa de acompanhamento
meu rosto adormeceu de um lado | esqueço tudo, tenho só 45 anos | tontura e desmaio sem explicação | meu tio tem parkinson | ele se debate dormindo | faz o exame dos eletrodos na cabeça
suspeita de esclerose múltipla | perco a força na perna de repente | crise de ausência, o menino para e fica olhando o nada | dor que parece choque no rosto
enxergo luzinhas e depois vem a dor de cabeça | latejando um lado só da cabeça há três dias | preciso de laudo neurológico pra escola | formigamento nos pés subindo
meu avô ficou com sequela, fala enrolado | pernas inquietas à noite, não consigo parar | toma gardenal desde criança | apagão de memória depois de batida na cabeça
quero investigar TDAH no meu menino com o médico do cérebro | durmo no meio da conversa, do nada | botox pra dor de cabeça, o doutor aplica?
uma veia que estourou na cabeça, ele ficou com dificuldade de andar | tique nervoso nos olhos | desequilíbrio, ando puxando pro lado | neuropediatra atende aí? | minha filha tem ataques epiléticos
tengo migrañas muy fuertes | I get terrible migraines | my father had a stroke

# urologia
! urologista, urologia, próstata, vasectomia, cálculo renal, PSA
meu pai levanta cinco vezes à noite pra urinar | não consigo ter ereção | quero fechar a fábrica, já tenho três filhos | pedra no rim | xixi com sangue | tô na idade do exame do toque
jato fraco e fica pingando | ejaculo rápido demais | caroço no testículo | fimose, meu filho precisa operar? | ardência quando urino, sou homem | infecção urinária de repetição | meu PSA deu alterado
feridinha no pênis | dor nas costas do lado do rim | testosterona baixa, cansaço e sem libido | eu e minha mulher não conseguimos engravidar, quero ver minha parte | faz espermograma
bexiga que não segura | médico de homem, tem aí? | novembro azul, tem algum pacote | varicocele | vergonha de falar, é problema na hora H | cirurgia pra não ter mais filho, quanto tempo recupera
o testículo do bebê não desceu | freio curto | quem vê verruga nas partes do homem | urina solta quando tusso, sou mulher mas o ginecologista mandou pra outro | meu avô está com sonda e precisa trocar
cólica de rim, já expeli uma e tem outra | me duele al orinar | prostate check, do you do it | I want to get snipped

# odonto-limpeza
! limpeza dental, profilaxia, limpeza nos dentes, tártaro, raspagem
minha gengiva sangra quando escovo | tô com umas placas amarelas atrás dos dentes | faz dois anos que não vou ao dentista, quero dar um trato | quanto pra tirar a sujeira dura dos dentes
mau hálito que não passa nem escovando | de quanto em quanto tempo faz aquela de rotina | passam flúor? | usam aquele jatinho de bicarbonato | dói pra tirar a crosta | manutenção semestral dos dentes
minha filha nunca limpou os dentinhos no dentista, com que idade começa | uso aparelho, consigo limpar por baixo | gengiva inchada e retraindo | mancha de café e cigarro sai numa sessão simples?
queria só uma higienização, sem mais nada | fazem raspagem funda na gengiva | o bafo tá feio, meu marido reclamou | em quanto tempo fica pronto, cabe no almoço? | aquela raspada que o dentista faz
tem pedrinha no dente de baixo | meus dentes estão ásperos na língua | escovar com o profissional ensinando, tem? | inclui raio x junto com a limpeza? | sinto os dentes moles e a gengiva vermelha
fumante tem que fazer mais vezes? | o plano cobre só a profilaxia? | piorreia tem tratamento? | tirar as casquinhas dos dentes | grávida pode fazer a raspagem
quero prevenir cárie, tem alguma consulta pra isso | una limpieza de dientes | teeth cleaning price | my gums bleed

# odonto-clareamento
! clareamento, clareamento dental, clareamento a laser, clareamento caseiro, dentes brancos
quero meus dentes mais brancos | tô com o sorriso amarelado de tanto café | vou casar e queria branquear o sorriso | dá pra fazer com moldeira em casa | quantos tons clareia
quanto tempo os dentes ficam brancos | dá sensibilidade depois? | posso tomar vinho durante o tratamento | tenho restauração na frente, ela muda de cor também? | dente escuro de canal, tem jeito
a partir de que idade pode branquear | comprei gel na internet, vocês fazem só a plaquinha? | qual é melhor, o do consultório ou o de fazer dormindo | em quantas sessões fica branquinho
fumo, vale a pena? | uma mancha branca no dente da frente, some? | o gel queima a gengiva? | quero sorriso de artista | meus dentes encardiram com o tempo | o que não pode comer enquanto branqueia
dá pra fazer usando aparelho | fica branco de verdade ou volta | amamentando posso branquear os dentes? | tenho dente sensível, posso fazer mesmo assim? | antes de branquear preciso tratar as cáries?
quanto tá o laser pra sorriso branco | açaí mancha depois? | fica natural ou aquele branco de novela | tem promoção de branqueamento pra noiva | só o canino é amarelo, dá pra igualar
blanqueamiento dental | teeth whitening | my teeth are yellow, can you fix that

# odonto-aparelho
! aparelho, aparelho ortodôntico, ortodontia, ortodontista, alinhador, manutenção do aparelho, contenção
meus dentes são tortos | o bráquete soltou | o ferrinho tá machucando a bochecha | quanto por mês pra arrumar a mordida | minha filha tem os dentes encavalados | quero daqueles transparentes
quebrou a minha contenção | tem que vir todo mês apertar | quando vou tirar o ferrinho dos dentes | faço manutenção em outra clínica, posso passar pra vcs | dentes separados na frente
mordida cruzada no meu filho de 8 anos | com 50 anos ainda dá pra alinhar | quantos anos vou usar ferrinho na boca | a borrachinha estourou | dói quando aperta | dentuço, sofre bullying
qual sai mais em conta, o metálico ou o de porcelana | o fio tá espetando | parei de ir há seis meses e os dentes voltaram | queixo pra frente, é cirurgia ou dá pra corrigir só com isso?
invisível funciona mesmo? | a documentação com as radiografias faço aí? | o que não pode comer com isso na boca | começa pagando o quê, a instalação? | perdi meu móvel na escola
o céu da boca dele é estreito, precisa expansor? | trocam a cor das ligas? | só quero fechar uma frestinha | sorriso desalinhado me incomoda nas fotos | quiero ponerme brackets | how much are braces
do you have clear aligners

# odonto-implante-protese
! implante, implante dentário, prótese dentária, dentadura, protocolo, coroa, ponte
perdi um dente da frente, como reponho | minha chapa tá frouxa | quero voltar a mastigar direito | quanto custa pôr um pino | dentadura da minha mãe machuca | não tenho mais nenhum dente em cima
a perereca quebrou ao meio | tem osso suficiente pra colocar parafuso? | quantos meses até ficar com o dente definitivo | saio sem dente no meio do tratamento? | o provisório caiu
diabético pode colocar pino na boca? | dente fixo pra quem perdeu todos | qual diferença entre fixa e de tirar | quebrei o dente na raiz, o que dá pra colocar no lugar | faz enxerto de osso
tenho vergonha de sorrir porque falta dente | parcelam o trabalho de reabilitação completa | minha coroa soltou e está na minha mão | quanto tempo dura o pino na boca | roach pra baixo, fazem?
arrumam a dentadura no mesmo dia | lentes de contato nos dentes, facetas | queria dente novo em 24 horas, existe? | rejeita às vezes? | meu avô não se acostuma com a de encaixe
dói muito pra parafusar | com 75 anos ainda compensa? | banguela atrás, só mastigo de um lado | vocês colam o que caiu? | me falta un diente, qué opciones hay | missing tooth, what can you do
my dentures are loose

# odonto-dor-de-dente
! dor de dente, urgência odontológica, canal, tratamento de canal, cárie, restauração, obturação
não dormi a noite toda com o dente latejando | caiu a massinha do dente | tem um buraco preto no meu molar | meu rosto inchou, acho que é o dente | dói quando tomo gelado
quebrei um pedaço mordendo pipoca | morder dói, parece choque | tomei remédio e a dor não passa, tem dentista agora | minha filha tá chorando com dor na boca | acho que preciso tratar o nervo
quanto fica pra tapar um furo no dente | saiu pus da gengiva | criança com dente de leite estragado, precisa tratar? | bolinha de pus em cima do dente | lasquei o dente da frente na porta do carro
trocar aquela obturação prateada por branca | sensível a doce | quantas sessões pra matar o nervo | meu dente ficou preto | comecei um canal em outro lugar e não terminei
arrumam dente quebrado na hora? | domingo com o dente doendo, o que eu faço | abscesso | tá fincando quando bebo água | perdi a restauração comendo bala | meu filho caiu e bateu o dente, ficou mole
grávida e com o dente podre doendo | fiz canal e continua doendo | aftas e ferida que não cicatriza na boca | aplico gelo ou vou logo aí? bochecha enorme | me duele mucho una muela
terrible toothache, can you see me | my filling fell out

# odonto-extracao-siso
! extração, extrair, siso, dente do juízo, arrancar dente, cirurgia oral
quero tirar o do fundo que tá nascendo torto | quanto cobram pra arrancar um dente | tirei ontem e ainda sangra | quantos dias de repouso depois que tira | os quatro de uma vez?
o dente não tem mais salvação | o que posso comer depois de arrancar dente | inchou muito depois da cirurgia, normal? | o dente de leite não cai e o outro já nasceu atrás
depois de arrancar fica com ponto na gengiva? | precisa de raio x panorâmico antes de remover | o do juízo empurrando os outros | pressão alta, pode tirar dente? | raiz que ficou dentro, removem?
posso trabalhar no dia seguinte que tirei | estou sem abrir a boca direito, nasceu lá atrás | ficou um buraco com gosto ruim, é alvéolo? | meu dente tá mole, melhor tirar?
fumei depois que arranquei, e agora | o ortodontista pediu pra tirar dois pré-molares | incluso dentro do osso, vocês operam | sorvete pode mesmo depois? | dói pra tirar dente
quanto tempo demora pra remover um | tomo AAS, tenho que parar antes de tirar o dente? | minha vó quer tirar todos pra por chapa | não consigo engolir, gengiva cobrindo o último dente
quando posso voltar pra academia depois de tirar | o rosto fica roxo depois que tira o siso? | tirar ou tratar o dente, qual sai mais barato | sacar la muela del juicio | wisdom tooth removal
how long to recover after having a tooth pulled

# odonto-medo-sedacao
! sedação, medo de dentista, anestesia, óxido nitroso, ansiedade odontológica, sem dor
morro de pavor da broca | meu filho não abre a boca de jeito nenhum | tem como tratar os dentes dormindo | desmaio quando vejo agulha | fico anos sem ir por causa de trauma
usam aquele gás que relaxa | o barulho do motorzinho me dá pânico | a picada na gengiva dói? | posso tomar um calmante antes | autista, não deixa ninguém mexer na boca
tenho ânsia de vômito na cadeira | já chorei na cadeira, vocês são pacientes? | não pega em mim, sempre sinto tudo | quanto a mais pra fazer sem sentir nada
sou cardíaco, posso tomar a injeção na gengiva? | alergia a lidocaína | é seguro apagar a criança pra tratar | fico quantas horas com a boca adormecida
tive uma experiência horrível com outro dentista | geral no hospital, vocês fazem pra paciente especial? | pessoa com down que não colabora | tem maquininha que aplica sem doer?
posso ouvir música durante? | grávida pode tomar o que adormece? | vou sentir dor na cadeira do dentista? | a minha pequena morde a mão do dentista | prefiro fazer tudo de uma vez apagado
posso ir embora dirigindo depois de relaxado com o gás | tô tremendo só de pensar na consulta de amanhã | me seguram a mão? rsrs tenho horror | tengo miedo al dentista | I'm terrified of needles
can you put me to sleep for it

# tempo-espera-atendimento
! tempo de espera, ordem de chegada, fila, atraso no atendimento, senha, prioridade
tô aqui sentado faz uma hora e ninguém me chama | o doutor costuma atrasar? | demora muito pra ser atendido aí? | quantas pessoas na minha frente | marquei 14h e já são 15h30
é rápido ou passo a manhã toda aí | preciso voltar pro serviço logo, quanto tempo levo aí | a recepção tá cheia agora? | qual horário é mais vazio pra ir | atendem quem chega primeiro ou quem marcou
minha mãe tem 85 anos, passa na frente? | grávida espera igual todo mundo? | tenho que chegar quanto tempo antes | meu almoço é de uma hora, dá tempo | a médica já chegou?
como está o movimento no pronto atendimento | tem que pegar papelzinho com número? | que horas vou ser chamado mais ou menos | fiquei plantado na recepção da última vez
meu filho autista não aguenta sala lotada, tem como agilizar | o exame é demorado ou saio em seguida | pra tirar sangue demora? | chego às 7h e sou atendido que horas
posso sair e voltar quando chegar minha vez | sempre esse chá de cadeira aí | a doutora está muito atrasada hoje? | tenho outro compromisso depois da consulta, consigo sair até as 16h?
quanto dura em média cada paciente | passaram gente na minha frente | deficiente tem preferência | cuánto hay que esperar | how long is the wait right now | is the doctor running late

# equipe-medica-crm
! equipe, profissionais, corpo clínico, CRM, especialidades, currículo, nossos médicos
quem é o médico que atende aí | o doutor é formado onde | qual o registro do médico | quais doutores vocês têm | tem mulher atendendo ou só homem | a dra que me atendia ainda trabalha com vocês?
o dentista tem CRO? | ele é especialista mesmo ou é generalista | posso escolher qual doutor vai me ver | quais áreas vocês atendem | há quantos anos o doutor trabalha com isso
me passa o nome completo do doutor que me atendeu pra eu por no formulário | quem vai me operar | o psicólogo tem experiência com criança? | tem algum que fale inglês
o plano pede o número do conselho da fisioterapeuta | saiu o doutor antigo, quem ficou no lugar | a doutora está de licença, quem substitui | vocês são uma clínica de quantos médicos
qual deles é melhor pra coluna | tem RQE? | é estudante que atende ou já formado | de quem é a assinatura na minha receita | o veterinário entende de aves | tem terapeuta negra na clínica?
em quais dias cada doutor está na clínica | quem é o responsável técnico | quero conhecer a formação da psicóloga antes de marcar | o doutor baixinho de óculos continua aí?
quais profissionais trabalham na clínica | qué especialidades tienen | which doctors work there | is there a female doctor

# pequenos-procedimentos-pontos
! sutura, pontos, curativo, pequenos procedimentos, pequena cirurgia, retirada de pontos
me cortei com a faca, precisa costurar | quando tiro a linha da cirurgia | abriu o corte que o médico fechou | drenar um furúnculo, fazem? | unha encravada inflamada, tiram o cantinho?
trocar a gaze da ferida da minha mãe | queimei a mão no óleo, vocês cuidam | tiram uma bolinha de gordura das costas | lavagem de ouvido
minha operação foi em outro lugar, posso tirar os fios com vocês | anzol enfiado no dedo | lóbulo rasgado do brinco, conserta? | arrancar um sinalzinho | escara do meu avô, quem limpa
cobra quanto pra fechar um corte pequeno | lavar e enfaixar o machucado da perna | tira cisto? | o machucado tá soltando um líquido amarelo | farpa que não sai | pé diabético com ferida aberta
quantos dias fica com os fios na testa | tirar espinho de ouriço | joelho ralado cheio de asfalto | biópsia de pele faz no consultório mesmo? | mexe em íngua infeccionada?
trocar sonda, trocar bolsa de colostomia | meu filho abriu o queixo na escola | posso molhar o corte costurado no banho? | fazem aquela limpeza em ferida que não cicatriza
lipoma, remove com anestesia local? | me quitan los puntos ahí | do you remove stitches | I cut my finger, needs closing

# injecao-pressao-glicemia
! aplicação de injeção, injeção, aferição de pressão, medir pressão, glicemia, soro, enfermagem
tem quem aplique a benzetacil | comprei a ampola e ninguém aqui sabe aplicar | quero ver se minha pressão tá alta | medem a diabetes no dedo? | preciso tomar soro na veia | dói muito no bumbum?
aplicam anticoncepcional mensal de agulha | cobram pra medir? | minha receita é de seis ampolas, posso ir tomando aí | a minha tá 16 por 10, posso passar aí pra conferir | aplica noripurum
vitamina b12 na veia ou no músculo, fazem? | a caneta de emagrecer, vocês ensinam a aplicar | levei o remédio de casa, furam pra mim? | tem que levar receita pra tomar a picada
ver o açúcar no sangue rapidinho | tem farmacêutico pra aplicar agora | faz nebulização? | tomo insulina e não sei usar a caneta | meu aparelho de medir deu erro, posso comparar com o de vocês
anti-inflamatório no músculo, quero tomar agora | fica aberto até que horas pra tomar injetável | teste rápido de covid ou dengue na farmácia | medicação de 15 em 15 dias, tem sala pra isso?
minha vó quer conferir a dela toda semana | nunca tomei, dá reação? | criança tem medo, tem enfermeira jeitosa | colírio ou remédio que precisa de enfermeira, aplicam?
tem balança e bioimpedância pra gente se pesar | infusão de ferro | me ponen una inyección ahí | can you check my blood pressure | b12 shot

# prontuario-copia
! prontuário, cópia do prontuário, histórico médico, relatório médico, segunda via
preciso de tudo que tem registrado sobre meu tratamento | vou trocar de médico e quero levar minhas fichas | o advogado pediu os papéis da minha internação
como consigo a papelada da minha cirurgia de 2019 | meu pai faleceu e preciso dos registros do atendimento dele | quero minhas radiografias de volta | o INSS pediu um relatório detalhado do doutor
vocês ainda têm minhas anotações antigas | a clínica anterior fechou, quem guarda os papéis | por quanto tempo guardam os dados do paciente | seguradora pede o relato do que aconteceu no atendimento
preciso saber qual remédio me deram naquele dia | meus dados ficam protegidos? | quero apagar meu cadastro de vocês | a psicóloga pode escrever um relatório pra justiça
laudo do meu filho pra apresentar na escola, detalhado | qual era meu tipo de sangue? tá na ficha? | demora quantos dias pra liberarem os registros | cobram pela cópia dos documentos do paciente
minha irmã pode pegar a ficha no meu lugar | mudança de cidade, quero levar o histórico do meu cachorro | quem pode ter acesso ao que eu falei na terapia
as fotos do antes e depois do meu tratamento, me mandam? | sumiu um exame meu que deixei com o doutor | documentos pra processo trabalhista, provar que me tratei aí
preciso da evolução das sessões pro plano | qual a data da minha última vinda? não lembro | transferir minha ficha pra filial | requerer os registros hospitalares da minha filha
a auditoria do convênio quer minha ficha completa | quiero copia de mi historia clínica | copy of my medical records | send my file to my new doctor

# segunda-opiniao
! segunda opinião, outra opinião, avaliar diagnóstico, confirmar diagnóstico, parecer
outro médico falou que tenho que operar, queria ouvir mais alguém | não confiei no que me disseram na outra clínica | me passaram um orçamento de dentista absurdo, vocês conferem?
será que preciso mesmo dessa cirurgia | o doutor analisa exames que fiz em outro lugar? | cada médico fala uma coisa, tô perdido
disseram que meu cachorro não tem jeito, quero tentar mais um veterinário | falaram em arrancar o dente mas eu queria salvar | quero confirmar se o tratamento que estou fazendo é certo
descobriram um tumor, procuro quem olhe de novo | levo a ressonância e vocês dizem se é isso mesmo? | já passei em três e ninguém descobre o que é | o diagnóstico do meu filho tá estranho pra mim
tomo um remédio e acho que não é pra mim, o doutor avalia? | acho que o outro dentista quis me empurrar serviço | queria que um especialista revisse meu caso
me operaram e não ficou bom, vocês olham? | dá pra mandar meus exames e o médico só opinar | tô insegura com a conduta do meu obstetra | parei o tratamento em outro lugar, não concordei
precisa mesmo de canal? o outro disse que sim | quero saber a visão de vocês antes de decidir | não quero largar meu médico, só comparar | o plano exige mais um laudo pra liberar a operação
disseram que é autismo, quero que outro avalie | fiz um tratamento caro que não deu certo, queria recomeçar direito | falaram que vou perder a visão, é verdade mesmo?
o posto disse que não é nada mas continuo sentindo | médico antigo quer amputar, tem alternativa? | dois laudos diferentes, qual tá certo | quiero una segunda opinión
another doctor told me I need surgery, I'm not sure | can you review my scans

# exames-realizados
! exames, exames realizados, lista de exames, hemograma, exame de sangue, ultrassom, raio-x, ressonância
vocês tiram raio x | fazem aquele do DNA pra saber quem é o pai | tem tomografia aí | quero saber se estou com HIV, testam | quanto fica esse pedido aqui que o médico passou
mamografia, vocês têm a máquina | fazem ultra do abdômen | endoscopia, tem aí? | preciso do toxicológico pra renovar a carteira de motorista | teste de gravidez no sangue | fazem a sexagem fetal
densitometria dos ossos | curva glicêmica | o teste de alergia na pele | posso fazer todos num dia só? | colonoscopia, marcam | orçamento de exames, mando foto do pedido | espermograma colhe aí
tem aparelho de ressonância aberto | fazem teste de intolerância alimentar | quero checar meus hormônios | vitamina D tá incluída? | doppler das pernas | teste do pezinho ampliado
pra sífilis e hepatite, sem ninguém saber | radiografia panorâmica dos dentes | fazem exame em bicho, sangue e ultrassom | preciso dosar a tireoide | cultura de urina
tem pacote de check-up feminino no laboratório | hacen ecografías | do you do MRI | STD test available?

# endocrino-tireoide-diabetes
! endocrinologista, endocrinologia, tireoide, diabetes, hormônios, obesidade
minha glicose deu 250 | tenho nódulo no pescoço na parte da frente | engordo até respirando, será hormônio | descobri que sou diabético e tô apavorado | meu filho tá muito baixinho pra idade
puran, preciso ajustar a dose | pelos no rosto e menstruação bagunçada | cansaço, pele seca e cabelo caindo, disseram que é hipo | quero saber se posso usar ozempic
reposição de testosterona com quem | minha filha de 7 anos tá com peito nascendo | insulina descontrolada, cai de madrugada | médico de emagrecer, que receita remédio
olhos saltados e coração acelerado, hipertireoidismo | hashimoto | pré-diabetes, dá pra reverter? | vitamina D lá embaixo e osso fraco | transição de gênero, acompanham com hormônio?
hipoglicemia, tremo e suo frio | meu TSH tá doido | acompanhamento pra bariátrica | punção da bolinha na tireoide | colesterol genético, família inteira | menopausa precoce e hormônios, quem vê
diabético tipo 1, criança, atendem? | acne e pelos, pediram dosar hormônio | meu metabolismo é lento demais | leite saindo do peito sem estar grávida
sensor de glicose no braço, vocês colocam ou orientam | meu açúcar não baixa nem com metformina | tengo diabetes, necesito control | thyroid doctor | my blood sugar is out of control

# gastro
! gastroenterologista, gastro, estômago, refluxo, gastrite, intestino, endoscopia
queimação depois de comer | azia toda santa noite | barriga estufada parecendo grávida | sangue nas fezes | faço cocô uma vez por semana | diarreia que não acaba faz um mês
sobe um azedo na garganta quando deito | gordura no fígado no ultrassom | pedra na vesícula | hemorroida doendo demais | muito gás e cólica | tratar H. pylori | suspeita de intolerância à lactose
meu pai bebe e a barriga tá inchando | dor na boca do estômago de nervoso | arroto o dia inteiro | fez 50 anos e o médico mandou olhar o intestino por dentro | coloca balão | úlcera
a comida parece que entala | olho amarelado e urina escura | retocolite, crohn, vocês acompanham | síndrome do intestino irritável | vomito tudo que como | hepatite | hérnia de hiato
quem opera vesícula | dói do lado direito quando como fritura | fissura, dor na hora de evacuar | tomo omeprazol há anos, faz mal? | me arde el estómago | acid reflux every night
stomach pain after eating

# alergia-asma-pulmao
! alergista, pneumologista, asma, alergia, bronquite, rinite, teste alérgico, espirometria
meu peito chia quando esfria | meu filho empolou depois de comer amendoim | falta de ar quando corro | tosse há dois meses que não sara | quero descobrir o que me faz espirrar tanto
uso bombinha todo dia | fui picada por abelha e inchei toda | parar de fumar, ajudam? | criança que vive com catarro no peito | fazem aquele exame de assoprar
furadinhas no braço pra ver do que sou alérgico | leite de vaca faz mal pro meu bebê, sangra no cocô | poeira e mofo me acabam | meu pai tem enfisema | camarão me fecha a garganta
vacina pra rinite, imunoterapia | urticária que aparece do nada | mancha no pulmão no raio x | depois da pneumonia ainda não fiquei bom | apneia, exame do sono vocês fazem
o gato lá de casa me deixa sem respirar | remédio que tomei me deu placas vermelhas, quem investiga | oxigênio em casa, como consigo | trabalhei com amianto e queria ver os pulmões
coça o olho e o nariz em toda primavera | ele chiou a noite toda, faz inalação e não melhora | tenho reação a anti-inflamatório | perfume me dá crise | canso até pra falar
meu nenê já internou três vezes com bronquiolite | tengo asma | allergy testing | my son can't breathe well at night

# autismo-tdah-avaliacao
! autismo, TEA, TDAH, avaliação neuropsicológica, neuropsicologia, terapia ABA, terapia ocupacional
minha filha não para quieta na cadeira | meu filho não olha no olho | ele anda na ponta do pé e gira objetos | a professora disse pra investigar atenção
criança que não aceita barulho e tampa os ouvidos | meu menino só brinca enfileirando carrinho | preciso de laudo pra ter mediador na escola | tenho 35 e desconfio que sou autista
quanto tempo demora a avaliação completa do meu filho | quantas horas de ABA vocês fazem | é muito seletivo, só come coisa branca | não acompanha a turma, esquece tudo | altas habilidades, testam QI?
atraso no desenvolvimento, não brinca com os outros | tem T.O. com integração sensorial | ele se bate quando é contrariado | neurodivergente, vocês são especializados?
minha filha vive no mundo da lua | o que vocês fazem com criança que não fala e não aponta | psicopedagoga, dificuldade de aprender | as crises dele no mercado são terríveis, precisamos de ajuda
carteirinha de autista, o laudo daqui serve | fazem relatório pra escola das terapias | meu plano limita as terapias do meu filho especial | tem equipe completa, psicólogo, fono e TO no mesmo lugar?
o quociente, a memória, aqueles testes com bloquinhos | treinam os pais também? | ele não segura o lápis direito | agitado demais, não dorme, não obedece | suspeita de asperger na minha neta
creo que mi hijo tiene autismo | ADHD assessment for my kid | do you do autism evaluation

# vet-consulta
! veterinário, veterinária, consulta veterinária, cães e gatos, pet, animais, clínica veterinária
meu cachorro não quer comer | minha gata tá vomitando | meu dog tá mancando | o bichinho tá tossindo engasgado | meu coelho tá com o olho inchado | atendem passarinho, calopsita
cachorro coçando até ferir | meu vira-lata apareceu com um caroço | pulga e carrapato que não acaba | a cadelinha tá com sangramento | ele tá com diarreia com sangue | atende bicho exótico
meu gato brigou na rua e tá machucado | a cachorra comeu um osso e tá entalada | ele é velhinho e não levanta mais | acho que o gato tá com pedra na bexiga | doença do carrapato, fazem o teste
achei um filhotinho na rua, o que faço | cadela prenhe, acompanham o parto? | tartaruga e hamster vocês olham? | limpeza de dente em cachorro | fazem eutanásia? meu velhinho tá sofrendo
internam animal? | a orelha dele tá fedendo e balança a cabeça | meu shih tzu tá com o olho branco | meu pug ronca e cansa muito | quanto pra olhar meu gatinho | engoliu uma meia
atestado pra viajar com meu cachorro de avião | emagreceu muito o meu bichano | mi perro está enfermo | my cat is not eating | vet for a rabbit

# vet-vacinas
! vacina animal, vacinas, v10, V8, antirrábica, vermífugo, vacinação de cães e gatos
meu filhote fez 45 dias, quando começa a proteger | quantas doses o cachorrinho toma | quando posso passear na rua com meu filhote | comprei um cachorro e não sei o que já tomou | raiva, aplicam aí
a carteirinha do meu cão venceu | tem quíntupla pra gato | quanto fica pra por as doses do doguinho em dia | gripe dos cachorros, aquela tosse | precisa dar remédio de verme antes
o hotelzinho pede as doses em dia | leishmaniose, tem a de prevenir? | atrasou um mês o reforço do meu pet, começa do zero? | meu gato não sai de casa, precisa mesmo?
cachorro adulto que nunca tomou nada | é importada ou nacional | v10 ou V8, qual usam | o bichinho ficou molinho depois da picada | cadela prenhe pode tomar? | giárdia, tem dose pra isso?
aplicam na minha casa? são cinco gatos | a de loja agropecuária vale igual? | tem campanha de graça contra raiva pros bichos? | anual ainda precisa pra cachorro velho
leucemia felina, testam antes de aplicar? | filhotes de uma ninhada, tem desconto pra todos | cinomose, como protejo meu filhote | parvovirose tá solta no bairro, quero imunizar o meu
posso dar banho depois da dose? | adotei um gatinho, o que ele precisa tomar | vacunas para mi cachorro | puppy shots | rabies shot for my dog

# vet-castracao-cirurgia
! castração, castrar, cirurgia veterinária, esterilização, pós-operatório animal
minha cadela entrou no cio, quero operar pra não ter cria | quanto pra capar um gato | meu gato fica marcando a casa toda de xixi | com quantos meses pode operar filhote | não quero mais ninhada
usa roupinha ou cone depois | quantos dias de repouso depois da operação da cachorra | ele engorda depois que opera? | tem mutirão ou preço popular | precisa de exame de sangue antes de operar o bicho
a anestesia é inalatória? | cadela idosa pode operar? | ficou com barriga inchada depois da operação | piometra, útero infeccionado | ela tá no cio, pode fazer agora ou espera
vasectomia em cachorro existe? | busco no mesmo dia? | lambeu os pontos e abriu | gato arisco de rua, vocês operam | tiram tumor de mama de cadela | quero evitar que fuja atrás de fêmea
preciso deixar sem comida e água antes | o testículo não desceu no meu cachorro | opera joelho de cachorrinho, patela | quanto tempo fica o colar no pescoço | coelha e porquinho da índia também fazem?
tenho seis gatos, fazem desconto pra todos | ela ficou prenha sem querer, ainda dá pra operar? | macho acalma depois que tira? | prefeitura dá vale pra operar, vcs aceitam | castrar a mi gata
neuter my cat, how much | when can I spay my puppy

# vet-banho-tosa
! banho e tosa, banho, tosa, pet shop, tosa higiênica, taxi dog, hidratação
meu cachorro tá fedendo | o pelo tá todo embolado, precisa passar a máquina | cortam unha de gato | vocês buscam o bichinho em casa e trazem limpinho | quanto pra lavar um golden
tem horário pro meu lulu ficar cheiroso hoje | ele tem pavor de secador | corte bebê no shih tzu | limpam ouvido e aperta glândula | rolou na lama e tá imundo | lavam gato? o meu arranha
mensalista tem desconto pra lavar toda semana | tiram nó sem raspar tudo | quanto tempo o cachorro fica aí pra lavar | posso ficar olhando enquanto lavam | na tesoura quanto custa
usam shampoo antialérgico | meu poodle tá parecendo uma ovelha | a última vez cortaram a pele dele | tem lacinho e perfume? | só aparar as patinhas e o bumbum | filhote de 3 meses já pode lavar aí?
cachorro bravo, vocês dão conta | preciso dele pronto às 17h | com pulga vocês aceitam? | tirar aquele pelo que solta pela casa toda | lavam coelho? | escovação de dente vai junto?
quero o corte da raça | raspou demais, ficou feio | bañan perros | dog grooming | how much to wash a big dog

# vet-hotel-creche
! hotel para pets, hospedagem de animais, creche, day care, hotelzinho, adestramento
vou viajar e não tenho com quem deixar meu cachorro | passo o dia fora e ele fica sozinho chorando | quanto a diária pra deixar meu gato | vocês ficam com o bicho no feriado
tem câmera pra eu ver ele | levo a ração dele? | ele toma remédio, vocês dão? | fica solto ou em gaiola | cadela no cio pode se hospedar? | precisa ser castrado pra ficar aí
meu cão destrói a casa quando saio | adestram cachorro que puxa a guia | dorme alguém com eles à noite | brigou com outro cachorro no passeio, aceitam assim?
quais vacinas precisa pra deixar meu pet uns dias | fica quantos dias no máximo | gato e cachorro ficam separados | tem passeador | viagem de emergência, ele pode entrar hoje?
meu idoso precisa de atenção, é com vocês? | faz teste antes pra ver se socializa | que horas busco depois da estadia | mandam foto pra gente durante a viagem
réveillon ainda tem lugar pro meu peludo? | pacote pra ir três vezes na semana brincar | filhote faz xixi em todo lugar, ensinam? | ele late o dia todo e os vizinhos reclamam
coelho também pode se hospedar? | e se ele passar mal enquanto eu viajo | levo caminha e brinquedo? | guardería para perros | dog sitting while I travel | can you board my cat for a week

# farmacia-entrega-remedio
! entrega de medicamentos, entrega, farmácia, delivery de remédio, disponibilidade de medicamento, remédio
tô de cama e não posso sair, trazem dipirona? | tem esse remédio que tô mandando na foto | levam até minha casa agora à noite | minha mãe precisa do de pressão ainda hoje
tem fralda geriátrica e podem trazer? | o antitérmico chega em quantos minutos | o motoboy traz maquininha | tem amoxicilina em xarope | preciso do leite do bebê urgente
quanto cobram pra trazer no meu bairro | reserva uma caixa pra mim que passo buscar | tem losartana de 50 | tá em falta em todo canto, vocês têm? | encomendam o que não tem na prateleira
levam antibiótico em casa? como faço com a receita | vende bombinha de asma | teste de gravidez e camisinha, trazem discreto? | de madrugada trazem? | repelente e soro fisiológico
tem insulina lantus | tô com cólica, me manda um buscopan | faltou um item na sacola da farmácia | veio o comprimido errado | posso pedir todo mês automático o da diabetes
tem protetor solar e vitamina C | pílula do dia seguinte | fazem manipulação de fórmulas | vende seringa e gaze | tem absorvente e paracetamol? sobe aqui no 302
ração e vermífugo do meu pet, vocês têm na loja e trazem? | me traen la medicina a casa | can you deliver medicine | do you have ibuprofen in stock

# farmacia-receita-controlado
! receita obrigatória, receita retida, controlado, tarja preta, antibiótico, venda com receita
posso comprar sem papel do médico | precisa de prescrição pra amoxicilina? | vendem rivotril | minha receita é de outro estado, aceitam | foto da receita no celular vale | a receita fica com vocês?
o azul venceu ontem, ainda dá? | meu vizinho pode comprar o controlado pra mim | quantas caixas posso levar com uma receita só | o que tem que levar pra comprar tarja preta
receita digital, como passo pra vocês | ozempic agora só com receita? | menor consegue comprar? | pílula precisa de receita | receita de veterinário, vocês aceitam
dentista pode receitar antibiótico que vcs vendem? | a receita de antibiótico vale por quantos dias | preciso deixar meu rg? | veio rasurada, aceitam? | médico do postinho, serve a receita
só tem o nome do genérico no papel, e agora | zolpidem precisa de papel de que cor | receita de fora do Brasil vale | tomei a vida inteira, não pode liberar um sem papel?
meu marido tá viajando, posso retirar o remédio controlado dele | não tem carimbo na receita, aceitam? | compro só metade da caixa da receita? | pomada com corticoide precisa?
ritalina vocês vendem mediante o quê | como mando o pdf assinado pelo doutor pra comprar | necesito receta para antibióticos | do I need a prescription for this | will you take a foreign prescription

# farmacia-generico-preco
! genérico, similar, preço de medicamento, desconto, farmácia popular, laboratório, programa de desconto
tem um mais barato que faz o mesmo efeito | qto tá a caixa da losartana | esse de marca tá salgado, tem outro? | tem de graça pelo governo | sou aposentado, tem abatimento no remédio
o preço no site é o mesmo do balcão | cadastro no laboratório, vocês aplicam | com meu cpf fica quanto | a concorrência tá vendendo por menos, cobrem? | a fórmula é igual mesmo ou é mais fraco?
o médico escreveu só o de marca, posso trocar? | levando três caixas sai mais em conta | fralda pelo programa do governo, tem aqui? | meu plano dá desconto em remédio, vocês participam
insulina gratuita, como pego | remédio de asma e diabetes sem pagar, o que levo | tem cartão fidelidade | preciso economizar, tomo seis tipos por mês | manipulado sai mais barato que o pronto?
qual a diferença desse pro original | absorvente gratuito da dignidade menstrual | quanto custa o anticoncepcional aí | o mounjaro tá quanto | me cota essa lista toda por favor
subiu muito de um mês pro outro | remédio de pressão sai de graça? | qual o mais em conta pra dor de garganta | caixa com 60 compensa mais que a de 30? | tem oferta de vitamina
paguei metade disso mês passado na mesma caixa | tienen el genérico | cheaper version of this drug | how much is this medicine

# otica-oculos
! óculos, armação, lentes, ótica, grau, óculos de sol, prazo dos óculos
quebrou a perninha | sentei em cima e entortou | fiz exame de vista e tenho a receita, quanto fica tudo | meu filho precisa de um resistente, joga bola | em quantos dias meu óculos fica pronto
tem multifocal | trocam só o vidro e mantém o aro? | tá riscado, dá pra polir | não me adaptei, tô tonto com o novo | antirreflexo vale a pena? | que formato combina com rosto redondo
ajustam de graça? tá escorregando do nariz | aquela que escurece no sol | soltou o parafusinho | filtro azul pro computador | perdi os meus e não tenho a receita, conseguem ver pela antiga?
aceita receita de outra clínica | tem infantil daquelas de silicone | grau alto fica fundo de garrafa? | fazem o exame de grau na hora aí na loja? | preciso de um só pra ler | tem modelo de grife
fui buscar e o grau veio errado | meus óculos já chegaram na loja? | paguei faz 15 dias e ainda não vi nem sinal | de sol com grau, fazem? | a plaquinha do nariz caiu
levo minha armação antiga pra colocar lente nova | tem garantia se a lente descascar | pra dirigir de noite, qual é bom | se me rompieron los lentes | my glasses broke
how long until the new pair is ready

# otica-lentes-contato
! lentes de contato, lente de contato, lentes gelatinosas, adaptação de lentes, lente descartável, solução
não quero mais usar óculos, o que tem pra por no olho | tem as coloridas | a minha rasgou, vendem uma só? | quanto a caixa das que troca por mês | tenho astigmatismo, tem pra mim?
quero olho verde pro meu casamento | nunca usei, ensinam a colocar e tirar | posso dormir com elas | aquelas de usar um dia e jogar fora | arde quando coloco | pode entrar na piscina com elas?
com quantos anos pode começar a por lente no olho | preciso testar no olho antes de comprar | meu grau é o mesmo do óculos? | acabou meu líquido de limpar | a gelatinosa vence depois de aberta?
usei a vencida e o olho ficou vermelho | sou atleta e óculos atrapalha | as rígidas pra ceratocone | não consigo tirar do olho, socorro | multifocal pra por no olho existe?
caiu no chão, posso lavar na torneira | vendem sem receita as de cor? | quanto tempo demora pra chegar as de grau | qual marca é melhor pra olho seco | lente azul com grau 4
quantas horas por dia posso ficar com elas | entrega todo mês automático das gelatinosas? | estojinho pra guardar, tem | trocam a lente se meu olho não se der bem | lentillas de colores
contact lenses monthly | can I sleep in my contacts
`;
