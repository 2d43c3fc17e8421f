// Pets, gyms, events and others: what customers ask, by topic (form: ../topic-index.ts).

export const OUTROS = `
# petshop-banho-tosa
! banho, tosa, banho e tosa, tosa higiênica, tosador, pelagem, pet
meu cachorro tá fedendo | quanto pra lavar um shih-tzu | os pelos estão todos embolados | cortar a unha dele | ele tem medo de secador, conseguem | buscam em casa o peludo pra lavar
gato também lavam | quero deixar só baixinho por causa do calor | quanto tempo ele fica aí pra ser lavado | precisa marcar pra lavar a cadela | é bravo e morde quem vai lavar, aceitam
limpam a orelha | golden grande, quanto | corte bebê | pacote de quatro por mês | rolou na carniça kkk | precisa estar vacinado pra ser lavado | tem lacinho e perfume | posso ficar olhando
filhote de dois meses pode molhar | tem nó demais, vão ter que raspar | escovar os dentes dele | hidratação nos pelos | voltou com coceira depois de lavar aí | aparar só a carinha
que horas ele sai limpinho daí | cachorro idoso e cego, têm cuidado | tá soltando pelo demais | usam shampoo pra pele sensível | spa pro meu bebê de quatro patas | how much to groom a poodle
can you bathe my cat | cuánto sale bañar al perro | le cortan las uñas

# petshop-racao
! ração, rações, petisco, areia, tapete higiênico, sachê, saco de ração
acabou a comida do meu cachorro | tem a golden de 15 quilos pra filhote | gatinho castrado, qual dar | vendem a granel | meu filhote come o quê | tá magrinho, qual engorda | o meu é alérgico a frango
entregam o saco pesado | tem comida pra passarinho | vende de coelho e hamster | diabético renal, qual | o xixi da gata, o que usar na caixa | ossinho | quanto tá o quilo da comida de gato
qual comida de cachorro é barata e boa | ela enjoou da que comia | peixe betta come o quê | tem comida pra cachorro idoso | posso trocar se ele não quiser comer | leite pra filhote órfão
antipulga vendem | caminha e coleira | vermífugo | brinquedo que não destrói | tem milho pra galinha | alpiste | latinha úmida pra gato | sem corante nem transgênico | compra todo mês, mandam sempre
casinha grande pro meu cão | do you have grain-free dog food | my cat is out of litter | tienen alimento para gato | cuánto la bolsa de comida de perro

# petshop-hospedagem-creche
! hotel para cães, hotelzinho, creche, hospedagem pet, day care, passeador
vou viajar e não tenho com quem deixar o bicho | quanto por dia pra cuidar dele | meu cão fica solto ou preso durante o dia | mandam foto dele | trabalho o dia todo e ele fica sozinho
gato aceitam também | precisa de vacina em dia pra ficar aí | toma remédio de 8 em 8, dão | ele dorme onde | tem piscina e brincadeira | levo a caminha dele | não se dá com outros, dá
castrado é obrigatório | fim de ano tem lugar pra ele | vou na praia dez dias, fica com vocês? | alguém caminha com ele de manhã | vem em casa alimentar meus gatos | fêmea no cio fica
que horas posso pegar meu dog domingo | ficou traumatizado com outro lugar, como é aí | duas vezes por semana pra gastar energia | cuidam de calopsita nas férias | se passar mal quem atende
fica gente à noite com eles | fazem teste de adaptação | deixo de manhã e pego às sete da noite | filhote de 4 meses pode brincar com os outros | come quantas vezes aí | tem câmera pra ver ele
ensinam xixi no lugar certo | I'm travelling, can you look after my dog | dog daycare price | cuidan perros cuando uno viaja | con quién dejo mi gato

# veterinario-vacinas
! veterinário, vacina, consulta, castração, v10, antirrábica, clínica veterinária, emergência
meu cachorro tá vomitando | minha gata não come há dois dias | comeu chocolate, é grave | minha cadela tá mancando | quanto é pra castrar | que dose falta nele | atropelaram um cachorrinho aqui
atendem domingo à noite bicho doente | coçando até ferir | ela tá prenha, fazem ultrassom | carrapato, ficou tristinho | filhote, quando dá a primeira | engoliu um brinquedo
o olho do gatinho tá saindo pus | exame de sangue | o doutor atende bicho em casa | tem catarro e espirra | não consegue fazer xixi | precisa cuidar do dente, bafo horrível | fazem raio x da patinha
caroço na barriga | meu cão tá tendo convulsão agora | quer viajar de avião, que papel precisa | microchip | ave e coelho atendem | meu velhinho tá sofrendo, não quero que sofra mais
foi mordido por outro | comeu veneno de rato | posso dar dipirona | quanto cobram pra examinar um gatinho | my dog is vomiting | my cat needs shots | mi perro está enfermo
cuánto cuesta castrar una gata

# floricultura-buque
! buquê, flores, rosas, arranjo, floricultura, orquídea, girassol, entrega de flores
quero mandar algo pra minha namorada | fiz besteira e preciso de desculpas | aniversário da minha mãe, o que mandar | quanto uma dúzia vermelha | deixam no trabalho dela | vai um cartão com recado
surpresa florida ainda hoje | tem algo pra quem acabou de ter neném | dura quantos dias no vaso | noiva, quanto o de jogar | decoram a igreja | o ramalhete vem com bombom
quero bem bonito e gastar até 100 | formatura da minha filha | um ramalhete pra entregar domingo | tulipa tem | planta que não morre fácil | tá murchando, o que faço | mesa do casamento, centro
dia das mulheres, 50 unidades pra funcionárias | um vasinho bonito pra professora | sem a pessoa saber quem mandou | cesta com pelúcia | amanhã às oito na casa dela | minha vó no hospital, pode
um vaso pra agradecer o chefe | tem desidratada | suculenta lembrancinha | mandam foto de como ficou | vaso bonito pra sala | I want to send roses to my wife | same day bouquet delivery
quiero mandar flores | un ramo para mi novia

# coroa-de-flores
! coroa de flores, velório, funeral, condolências, homenagem póstuma, cemitério
meu tio faleceu e quero mandar uma homenagem | entregam na capela | perdi um colega, a firma quer enviar algo | quanto custa a que vai no tripé com faixa | o que vai escrito na faixa
o enterro é às quatro, chega a tempo | o sepultamento é amanhã cedo | quero prestar minha última homenagem | morreu o pai de um amigo | sentimentos à família, o que mandam nesse caso
dia de finados, algo pro túmulo | tem uma menor pra quem partiu | atendem de madrugada, foi agora o óbito | manda foto depois de deixar no caixão | qual capela vocês atendem | o crematório recebe
vai no nome da equipe toda | tô longe e não posso ir ao enterro | quem leva até lá na última despedida | faixa com 40 letras | branca é mais respeitosa? | minha avó se foi
em quanto tempo fica pronta pra despedida | missa de sétimo dia, o que leva | enfeitar o caixão | luto na empresa, precisamos de algo digno | tem tamanho grande de cavalete | o corpo chega ao meio-dia
pra pôr na sepultura | podem avisar a família que deixaram | I need funeral flowers | a wreath for a burial today | una corona para el velorio | falleció un amigo

# construcao-materiais
! material de construção, cimento, areia, tijolo, brita, telha, tinta, argamassa, piso
quanto tá o saco de 50 quilos pra obra | vou levantar um muro, o que preciso | o milheiro pra levantar parede quanto é | reformando o banheiro, têm porcelanato | um caminhãozinho de terra
vou bater laje | quanto de massa pra 30 m² | tem caixa d'água de mil | preciso de cano de 100 | telhado de 60 metros | vergalhão 3/8 | tem cor parecida com essa da parede | fazem aquela cor na máquina
calculam quanto preciso | impermeabilizar laje | tá com infiltração, que produto passo | sobraram caixas fechadas, devolvo | vaso sanitário e pia | gesso e drywall | ferragem cortada e dobrada
tem porta de madeira 80 | blocos de 14 | rejunte cinza | furadeira alugam, betoneira | metro da fina e da grossa | mando a lista do pedreiro | fecho a obra toda com vcs, tem desconto
fechadura e dobradiça | quantas latas pra dois quartos | cal e gesso tem | how much is a bag of cement | I need bricks for a wall | cuánto sale el cemento | necesito ladrillos

# construcao-entrega-obra
! entrega na obra, frete, caminhão, descarga, entrega de material, munck
descarregam dentro ou na calçada | o caminhão entra na minha rua? é estreita | quando chega o que comprei, o pedreiro tá parado | sobem escada com piso | quem descarrega
mandam pra zona rural a carga | pode deixar na frente do lote | não tem ninguém no terreno | areia ainda não veio | falta cimento no que trouxeram | veio quebrado o porcelanato
consigo receber amanhã cedo na construção | levam em quantas viagens | a partir de quanto não pago pra trazer | dá pra marcar hora? condomínio só recebe até as 17 | moro no morro, chega
posso ir mandando aos poucos | guardem e tragam quando eu pedir | munck pra laje | busco eu mesmo com carretinha | hoje ainda chega os tijolos | meu pedreiro pode receber
vizinho reclamou da terra na calçada | caçamba pra entulho | quanto pra trazer em Vila Nova 500 blocos | prédio sem vaga, onde param | tá chovendo, trazem o cimento | trocar o que veio errado na carga
ligam antes de sair com o caminhão | o caminhão não achou meu terreno | do you deliver sand to the site | can the truck unload inside | llevan los materiales a la obra | descargan adentro

# moveis-planejados
! móveis planejados, sob medida, projeto, marcenaria, MDF, cozinha planejada, armário
quero aproveitar o canto da sala | vêm medir aqui | fazem desenho antes | quanto fica o metro linear do armário | meu apê é minúsculo, o que dá pra fazer | copiam um modelo que vi na internet
demora quanto pra instalar tudo | guarda-roupa até o teto | quero um closet no quarto | cozinha em L | o 3D é cobrado | home pra tv de 65 | balcão pra minha loja | qual madeira não incha com água
dobradiça com amortecimento | aproveitam os que já tenho | banheiro, embaixo da pia | fazem em MDF cor carvalho | fazem cama com gavetas | parcelam a cozinha toda | beliche com escritório embaixo
vocês mesmos instalam | entreguei a chave do apartamento, quero mobiliar tudo | consultório completo | quantos anos dura a cozinha feita por vocês | puxador embutido | mesa do tamanho que eu quero
arquiteta manda o desenho, executam | painel ripado | porta de correr empenou, ajustam | do you make custom kitchens | can someone come measure | hacen muebles a medida
quiero un placard hasta el techo

# moveis-prontos-montagem
! móveis, sofá, guarda-roupa, montagem, colchão, cama, mesa, cadeira, pronta entrega
quero trocar onde sento na sala | tem pra casal box | vem montado ou quem monta | passa pela porta do elevador | veio faltando parafuso | cadê o montador | seis lugares, qual tem
quanto é o estofado de canto | retrátil aguenta 120 quilos | tecido que gato não arranha | o roupeiro chegou riscado | qual espuma pra quem tem dor nas costas | mudei e preciso de tudo
levam o velho embora | densidade 33 | rack pra sala pequena | a estante veio da cor trocada | berço e cômoda | quanto tempo pra chegar aqui o roupeiro | tem roupeiro de seis portas
posso sentar e testar o estofado na loja | faz kit quarto completo | poltrona pra amamentar | o estofado afundou em três meses | beliche pra meus dois meninos | monta no mesmo dia que chega
tem pra escritório em casa, giratória | de madeira maciça ou aglomerado | jogo pra varanda | subir por fora com corda fazem | how much is a three seater couch | do you assemble the wardrobe
venden camas | cuánto sale un sillón

# revenda-veiculos-estoque
! carros, seminovos, estoque, veículos, modelos disponíveis, financiamento, ano, km
qual usado tem até 40 mil no pátio | tem algum de câmbio automático até 60 mil | quanto tá o Onix branco do anúncio | ainda tá disponível aquele da foto | quero uma caminhonete | primeiro dono
quantos quilômetros rodados | já foi batido | ele é de leilão? | sou motorista de app, qual indicam | tem sete lugares | tem moto também | posso levar meu mecânico pra olhar | manda vídeo por dentro
aceita proposta nele | popular econômico pra minha filha | tem manual e chave reserva | IPVA tá pago | o Gol é completo ou básico | parcela fica em quanto sem dar nada | tem o Corolla na cor preta
blindado tem | tem automóvel pra PCD | diesel 4x4 | flex ou só gasolina | de até 2018 | onde vejo todos que têm na loja | um que caiba cadeira de rodas | qual o mais barato aí no pátio
elétrico ou híbrido tem | is the white Onix still available | cheapest car you have | qué autos tienen | tienen algo automático

# veiculos-troca-financiamento
! financiamento, entrada, troca, parcelas, consórcio, avaliação do usado, simulação
pego um com nome sujo | dou o meu e volto quanto | quanto fica por mês com 10 mil na mão | consigo sair dirigindo sem dar nada na hora | autônomo consegue comprar a prestação
meu ainda tá alienado, aceitam | me avaliam meu Palio | moto entra no negócio | meu score é baixo, consigo tirar um automóvel | em 60 vezes dá quanto | qual banco trabalham
preciso levar contracheque | qual o menor juro pra prestação do automóvel | fui negado em outra loja | carta contemplada aceitam | pagam quanto no meu Uno 2012 | compram à vista o meu
tenho multa no carro, pegam assim | passa no cartão uma parte | minha esposa pode ser a avalista | simula pra mim o HB20 | consigo tirar hoje e começar a pagar depois | quanto pela tabela FIPE no meu
dou terreno no negócio | recebo BPC, aprovam | aposentada, dá pra fazer | fico devendo meu antigo ainda | nota de quem compra pra Uber | quero trocar por um mais novo e diminuir parcela
com 5 mil saio andando | can I finance with bad credit | do you take my car as part payment | reciben mi auto en parte de pago | se puede pagar en cuotas el auto

# veiculos-test-drive-documentos
! test drive, transferência, documentação, garantia do veículo, despachante, laudo cautelar, DETRAN
posso dar uma volta nele | quero sentir como anda antes | quem passa pro meu nome | quanto é pra pôr o automóvel no meu nome | demora sair o papel | se der problema no motor depois que eu comprar
três meses cobre o quê | já sai emplacado | fizeram vistoria | comprei aí e a luz do motor acendeu | preciso de carteira pra experimentar | levar pra minha casa pra esposa ver
multas antigas quem paga | recibo preenchido | moro em outro estado, como fica | comunicaram a venda do meu antigo | tem restrição? | quero desistir da compra do carro | chegou multa que não é minha
cautelar aprovada tem | arrependimento, dá sete dias | posso levar numa oficina minha | meu pai compra mas põe no meu nome | CRLV não chegou | defeito oculto apareceu na semana
câmbio quebrou em um mês de comprado | pode trazer pra eu ver em casa | o antigo dono quem era | marca pra eu dirigir sábado | quanto tempo pra sair da loja com ele
can I take it for a spin before buying | who handles the title transfer | puedo probar el auto | quién hace la transferencia

# igreja-cultos-missas
! culto, cultos, missa, missas, celebração, horários, igreja, escola dominical
que horas é a reunião de domingo com o pastor | hoje vai ter pregação | posso ir sem ser membro | como devo me vestir | que dia os jovens se reúnem pra louvar | transmite pela internet
primeira vez que vou, como é | quarta à noite tem oração | quando tem campanha de cura | tem lugar pras crianças enquanto os pais rezam | adoração ao santíssimo | terço dos homens
que horas o padre confessa | semana santa, como fica | vigília de ano | tem estudo da bíblia | novena começa quando | quem vai pregar hoje | sábado conta pro domingo?
posso levar meu filho bagunceiro | santa ceia que dia | faz tempo que não vou, quero voltar pra Deus | a pregação tem intérprete de libras | quanto tempo dura a pregação | tem oração de manhã cedo
grupo de mulheres, que dia se reúne | quero participar do coral | lugar é grande, chega antes? | benção de carro e casa, que dia | missa em intenção do meu pai, como peço
what time is the Sunday service | is there mass tonight | a qué hora es la misa | hay culto hoy

# igreja-batismo-casamento
! batismo, batizado, casamento na igreja, curso de noivos, padrinhos, certidão, crisma, catequese
quero levar meu bebê pra ser abençoado na pia | precisa de preparação pros compadres | somos divorciados, dá pra casar | quanto a paróquia cobra da noiva | qual documento pro sacramento
em setembro tem data livre pra subir ao altar | quem mora junto pode ser dindo | primeira comunhão, inscrição | adulto pode receber o primeiro sacramento | vai ter encontro pra quem vai casar
padrinho evangélico pode | quero me batizar nas águas | meu filho de 9 quer fazer a primeira eucaristia | preciso do papel que fui batizada aí em 1990 | pode levar fotógrafo e músico
decoração da igreja quem faz | mãe solteira batiza | quantas testemunhas | o noivo é de outra religião | apresentação de criança, como marco | quanto tempo antes marcar o matrimônio
renovar votos de 25 anos | chegar atrasada a noiva pode? | pastor faz na chácara | que dia são os batizados do mês | tem que ser da paróquia | fazer a confirmação já adulta | posso escolher o padre
celebração à noite no sábado | dois irmãos juntos na pia | I want to baptize my baby | can we get married at your church | quiero bautizar a mi hijo | qué se necesita para casarse ahí

# ong-doacoes-receber
! doações, doar, arrecadação, como ajudar, ponto de coleta, PIX de doação, bazar
quero ajudar o projeto de vocês, como faço | tenho roupas que não uso | recebem brinquedo | vão buscar em casa um sofá que não quero mais | o que tá faltando mais | posso dar um valor por mês
levo onde os alimentos | cesta básica, querem | móveis em bom estado aceitam | remédio que sobrou | cabelo cortado recebem | ração pros animais | dá pra abater do imposto de renda
a firma quer colaborar | o dinheiro que a gente dá vai pra onde | vaquinha de vocês | fraldas geriátricas do meu pai que faleceu | quero apadrinhar uma criança | enchente, o que mandar
cobertores pro frio | sapatinhos de bebê | até que dia recebem pro Natal | deixo na portaria | recebem livros usados pra quem precisa | quando tem bazar | nota fiscal paulista ajuda vocês
empresas podem patrocinar | como sei que é sério | leite em pó pras crianças vocês recebem | mandei 50 reais, recebem recibo | I'd like to give clothes | how can I help with money | quiero donar ropa
cómo puedo ayudar

# ong-pedir-ajuda-voluntario
! voluntário, voluntariado, cadastro de famílias, atendimento social, cesta básica, assistência, inscrição
tô passando necessidade | tenho quatro filhos e nada na geladeira | como me inscrevo pra receber alimento | quero dar meu tempo, não tenho dinheiro | precisam de gente pra ajudar na ação de sábado
sei cortar cabelo, posso ajudar vocês | tem vaga pro meu filho nas atividades | perdi tudo na enchente | preciso de cadeira de rodas | meu marido bebe, tem algum apoio | psicóloga de graça
cursos gratuitos têm | estudante precisa de horas complementares | morador de rua aqui perto, quem acolhe | fui despejada | leite pro meu bebê | quem tem direito à ajuda
que papel levar pra ser cadastrada | distribuem sopa que dia | idoso sozinho, visitam | adotar cachorro resgatado | achei um filhote na rua, recolhem | encaminham menor aprendiz da comunidade
violência em casa, ajudam | refugiado venezuelano precisa de apoio | sou médico e quero atender de graça | quantas horas por semana pra colaborar | distribuição de enxoval pra grávida
onde consigo roupa de frio pras crianças | aulas de reforço pra criança carente | I want to volunteer | my family needs food | necesito ayuda para comer | quiero ser parte como colaborador

# condominio-regras
! condomínio, regimento interno, silêncio, síndico, reclamação, multa, barulho, regras
o morador do 302 não deixa ninguém dormir | posso furar parede domingo | que horas pode fazer obra | cachorro late o dia todo no bloco B | recebi uma advertência injusta
quem resolve vazamento do vizinho | criança sozinha no parquinho | pode ter cachorro grande | fumaça de maconha entrando no meu apê | bicicleta no elevador | jogaram lixo pela janela
quando é a reunião dos moradores | posso fechar a varanda com vidro | alugar no airbnb pode | salto alto em cima da minha cabeça | pararam no meu lugar | preciso falar com quem administra
minha inquilina pode votar | entulho no corredor | som de carro na garagem | quem paga a infiltração | posso colocar ar na fachada | roupa pendurada na sacada | festa no 1001 até três da manhã
onde deixo lixo reciclável | bola batendo na parede | quero ver a ata | patinete na área comum | quanto é a penalidade | obra do vizinho começou às seis | my neighbor is too loud
am I allowed to renovate on Sundays | el vecino hace ruido | puedo tener perro en el edificio

# condominio-boletos-taxas
! boleto, taxa de condomínio, segunda via, cota, inadimplência, acordo, prestação de contas
não chegou a cobrança do apê esse mês | atrasei dois meses, como negocio | por que aumentou tanto | perdi o dia de pagar a cota | me manda o código de barras da unidade 12 | fundo de reserva é o quê
quero o papel que não devo nada pra vender o imóvel | chamada extra até quando | mudou o vencimento? | paguei e consta em aberto | sou novo morador, como recebo pra pagar
quem paga a extra, dono ou inquilino | pode dividir a dívida | onde vejo pra onde vai o dinheiro | conta de água veio junto | por que o consumo de gás veio junto na cota | juros de quanto no atraso
tô com o nome na justiça por isso | débito automático | mudem o email de envio | vendi o apartamento, tirem do meu nome | a administradora atende onde | desconto se pagar antes | paguei duas vezes
certidão negativa da unidade | rateio da pintura | minha mãe faleceu e deixou dívidas do apê | salão usado veio na cobrança | quanto tá a mensalidade do prédio
não concordo com a cobrança do elevador | I didn't get this month's building fee bill | how do I pay overdue fees | no me llegó la expensa | debo dos meses del edificio

# condominio-reservas-areas
! salão de festas, churrasqueira, reserva de espaços, área de lazer, mudança, áreas comuns, quadra
quero fazer o niver da minha filha no prédio | sábado tá livre lá embaixo pra assar carne | vou me mudar dia 10, tem que agendar | quanto paga pra usar o espaço gourmet
até que horas pode ficar lá embaixo com convidados | lista de convidados vai pra quem | elevador de serviço pra levar sofá | posso chamar quantos | piscina pode levar visita
exame pra nadar no prédio | academia abre que horas | a quadra dá pra marcar à noite | tem que limpar depois | dei festa e quebrou um copo, cobram | desmarcar o churrasco
inquilino pode usar o espaço | alguém já pegou dia 24 | chave pego com quem | pula-pula cabe | som permitido lá embaixo | mudança domingo pode | caminhão para onde | o app não deixa marcar
sala de coworking do prédio | visita estaciona dentro | faxina inclusa depois da festa | meu sobrinho não mora aqui, pode jogar bola | salão de jogos | manutenção da sauna até quando
posso marcar duas vezes no mês | how do I book the party room of the building | can my guests use the pool | cómo reservo el quincho | puedo mudarme el domingo

# condominio-portaria-acesso
! portaria, acesso, visitantes, encomendas, tag, controle de garagem, biometria, cadastro
minha faxineira vai começar, como libero | chegou pacote pra mim | perdi o chaveirinho que abre | o portão não abriu pro meu carro | libera meu amigo que tá aí embaixo
vou viajar, recebem minhas compras | o porteiro não achou minha caixa | quanto custa outro controle | troquei de carro, mudem a placa na guarita | sou o novo morador do 54 | entregador pode subir
meu rosto não tá sendo reconhecido | fiquei pra fora do prédio | autorizo minha mãe a entrar sempre | quem entrou ontem no meu andar | sumiu meu pacote da mercado livre | tirar meu ex do cadastro
hóspede de fds, como entra | corretor vai mostrar o apê | técnico da internet vem às dez | interfone mudo | qual a senha da porta do bloco | van escolar pode parar | portão batendo no carro
imagem da câmera de sábado | comida fica esperando embaixo | babá nova | segundo carro, cadastrar | adesivo do veículo | carta registrada | my package is at the front desk | please let my visitor in
llegó un paquete para mí | perdí el control del portón

# brinquedos
! brinquedos, brinquedo, boneca, carrinho, jogos, faixa etária, pelúcia, lego
o que dar pra menino de três anos | sobrinha faz cinco, ideia de presente | tem algo até 50 reais pra criança | que não seja eletrônico | tem a casa da Barbie | é perigoso pra quem põe na boca
educativo pra autista | montar pecinhas | patinete infantil | tem de pilha ou recarregável | veio sem uma peça | não faz barulho por favor kkk | o que diverte um bebê de um ano | tem slime
tem homem aranha articulado | quebra-cabeça mil peças | embrulha pra presente e troca se ele já tiver | o controle remoto não funciona | bola, bambolê | tem pista hot wheels
casinha grande de plástico | fantoche | selo do Inmetro | 12 de outubro promoção | adolescente de 13, que dou | jogo pra família no fim de semana | tem nerf e arminha de água | faz de conta de médico
velotrol | urso gigante | what toy for a 4 year old | do you have dolls | juguetes para un nene de dos | qué le regalo a mi sobrina

# artigos-festa-baloes
! artigos de festa, balões, balão, descartáveis, gás hélio, decoração de festa, painel, vela
vou fazer aniversário em casa e preciso enfeitar | copo e pratinho pra 40 | enchem aqui ou levo murcho | tem do tema fazendinha | número grande dourado | quanto pra encher com hélio
chapeuzinho e língua de sogra | tem bexiga rosa bebê | chá de fralda | lembrancinha pronta | forminha de doce | arco montado | dura quanto tempo cheio | vendem fantasia de princesa e herói
pisca e estrelinha pro bolo | guardanapo do Batman | alugam mesa e painel | revelação do sexo, fumaça colorida | saquinho surpresa | confete e serpentina | toalha de TNT | levo cheio no carro cabe
noivinhos topo | festa neon | 30 anos, faixa e coroa | de última hora, kit pronto | tiara de carnaval | pinhata | suporte de cupcake | entrega as bexigas cheias na festa | do you fill helium balloons
party supplies with dinosaur theme | globos con helio | cosas para cumpleaños

# aluguel-brinquedos-festas
! aluguel, locação, pula-pula, cama elástica, mesas e cadeiras, piscina de bolinhas, tobogã, inflável
quero algo pra criançada pular no niver | quantas horas o inflável fica na festa | monta e desmonta | preciso de dez jogos com quatro assentos | toalha branca vem
se chover o que fazem com o inflável | tem alguém pra tomar conta da molecada | cabe em garagem | qual idade pode entrar | quanto fica as mesinhas por um dia | máquina de algodão doce
caixa de som e luz pra uma noite | tenda pra sol | o de pular aguenta adulto | vem que horas montar | preciso de tomada perto | talher e prato pra 80 | caixa térmica grande
freezer por um fim de semana | se quebrar uma cadeira pago | têm taças pra 50 convidados por um dia | levam freezer e gelo | pipoqueira com moço | caução precisa | busco eu mesmo as mesinhas
na laje dá | futebol de sabão | fantasia pra um dia | quantos meninos cabem dentro | festa na rua, pode | can I rent a bouncy castle | I need tables and chairs for 50 | alquilan inflables
cuánto sale alquilar mesas

# papelaria-grafica
! gráfica, impressão, xerox, cartão de visita, banner, encadernação, convites, adesivos, papelaria
quanto a folha colorida | preciso tirar cópia do RG | mando o arquivo por aqui e pego depois | mil panfletos | criam a arte do folheto | convite do chá | tcc capa dura | foto 3x4
fachada da minha loja | lista de material da escola | plastificar documento quanto é | caneca com foto | camiseta estampada | placa de aluga-se | fica pronto hoje meu folheto
etiqueta pros meus potes | fazem carimbo com nome | crachá pros funcionários | foto revelar do celular | encadernar 100 páginas | adesivar carro | logo pra minha marca | faixa de parabéns
caderno universitário | agenda do ano | calendário com foto | escanear e mandar por email | imprimem em A3 | cardápio plastificado pro meu bar | lona 2x1 pra frente da loja | how much per color page
can you make business cards | cuánto la fotocopia | hacen tarjetas

# plantas-jardinagem
! plantas, mudas, jardinagem, paisagismo, vaso, terra, adubo, poda, grama
tem algo que viva no banheiro | minhas folhas tão amarelando | quero uma árvore frutífera | matei até cacto, o que aguenta | meu quintal tá um matagal | cortam a grama | tem jabuticabeira
metro quadrado de esmeralda | horta no apartamento | bichinho branco nas folhas | mudar de lugar uma roseira | o que vive em sombra total | gato pode comer, não é tóxica
quantas vezes molho por semana | pedrinha branca | vendem substrato | cerca viva | manutenção mensal da frente da casa | formiga tá comendo tudo | cachepô | mudinhas de temperinhos | parede verde
sol o dia inteiro, o que ponho | vendem bonsai | minha samambaia tá morrendo, salvam | projeto pra entrada do prédio | comigo-ninguém-pode | poda de árvore grande | semente de girassol
irrigação automática | which plant survives indoors | my leaves are turning yellow | se me muere la planta | cortan el pasto

# oticas-oculos
! óculos, lentes, armação, grau, lente de contato, receita, multifocal, ótica
não enxergo de longe | quebrou a perninha, não consigo apoiar na orelha | tenho a receita, quanto sai | demora quanto pra eu enxergar de novo | fazem exame aí | escurece no sol
dor de cabeça no computador | meu filho não vê o quadro | ficou tonto com o novo | riscou a frente e vejo tudo manchado | aperta atrás da orelha | vista cansada | mais fininha por causa do grau alto
parafuso caiu | posso pôr as novas na minha antiga | ray-ban | aquela de pôr no olho, verde | solução pra limpar | infantil que não quebra | mudou meu grau | não me adaptei com o multi, vejo torto
até quando vale o papel do oftalmo | de sol com grau | antirreflexo | pra dirigir à noite | qual combina com rosto redondo | par de sol e de leitura na promoção | de natação com grau | clip-on
plaquetinha do nariz | my glasses broke | how much for progressive ones | se me rompieron los anteojos | no veo bien de lejos

# gas-e-agua-entrega
! gás, botijão, galão de água, p13, água mineral, 20 litros, depósito
acabou no meio do almoço | quanto tá o bujão de cozinha | traz um de vinte | preciso trocar o vasilhame | não tenho o casco vazio | chega rápido? tô com a panela e sem fogo | trocam a mangueirinha
instala pra mim | tá vazando, cheiro forte | o rapaz do bujão aceita pix na porta | até que horas trazem bujão hoje | domingo de manhã trazem bujão | sobe com o bujão no terceiro andar
sem nada pra beber em casa | trazem bombona pra empresa toda semana | p45 pro restaurante | vale-gás do governo | casco vencido aceitam | a válvula emperrou | quanto com entrega e quanto buscando aí
marca boa, sem gosto | durou só 20 dias, veio pouco? | bebedouro vendem | gelo em saco | carvão trazem junto | trazem dois, um pra minha vizinha | cadê o rapaz, já faz uma hora e o arroz cru
bombinha pra tirar | caixa de copinhos lacrados | sou idosa, põem no lugar pra mim | my cooking gas ran out | bring me a water jug | se me acabó la garrafa | me traen un bidón

# agropecuaria
! agropecuária, sementes, adubo, medicamentos veterinários, ração animal, ferramentas, herbicida, arame
tenho vinte galinhas, o que dou | vaca com mastite | matar mato no terreno | arame pra cercar um hectare | milho pra plantar | ivermectina pra gado | formigueiro enorme | sela e cabresto
pintinho de um dia | ureia pro milharal quanto | mourão | boi tá com berne | sal mineral | bomba costal | cavalo mancando | calcário | botina e chapéu | ração pra porco engordar | peixe de tanque come
abelha, caixa | capim pra pasto | carrapato no gado | leitão doente | facão e enxada | motosserra | tela galinheiro | precisa de receituário pro veneno do mato | aftosa já tem
quantos sacos por alqueire | bebedouro pra frango | do you sell chicken feed | something to kill weeds | alimento para gallinas | veneno para hormigas
`;
