// Food: what customers ask, by topic (form: ../topic-index.ts).

export const COMIDA = `
# cardapio
! cardápio, menu, opções do dia, lista de pratos, carta
o que vocês têm pra comer aí | me manda a lista do que vcs fazem | quero ver as opções antes de escolher | quais são os pratos da casa | tem alguma foto das comidas pra eu olhar
nunca comi aí, o que vocês servem | manda o que tem hoje | que tipo de comida é | o que sai mais | qual o carro-chefe de vocês | estou com fome e não sei o que pedir | me sugere alguma coisa gostosa
quais sabores de pizza tem | tem quais lanches | só tem hambúrguer ou tem outras coisas | vocês fazem comida japonesa também | onde consigo ver tudo que vocês vendem de comer
o link que está no Instagram não abre, como vejo as opções | tem pdf com os pratos | qual a especialidade da casa | me passa o cardápio | o menu mudou? não achei mais o que eu pedia
quais são os recheios das tapiocas e crepes | tem sopa e caldo à noite | tem porção e petisco | dá pra mandar a tabela com tudo | o que tem de sobremesa | que doces vocês têm | tem açaí com o quê
quais adicionais posso colocar no açaí | what do you serve there | can you send me the menu please | qué tienen para comer | me pasas la carta

# preco-comida
! preço, valor, tabela de preços, preço por item, preço do quilo do pão
quanto custa a pizza grande | quanto é o x-tudo | qto tá a coxinha | o pão francês tá quanto | quanto sai um copo de açaí de 500 | o litro do açaí é quanto | por quanto vocês fazem o combo
quanto fica dois lanches e uma batata | tá quanto a marmita | subiu o salgado? paguei menos semana passada | com trinta reais o que dá pra comer aí | é muito caro comer aí
quanto eu gasto mais ou menos por pessoa | em média dá quanto um jantar pra dois | quanto tão cobrando no pão de queijo | a fatia de torta sai a quanto | quanto é cada brigadeiro
o sonho ainda custa cinco reais | o pão vende por unidade ou por peso, quanto dá | quanto vem a dar dez pães | cobra a mais pela borda recheada | pizza meio a meio cobra pelo sabor mais caro
tem alguma coisa mais em conta | o prato feito tá saindo por quanto | quanto custa uma fornada de pão de batata | tem combo ou promoção que saia mais barato | qual o valor do rodízio de lanche
quero uma coisa baratinha pra matar a fome | quantos reais é o bolo de pote | o picolé tá quanto | how much is a large pizza | what does a burger cost there | cuánto sale una pizza
a cómo está el kilo de pan

# pao-quentinho
! pão quente, pão fresco, fornada, horário do pão, pão francês, sai do forno
que horas sai pão quentinho | a partir de que horas já tem pão | a última leva da tarde é que horas | quero pegar pãozinho saindo agora | que hora devo passar pra pegar ele ainda crocante
de manhã cedinho já tem pão de sal | cacetinho sai que horas | o pãozinho da tarde sai quando | se eu passar às cinco ainda pego quente | vocês assam várias vezes por dia
fui ontem e só tinha pão murcho, que hora é bom ir | vcs fazem pão no domingo também | tem média quentinha agora | carioquinha que horas fica pronto | acabou de sair alguma coisa | já saiu o pão
tá saindo agora ou é da manhã | pão fresquinho só cedo ou o dia todo | o pão de queijo sai a toda hora | quando vocês tiram a próxima bandeja | vou passar às seis da manhã, vai ter pão
meu marido só come se for do dia, quando é feito | dá pra reservar dez pãezinhos pra quando sair | guarda uns pãezinhos pra mim na saída do forno | pão à noite ainda tem
depois das sete da noite ainda acho pão | a rosca sai todo dia | que dia tem broa fresca | quantas vezes por dia vocês fazem pão | posso ligar pra saber se já tá pronto o pão
what time does the fresh bread come out | is there warm bread in the morning | a qué hora sale el pan caliente | cuándo hornean

# bolo-encomenda-prazo
! encomenda de bolo, antecedência, dias de antecedência, prazo de encomenda, encomendar bolo, com antecedência
quanto tempo antes preciso pedir um bolo | meu filho faz aniversário amanhã, ainda dá tempo de um bolo | consegue bolo pra hoje | se eu pedir hoje fica pronto quando | é pra sábado, ainda pego
esqueci de encomendar e a festa é depois de amanhã | vocês fazem bolo de última hora | preciso de um bolo urgente | até que dia posso fechar o pedido da torta | quantos dias antes tenho que avisar
com quanta antecedência encomendo | o casamento é em março, quando devo fechar o bolo | pra sexta que vem tá em cima | quero um bolo pro fim de semana, tem agenda | agenda de dezembro já fechou
ainda tem vaga pra bolo no dia das mães | dá pra fazer uma torta em 24 horas | demora muito pra fazer um bolo de festa | se pedir de manhã sai à tarde
tem bolo pronta entrega na vitrine ou só pedindo antes | me deram o cano no bolo, vocês salvam pra hoje à noite | preciso falar com quantos dias pra um bolo de três andares
o niver é hoje e não tenho bolo | quero comprar um bolo inteiro sem ter pedido antes | como faço pra encomendar | bolo simples de chocolate também tem que pedir antes
é em cima da hora mas vocês fariam um bolinho | posso pedir segunda pra retirar quarta | qual o prazo mínimo pra torta | tem algum bolo pronto que eu pegue agora
how far ahead do I need to order a cake | can I get a birthday cake for tomorrow | con cuánta anticipación pido una torta | necesito un pastel para mañana, llego

# bolo-tamanhos
! tamanhos de bolo, quilos, fatias, serve quantas pessoas, rende, kg por pessoa, quantidade de convidados
somos vinte e cinco, que tamanho de bolo eu pego | bolo pra cinquenta convidados | quanto de bolo por pessoa devo calcular | dois quilos dá pra quantos | um bolo de 3kg alimenta a turma toda
qual o menor bolo que vocês fazem | tem bolinho pequeno só pra cantar parabéns em casa | é só eu e meu marido, tem bolo mini | festa com trinta adultos e dez crianças, qual bolo
tem medo de faltar bolo, quanto peço | na escola são 28 alunos, quanto de bolo | quantas fatias saem de um redondo | que diâmetro tem o bolo médio | qual a forma que vocês usam, 20 ou 25
bolo retangular grande tem | não quero que sobre muito, vêm umas doze pessoas | pra 100 pessoas precisa de quantos quilos | a torta grande dá pra quantos | bolo de dois andares serve quanta gente
vcs fazem de um quilo | o mínimo é quantos quilos | tem meio quilo | um bolo de 20 cm dá pra família | é uma reunião pequena, só oito pessoas | fica grande o bolo de 15 fatias
o bolo vende por peso ou por tamanho fechado | qual a diferença do P pro M | bento cake pra uma pessoa vocês fazem | tenho um batizado com 60 pessoas, me ajuda a calcular
cada um come quantos gramas de bolo | how many people does the big cake feed | what cake size for fifteen guests | para cuántas personas alcanza la torta | somos veinte, qué tamaño de pastel

# bolo-sabores-massa
! sabores de bolo, massa, pão de ló, chocolate, cenoura, red velvet, baunilha
que sabores vcs fazem de bolo | tem bolo de fubá com goiabada | minha avó adora bolo de laranja, fazem | qual bolo é mais pedido | o bolo pode ser de milho | tem bolo gelado de coco, aquele embrulhado
fazem torta de limão | torta alemã tem | quero um bolo branquinho por dentro | a massa pode ser preta | fazem bolo de nozes | bolo mesclado vcs fazem | não gosto de doce demais, qual bolo é mais leve
tem bolo de churros | bolo prestígio tem | fazem floresta negra | meu filho só gosta de chocolate, tem aquele molhadinho | bolo de aipim vocês fazem | bolo de rolo tem
dá pra misturar duas massas no mesmo bolo | tem cuca de banana | qual bolo combina com criança | me indica um sabor que agrade todo mundo | bolo caseiro de vó, sem cobertura, quais tem
fazem nega maluca | tem bolo formigueiro | quero algo diferente de chocolate, o que sugerem | bolo de banana com canela fazem | cheesecake de frutas vermelhas tem | quais tortas doces vocês têm hoje
which cake flavors do you make | do you have carrot cake with chocolate | qué sabores de torta hay | hacen torta de vainilla

# bolo-recheios-cobertura
! recheios, recheio, cobertura, ganache, brigadeiro, ninho, doce de leite, chantilly, buttercream
o que pode ir dentro do bolo | posso escolher dois tipos pra colocar no meio | dá pra pôr morango no meio | quero com leite condensado e coco | tem de abacaxi | pode ser pasta americana por fora
minha filha não gosta de chantininho, tem outra opção por fora | quantas camadas vêm | o bolo vem molhadinho por dentro | vocês põem Nutella de verdade | creme de confeiteiro com fruta tem
pode misturar nozes e ameixa | baba de moça fazem | por fora é glacê ou o quê | dá pra fazer só pelado, sem nada em volta | naked cake vocês fazem | quero o meio de maracujá com chocolate branco
o meio é bem servido ou vem fininho | fruta fresca paga mais | cereja e pêssego pode | quero bem recheado, cobra extra | qual opção não derrete no calor
a festa é ao ar livre no sol, o que não desanda por fora | o que vai no meio da torta de vocês | tem creme belga | geleia de frutas vermelhas no meio dá | o bolo pode ser meio a meio por dentro
quero beijinho no meio | mousse no meio do bolo é possível | morango tá incluso ou é à parte | what fillings can I choose for the cake | can you put fresh strawberries inside
qué le pueden poner adentro a la torta | se puede con dulce de leche y duraznos

# bolo-decoracao-tema
! decoração, tema, personalizado, papel arroz, foto no bolo, topo de bolo, personagem, pasta americana
dá pra fazer com a carinha da minha filha impressa | quero bolo do Homem-Aranha | faz do Flamengo | vocês fazem de princesa | mando uma imagem do Pinterest e vcs copiam
consegue fazer igual a esse da foto | tem como escrever parabéns mãe em cima | coloca o nome e a idade | minha filha quer de unicórnio | o niver é de dinossauro
chá revelação, bolo com cor escondida dentro | bolo de casamento com flores naturais | queria azul e dourado | vcs fazem bolo com o brasão do time | é da Peppa, fazem
formatura de medicina, dá pra enfeitar com estetoscópio | a plaquinha em cima vocês fazem ou eu levo | tem como imprimir um retrato comestível | bolo de quinze anos bem chique
logomarca da empresa em cima do bolo dá | posso levar o enfeite e vocês colocam | bolo da galinha pintadinha | gosto de coisa simples, só umas pérolas | vela e estrelinha vocês vendem
meu filho ama caminhão, quero um bolo assim | posso mandar um desenho que a criança fez | cobram a mais pra enfeitar | bolo engraçado com frase de meme | fazem bolo 3D em formato de bola
me mostra fotos de bolos que já fizeram | quero saber se fazem cupcakes combinando com a festa | can you print a picture on the cake | I want a superhero birthday cake
pueden ponerle una imagen a la torta | quiero un pastel de princesas

# bolo-sinal-pagamento
! sinal, entrada, 50%, pagamento antecipado, reserva da encomenda, confirmar encomenda
preciso pagar alguma coisa adiantado no bolo | só pago quando for buscar a torta, pode | tem que deixar uma parte paga pra garantir os doces | quanto dou agora e quanto na retirada
o pedido do bolo só vale depois do pix | mandei metade, o resto é quando | pago tudo antes ou na entrega do bolo | como garanto a data do meu bolo | vocês seguram a data sem pagamento
posso parcelar o bolo de casamento | paga quanto pra fechar a encomenda | só recebo dia 5, dá pra reservar a data e pagar depois | fiz o depósito, tá confirmado o meu bolo
se eu não adiantar nada vocês fazem mesmo assim | qual a porcentagem adiantada dos salgados | o restante do valor da encomenda acerto em dinheiro na hora
manda a chave pra eu fechar o pedido da festa | não gosto de pagar antes de ver o bolo pronto | até quando tenho que quitar o bolo | preciso mandar comprovante pra vocês começarem
a metade do valor é obrigatória | pra cem salgados também cobra adiantado | o adiantamento é devolvido se der errado | aceitam cartão pra segurar a encomenda do bolo
cliente antigo também precisa adiantar | vocês trabalham com meio na encomenda e meio na retirada | deixei vinte reais aí pra reservar, abate no final | o que falta pra confirmar minha encomenda
qual o valor do sinal do bolo | já deixei pago a entrada, quanto resta | do I have to pay part of the cake upfront | is a deposit needed for the cake order | hay que dejar seña para la torta
pago la mitad del pastel ahora

# bolo-retirada
! retirada, buscar encomenda, horário de retirada, retirar bolo, caixa de transporte
que horas posso passar pra pegar meu bolo | outra pessoa pode apanhar a torta por mim | meu marido vai pegar, o que ele tem que dizer | a partir de que horas meu bolo tá pronto
saio do serviço às sete, ainda dá pra pegar | vou me atrasar, vcs esperam eu pegar o bolo | dá pra pegar no domingo cedo | posso pegar o bolo um dia antes da festa | meu bolo já tá pronto
já posso ir aí pegar os docinhos | precisa levar comprovante pra pegar a encomenda | o bolo vai em caixa ou tenho que levar tampa | como carrego o bolo no carro sem amassar
vou de ônibus, o bolo aguenta | de moto estraga a torta? | vou de uber, vem bem embalado | tem que devolver a base ou a bandeja do bolo | onde pego a encomenda, no balcão ou nos fundos
a festa é ao meio-dia, consigo pegar às nove | não vou conseguir chegar antes de fechar, e o meu bolo | esqueci de pegar a encomenda ontem | pode deixar o bolo com o porteiro do lado
pode guardar na geladeira de vocês até eu passar | minha sogra passa aí pra pegar os salgados | até que horas fica aberto pra pegar o bolo | tem que ficar deitado no banco ou no chão do carro
quero trocar a hora de pegar a torta | dá pra pegar antes da hora combinada | vou mandar um motoboy apanhar o bolo | em que nome ficou a minha encomenda | when can I collect my cake
can my friend pick up the cake for me | a qué hora paso por la torta | puede recogerlo otra persona el pastel

# bolo-entrega
! entrega de bolo, levar bolo, entrega de encomendas, montagem no local, taxa de entrega do bolo
vcs levam o bolo no salão de festas | não tenho carro pra pegar a torta | o bolo chega inteiro até minha casa | mandam o bolo por motoboy ou de carro | quanto cobram pra trazer a torta até o sítio
a festa é num buffet, vocês deixam lá | tem como montar o bolo na mesa pra mim | bolo de andar vocês transportam | quero fazer surpresa e mandar um bolo pra casa da minha namorada
moro longe da cidade, vocês trazem o bolo | deixam no trabalho dela o bolo com um cartão | chega que horas o bolo no salão | e se o bolo amassar no caminho | os docinhos e o bolo chegam juntos em casa
tenho medo de carregar, podem trazer | trazem até o apartamento ou só na portaria | vocês levam pra outra cidade uma torta | a chácara fica na estrada de terra, vão até lá
consegue estar com o bolo lá às três em ponto | a festa começa às 19h, o bolo tem que chegar antes | quem recebe o bolo no local se eu não estiver | podem mandar domingo de manhã o bolo pro batizado
dá pra colocar o bolo num uber e mandar | vocês têm carro refrigerado | o bolo de casamento vocês vão até a igreja | preciso que tragam os salgados e o bolo na escola
meu bolo ainda não chegou e os convidados já estão aqui | por favor não mandem a torta na bag de moto | se ninguém atender o que fazem com o bolo | fica quanto pra deixarem aqui a encomenda da festa
can you bring the cake to the party venue | do you deliver cakes to my home | llevan la torta al salón | me traen el pastel a casa

# bolo-cancelar-alterar
! cancelamento de encomenda, alterar encomenda, cancelar, desistência, mudar data da encomenda
a festa foi adiada, como fica meu bolo | desisti da torta, perco o que paguei | não vou mais precisar do bolo | posso mudar o sabor do bolo que já pedi
faleceu alguém na família e a festa não vai ter | até quando dá pra mexer no pedido do bolo | quero aumentar de dois pra três quilos | errei o nome que vai escrito no bolo
vou trocar o recheio, ainda dá | passou pra semana que vem a comemoração, muda aí | não quero mais os cem salgados, só cinquenta | me devolvem o sinal se eu não quiser mais o bolo
minha filha mudou de ideia, agora quer sereia | aconteceu um imprevisto com o aniversário | dá pra diminuir o bolo, vai menos gente | tira o coco do meu bolo, ainda tá em tempo
preciso desmarcar a encomenda | acrescenta mais trinta brigadeiros no meu pedido | passei a data errada, é dia 15 | a criança ficou doente e não vai ter festinha
fica com crédito se eu não usar a encomenda | dá pra antecipar meu bolo pra sexta | posso transferir a encomenda pra outro dia | e se eu não for buscar a torta | arrependi do bolo, e agora
vocês cobram multa se eu desfizer a encomenda | já começaram a fazer meu bolo? quero mudar uma coisa | acho que pedi a cor errada no bolo | deu ruim, não vai mais ter festa
consigo o dinheiro do bolo de volta | I need to cancel my cake order | can I change the flavor I ordered | quiero cancelar la torta | puedo cambiar la fecha del pastel

# salgados-festa
! salgados, cento, coxinha, salgadinhos, kit festa, docinhos, salgado frito, congelado ou frito
quanto tá cem coxinhas | pra trinta pessoas quantos kibes e bolinhas eu peço | vcs fazem bandeja pra festa | posso misturar vários tipos no mesmo pacote de cem | tem meio cento | fazem cinquentinha
entregam já frito e quentinho na hora da festa | quero empada e risole pra um aniversário | quantos por pessoa devo calcular | o mínimo é cem unidades | quero 200 bolinhas de queijo
fazem só de forno, sem fritura | tem mini pizza e mini hambúrguer | qual o tamanho deles, são os pequenininhos | brigadeiro e beijinho vocês fazem em quantidade
quero fechar tudo da festa com vcs, doce, bolo e salgado | chá de bebê com 40 pessoas, o que sugerem | quanto sai a centena de brigadeiro | vai ter um futebol aqui em casa, quero uns petiscos de festa
tem esfirra pequena aberta | posso levar crus pra fritar em casa | quantos sabores posso escolher em cem | me faz um pacote festa pra vinte pessoas | os enroladinhos são de salsicha boa
meus convidados comem muito, 15 por pessoa chega | docinho gourmet ou comum, quanto o cento | bandeja de frios vocês montam | tábua de queijo e salame pra festa tem | sanduíche de metro vcs fazem
torta salgada e barquete pra uma reunião | how much for a hundred party snacks | do you sell mixed snack trays | cuánto el ciento de bocaditos | hacen bandejas saladas para cumpleaños

# cesta-cafe-da-manha
! cesta de café da manhã, cesta café, café na cama, box de café
quero mandar um café surpresa pra minha esposa bem cedo | fazem aquelas com pão, frutas e flores pra presentear | é niver da minha mãe, queria que acordasse com um mimo de comer
dia dos namorados quero algo pra comer na cama | entrega às sete da manhã na casa dela | vem caneca e balão junto | o que vem dentro da de 150 reais | dá pra colocar um cartãozinho com recado
aniversário de namoro, quero surpreender logo cedo | tem uma menor, só pra uma pessoa | monta um café surpresa pra casal | posso trocar o iogurte por suco
minha amiga teve bebê, queria mandar um cafezinho caprichado | tem com foto e ursinho | entregam no domingo de manhã na casa da pessoa | queria agradecer minha professora com um café da manhã entregue
tô longe, moro em outra cidade e quero mandar algo pro café do meu pai | entregam surpresa sem falar quem mandou | até que horas vocês chegam com o café na casa da pessoa
bandeja decorada pra manhã de aniversário | box de chá da tarde também montam | quero um mimo com croissant, geleia e suco | pedi pra amanhã cedo, ainda dá tempo da surpresa matinal
vcs montam kit de café pra dia das mães | minha namorada é vegana, dá pra montar a cesta | qual o valor da mais simples pra café | cesta é de vime ou caixa
o pessoal do escritório quer mandar um café pra chefe em casa | pode ser na parte da tarde a entrega da cesta | a cesta vem com flores | do you make breakfast baskets for delivery
I want to surprise my wife with breakfast in bed | hacen desayunos sorpresa | quiero enviar un desayuno a mi mamá

# cafeteria-cafe
! café, expresso, cappuccino, coado, cafeteria, café da manhã no local, pingado, misto quente
dá pra tomar um pingado aí de manhã | servem pão na chapa | tem mesa pra sentar e comer de manhãzinha | queria um lugar pra um cafezinho no fim da tarde | tem leite vegetal pra pôr na bebida
vocês fazem gelado com chantilly | qual grão vocês usam | é de máquina ou de coador | tem descafeinado | vendem o pó moído na hora | tem chocolate quente | chá tem de que
dá pra trabalhar aí com notebook tomando alguma coisa | fazem ovos mexidos de manhã | tem brunch no domingo | tapioca com queijo de manhã tem | misto e suco sai quanto tempo
quero marcar uma conversa com um cliente num lugar com mesinha e bebida quente | vcs têm cuscuz com ovo cedo | que horas começa a servir de manhã | posso levar o copo pra viagem
tem média com pão e manteiga | fazem latte com desenho | queria levar minha mãe pra tomar um lanche da tarde gostoso | servem café da manhã completo | chimarrão ou mate gelado tem
quero aquele cremoso com canela | tem refil | bebida gelada com caramelo vocês têm | vitamina de banana fazem de manhã | do you serve espresso and breakfast | can I sit and work with a coffee there
sirven desayuno en el local | tienen capuchino

# almoco-quilo-prato-do-dia
! almoço, self-service, por quilo, buffet, prato do dia, marmita, marmitex, prato feito
o que vai ter hoje de comida no meio-dia | quanto tá o quilo da comida | até que horas serve | hoje tem feijoada | que dia tem peixe | sábado tem dobradinha | dá pra comer à vontade ou pesa
tem quentinha pra levar | a carne de hoje é qual | tenho só meia hora pro intervalo, dá pra comer rápido | trabalho aqui perto, onde vejo o que tem pra comer hoje | tem PF
o executivo vem com salada e sobremesa | vocês fazem mensal pra quem come todo dia | quantas misturas vem na quentinha | quanto é a grande e a pequena pra viagem | tem bife acebolado hoje
comida caseira vocês têm | churrasco no buffet tem todo dia | a partir de que horas já posso comer comida | três da tarde ainda pego comida | tem balança ou é preço fixo
domingo tem macarronada e frango assado | frango assado de domingo, tem que reservar | tem opção leve, grelhado e salada | criança paga na balança também
a empresa quer vinte refeições por dia, fazem | só arroz, feijão e ovo dá pra pedir | posso repetir a salada | que mistura tem hoje | what's the lunch special today | is it buffet by weight
qué hay hoy de menú del día | cuánto el kilo del buffet

# vegetariano
! vegetariano, vegetariana, sem carne, ovolactovegetariano, opções vegetarianas
não como bicho, o que tem pra mim | parei de comer carne, tem prato bom aí | meu namorado não come boi nem frango | tem algo só com queijo e legumes | aquele feijão leva bacon
a sopa é feita com caldo de osso | tem hambúrguer de grão de bico | tem hambúrguer de cogumelo ou de soja | dá pra tirar o presunto e botar legumes | quero lasanha de berinjela
alguma pizza que não leve calabresa nem nada de animal morto | como ovo e leite mas não como boi, frango e peixe | sexta-feira santa não como nada de boi, o que tem
minha filha decidiu não comer mais animais | somos seis e dois não comem frango nem boi | na feijoada tem versão só de legumes | o risoto leva caldo de galinha | a farofa tem linguiça?
tem estrogonofe de palmito | tem salgado com recheio de legumes | coxinha de jaca vocês fazem | tem marmita só de verdura e grãos | vai uma pessoa que só come planta e queijo
só salada ou tem prato quente de verdade pra quem não come bicho | a fritura da batata é no mesmo óleo do frango | a gelatina da torta é de origem animal | quais lanches não levam nada de bicho
posso trocar o bife por ovo | opção natureba vcs têm | tem prato vegetariano hoje | do you have meat-free dishes | I don't eat chicken or beef, what can I get | hay algo sin carne
mi novia no come animales, qué tienen

# vegano
! vegano, vegana, sem ingredientes de origem animal, à base de plantas, plant based
não como nem ovo nem leite nem mel | tem alguma coisa sem nada de bicho mesmo, nem queijo | o pão leva banha ou manteiga | tem queijo de castanha | o brigadeiro pode ser feito com leite de coco
tem bolo sem ovo e sem leite | a maionese de vocês é de leite de soja ou de ovo | pizza sem mussarela vocês fazem | hambúrguer de planta tem | o açaí leva leite condensado ou é puro
quero doce sem nenhum derivado animal | a massa do macarrão leva ovo? | minha irmã cortou tudo que vem de animal | não consumo nada de vaca, porco, galinha, nem o leite
o chocolate de vocês é só cacau | tem cappuccino com leite de aveia | tem sorvete só de fruta | que salgado não tem leite, ovo nem carne | o pão francês tem algo animal na receita
tem maionese e queijo vegetal | qual prato dá pra adaptar sem queijo e sem ovo | na festa vai gente que não consome nada animal, o que dá pra encomendar
a cobertura pode ser de chocolate sem leite e o bolo sem ovos | o feijão é temperado só com alho e óleo | tem estrogonofe com creme de castanha de caju | sigo alimentação 100% vegetal | tofu vocês têm
fazem feijoada só com legumes e tofu defumado | quero salgado de massa sem manteiga e recheio de jaca | bolo vegano sai por quanto | is there anything with no animal products
any dairy-free and egg-free cake | tienen algo totalmente vegetal | hacen torta sin huevo ni leche

# sem-gluten
! sem glúten, glúten, celíaco, doença celíaca, farinha de arroz, contaminação cruzada
não posso comer trigo | meu filho tem problema com farinha branca, o que ele pode | o médico cortou pão e macarrão da minha dieta | pão de queijo de vocês é só polvilho
usam a mesma forma e o mesmo forno do pão comum | se cair um farelo de pão já passo mal | tem bolo de farinha de amêndoas | pizza com massa de mandioca ou couve-flor tem
minha mãe não pode trigo, cevada nem centeio | meu intestino inflama com massa comum | é feito em cozinha separada da farinha | tem massa de arroz pro macarrão | o empanado leva farinha de trigo?
o molho branco é engrossado com quê | brownie que uma pessoa com alergia ao trigo pode | o brigadeiro tem trigo | fazem pão com fubá e polvilho só | tem cerveja pra quem não pode cevada
a batata é frita junto com o empanado | que doces não levam farinha | me dá uma dor de barriga horrível com pão, tem outra coisa | descobri que não posso mais com trigo, o que sobra aí pra mim
no cuscuz ou na tapioca vai trigo | vai criança na festa que não pode bolo comum por causa da farinha | o hambúrguer pode vir no alface em vez do pão | a aveia de vocês é certificada
risco de traços de trigo no bolo existe | tem algum salgado que não seja de massa de trigo | a paçoca e o pé de moleque têm farinha | opção gluten free vcs têm | do you have anything for celiacs
is the cake made without wheat | tienen algo sin TACC | soy celíaca, qué puedo comer

# sem-lactose
! sem lactose, intolerância à lactose, leite, zero lactose, APLV, lactose
minha caçula passa mal com qualquer laticínio | requeijão e fondue me derrubam, sobra o que pra mim | manteiga e creme me dão dor de barriga | tem bolo feito com água ou suco
meu bebê tem alergia à proteína da vaca | o brigadeiro dá pra fazer com condensado especial | tem queijo deslactosado | pizza com mussarela que não faz mal pra quem é intolerante
se eu como requeijão corro pro banheiro | o pão leva manteiga? | tem sorvete que não seja cremoso, só de fruta | o molho tem creme de vaca | tem bebida de aveia ou amêndoas pro meu cappuccino
sou intolerante, o que posso pedir | meu neto fica empolado quando toma derivados da vaca | o purê é feito com o quê | esse bolo de cenoura vai laticínio | tem chocolate que não leve laticínios
posso pedir sem queijo e sem catupiry | a massa da panqueca dá pra fazer com água | preciso de um bolo de aniversário que uma criança com APLV coma | já levo meu comprimido de lactase ou vcs têm opção
meu filho não toma nada derivado de vaca | o chantilly é vegetal | tem pão de queijo pra quem não digere queijo | tem torta pra intolerante | as forminhas têm contato com manteiga
quem não pode laticínio come o que aí | minha barriga incha com qualquer creme | o estrogonofe leva creme, dá pra trocar | tem coxinha sem requeijão | anything dairy free
I can't have milk or cheese, what's safe | tienen algo deslactosado | mi hijo no puede tomar leche, qué hay

# sem-acucar-diabetico
! sem açúcar, diet, diabético, zero açúcar, adoçante, low carb, xilitol, fit
minha glicose tá alta, tem doce pra mim | meu pai é diabético e faz 70 anos, que bolo ele pode | o médico mandou cortar doce | tem sobremesa pra quem toma insulina | vocês adoçam com quê
quero um bolinho que não suba o açúcar no sangue | tem pão que quem tem diabetes come | tô de dieta, tem docinho que não engorda | tem suco natural só da fruta, sem adoçar
brigadeiro com stevia fazem | chocolate 70% tem | refri zero tem | to na low carb, o que tem aí | o açaí é batido com xarope ou dá pra vir puro | geleia feita só da fruta
minha avó tem diabetes e é doida por pudim | cetogênica, tem alguma coisa | fiz bariátrica e não posso doce | não consumo nada adoçado | tem torta pra quem tá controlando a glicemia
o panetone pra diabético chega esse ano | a gestante com diabetes gestacional pode comer qual bolo | quero algo menos doce, dá pra diminuir | tem ovo de páscoa pra minha mãe que tem glicemia alta
treino e quero um lanche com proteína e pouco carboidrato | faz marmita fitness | tem algum doce liberado pra quem cortou a sacarose | meu marido é pré-diabético, o que sugerem
vcs usam eritritol ou sucralose | quantos carboidratos tem o bolo | do you have sugar-free desserts | I'm diabetic, what cake can I eat | hay algo para diabéticos | tienen postre sin azúcar

# alergenos-castanhas
! alérgenos, alergia, amendoim, castanhas, nozes, contém, traços, frutos do mar, camarão
meu filho incha a boca com paçoca | se eu comer camarão paro no hospital | esse bolo leva amêndoa | minha filha tem choque anafilático com oleaginosas | a coxinha de vocês passa no mesmo óleo do peixe
tem soja na massa | corante vermelho me dá coceira, usam | o que tem risco pra quem é alérgico | posso confiar que não tem contato com noz | tem gergelim no pão | avelã vai nesse recheio?
quem não pode comer crustáceo tem opção | na escola é proibido levar paçoca e pé de moleque, o bolo é seguro | fico toda empolada com corante, o granulado tem
meu menino não pode nem encostar em castanha de caju | lula e marisco ficam na mesma panela | o pesto leva nozes ou pinoli | vocês lavam os utensílios entre um e outro
preciso ver a lista de tudo que pode dar reação | criança de um ano ainda não provou amêndoas, esse bolo vai | a granola do açaí vem com o quê | tira a paçoca do meu açaí que eu passo mal
tem mostarda no molho | sulfito e glutamato dão reação em mim | ela anda com caneta de adrenalina, posso levar aí com segurança | pode ter vestígio de amendoim no brownie
meu genro não pode kani nem camarão | a farofa do sorvete é de castanhas? | ela é muito alérgica, com o que devo tomar cuidado aí
fui parar no pronto-socorro uma vez por causa de um molho, o que vai no de vocês | does this have nuts in it | my kid has a peanut allergy, is it safe | tiene maní o frutos secos
soy alérgico a los mariscos

# ingredientes-conservantes
! ingredientes, conservantes, corantes, composição, artesanal, natural, gordura vegetal, tabela nutricional
o que vai na massa de vocês | é tudo feito aí ou vem pronto | usam mistura pronta de bolo | é manteiga ou margarina | esse suco é da fruta ou de pozinho | quantas calorias tem um pedaço
colocam química no pão | o queijo é de verdade ou é aquele análogo | a carne é fresca ou congelada | o hambúrguer é feito aí | o molho de tomate é caseiro | que óleo usam pra fritar
o óleo é trocado todo dia? | usam banha de porco | o chocolate é nobre ou fracionado | tem bromato no pão | de onde vem a carne de vocês | os legumes são orgânicos | ovo caipira ou de granja
a calabresa é de que marca | tem informação de valor calórico | o sorvete é com fruta de verdade | usam tempero pronto, tipo caldo em cubo | o que é usado pra dar a cor verde | catupiry é o original
meu filho está na introdução alimentar, leva sal ou química | tem muito sódio | é gordura hidrogenada no recheio | quero comer coisa limpa, sem industrializado | é tudo caseirinho mesmo
what's in the dough | do you use any preservatives or additives | qué lleva la masa | usan ingredientes naturales

# sem-ovo
! sem ovo, alergia a ovo, ovos, clara, gema
minha filha não pode comer nada com gema | tem bolo que não leve clara | o que vocês fazem pra quem não pode com coisa de galinha | na massa do pão vai ovinho?
o brilho por cima do pão é pincelado com quê | a maionese é feita de que | meu bebê deu reação com omelete, que bolo ele come | macarrão de sêmola ou caseiro com gema
o empanado passa no que antes da farinha | tem suspiro na torta? | o glacê é real ou outro | dá pra substituir por linhaça | tem biscoito que uma criança alérgica a gema possa
pudim ela não pode por causa da galinha, tem outro doce | a quiche tem alternativa | fazem bolo com banana no lugar | não como nada que venha da galinha, o bolo tem?
exame deu alergia à clara, o que posso comer aí | bolo de caneca ou de massa que não use isso que vem da galinha | pão de batata e sonho, o menino alérgico a clara pode
laticínio ele pode, só não pode coisa de galinha, que bolo serve | a massa da panqueca e do nhoque leva | cada vez que come bolo comum ele vomita, é da clara
quindim e fios dourados ele não come, tem outra sobremesa | na empada vai pincelado com gema | a creche pediu lanche livre de clara e gema | retirar o omelete da minha marmita por alergia
a massa de pastel de vocês é só farinha, água e pinga | waffle e crepe levam? | que doces são seguros pra quem não pode nem omelete | do you make eggless cakes | my son can't have eggs, any options
hacen torta sin huevo | mi bebé es alérgico al huevo

# validade-conservacao
! validade, conservação, conservar, geladeira, dura quantos dias, armazenar, consumir em até
até quando posso comer esse bolo | o bolo que sobrou da festa ainda presta | quantos dias o brigadeiro aguenta fora | posso deixar na mesa de um dia pro outro | se ficar fora da refrigeração perde
comprei sábado, hoje é quarta, ainda é bom | o pão vai durar até segunda | vou viajar oito horas, os salgados estragam | quanto tempo depois de aberto | guardo como pra não ressecar
o pão mofou em dois dias, é normal | fica duro no dia seguinte? | em pote fechado ou no saco | o pão de fermentação natural murcha rápido | se eu comprar hoje dá pra servir no domingo
qual a data de vencimento | estraga no calor | deixei no carro umas três horas, perdeu | quanto tempo o recheio com morango resiste | o chantilly azeda rápido
vou dar de presente semana que vem, não vence antes | aguenta quanto tempo sem refrigeração | comi um pedaço meio azedo, já passou do ponto? | a marmita de segunda dá pra comer na quinta
a geleia de vocês vence quando | a massa fresca dura bastante | posso comprar o panetone agora e dar no Natal | preciso guardar o resto da torta, onde | onde eu guardo o bolo até a hora da festa
de quantos em quantos dias devo comprar pra ter sempre bom | how long does the cake keep | does it need to be in the fridge | cuántos días dura la torta | se guarda en la heladera

# congelar
! congelar, congelamento, freezer, descongelar, pode congelar
posso botar no gelo e comer mês que vem | vou comprar bastante pão e guardar por semanas, fica bom | aguenta no frízer quantos meses | como tiro do gelo sem ficar encharcado
se eu guardar gelado perde o gosto | sobrou metade do bolo, quero guardar pra daqui um mês | a massa de pizza pode ir pro congelador | salgado frito que sobrou dá pra gelar
depois de degelar posso gelar de novo | a lasanha vai direto do congelador pro forno | deixo na pia ou na geladeira pra degelar | esqueci de tirar antes, coloco duro mesmo na panela
quero fazer estoque de pão de queijo em casa | quanto tempo antes tiro pra ficar no ponto | faço compra do mês, esse pão suporta congelador | a torta de creme desanda se congela?
marmitas da semana, guardo lá em cima no congelador | já fatiado pode ir pro congelador | o docinho racha se gelar demais | precisa embrulhar em plástico filme antes do congelador
moro sozinha e não dou conta de um pão inteiro, dá pra guardar no gelo | frito a coxinha ainda dura de gelo | amolece na hora que tira do gelo? | posso deixar o bolo no congelador até o dia da festa
a feijoada de vocês guarda bem no gelo | minha filha mora fora e quero mandar comida dura de gelo pra ela | levo na viagem congelado ou derrete | perdeu luz em casa e amoleceu, volto pro gelo?
no micro dá pra tirar o gelo do pão | o açaí dura no congelador | can I freeze the bread | how do I thaw the cake | se puede congelar la torta | cuánto aguanta en el freezer

# reaquecer
! aquecer, reaquecer, forno, micro-ondas, air fryer, modo de preparo, esquentar
como deixo o pão crocante de novo | chegou morno, boto onde pra ficar bom | quantos minutos na fritadeira sem óleo | em quantos graus eu coloco | a pizza de ontem, como faço pra ficar gostosa
qual o jeito de terminar de assar em casa | posso pôr a embalagem no micro | a vasilha de isopor derrete se colocar lá dentro | a coxinha ficou mole, como deixo sequinha
como preparo esse pão de queijo congelado | coloco direto ou espero descongelar antes de assar | quanto tempo de fogo pra ficar no ponto | a marmita vai com tampa pro micro
frita em óleo quente ou morno | queimou por fora e ficou gelado por dentro, o que fiz errado | na frigideira dá certo também | só tenho fogão, nada elétrico, como faço
tem instrução de como terminar em casa | posso comer frio ou tem que pôr no fogo | o empadão pronto, como sirvo quentinho | escondidinho vai quantos minutos
a festa é à noite e vou pegar os salgados de manhã, como deixo quente | no banho-maria pode | o croissant amanhecido volta a ficar bom como | requentar o lanche estraga a salada
pingo água no pão antes de pôr lá | o nhoque vem pronto, só jogo na água fervendo | qual temperatura pra lasanha de vocês | no trabalho só tem micro, dá
como faço pra massa não ficar borrachuda depois | how do I reheat it at home | what temperature and how long in the oven | cómo lo caliento en casa | cuántos minutos en el horno

# congelados-venda
! congelados, produtos congelados, pré-assado, pão de queijo congelado, salgado congelado, lasanha congelada, massa congelada
vcs vendem pra eu assar em casa | quero comprar coxinha crua pra deixar guardada | tem pacote de pão de queijo pra levar | vende massa de pizza pré-assada
tem comida pronta pra eu ter em casa na semana | kit de marmitas pra sete dias | quero abastecer a geladeira com comida pronta | moro só e não cozinho, vendem refeições prontas de guardar
tem lasanha pronta só de pôr no forno | croissant cru vcs vendem | compro salgadinho cru a quanto | dá pra levar pra fritar depois | tem nhoque e ravióli pra cozinhar em casa | polpa de fruta vendem
sopa pronta no potinho tem | papinha de bebê pronta tem | quero hambúrguer cru pra fazer churrasco em casa | o pacote vem com quantas unidades pra fritar | qual o preço do quilo do salgado cru
tem empadão pronto só assar | minha mãe é idosa e precisa de comida pronta na semana | vende pão semi-assado | tem feijoada pronta em pote | qual o pacote menor de bolinha pra fritar
quero abrir lanchonete, vende salgado cru | dá pra encomendar escondidinho pra guardar | vcs entregam o salgado cru em caixa térmica | massa folhada vcs vendem | vende pizza pra assar em casa
quero congelados pro mês inteiro | do you sell frozen cheese bread | can I buy uncooked snacks to fry at home | venden empanadas crudas para freír | tienen comida lista para la semana

# apps-delivery
! iFood, aplicativo, Rappi, app, delivery, pedir pelo site, pedir online, 99Food
como faço pra pedir | vcs aceitam encomenda de lanche por aqui mesmo | estão em qual plataforma | não achei vocês no celular pra pedir comida | a loja aparece fechada lá | dá pra fazer o pedido no zap
sai mais barato pedindo direto com vocês | quero pedir uma pizza sem sair de casa | vcs mandam comida em casa | não uso esses programas de comida, pode ser por mensagem | tem telefone fixo pra pedir
tentei pedir e deu erro na hora de pagar | tem cupom se eu pedir por lá | meu pedido foi recusado lá, por quê | minha rua não aparece pra pedir | anota meu pedido aí | como mando meu pedido de lanche
quero duas calabresas e uma coca, manda pra cá | onde clico pra pedir janta | tem site próprio pra escolher os pratos | estou de cama e queria jantar, vocês trazem
só entrega ou posso pedir e passar aí | por que lá é mais caro que no balcão | o cupom de primeira compra vale com vocês | quem entrega, motoboy de vocês ou daquelas empresas
o garoto da moto é de vocês | posso agendar o pedido pro jantar | dá pra pagar o lanche com o vale refeição por lá | como acompanho onde está minha pizza
quero pedir comida pra minha mãe em outro endereço | are you on any delivery app | can I order through whatsapp | están en alguna app de pedidos | cómo hago un pedido a domicilio

# entrega-comida-tempo-taxa
! taxa de entrega, tempo de entrega, entrega de comida, minutos, bairros atendidos, raio de entrega
demora quanto pra pizza chegar | quanto cobram pra trazer o lanche até aqui | vêm até o Jardim das Flores | moro do outro lado da cidade, a comida chega | tô varado de fome, chega rápido
em meia hora tá aqui | se eu pedir agora como antes do jogo | a comida vem quente até em casa | tenho só uma hora de almoço, dá tempo de chegar | é frete grátis pra quem mora perto
entregam na zona rural | sobe no prédio ou tenho que descer pra pegar o lanche | até que horas os motoqueiros rodam | com chuva vocês trazem a pizza | o motoboy traz troco e maquininha
o açaí não derrete no caminho | estou no hotel, trazem a janta aqui | entregam no hospital, estou acompanhando meu pai | trazem na empresa na hora do almoço | sexta à noite demora mais
meu CEP tá na área do delivery de vocês | já faz meia hora, tá chegando | quanto fica o motoboy até o centro | a batata chega murcha | acima de quanto não paga pra trazer | trazem de madrugada
entregam no parque ou na praia | tem como mandar pra faculdade | a sopa não vira no caminho | qual bairro mais longe que vocês vão | how long does the food take to arrive
how much is food delivery to downtown | cuánto tarda en llegar la pizza | cobran el envío de la comida

# pedido-minimo-comida
! pedido mínimo, valor mínimo, mínimo para entrega, quantidade mínima
dá pra mandar só um cachorro-quente | trazem se eu quiser só um refri | moro sozinho, posso pedir só uma coxinha | tem um tanto que preciso gastar pra virem aqui | a partir de quantos reais vcs trazem
só quero um açaí pequeno, entregam | não me deixou fechar o pedido porque era pouco | trazem dez pães em casa | uma esfirra só vocês mandam | compra de 15 reais vocês trazem
preciso completar mais quanto pra entregarem | posso encomendar só 20 docinhos | fazem só dez brigadeiros ou tem que ser mais | uma fatia de bolo dá pra mandar | vendem menos que um cento
dá pra comprar só uma marmita por entrega | quero meia dúzia de empadas, fazem | e se meu pedido for pequenininho | qual o menor pedido que sai pra entrega | pra festa, o mínimo são quantos
meu pedido deu 18 reais e não passou | juntando com a vizinha dá pra vocês trazerem | só um pudim vocês trazem | tem limite pra baixo no pedido | se pegar no balcão pode ser qualquer coisinha
o pedido da empresa tem que ser de quantas pessoas pra cima | compro pouquinho, vale a pena vocês virem | preciso de apenas cinco bem-casados | faz encomenda pequena | quanto tenho que gastar
is there a minimum for delivery | can I order just one sandwich | hay compra mínima para el envío | puedo pedir una sola empanada

# reclamacao-comida
! reclamação, pedido errado, comida fria, atraso, item faltando, problema com o pedido
minha pizza chegou gelada | veio faltando a coca | pedi frango e mandaram carne | faz duas horas e nada da janta | achei um cabelo no prato | o lanche veio todo revirado | tá cru por dentro
o refrigerante veio quente e aberto | passei mal depois de comer aí | veio sem a batata que eu paguei | o motoboy foi grosso | o bolo veio com o nome errado | a coxinha tava azeda
o entregador não acha minha casa e foi embora | esqueceram o molho | a comida tava muito salgada | pedi sem cebola e veio cheio | vocês erraram o meu pedido
tô esperando desde as sete e as crianças com fome | vazou tudo na sacola | o pão tava mofado | o açaí chegou uma sopa | o garçom me ignorou a noite toda | cobraram uma cerveja que não tomei
paguei e não veio nada | a porção veio muito menor que na foto | o bolo chegou amassado e a festa é daqui a pouco | quero meu dinheiro de volta do lanche | tinha um bicho na salada
que decepção o jantar de ontem | mandaram pro endereço errado minha pizza | my food arrived cold | you sent the wrong burger | la comida llegó fría | me falta una parte de lo que pedí

# reserva-mesa
! reserva, reservar mesa, mesa, reservas, lugar, fila de espera
quero garantir lugar pra quatro hoje à noite | precisa marcar antes ou é só chegar | somos doze, cabe todo mundo junto | tá muito cheio aí agora | se eu for sem avisar fico esperando
sábado à noite tem fila | vou levar minha esposa pra jantar, guarda um cantinho pra dois | quanto tempo vcs seguram se eu atrasar | tem lugar do lado de fora | queria sentar perto da janela
dá pra juntar pra vinte pessoas | dia dos namorados ainda tem vaga | vou com a família no domingo, consigo sentar | tem espaço pra carrinho de bebê do lado da gente
preciso desmarcar o jantar de hoje | vamos ser seis em vez de quatro hoje à noite | até que horas vcs marcam | cobram pra deixar marcado | meio-dia lota? | vai um pessoal do trabalho, uns quinze
é por ordem de chegada | tem um lugar mais reservado pra conversar de negócio | pedido de casamento, queria um cantinho especial | marca aí pra mim às oito
chegaremos umas nove da noite, cinco adultos | dá pra sentar na varanda | em feriado vale a pena marcar antes | tô na porta e tá lotado, quanto demora | vou atrasar vinte minutos, não deem meu lugar
é tranquilo ir sem combinar antes | I'd like a table for four tonight | do I need to book in advance for dinner | quiero reservar para dos personas | hay lugar para esta noche

# aniversario-no-local
! aniversário, aniversariante, comemorar, comemoração, cortesia para aniversariante, festa no local
vou fazer quarenta anos e quero juntar o povo aí | o que ganha quem faz anos | minha mãe completa mais uma primavera sábado, queremos ir aí | tem alguma coisa grátis pra quem tá ficando mais velho
os garçons cantam parabéns | dá pra enfeitar o canto com balões | podemos levar bexiga e faixa | dá pra fechar o salão pra uma festa | quero festejar com uns 30 amigos
tem espaço separado pra festinha de criança | quanto fica pra fazer a festa da minha filha aí | aluga o espaço pra confraternização | fim de ano da firma, cabem 50 no salão
a gente pode colocar uma musiquinha nossa na festa | tem pacote fechado por pessoa pra festa | despedida de solteira fazem aí | chá de bebê no restaurante de vocês
nossas bodas de prata serão em junho, dá pra jantar com 40 pessoas | aniversariante não paga rodízio | faço anos dia 10, tem desconto | é niver do meu namorado, vocês fazem alguma surpresa
jantar de formatura da turma | batizado domingo, queremos almoçar todos aí depois | levo documento pra provar que faço anos | vale no mês todo ou só no dia que eu nasci
precisa ir quantos amigos pra eu ganhar o meu | jantar de noivado com as duas famílias | dá pra cantar parabéns com vela aí | quero alugar só a área de cima pro meu niver
pode fazer confraternização de turma aí | can we have a birthday party at your place | does the birthday person get anything free | hay algo gratis para el cumpleañero | quiero festejar mi cumple ahí

# levar-bolo-rolha
! bolo de fora, taxa de rolha, rolha, levar bolo, trazer bebida, vinho de fora
posso entrar com torta que comprei em outro lugar | cobram se eu trouxer minha garrafa | minha tia vai fazer o doce do parabéns, deixam | ganhei um vinho bom e queria abrir aí
posso levar meu espumante pra brindar | vocês guardam na geladeira a torta até a hora do parabéns | vcs emprestam pratinhos e faca pra cortar | quanto é pra abrir a garrafa que eu levar
comida de fora é proibido? | meu filho é alérgico, posso trazer a marmitinha dele | dá pra trazer o bolo da festa já pronto de casa | levo docinhos pra por na mesa, tem problema
posso levar cerveja própria | tem que comprar o bolo com vocês ou posso levar | cada vinho meu paga à parte | cobram por fatia pra servir o que eu levo
quero comemorar aí mas o doce é da minha confeiteira | uísque do meu sogro, pode beber aí | levo minha papinha e a mamadeira, esquentam | deixam a gente entrar com refrigerante
trago o panetone de casa pra confraternização, ok? | tem cobrança se a gente levar a sobremesa | posso chegar antes e deixar a torta na geladeira de vocês | duas garrafas minhas, quanto pagaria
vinho especial de coleção, vocês servem nas taças | posso consumir aí lanche de outro lugar | meu amigo quer pizza de outro canto, pode comer na mesma mesa
vela e fósforo vcs têm pro parabéns do doce que vou levar | isenta a cobrança da garrafa em algum dia | tem algum custo pra cortar a torta que levarmos | can I bring my own cake
what's the corkage fee for wine | cuánto es el descorche | puedo llevar mi propia torta

# espaco-kids
! espaço kids, brinquedoteca, parquinho, área infantil, cadeirão, monitora, crianças
tem onde os pequenos brincarem enquanto a gente come | meu bebê de oito meses senta onde | tem alguém que olhe os meninos | meus filhos não param quietos, tem distração pra eles
tem piscina de bolinha | lugar pra levar molecada | tem trocador no banheiro | é bom ir com bebê | tem prato pequeno pro meu filho | menu pra menorzinho tem | tem pula-pula | cobra pra brincar
de que idade até que idade pode brincar lá | a menina que cuida fica todos os dias | dá pra ficar de olho nele da mesa | tem lápis e papel de desenhar | tenho três pestinhas, eles se divertem aí
tem escorregador | minha neta enjoa de ficar sentada, tem o que fazer | o lugar é seguro pra quem tá aprendendo a andar | tem cadeirinha alta pra neném | os brinquedos são limpos sempre
aos domingos tem recreador | tem pintura de rosto ou palhaço | quero jantar sossegada com marido e dois pequenos | videogame pros maiores tem | tem um cantinho pra amamentar
posso deixar minha filha brincando sozinha | é fechado ou ao ar livre a parte de brincar | criançada é bem-vinda | is there a play area for kids | do you have a high chair
tienen juegos para los niños | hay silla para bebé

# musica-ao-vivo
! música ao vivo, couvert artístico, show, banda, voz e violão, samba, karaokê, pagode
vai ter alguém cantando hoje | que dia tem sambinha | quem toca aí no sábado | o que rola na sexta à noite | cobram couvert | tem sertanejo | dá pra dançar | tem DJ | que horas começa o som
é muito barulho pra conversar? | gosto de um forrozinho com cerveja, tem dia certo | tem rock em algum dia | roda de choro tem domingo | qual a programação do fim de semana
paga pra entrar quando tem cantor | tem microfone aberto pra cliente cantar | queria um lugar animado hoje | lugar tranquilo sem som alto, que dia é | meu primo é cantor, como faz pra tocar aí
sou músico, vcs contratam | a atração de hoje é qual | até que horas vai a cantoria | no almoço de domingo tem alguém tocando | é MPB ou o quê | tem aquele dia de soltar a voz
se eu chegar antes pago pelo artista também | tem jazz | o violeiro vem toda semana | noite de flashback tem | tá rolando um agito hoje | do you have live bands | is there a cover charge for the music
hay música en vivo hoy | qué noche tocan samba

# tv-futebol
! futebol, jogo, transmissão, telão, TV, campeonato, final
vai passar o Corinthians aí | dá pra ver a seleção com cerveja | onde vejo o clássico de domingo | vcs colocam a luta do UFC | passa a Libertadores | tem tela grande pra torcer
quero ver meu time com a galera | tem televisão aí | passa corrida de Fórmula 1 | que horas abrem no dia da Copa | posso ir com a camisa do meu time | passa os dois ao mesmo tempo, Fla e Vasco
abre mais cedo pra ver o Brasil | tem som na hora da partida | é torcida mista | assinam o Premiere | dá pra ver a Champions de tarde | hoje tem decisão, guardam um lugar na frente da tela
passa NBA ou Super Bowl | vôlei feminino passa | em dia de partida cobra consumação | a partida vai ser exibida no bar | dia de Brasil tem promoção de chope
quero secar o rival tomando umas, vai passar | tem espaço de fora com tela | coloca no canal se eu pedir | meu pai é doido por bola, dá pra assistir almoçando | o Grenal vai ser transmitido
quantas telas tem no salão | tem bolão | are you showing the match tonight | can we watch the game there | pasan el partido | hay pantalla para ver fútbol

# rodizio
! rodízio, à vontade, coma à vontade, valor por pessoa, preço por pessoa, crianças pagam
quanto pra comer até não aguentar mais | paga um só e come de tudo | é livre, pode repetir quantas vezes quiser | quanto é por cabeça pra comer sem limite | menino de seis anos paga inteira
meu filho de 4 anos paga pra comer aí | que carnes passam na mesa | tem sushi livre | tem noite de massas e pizzas sem limite | sobremesa tá inclusa | a bebida é por fora
só minha esposa quer, eu posso pedir à la carte | na mesma mesa todo mundo tem que pegar o livre | final de semana é mais caro o livre | cobra se deixar sobra no prato
quantos sabores passam na noite da pizza | tem tempo máximo pra ficar comendo | bariátrico paga metade | idoso tem desconto pra comer sem limite | picanha e costela estão no preço
dá pra dividir o livre entre duas pessoas | passa camarão também | homem e mulher pagam igual | qual dia é mais barato pra comer sem parar | tô com uma fome de leão, vale a pena
a salada e os quentes fazem parte | temaki entra no livre | até que horas servem o livre | caldos e sopas sem limite tem no inverno | posso levar o que sobrou do livre | how much is all you can eat
do kids pay for the unlimited meat | cuánto cuesta el tenedor libre | cuánto sale por persona comer todo

# happy-hour
! happy hour, promoção de chope, dose dupla, double drink, fim de tarde
tem chope em dobro | depois do serviço quero tomar uma com a turma, tem desconto | que horas é o 2 por 1 | até que horas vale a caipirinha dobrada | quinta tem promoção de bebida
balde de cerveja tá quanto na promo | petisco mais barato no fim do dia | saímos às seis do escritório, o que tem de bom | pede um e ganha outro, ainda tem isso | dose dupla vale sábado
tem esquenta com preço bom | mulher bebe de graça algum dia | uma e meia dúzia de amigos depois do trampo, sai em conta? | os drinks estão pela metade que horas | vale pra qualquer drink ou só gin
promoção de chope é todo dia | chego às oito, ainda pego o preço reduzido | qual dia da semana tem cerveja barata | o pessoal da firma quer sextar aí | torre de chope com desconto tem
na segunda-feira tem alguma vantagem pra beber | batata e chope juntos com precinho tem | feriado vale a dobradinha de bebida | até as 20h é tudo pela metade?
se eu pedir dois na mesma hora posso dividir com meu amigo | qual o drink da promo de hoje | tem rodada grátis pra grupo | sextou, o que tem de promoção pra beber
começa cinco da tarde o desconto das bebidas | cerveja de garrafa entra na promo do entardecer | when is happy hour | two for one drinks tonight? | a qué hora es el dos por uno
hay promo de cerveza por la tarde

# tamanho-porcoes
! porção, porções, serve, meia porção, gramas, individual, pedaços, tamanho da pizza
esse prato dá pra dois | com uma batata a gente fica satisfeito em três | é bem servido? | vem muita comida | quantas fatias tem a grande | somos cinco, quantas pizzas peço | a família come com uma só
vem quanto de carne no hambúrguer | um só prato mata a fome de um homem grande | tem como fazer a metade | como pouco, tem um menorzinho | qual a diferença da média pra gigante
o copo de 500 é grandão | dois adultos e uma criança, o que pedir | quantas unidades vêm na caixinha de nuggets | vem quantos bolinhos | a marmita pequena enche | quantos centímetros tem a broto
dá pra dividir entre amigos | o combinado de sushi vem com quantas peças | o frango a passarinho vem inteiro | a quentinha média vem quantos gramas | sobra comida de um pra outro
a barca alimenta quantos | pra quatro pessoas comer bem, quantos pratos | a feijoada completa serve casal | o espetinho é grande | da última vez achei pouco, tem maior | um pastel sustenta
é prato de pedreiro ou de modelo | how many people does this dish feed | is the portion big enough to share | alcanza para dos este plato | cuántas porciones trae la pizza grande

# ponto-da-carne
! ponto da carne, mal passado, ao ponto, bem passado, malpassada
não gosto de sangue escorrendo no bife | quero a picanha suculenta por dentro | pode deixar torradinha | grávida não pode comer crua, faz bem assada | gosto do hambúrguer rosadinho no meio
o meu é esturricado mesmo | como vem o hambúrguer normalmente | dá pra escolher como o bife vem | minha vó só come tudo bem cozido | quero o filé vermelho por dentro | só selada por fora, fazem
o salmão pode vir grelhado em vez de cru | não quero nada cru no meu lanche | a costela desmancha | o pão mais moreninho, por favor | a pizza com a massa bem assadinha
pizza mais branquinha, sem queimar a borda | ovo com a gema mole pode | quero a gema dura | macarrão al dente ou molinho | o frango vem bem assado? tenho medo de cru
pode caprichar no fogo da minha carne | a batata mais sequinha e crocante | meu bife da outra vez veio uma sola de sapato | carne macia pra quem usa dentadura tem | prefiro a do meio termo
ancho sangrando como faço pra pedir | cada um na mesa quer de um jeito o bife, pode | o pãozinho bem clarinho, vcs separam | tartar e carpaccio são crus mesmo | I'd like my steak rare
can the burger be well done | quiero el bife jugoso | la carne bien cocida, por favor

# molhos-adicionais
! adicionais, molho, molhos, extras, bacon extra, borda recheada, tirar ingrediente, acréscimo
tira a cebola do meu | pode vir sem picles e tomate | põe mais queijo | quero dobro de hambúrguer | quanto pra colocar catupiry na beirada | manda bastante maionese verde | o ketchup vem junto ou paga
coloca leite ninho e morango a mais no meu açaí | vem sachê | dá pra trocar a batata por salada | troca o refri por suco no combo | caprichem no alho | posso montar do meu jeito
quero metade calabresa metade portuguesa | não coloca ervilha nem milho | tem pimenta da casa | vem shoyu e gengibre a mais | manda guardanapo e talher
quantos complementos posso pôr no copo de graça | sem coentro por favor | meu filho só come pão, carne e queijo | barbecue vocês têm | põe farofa a mais na quentinha
troca o feijão preto pelo carioca | um ovinho em cima, cobra quanto | quero a borda de cheddar | quero bem apimentado | sem salada nenhuma no x-burguer | leite condensado à parte, pode
separa o tempero da salada num potinho | can I get it without onions | extra cheese please, how much more | sin cebolla por favor | le puedo agregar tocino

# bebidas
! bebidas, cerveja, refrigerante, suco, vinho, chope, drinks, carta de vinhos, caipirinha
o que tem pra beber | tem coca de dois litros | vendem gelada pra levar | tem Heineken | tem sem álcool | fazem caipi de maracujá | tem chopinho artesanal | que marcas têm de garrafa
tem um bom tinto seco | água com gás tem | quais sabores de suco natural | guaraná jesus tem aí | tem refri em lata ou só de litro | tem gin tônica | whisky vcs têm | cachaça boa de Minas tem
servem espumante na taça | to de motorista hoje, o que bebo | vem bem trincando de gelo | minha filha menor de idade pode pedir drink | água de coco tem | milk shake vocês fazem | tem batida e licor
mandam birita no delivery também | de laranja é espremido na hora | tem mate e chá gelado | tubaína ou refri de garrafinha tem | a long neck tá quanto | energético vende | saquê tem
what drinks do you have | do you sell cold beer | qué hay para tomar | tienen cerveza sin alcohol

# eventos-corporativos-coffee-break
! coffee break, evento corporativo, empresas, buffet para eventos, catering, reunião, treinamento
vou ter um treinamento com 30 funcionários e preciso de lanche | servem no escritório da gente | preciso de pão de queijo, suco e bolo pra uma palestra | fazem mesa pra intervalo de congresso
fornecem lanche pra minha equipe toda semana | vem garçom e louça junto | diretoria vem visitar, quero algo caprichado na sala | cobra por pessoa pra servir na firma
emitem nota pra CNPJ e faturam em 30 dias | orçamento pra servir 80 participantes | queremos kit lanche individual pra funcionários | fim de ano da empresa, fazem jantar no nosso galpão
inauguração da minha loja, quero finger food | vocês montam mesa de frutas, sanduichinhos e café | preciso de garrafa térmica de café e biscoitos às 9h | a obra tem 40 peões, servem café da manhã lá
fazem churrasco pra confraternização fora | vcs atendem casamento com garçom e tudo | quero servir comida boa numa formatura | o sindicato vai reunir 100 pessoas, atendem
o pessoal da repartição quer lanche da tarde todo mês | tem contrato mensal de refeição pra indústria | gravação com equipe de 20, precisamos de comida o dia todo
seminário na faculdade, quero intervalo com salgado e suco | welcome coffee vcs montam | velório, preciso de um cafezinho com lanche pra família | quem monta e desmonta a mesa na minha empresa
workshop sábado, lanchinho às dez e às quinze | precisa de quantos dias pra atender um evento da firma | fazem buffet em domicílio | do you cater office meetings
we need food for a conference of fifty | hacen catering para empresas | necesito servicio de café para una reunión

# atacado-revenda-alimentos
! atacado, revenda, revendedor, fornecimento, mercados, lanchonetes, padarias, preço de atacado
tenho um mercadinho e queria vender os produtos de vocês | sou dono de cantina de escola, fornecem | quero pão todo dia pra minha hamburgueria | compro em quantidade, sai por quanto
preciso de 500 pães por dia | tenho food truck, fazem preço | quero botar os bolos de vocês na minha cafeteria | deixam em consignação | entregam de madrugada no meu comércio | tem tabela pra lojista
sou representante, queria levar pra outra cidade | minha pousada precisa de pães toda manhã | quero pegar salgado pra vender na rua | faço bico vendendo doce no trabalho, quanto por caixa
qual margem dá pra ganhar em cima | tem CNPJ precisa pra comprar mais barato | abastecem restaurante | comprando caixa fechada cai o preço | quero ser distribuidor
o asilo consome 80 pães de manhã, negociam | vendem pra quem vai vender de novo | a creche precisa de fornecedor de lanche | fazem marca própria pro meu supermercado
quero trufas pra vender na faculdade | participam de licitação da prefeitura | compro cem marmitas, tem desconto | meu bar precisa de petisco cru toda semana
sai mais barato se eu levar 50 bolos de pote | vcs põem freezer no meu ponto | entrego sorvete na praia, pego com vocês a quanto | do you sell wholesale to shops
I own a café and want to resell your bread | venden por mayor | quiero revender sus productos

# cestas-presentes-gourmet
! cesta de presente, cestas, cesta de Natal, kit presente, caixa de bombons, lembrancinha
quero presentear alguém com coisinhas gostosas | tem algo pra dar de amigo secreto de comer | monta uma com vinho e queijo pro meu sogro | lembrancinha de maternidade comestível
preciso de mimos pra 50 clientes | tem caixinha de chocolate bonita | bem-casados pra casamento fazem | quero agradecer meu médico com algo gostoso | dia dos pais, tem kit com cerveja e petisco
dia das mães, tem algo embaladinho | a empresa dá mimo no fim do ano pros funcionários, têm pacote | dá pra pôr fita e cartão | não sei o que dar, ele adora doce | caixa com docinhos finos tem
vale presente pra usar aí existe | quero dar uma garrafa e chocolates | dia do professor, algo baratinho pra dar | monta do jeito que eu quiser, com meus itens | panetone numa embalagem chique tem
tem pote de biscoito com laço | mando pra casa dela com um recado meu | kit churrasco pra presentear | visita no hospital, o que levo de gostoso | pra padrinhos de batismo, docinhos na caixinha
mimo pra cliente com a logo da minha firma | tem cachaça, doce e queijo mineiro num conjunto | noiva quer lembrança comestível pros convidados | pra mandar como pedido de desculpa, um doce bonito
embrulham pra presente a torta | tem kit de geleias e mel | do you have gift hampers | I want a box of chocolates as a gift | tienen canastas de regalo | quiero regalar chocolates

# pascoa
! Páscoa, ovo de Páscoa, ovos de chocolate, ovo de colher, colomba, bacalhau
já tem ovo de chocolate esse ano | tem daqueles que come com colherinha | até quando encomendo os ovos | qual o tamanho, 250 ou 500 gramas | tem coelhinho de chocolate | quero ovo com brinquedo dentro
ovo recheado de brigadeiro tá quanto | presente pros meus netos em abril, os de chocolate | pão doce em forma de pomba tem | kit confeiteiro pra criança enfeitar | a escola quer 200 ovinhos pequenos
vendem torta de bacalhau na sexta santa | bolinho de bacalhau vcs fazem pro feriado santo | sexta da paixão vocês têm peixe | minha namorada quer um de Kinder Bueno | tem meia casca recheada
ovo de pistache tem | barra recheada pra quem não liga pra ovo | quando sai o catálogo dos ovos desse ano | tem ovo branco | trufado vocês fazem | as cestinhas de coelho estão prontas
fico até que dia pra retirar o ovo | mini ovos pra dar aos funcionários | ovo pra adulto, com licor, existe | cenourinha de chocolate | colomba de gotas de chocolate tem
quero um ovo com o nome da minha afilhada | sobrou ovo depois da data, fica mais barato | almoço do domingo santo, aceitam encomenda de bacalhoada | do you have easter eggs
chocolate eggs with toys for kids | tienen huevos de pascua | cuánto el huevo de chocolate relleno

# natal-ano-novo-comida
! Natal, ceia, panetone, chocotone, peru, Ano Novo, réveillon, rabanada
assam meu pernil dia 24 | dá pra encomendar a comida toda do dia 24 | não quero cozinhar no fim de dezembro, fazem tudo | panettone de vocês é recheado | tem tender e chester pronto
levo o leitão e vocês assam no forno de vocês | salpicão e farofa pra noite do nascimento de Jesus | quanto sai assar uma ave grande | até que dia de dezembro aceitam pedido
dia 25 consigo pegar a comida | dia 31 vocês funcionam e fazem virada | quanto é a virada aí com comida e bebida | lentilha e arroz à grega pra passagem de ano
pão doce com frutas cristalizadas já chegou | fatia dourada, aquela com canela | tronco de chocolate vcs fazem | biscoitinho em forma de árvore | quantas pessoas a refeição da noite de festa serve
somos 10 na noite do dia 24, o que vem | torta de fim de ano, com nozes e cereja | a rosca de reis tem em janeiro | pavê pra sobremesa da família em dezembro | casinha de biscoito de gengibre fazem
que horas busco o assado no dia 24 | meu forno quebrou e o peru tá cru em casa, vcs assam | bacalhau de festa de dezembro fazem | brinde pros funcionários em dezembro, aquele bolo na lata
chocotone trufado quanto é | fecham a cozinha dia 24 que horas | meia-noite quero tudo quentinho na mesa com a família | do you take orders for Christmas dinner | can you roast my turkey
tienen pan dulce navideño | hacen la cena de nochebuena

# festa-junina-comida
! festa junina, São João, canjica, pamonha, quentão, milho verde, paçoca, arraial
tem curau | vendem milho cozido | o que tem de típico em junho | fazem munguzá | bolo de fubá e de milho pro arraiá da escola | quero comidas de caipira pra uma festa na firma
quadrilha do meu prédio, fazem kit de doces | bolo de macaxeira vcs fazem nessa época | cocada e pé de moleque tem | vinho quente vocês têm | maçã do amor vendem
monta barraquinha com comidas típicas | caldo verde e caldinho de feijão pra fogueira | amendoim torrado e pipoca | arroz doce tem esse mês | Santo Antônio tá chegando, já tem as comidas
pinhão cozido tem | cuscuz doce e pé de moleque de forno | até quando vão as comidas de junho | julho ainda tem coisas típicas | o que levo pra festinha caipira da creche | canjica branca ou amarela
quantas pamonhas vêm no pacote, doce e salgada | mingau de milho cremoso vcs têm | preciso de 100 docinhos típicos com bandeirinha | bolo decorado com fogueira e balão
cachorro-quente em quantidade pro arraial | é doce de abóbora com coco que vcs vendem em junho | fazem bombocado | tem cartucho de doce pra pescaria | do you have june festival sweets
traditional corn food for the party | tienen comidas típicas de junio | hay dulces de maíz

# pao-integral-fermentacao
! fermentação natural, levain, pão integral, integral, multigrãos, massa madre, sourdough
tem pão rústico de casca grossa | vocês têm aquele pão azedinho | tem pão que não leva fermento de pacote | quero um pão mais saudável com sementes | pão preto tem | pão de centeio
minha nutri mandou trocar o branco por outro | esse é só de farinha escura ou mistura | quantas horas a massa descansa | pão italiano vcs fazem | tem ciabatta | baguete de verdade igual da França tem
tem focaccia | pão com linhaça e aveia | quais dias tem o de casca rachada | australiano vcs fazem | pão de grãos fatiado pra sanduíche | pode fatiar pra mim o redondo
meu intestino é preso, qual pão tem fibra | é 100% ou só tem uma corzinha escura | vende o isca pra eu fazer em casa | aquele que fica dois dias fermentando | a massa é longa
o pão incha minha barriga, tem algum mais leve | tem pão de nozes e passas | pão de azeitona | qual o tamanho do filão artesanal | quanto é o pão artesanal redondo | com castanhas e grãos, pra torrada
farinha é importada ou moída na pedra | do you bake wholegrain bread | is there a naturally leavened loaf | tienen pan de masa madre | hay pan con semillas

# pao-amanhecido-doacao
! pão amanhecido, pão dormido, doação, sobras, desperdício, pão de ontem, doam
o que sobra no fim do dia vai pra onde | vendem o que não saiu mais barato | quero comprar pão velho pra fazer farinha de rosca | sou de uma ONG e recolhemos alimentos
tem saquinho de torrada do que não vendeu | no fim do expediente abaixa o preço | tô desempregado e com três filhos, dão alguma comida | a nossa igreja faz sopão, vocês ajudam com pão
preciso de pão duro pro pudim | vendem sacola surpresa com o restante do dia | tem casca e pontas pra galinha | crio porcos, vendem o resto da cozinha | jogam comida fora?
o abrigo de idosos precisa de alimentos | participam daquele aplicativo contra jogar fora | meia hora antes de fechar sai promoção | de véspera custa quanto o quilo
apoiam moradores de rua com marmita | como peço contribuição pra um bazar beneficente | vcs doam lanche pro nosso time de crianças | recolho alimentos pra famílias carentes, posso passar aí
farinha de rosca vocês vendem | ainda dá pra comer o pão que ficou de um dia pro outro | pego o que ninguém quis, tem desconto | somos da pastoral e distribuímos café da manhã na rua
patrocinam rifa de escola com uma torta | dão o que sobrou do buffet do almoço | fazem preço menor no bolo de ontem | tem cestinha de promoção de produtos quase vencendo
a creche pode buscar as sobras toda sexta | what happens to unsold bread | do you donate leftover food | venden el pan de ayer más barato | donan comida a una ONG

# degustacao
! degustação, amostra, provar, experimentar, prova de bolo, prova de doces
dá pra sentir o gosto antes de comprar | casamento em maio, queremos escolher os docinhos comendo | posso pegar um pedacinho pra ver se gosto | cobram pra gente testar os sabores
como conheço os recheios antes de fechar a festa | tem caixinha com um de cada sabor | minha noiva quer saborear antes de decidir | não sei qual sabor escolher sem comer
marcam um dia pra gente testar | se eu fechar a festa descontam a prova | tem mini bolo de teste | posso chupar uma colherzinha do sorvete antes | quantas pessoas podem ir na provinha
tem menu em sequência com vários pratinhos | manda uma unidade de cada salgado pra eu avaliar | tenho uma lanchonete, mandam mostra do produto | queria um pedaço só pra ver a massa
nunca comi cupuaçu, posso lamber um pouco antes | dá pra conhecer as cervejas em copinhos | harmonização com vinhos vocês fazem | compro um kit pequeno pra testar antes da festa
a cerimonialista vai junto escolher os sabores | vão ter brinde pra provar na feira | sem conhecer o gosto não fecho pra 200 convidados | quando vocês fazem a prova com noivos
compro um docinho só de cada tipo, pode | o queijo pode tirar uma lasquinha | tem flight de chope | recebem a gente pra comer uns bolinhos e decidir | quanto custa a caixa de prova
can I taste before ordering | do you offer a cake tasting for weddings | puedo probar antes de comprar | hacen prueba de tortas para bodas

# higiene-alvara
! higiene, vigilância sanitária, alvará, limpeza, certificado, manipulação de alimentos, dedetização
posso ver a cozinha de vocês | usam touca e luva aí | a cozinha é limpa mesmo | têm licença da prefeitura pra vender comida | vi uma barata perto do balcão
quem atende no caixa pega no pão com a mesma mão | a empresa exige documento sanitário do fornecedor | passa fiscal aí | o pessoal fez curso de boas práticas | a moça tava sem toca mexendo na comida
mosca em cima dos doces, como fica isso | a escola só compra de quem é regularizado | vocês são registrados ou fazem em casa | tem nutricionista responsável | desinfetam as verduras com quê
tô grávida, a salada é bem lavada | fazem controle de ratos | os garçons lavam as mãos | a água do gelo é filtrada | o banheiro estava nojento | preciso da papelada da saúde pra contratar vocês
posso confiar na maionese nesse calor | quando foi a última inspeção | como vocês guardam as carnes | tem selo SIF ou SIM no queijo | as bancadas são higienizadas toda hora?
cachorro andando dentro da cozinha pode isso | fiquei com medo de intoxicação, como cuidam | têm laudo de análise da comida | luva na mão que pega dinheiro não dá | do you have a health permit
can I see how clean the kitchen is | tienen habilitación sanitaria | es limpia la cocina

# cursos-culinaria
! curso, aula, workshop, oficina, aprender, curso de confeitaria, curso de pães
vocês ensinam a fazer bolo | queria saber fazer pão em casa | tem turma pra iniciante na cozinha | minha filha quer virar confeiteira, dão treino | quero vender doces e não sei nada, ensinam
passam a receita daquele bolo | oficina de pizza pra criança nas férias | queria uma tarde com amigas fazendo macarrão | quanto cobram pra ensinar | é prático, põe a mão na massa?
ganha certificado e apostila no final | pode levar pra casa o que fizer | on-line ou presencial | precisa ter experiência pra participar | quando abre a próxima turma
quero aprender a fazer ovo de colher | ensinam bico de confeitar | dá aula particular de churrasco | barista, formam | tem vivência na cozinha com o chef
quero fazer meu próprio fermento natural, me mostram como | pai e filho cozinhando juntos, tem algo assim | sushi em casa, ensinam a enrolar | são quantos encontros
os ingredientes estão inclusos no que pago pra aprender | meu marido não sabe fritar um ovo, tem algo pra ele | empresa quer uma atividade de cozinhar em equipe | aceitam estagiário que quer aprender
ensina fazer salgado pra vender | vocês vendem receitas ou dão dicas de preparo | do you teach baking classes | I want to learn to make bread | dan clases de cocina | quiero aprender a decorar tortas

# kosher-halal
! kosher, halal, judaico, muçulmano, sem porco, restrição religiosa, islâmico
minha religião não permite suíno, o que tem | sou do Islã, posso comer a carne daí | o frango foi abatido do jeito certo | vão uns clientes árabes comigo, o que podem comer
não misturo carne com leite | o gelatina da sobremesa é de porco? | adventista, não como presunto nem camarão | usam banha suína na massa | recebo visita de Israel, tem prato adequado
tem supervisão de rabino | é Ramadã, servem depois do pôr do sol | o vinho no molho me impede de comer | tem álcool na receita da sobremesa | hambúrguer sem nada de bacon e sem contato
a linguiça é só de boi? | posso pedir uma panela separada por motivo de fé | challah pra sexta-feira vcs fazem | não posso nada com sangue, nem chouriço | meu convidado é hindu e não come vaca
minha fé proíbe peixe sem escama | é chapa única pra bacon e boi | jantar de Pessach, aceitam encomenda | bolo sem licor nem rum pra família que não consome álcool
tem carne certificada pra quem reza pra Meca | a salsicha tem suíno na mistura | matzá vendem | um grupo da Turquia vem jantar, o que oferecem pra eles | por crença só como carne de abate ritual
durante jejum da igreja não como carne, o que servem | esfirra de carne é só bovina | do you have halal food | no pork please, for religious reasons | tienen comida kosher
somos musulmanes, qué podemos comer

# entrada-cachorro-restaurante
! pet friendly, cachorro, animais, pet, área externa, aceita cachorro
posso levar meu doguinho pra jantar | meu cão-guia entra junto | to passeando com o cão, dá pra sentar na calçada com ele | deixam entrar com bicho | a Mel é pequenininha e fica no colo
tem água pra ele beber | meu peludo late um pouco, tem problema | deixo ele amarrado lá fora? | quero tomar café com minha golden | entra gato na caixinha | tem lugar no quintal pra ficar com ele
porte grande também pode | tem biscoitinho pra quatro patas | não tenho com quem deixar meu vira-lata, posso ir com ele | precisa de coleira e focinheira | na parte de dentro com ar não pode né
meu pinscher vai na bolsa | a gente não vai a lugar nenhum sem nosso filho de quatro patas | brunch com dog, rola | sou alérgica a pelo, tem mesa longe deles | tem gente incomodada com bicho do lado?
papagaio no ombro pode kkk | dá pra trazer dois cães | se ele se comportar pode ficar embaixo da mesa | vcs gostam de dogs | tem espaço pro meu lulu da pomerânia | cadelinha no carrinho, liberam
na varanda aceitam bichos | meu cão de assistência tem documento, entra | aniversário do meu cão aí é possível | can I bring my dog | are pets allowed on the terrace | puedo ir con mi perro
aceptan mascotas en las mesas

# consumo-local-viagem
! consumo no local, para viagem, retirar no balcão, take away, comer aqui, embalagem
tem lugar pra sentar ou só leva | posso pegar aí eu mesmo em vez do motoboy | dá pra comer aí dentro | se eu passar aí pegar o lanche, em quanto tempo fica pronto
já deixa embalado que eu tô chegando | embala o que sobrou pra eu levar | cobram pelo isopor | posso levar meu pote de casa | to de carro, trazem na janela | tem drive
passo aí em vinte minutos, pode ir fazendo | é só balcão, sem cadeiras? | faço o pedido agora e busco na saída do trabalho | põem o lanche na sacola pra eu carregar | se for buscar tem desconto
a quentinha vem separadinha | como em pé ou tem banquinho | pega na hora ou espera muito | aviso quando estiver na porta e alguém traz | tá pronto meu lanche pra eu buscar
vem com talher descartável se levar | meu pedido do balcão tá em que nome | posso chegar e pegar sem fila | vou pegar e comer na praça | deixa separado no balcão que meu filho pega
usam embalagem que não vaza | querem que eu espere dentro ou fora | resta comida, tem marmitinha pra pôr | posso fazer o pedido agora e sentar só pra comer quando chegar | tem mesinhas na calçada
is it eat in or takeaway | can I pick up my food myself | es para llevar o se come ahí | paso a buscar el pedido yo

# mercado-hortifruti-acougue
! hortifruti, açougue, carnes, frutas, verduras, ofertas da semana, encarte, mercado
a picanha tá por quanto o quilo | qual dia chega verdura fresca | tem oferta hoje | que dia é a feira dos legumes | moem a carne duas vezes | corta o frango em pedaços pra mim
tem carne pra churrasco já temperada | quanto tá o tomate | a banana tá bonita hoje | tem peixe fresco | vocês têm leite em pó daquela marca | tem folheto com as promoções | limpam o peixe
faço a lista e vocês separam | preciso de 10 quilos de costela pra sábado | tem carvão e sal grosso | quarta da fruta tem ainda | tem mandioca descascada | quanto tá o óleo e o arroz
tem cesta básica montada | vende ovos na cartela | tem fralda e produto de limpeza aí | linguiça caseira tem | filé sem gordura, cortam em bife | chegou o feijão que tava faltando
tem abacate maduro pra hoje | bucho, fígado e língua tem | frango caipira inteiro vende | verdura já lavada e picada tem | vai quanta carne pra churrasco de 20 pessoas | how much is a kilo of steak
do you have fresh fish today | a cuánto está la carne | tienen verduras frescas

# comida-bebes-criancas
! prato kids, menu infantil, prato infantil, criança, porção infantil
meu filho de três anos come o quê aí | tem macarrãozinho na manteiga | tem prato menor pros pequenos | minha menina é enjoada, tem nugget com batata | fazem arroz, feijão e franguinho pro baixinho
os menores comem da nossa comida ou tem própria | esquenta a papinha do neném | lanche com brinquedo vem | a quentinha pro meu garoto de 5 anos, menor | o hambúrguer pequeno pra menorzinha
tem purê molinho pra quem tá começando a comer | meus gêmeos dividem um prato, pode | tem suquinho e fruta pros pequenos | sem tempero forte pro meu pequeno | algo que bebê de 1 ano coma sem sal
lanche pra levar na escola, tem lancheirinha | meu filho só come batata frita | bolachinha ou biscoito pra neném | comida divertida de carinha tem | o que pedem pros menorzinhos aí
minha neta de dois anos vai, preparam algo simples | pizza pequena de mussarela só pra ele | tem coloridinho pra menino que não come verdura | quanto é o pratinho dos pequenos
até que idade pode pedir o prato reduzido | pra quem ainda mama, tem onde esquentar mamadeira | strogonofe pouquinho pro guri | piá de seis anos come um inteiro ou tem meio
vem com sobremesa o dos baixinhos | carne picadinha pra criança, vocês fazem | do you have a kids' menu | something simple for a toddler | hay menú para niños | algo para un bebé de un año

# taxa-servico-conta
! taxa de serviço, 10%, gorjeta, couvert, dividir a conta, comanda, consumação mínima
sou obrigado a pagar os dez por cento | cobram por sentar | dá pra cada um pagar o seu | o pãozinho da entrada é cobrado | perdi o cartão de consumo | tem que gastar um tanto pra ficar
o garçom fica com o dinheirinho | veio um item na nota que não pedi | posso tirar o serviço | somos dez, separam a cobrança | não fui bem atendido e não quero pagar o extra
tem entrada pra entrar no bar | pago na mesa ou no caixa | é por ficha ou cartãozinho | pra sentar na varanda paga mais | se eu só tomar uma água posso ficar | o valor já vem com o extra do garçom
quanto é a entrada do bar sem consumir | racha entre a galera no cartão | por que veio mais caro que no menu | deu quanto a nossa mesa ontem, acho que erraram | preço é o mesmo na mesa e no balcão
quero dar um agrado pra moça que atendeu no pix | mulher paga menos pra entrar | fecha a minha por favor | vale refeição paga o serviço também | cartão perdido paga multa de quanto
o que é esse couvert na conta | convertem a entrada em bebida | tem consumo obrigatório na beira da piscina | is service included in the bill | can we split the check | está incluida la propina
cobran cubierto
`;
