// Places to stay: what customers ask, by topic (form: ../topic-index.ts).

export const HOSPEDAGEM = `
# check-in-horario
! check-in, horário de entrada, entrada, a partir das 14h, checkin
a partir de que horas posso entrar no quarto | a diária começa quando | que horas libera o quarto | chego por volta das três, já tá liberado | meu voo pousa meio-dia, quando pego a chave
até que horas posso me apresentar na recepção | o quarto fica pronto a que horas | qual é a hora normal de chegada | quando a gente pode ocupar o apartamento
vou sair cedo de casa, chego aí que horas pra já me instalar | que horas entro no sábado | vou chegar às 16h, tudo certo | o chalé fica disponível a partir de quando
a que horas posso pegar as chaves da casa | como faço pra entrar na casa quando chegar | tem alguém na recepção à tarde | quero planejar a viagem, desde que hora posso me hospedar
preciso fazer ficha na chegada | precisa preencher cadastro antes de chegar | faço o registro pelo celular | o que preciso mostrar quando chegar no balcão | quem me recebe quando eu chegar no apê
tem senha na porta ou chave | no domingo a hora de entrar é a mesma | posso fazer a ficha de hóspede on-line | chegamos na hora do almoço, já entramos | dia 10 entro que horas
quando vcs recebem os hóspedes | é depois das duas que pode entrar? | qual o horário pra dar entrada | what time can we get into the room | when does check-in start
a qué hora puedo entrar a la habitación | desde qué hora entregan la llave

# early-check-in
! early check-in, entrada antecipada, chegar mais cedo, check-in antecipado
meu ônibus chega às seis da manhã, posso ir pro quarto | vou chegar bem cedinho, tenho que esperar | chego de madrugada antes da diária começar, como faço | pago a mais pra entrar de manhã
consigo o quarto às 9h | o voo pousa às sete e tô com criança pequena, dá um jeito | dá pra liberar antes | posso pelo menos tomar um banho quando chegar cedo
se o quarto estiver vago eu entro antes do horário | quanto custa entrar antes do meio-dia | vou passar a noite viajando e quero deitar logo que chegar | chegando às 8 já posso tomar café da manhã aí
preciso pagar mais uma noite se eu chegar de manhãzinha | é possível antecipar minha entrada | podem deixar meu quarto pronto pras dez | tem casamento ao meio-dia e preciso me arrumar no quarto antes
minha mãe idosa vai chegar cansada de manhã, consegue acomodar | chego antes da hora, onde fico | reunião às onze, queria me trocar antes no quarto | meia diária pra quem chega cedo
quanto antes conseguimos entrar | se ninguém dormir lá na véspera dá pra entrar mais cedo | vamos sair 4h da matina e chegar às 8 aí | desembarco cedo no aeroporto, posso ir direto e já entrar
me avisam se o quarto ficar pronto antes | queria adiantar a chegada pra manhã | como garanto entrada às 7 da manhã | a gente dirige a noite toda e chega exausto ao amanhecer
entrar antes das 14 tem custo | posso usar a piscina enquanto o quarto não fica pronto | can we get the room in the morning | we land at 6am, any chance to enter earlier | podemos entrar más temprano
llegamos a las 8 de la mañana, nos dan el cuarto

# chegada-tarde-noite
! recepção 24 horas, chegada tarde, chegada noturna, madrugada, late arrival, portaria
vou chegar lá pela meia-noite | meu voo atrasou, chego só às duas da manhã | tem gente pra me receber de noite | o portão fica trancado que horas | se eu chegar depois das onze consigo entrar
o ônibus só chega 1h | fico preso na estrada, devo chegar de noitão | saio do trabalho às 18h e são 6 horas de viagem até aí | posso chegar a qualquer hora | não percam minha reserva, vou demorar
como pego a chave se não tiver ninguém | toca campainha se estiver fechado | tem alguém acordado a noite toda | posso sair pra balada e voltar às 4 | tem toque de recolher
até que horas vcs me esperam | chegaremos bem depois do jantar | pneu furou, vamos chegar só depois da meia-noite | tem porteiro à noite | depois das 22h tem taxa pra receber
vou pegar o último voo do dia | chego tarde com duas crianças dormindo | deixa a chave em algum lugar pra mim | entro sozinho com código de noite | a recepção fecha | cês ficam abertos direto
quero avisar que só vou chegar por volta das 23h30 | o trânsito da descida da serra tá parado, segurem o quarto | consigo comer algo se chegar tarde da noite | é perigoso chegar aí à noite
we're arriving after midnight | is anyone there at night to let us in | llegamos a la una de la madrugada | hay recepción toda la noche

# check-out-horario
! check-out, saída, horário de saída, checkout, até as 12h, diária encerra
até que horas tenho que desocupar | que horas entrego a chave | quando acaba a diária | preciso sair do quarto que horas | no último dia posso dormir até que horas | meio-dia ou onze horas?
onde deixo a chave quando for embora | vou embora de madrugada, como faço | saio às cinco da manhã, tem alguém pra fechar a conta | preciso lavar a louça antes de ir embora
tenho que avisar quando sair da casa | que horas passa a camareira no dia que vamos embora | como é o procedimento na hora de ir embora | vistoriam o quarto na hora de ir
posso fechar a conta na véspera | meu voo é às 13, até quando fico | se passar dez minutinhos cobra | domingo a gente entrega o chalé que horas | acerto os gastos do frigobar quando
o que faço com o lixo ao ir embora | a hora de ir embora é rígida | vou mais cedo que o previsto, devolvem uma noite | tem que arrumar a cama antes de ir | deixar o apartamento até quando
qual o prazo pra liberar o quarto | quero tomar o desjejum e depois entregar o quarto, dá tempo | preciso passar no balcão pra ir embora | que horas a gente tem que vazar
a chave deixo na porta ou na caixinha | acordo tarde, que horas é o limite do quarto | what time do we have to leave | when is check-out | a qué hora hay que dejar la habitación
hasta qué hora puedo estar en el cuarto

# late-check-out
! late check-out, saída tardia, prorrogar, saída estendida, ficar até mais tarde
dá pra ficar umas horas a mais no último dia | meu voo é só de noite, posso continuar no quarto | quanto cobram pra sair às 18h | queria aproveitar a praia no domingo e tomar banho depois antes de ir
se não tiver outro hóspede a gente fica mais um pouco | dá uma esticadinha até as três | meia diária a mais pra ficar a tarde | o ônibus é só às 20h | pode sair depois do almoço
preciso do quarto até as quatro | a noiva precisa se arrumar até mais tarde no quarto | meu bebê dorme depois do almoço, posso sair às 15 | quero mais um dia, tem vaga
consigo estender até segunda de manhã | uma horinha de tolerância vocês dão | aceitam que eu saia depois do horário | pago quanto pra ficar mais duas horas | na alta temporada dá pra sair tarde
quero dormir até tarde no domingo e sair com calma | feriado, todo mundo sai no fim do dia, pode | posso esticar minha estadia | estou passando mal, não consigo sair agora do quarto
se for só até 14h é de graça | depende da ocupação ficar mais tempo? | aproveitar o domingo inteiro e ir embora à noite | quando confirmo se posso ficar além da hora
o banho de despedida dá pra tomar depois do meio-dia | o que acontece se eu sair atrasado | perdemos o voo, conseguimos ficar no mesmo quarto | ainda não fiz as malas, me dá mais um tempo
can we keep the room until evening | how much to stay a few more hours | podemos quedarnos hasta la tarde | se puede salir más tarde

# guarda-malas
! bagagem, malas, guarda-volumes, guardar malas, maleiro, depósito de bagagem
posso largar minhas coisas aí enquanto passeio | já saí do quarto mas só viajo à noite, onde deixo tudo | chego cedo e queria só deixar as mochilas | tem onde trancar minhas coisas
cobra pra ficar com as coisas o dia todo | esqueci minha mochila, vocês seguraram | tem armário com cadeado | meu trem é às 22h e não quero andar carregado | tem prancha de surf, onde guardo
deixo aí e busco no fim do dia | vou pra uma ilha dois dias, podem ficar com uma parte das coisas | é seguro deixar notebook com vocês | o carrinho do bebê pode ficar no balcão
não sou hóspede, posso deixar uma mochila | tem carregador pra levar as coisas até o quarto | as sacolas de compra podem ficar aí até eu ir pro aeroporto | quantos volumes posso largar aí
a bike desmontada fica onde | mandei uma caixa pelo correio, recebem antes de eu chegar | chega uma encomenda minha aí antes, podem ficar com ela | depois de sair do quarto quero ir na praia sem peso
tem lugar pros equipamentos de mergulho | até que horas posso voltar pra pegar minhas coisas | meu mochilão fica aonde no quarto coletivo | preciso deixar minha mala de um dia pro outro
ajudam a subir com as coisas | deixo tudo aí e faço o passeio | instrumento musical grande, tem onde guardar | locker vem com chave | tem custo por volume | can we leave our bags after leaving
is there luggage storage | puedo dejar las valijas | dónde dejo el equipaje mientras paseo

# cafe-da-manha-hotel
! café da manhã, café incluso, desjejum, buffet de café, breakfast
a primeira refeição tá no preço | que horas começa a comida de manhã | saio às cinco pro passeio, dá pra comer antes | até que horas posso descer pra comer de manhã
o que servem quando a gente acorda | vem com alguma refeição a diária | posso pedir pra trazer na cama de manhã | tem pão, fruta, ovo, essas coisas de manhã
meu filho é alérgico a leite, o que come de manhã | acordo tarde, perco o rango da manhã | quem não é hóspede pode tomar | quanto pagaria pra minha visita tomar com a gente
sem a refeição da manhã fica mais barato | preparam um lanche pra levar se eu sair cedo | no airbnb vem algo pra comer de manhã | é servido no quarto ou no salão | tem tapioca feita na hora
domingo estica até mais tarde a mesa matinal | to incluso o pãozinho da manhã na reserva | tem alguma coisa pra diabético de manhã | até as dez ou até as onze servem | o café é simples ou farto
meu marido é viciado em cafezinho, tem logo cedo | comem à vontade de manhã? | ovos mexidos feitos na hora tem | tem produto da roça na mesa de manhã
chegamos às nove, podemos comer já no primeiro dia | no dia de ir embora ainda tem a refeição | posso dispensar a refeição da manhã e pagar menos | como é o café de vcs | is breakfast included
what time is breakfast served | el desayuno está incluido | a qué hora es el desayuno

# pensao-refeicoes
! meia pensão, pensão completa, all inclusive, refeições, almoço incluso, jantar incluso
além da manhã, servem outras comidas no preço | dá pra jantar aí | tudo incluso, bebida também | o pacote tem todas as comidas | se eu quiser comer aí à noite pago separado
o que tá no preço de comer e beber | vou passar o dia na pousada, onde como ao meio-dia | não quero sair pra procurar restaurante à noite | quantas vezes por dia tem comida inclusa
hospedagem com as três comidas fica quanto | lanche da tarde tá no preço | a cerveja entra no pacote | drinks livres na piscina | posso incluir só a janta | qual pacote compensa mais com comida
quem chega à tarde já janta no primeiro dia | crianças comem de graça | o fim de semana com comida sai quanto por casal | se eu não almoçar descontam | servem comida caseira de fazenda, tá incluso?
frigobar tá no pacote | vem com refri e água | a janta é self-service ou prato | o sistema é só dormir ou tem comida | tem ceia | somos 20 do retiro, precisamos de todas as comidas
não tem nada perto, como a gente come | minha mãe precisa de dieta, fazem as comidas pra ela | que horas sai a janta | com alimentação e sem, qual a diferença de preço | is dinner included in the rate
do you have an all inclusive plan | incluye almuerzo y cena | es con todo incluido

# tipos-de-quarto
! tipos de quarto, suíte, chalé, standard, luxo, apartamento, acomodações, categorias
qual a diferença entre o mais barato e o mais caro | tem quarto pra família | quero um com banheiro só nosso | divide com outras pessoas | como são os dormitórios | me manda foto de onde vou dormir
tem um maior com sala | tem banheira ou hidro | queria um mais espaçoso | só mulheres no quarto coletivo tem | tem casinha separada | dois quartos que se comunicam | o térreo é melhor que o de cima
qual você recomenda pra casal com dois filhos | quantos metros tem | tem quarto individual | somos quatro amigos, um só quarto serve | quantos cômodos tem a casa | o banheiro é dentro do quarto
beliche ou cama normal | quais ainda estão livres | qual deles é o mais novo reformado | o mais simples tem o quê dentro | quero o melhor que vocês tiverem | a master tem o que de diferente
tem apê com dois dormitórios | é quarto com janela | no hostel dorme quantos juntos | loft ou estúdio tem | é grande ou apertadinho | what kinds of rooms do you have
is the bathroom shared or private | qué tipos de habitación hay | tienen habitación familiar con baño

# camas-berco-cama-extra
! cama extra, berço, cama de casal, camas de solteiro, king, queen, colchão, beliche
onde meu neném vai dormir | dá pra pôr mais um colchonete pro menino | somos duas amigas, queremos separadas pra dormir | tem lugarzinho pra recém-nascido dormir
minha sogra vai junto, cabe ela no quarto pra dormir | vcs juntam as duas e fazem uma de casal | quanto pra colocar mais um lugar de dormir | meu marido é alto, cabe deitado | colchão é duro ou mole
tenho problema de coluna, é bom de deitar | tem cercadinho portátil | meu filho de 3 anos cai se não tiver grade | tem sofá que vira cama | três irmãos, cada um dorme separado
eu e um colega de trabalho, não vamos dormir juntos né | o box é de mola | travesseiro mais baixo tem | tem rede pra dormir | colchão inflável aceitam que eu leve | vem lençol pro lugar do bebê
o quarto pra quatro é como, pra dormir | cobram pelo bercinho | dois casais no mesmo quarto, tem onde dormir | sou grandalhão, aguenta meu peso | preciso de grade de proteção pro guri
dorme bem na parte de cima do beliche | qual o tamanho da de casal | quero uma de casal e uma de solteiro | o bebê pode dormir conosco ou precisa levar algo | almofada antialérgica tem
can you add a crib to the room | we want separate beds | tienen cuna para bebé | queremos camas separadas

# numero-hospedes
! capacidade, número de hóspedes, quantas pessoas, lotação máxima, acomoda até
cabe a família toda | somos oito, dá na casa | dá pra levar mais dois amigos | o máximo é quantos | se for mais um, tem problema | a casa de vocês aguenta uma turma de quinze
éramos quatro agora somos cinco | dormem quantos no chalé | posso botar seis num quarto de quatro | pago por cabeça ou pela casa | vai um primo de última hora, como faz
bebê conta como gente na reserva | cabem três adultos e dois meninos | vamos em três casais | quantos apartamentos preciso pra 11 | uma pessoa só, paga menos | vou sozinho, tem pra um
a casa inteira é só nossa | quantos dormem na casa de praia | cobra quanto por cabeça a mais | é proibido levar gente além da reserva | preciso informar os nomes de todos
fomos dez no ano passado e coube, agora somos doze | dois quartos bastam pra sete | vai ter gente que só passa o dia, conta | dá pra excursão de 40 | família grande com avó e tudo, tem espaço
meu casal de amigos decidiu ir junto, aumenta quanto | no máximo quantos por apartamento | aceita 5 na suíte | how many people can sleep there | can we be six in the house
cuántas personas entran en la cabaña | somos siete, alcanza la casa

# criancas-tarifa
! crianças, criança, cortesia até, idade, tarifa infantil, menores
meu filho de cinco anos paga | a partir de que idade cobra | bebê de colo paga alguma coisa | os meninos ficam de graça no nosso quarto | tenho gêmeos de 3, quanto aumenta
o de 12 é considerado adulto | quanto sai pra casal com filho de 7 | levo minha neta de 2 aninhos, tem custo | adolescente paga inteira | dois pequenos na mesma cama com a gente, cobra
até quantos anos é free | meu guri de 6 faz 7 na viagem, como fica | aceitam os pequenos ou é só pra adultos | a molecada tem desconto | tem recreação pros filhos
tem monitor pra brincar com a criançada | meu filho de 9 e minha filha de 4, dá quanto tudo | o nenê não ocupa cama, cobra mesmo assim | é lugar bom pra ir com os pequenos
pago por filho ou só pelo quarto | tem parquinho na pousada | só um dos filhos não paga, e o segundo | recém-nascido conta | é adults only | na refeição os pequenos pagam quanto
um adulto e duas filhas, preço | filho de 10 na cama de baixo, valor | sobrinho de 8 vai comigo, quanto acrescenta | enteado de 15 paga como adulto? | meia pra estudante criança existe
do children stay free | how much for a 6 year old | los niños pagan | desde qué edad cobran

# pets-hotel
! pet friendly, animais de estimação, cachorro, gato, pet, taxa pet
posso levar meu peludo na viagem | a Nina vai junto, é uma shih-tzu | hospedam a gente junto com bicho | não viajo sem meu vira-lata | cobram a mais pelo meu companheiro de quatro patas
ele pesa 30 quilos, pode | onde ele dorme | tem espaço cercado pra ele correr | pode deixar sozinho no quarto enquanto almoço | ele pode subir na cama | tenho dois felinos, aceitam
a calopsita pode ir | tem vasilha e caminha pra ele | tem que apresentar carteirinha de vacina do bicho | ele pode ir na piscina comigo | se ele estragar algo pago | meu buldogue ronca, incomoda?
cão-guia entra né | a praia aí deixa levar bicho | pode na área do café da manhã com ele no colo | quantos bichinhos por quarto | coelho na gaiola pode | não tenho com quem deixar meu dog
é gradeado, ele foge fácil | os donos da casa têm bicho? tenho medo | sou alérgica a pelo, o quarto é limpo disso | porte grande paga quanto | viagem com filhotinho que ainda faz xixi | tem canil aí
aceitam meu doguinho idoso | can we bring our dog | do you charge extra for pets | puedo llevar mi perro | aceptan mascotas en la cabaña

# preco-diaria
! diária, diárias, tarifa, tarifas, valor da diária, preço por noite
quanto é pra dormir uma noite | quanto fica pra dois de sexta a domingo | qto tá o fim de semana pro casal | preço pra três noites em julho | tô procurando um lugar barato pra passar a noite
de 10 a 15 de março dá quanto | qual quarto sai mais em conta | cobram por pessoa ou por quarto | me passa os valores | quanto custa ficar aí uma semana | meio de semana é mais barato
se eu ficar cinco noites tem desconto | é caro se hospedar aí | preço do chalé pro casal | vi um valor no site de reservas, direto sai menos | quanto sai pra família de quatro
tem promoção pra esse mês | fica quanto cada um se formos em seis | quanto cobram a cama no quarto coletivo | de segunda a quinta qual o preço | já com tudo incluso fica em quanto o quarto
dormir hoje, quanto | viajo a trabalho, preço pra uma pessoa só | faz um precinho pra mim, vou ficar dez noites | por quanto alugam a casa no fim de semana | qual valor da mais simples e da melhor
tem preço pra aposentado | quarto pra um adulto, uma noite, quanto | tá 300 ainda como ano passado | vocês cobrem o preço do booking | how much per night | price for two people this weekend
cuánto sale la noche | cuánto cuesta para dos personas

# disponibilidade-vagas
! disponibilidade, vagas, reserva, reservar, quarto disponível, lotado
tem quarto pra hoje | ainda tem lugar pro dia 20 | consigo dormir aí essa noite | to na estrada e preciso parar pra dormir | tá cheio no fim de semana | sobrou algum chalé
quero garantir o meu lugar em janeiro | como faço pra fechar a hospedagem | tem alguma coisa livre de 5 a 8 | cabe um casal amanhã | no site diz esgotado, é verdade | se alguém desistir me avisa
sem reservar posso chegar direto | vocês têm pra quatro pessoas em outubro | quero me hospedar aí, o que preciso mandar pra garantir | a casa tá livre na segunda quinzena
vou pra um show na cidade, tem onde eu ficar dia 14 | dá pra encaixar a gente | quais datas estão abertas em setembro | fechei a viagem, quero confirmar meu lugar | fiz pelo booking, chegou aí
me confirmem se caiu minha hospedagem | o temporal alagou minha casa, preciso de um lugar agora | todos os hotéis cheios, vcs têm algum cantinho | segura um pra mim até amanhã
abriu agenda do ano que vem | o calendário do aluguel tá atualizado | tem pra domingo só uma noite | lista de espera existe | quero ir com a patroa no próximo fds, rola
do you have a room for tonight | any vacancy next weekend | hay lugar para hoy | tienen disponible en enero

# alta-temporada-pacotes
! alta temporada, feriado, réveillon, Ano Novo, Carnaval, pacote, férias, Natal
quanto fica a virada do ano aí | passar o bloquinho e a folia na cidade, quantas noites | queria ir na Semana Santa | em julho com as crianças sem aula é mais caro | tem festa no dia 31
a ceia do dia 24 tem na pousada | no Corpus Christi como funciona | quando abre venda pra virada | fevereiro na folia, quanto pro casal | quero fugir da bagunça de fevereiro, como é aí
7 de setembro fecha quantas noites | que época é mais barata | qual mês é mais vazio | quando baixa o preço | quero evitar multidão, quando ir | outubro dia das crianças tem programação
os preços de janeiro são os mesmos | tem queima de fogos perto | dia dos namorados tem preço especial | rodeio da cidade, os quartos sobem | festival de inverno, como ficam os valores
o que tá incluso nos cinco dias da virada | é obrigatório pegar os quatro dias da folia | dezembro ainda dá tempo pra virada | páscoa tem caça aos ovos pras crianças
emenda de quinta a domingo quanto | quero passar o dia 1º aí, só essa noite | Finados já tá lotado | na época da Oktoberfest quanto | até quando vai o preço de verão | how much for New Year's Eve
prices during carnival | cuánto sale fin de año | precio para carnaval

# estadia-minima
! estadia mínima, mínimo de diárias, mínimo de noites, duas diárias, uma noite
posso ficar só de sábado pra domingo | vou só dormir e seguir viagem | preciso pegar quantos dias obrigatoriamente na pousada | tem que ser o fim de semana todo | aceitam só uma dormida
no feriado me obrigam a ficar quantos dias | só queria a sexta | pra casa de temporada alugam por um dia só | não consigo sexta, só o sábado, fazem | é obrigatório três na virada
tô de passagem, saio logo cedo | de domingo pra segunda só, pode | o site não deixa reservar um dia | queria apenas um pernoite | quantos dias no mínimo em janeiro | se eu ficar menos pago igual
alugo por três dias a casa ou tem que ser semana | viajo dia 3 e volto dia 4, dá | só consegui folga no sábado | o evento é só uma noite, vou embora depois
por que o site não aceita um dia só de hospedagem | dá pra quebrar o pacote e ficar menos | se sobrar buraco na agenda alugam um dia | menos que 5 dias vocês alugam no Natal
é um bate e volta com uma dormida | fds normal precisa ser as duas | se pegar só uma fica mais caro? | dormir apenas hoje serve | qual a quantidade menor de dias que fazem
quero ficar pouquinho, só pra descansar da viagem | is there a minimum stay | can we book just one night | hay mínimo de noches | se puede alquilar por un solo día

# sinal-reserva-hotel
! sinal, depósito, 50%, garantia da reserva, pagamento antecipado, pré-pagamento
preciso pagar antes de ir | como seguro meu quarto | pago tudo aí na hora que chegar | tenho que mandar um pix pra garantir | quanto adianto pra hospedagem | o restante da hospedagem pago quando
mandei metade, como confirmo o quarto | se eu não pagar agora perco o lugar | não tenho cartão de crédito, reservo como | dá pra dividir a estadia em vezes antes de ir | tem caução da casa
cobram cheque de garantia no caso de quebrar algo | até que dia tenho que quitar o aluguel da casa | medo de golpe, como sei que a pousada existe | é seguro depositar pro dono da casa
bloqueiam valor no cartão | me manda os dados bancários pro quarto | fiz a transferência da hospedagem, segue comprovante | só tenho o dinheiro quando sair o salário, seguram a casa
a calção volta quando | pagamento da estadia é no começo ou na saída | pelo site já pago tudo antes? | quantos por cento pra segurar o chalé | o resto posso pagar em dinheiro quando chegar
não quero adiantar nada, tem como | posso parcelar o pacote da virada antes da viagem | devolvem a garantia se não quebrar nada | quanto tempo seguram o quarto sem eu pagar
fico até amanhã pra pagar a reserva | pago aí ou pelo booking | do I have to pay in advance to book | is there a security deposit | hay que pagar seña | se paga al llegar o antes

# cancelamento-reserva
! cancelamento, cancelar, reembolso, política de cancelamento, estorno, devolução
não vou mais poder viajar, e agora | meu pai internou, perco o dinheiro da pousada | quero desistir da hospedagem | devolvem o que paguei | até quando dá pra desistir sem pagar
minhas férias foram negadas no trabalho | deu positivo pra covid, como fica | o voo foi cancelado pela companhia, o que fazem | se chover posso desistir | acabei o namoro, não vamos mais
quantos dias antes pra não ter multa | recebo tudo de volta ou só parte | em quanto tempo cai o dinheiro da reserva de volta | fica de crédito se eu não for | reservei errado, dá pra desfazer
tem como reaver o adiantamento | comprei pela internet ontem e me arrependi da hospedagem | estrada interditada, não tenho como chegar | achei mais barato em outro lugar, quero sair
a reserva não reembolsável tem jeito | pode vender minha vaga pra outra pessoa | multa de quanto se eu desmarcar | grávida passou mal, não viajo mais
meu amigo desistiu, só vou eu, tem dinheiro de volta | tem seguro caso eu não consiga ir | desmarca pra mim a reserva do dia 12 | não gostei do quarto e quero ir embora antes, devolvem
imprevisto na família, o que perco | desfazer pelo booking ou com vocês | a política flexível é como | I need to cancel, do I get a refund | until when is cancellation free
quiero cancelar, me devuelven el dinero | hasta cuándo puedo anular sin cargo

# no-show
! no-show, não comparecimento, não comparecer, noshow
o que acontece se eu não aparecer | não consegui ir ontem, cobraram mesmo assim | esqueci da reserva, e agora | perdi o voo e só chego amanhã, a reserva cai
vou um dia depois do combinado, guardam o quarto | se eu faltar no primeiro dia perco os outros | dormi na estrada e não cheguei, ainda tenho o quarto | debitaram no meu cartão e nem fui
se não der as caras paga quanto | não fui e não avisei, dá pra resolver | pegamos congestionamento e só chegamos de manhã seguinte, o quarto é nosso ainda? | descontam uma noite de quem falta
o hóspede que mandei não foi, a empresa paga | até que horas esperam antes de passar pra outro | deu problema no carro e não cheguei no dia | como fica quem não aparece na data
fui direto pra casa de um amigo e não usei o quarto | meu grupo tinha dez, só foram oito, cobram os dois | cobrança de quarto que ninguém usou | se não chegar até meia-noite cancela sozinho?
não usei a primeira noite, tenho direito às outras | deixei de ir por doença e vocês ficaram com o valor | reservei sem cartão e não vou, tem problema | me ligaram cobrando uma noite que não dormi
quem falta recebe alguma coisa | avisando no mesmo dia que não vou, muda algo | vou pular a primeira noite, chego na segunda | faltei por luto, pode rever a cobrança
o que é essa taxa por não ter ido | fica queimado o nome se eu não for | what if I don't show up | I missed my first night, is the room still mine | qué pasa si no llego | no fui y me cobraron igual

# alterar-datas-reserva
! alterar data, remarcar, mudança de data, alteração de reserva, transferir reserva
posso empurrar pra semana que vem | quero ir em outro mês, dá pra trocar | peguei o dia errado | preciso passar minha chegada pra um dia depois | minhas férias mudaram, jogo a viagem pra agosto
quero ficar mais uma noite além do que reservei | dá pra tirar um dia da minha estadia | passo o dia 10 pro dia 17, pode | meu chefe me pediu pra trabalhar, adio a viagem
posso passar minha hospedagem pra minha irmã | troca o quarto de dois pra três pessoas | pago diferença se for pra outra época | quero ir antes do combinado | tem como deixar em aberto e marcar depois
até quando valem as noites que paguei | muda o nome do hóspede | quero trocar pra um quarto melhor | adia pra mim por causa da chuva | quantas vezes posso mexer nos dias
em vez de sábado vou na sexta | meu voo mudou, chego dia 6 e não 5 | em outro feriado pode usar o que já paguei | a gente queria esticar até terça | reduz pra duas noites | prorroga minha viagem
reagendar a estadia tem custo | consigo mudar de fim de semana | vou em março no lugar de fevereiro | esqueci e marquei o mês errado | podemos jogar pra frente sem perder nada | can I change my dates
we need to move the booking to next month | puedo cambiar la fecha | quiero pasar la reserva a otra semana

# day-use
! day use, dayuse, passar o dia, sem pernoite, uso diário
quero só usar a piscina e ir embora | dá pra ir só no domingo sem dormir | quanto pra ficar das nove às cinco | não vou dormir, só curtir | a família quer um dia de lazer aí
moro na cidade, posso ir só de dia | deixam entrar quem não é hóspede | vou com as crianças tomar banho de piscina, preço | tem quarto por algumas horas pra descansar
almoço tá incluso pra quem só vai de dia | posso levar isopor | quarto por período, de manhã à tarde | faço conexão longa e queria descansar umas horas | aluga o espaço de lazer por um dia
que horas pode entrar e sair quem vai só curtir | criança paga quanto pra passar a tarde | no feriado dá pra ir só de dia | meus amigos podem vir só pra curtir a cachoeira | tem ingresso
precisa reservar pra ir só nadar | churrasqueira pra quem vem só de dia, tem | somos 15 da igreja pra um domingo de piscina | clube aberto ao público | fica quanto o casal pra um dia na fazenda
o que dá direito o passaporte do dia | bate e volta na pousada | grupo de escola, um dia só | posso tomar banho no chuveiro antes de ir embora | tem armário pra quem não se hospeda
só a sauna e piscina, sem quarto | can we use the pool without staying | price for just the day | se puede pasar el día sin alojarse | cuánto por usar la pileta solo de día

# piscina-hotel
! piscina, aquecida, hidromassagem, jacuzzi, sauna, horário da piscina, piscina infantil
dá pra nadar aí | a água é quentinha | em julho dá pra entrar na água ou é gelada | posso dar um mergulho à noite | até que horas posso ficar na água | tem rasa pros pequenos | é funda
onde a gente nada é coberto ou ao ar livre | quero relaxar na hidro | tem toalha pra quem vai nadar | precisa exame médico pra mergulhar | meu filho não sabe nadar, tem salva-vidas
levo boia de braço | posso beber na borda | tem bar molhado | tem ofurô | é dividida com outros hóspedes ou só da gente | a casa tem pra gente se refrescar | a água é tratada com cloro ou sal
fica fechada algum dia pra limpar | meu cachorro nada junto? | só pode entrar de touca | toboágua tem | no dia de ir embora ainda posso nadar | se fizer frio tem o que fazer na água
quantos graus fica a água | bebê de fralda pode entrar | é de uso livre ou paga à parte | deck com espreguiçadeira pra tomar sol na água tem | cascata e bordinha infinita funciona | is the pool heated
until what time can we swim | la pileta es climatizada | hasta qué hora se puede nadar

# toalhas-roupa-de-cama
! toalhas, roupa de cama, lençóis, enxoval, troca de toalhas, travesseiro, cobertor
preciso levar o que pra me enxugar | vem com lençol ou levo de casa | tem pra banho e pra praia | quantas vezes trocam durante a estadia | queria mais um travesseirinho
faz frio de noite, tem edredom | na casa de temporada tem tudo pra cama ou tenho que carregar | o que preciso pôr na mala pra dormir e tomar banho | pode trocar, derrubei vinho na cama
tá com cheiro de mofo o que cobre a cama | minha manta não tá dando conta do frio | usei tudo depois do banho, mandam mais | alugam se eu não levar | meu filho fez xixi na cama
no hostel cobra pra emprestar pra banho | dá pra usar a do banheiro na areia | tem roupão | tem fronha extra | sou alérgico a pena | passam todo dia pra arrumar a cama
esqueci a minha de secar, arrumam uma | sabonete e xampu tem no banheiro | papel higiênico acabou, mandam | quem limpa o quarto durante os dias | preciso de coberta pra minha mãe, ela é friorenta
se manchar cobra | arrumação é diária? | tem pano de prato e tapete na casa | chalé oferece tudo de cama e banho | vão oito pessoas, tem pra todo mundo se secar | are towels and sheets provided
do I need to bring bedding | hay toallas y sábanas | tengo que llevar ropa de cama

# ar-condicionado-aquecimento
! ar-condicionado, ar condicionado, ventilador, aquecedor, lareira, climatizado
tá muito calor, como é o quarto | passo mal no calorão, refresca | faz um frio danado aí, esquenta | tem split no quarto | é só aquele de teto que gira | não durmo sem gelar o ambiente
tem onde acender fogo no chalé | lenha vem junto | como ligo pra gelar, não achei o controle | o aparelho do quarto tá pingando | não tá gelando nada aqui no quarto
de madrugada a temperatura cai muito dentro do quarto | é abafado | o quarto esquenta de tarde com o sol | cobra a mais pra gelar o quarto | a sala da casa também gela ou só os dormitórios
no hostel fica ligado a noite toda | meu bebê não pode passar calor | na serra em julho como vocês esquentam os quartos | piso aquecido tem | cobertor elétrico
minha avó é friorenta, o chalé é bem quente | paga energia à parte por gelar demais a casa | o barulho do aparelho é alto? | dá pra abrir a janela pra ventilar | é central ou cada um regula
tem umidificador, o ar é seco | tá um forno aqui dentro, mandem alguém | se faltar frio no aparelho trocam a gente de quarto | lareira é a gás ou de lenha | does the room have AC
how do you heat the cabins in winter | hay aire en la habitación | tiene calefacción la cabaña

# wifi-tv-trabalho
! wi-fi, wifi, internet, TV, televisão, netflix, home office, senha do wifi
vou trabalhar do quarto, o sinal aguenta | preciso fazer reunião por vídeo | pega bem celular aí | qual a senha pra conectar | não tô conseguindo conectar meu celular | tem mesa pra notebook no quarto
quantos mega é | caiu a conexão aqui | tem sky ou só canais abertos | dá pra assistir meu streaming | meu filho não vive sem YouTube, funciona | o sinal chega no chalé do fundo | cobra pra conectar
tem lugar sossegado pra trabalhar remoto | qual operadora pega | preciso mandar arquivo pesado, é fibra | é smart a do quarto | quero ver o jogo no quarto | no meio do mato tem sinal | tem cabo HDMI
posso imprimir um documento na recepção | tem tomada perto da cama | nômade digital, vale a pena | quero desligar do mundo, é sem sinal mesmo? | a tela do quarto não liga
cadê o controle do aparelho da sala | tem sala de reunião | a voltagem é 110 ou 220 | tenho prova online sábado, a conexão é estável | rede do quarto é fraca no segundo andar
is the connection good enough for video calls | what's the wifi password | hay internet en el cuarto | cuál es la clave del wifi

# cozinha-frigobar
! cozinha, frigobar, geladeira, fogão, micro-ondas, utensílios, churrasqueira, cozinha compartilhada
posso fazer minha própria comida | tem onde guardar a insulina gelada | dá pra assar uma carninha | preciso esquentar a mamadeira de madrugada | tem panela e prato na casa
levo mantimentos ou compro aí | tem talher, copo, essas coisas | no quarto tem onde gelar a cerveja | posso cozinhar no hostel | tem fogareiro no chalé | vem gás no botijão
quanto é a água que fica no quarto | posso pôr as coisas que comprei pra gelar | tem cafeteira e sanduicheira | liquidificador pra fazer papinha tem | tem mercado perto pra fazer compras
grelha e espeto tem aí | carvão levo ou tem | quero fazer feijão pra família, tem panela de pressão | as bebidas do quarto são cobradas | tem filtro de água potável | quem lava a louça
vegano preparando o próprio almoço, consigo | aquela área de assar carne é de cada casa ou de todos | tem pia no quarto | dá pra fazer um miojo pelo menos | tem airfryer
o bar do quarto vem cheio ou vazio | saca-rolhas e taças | quero economizar e não comer fora, tem estrutura | can we cook our own meals | is there a fridge in the room | tiene para cocinar
hay heladera en la habitación

# chuveiro-agua-quente
! chuveiro, água quente, banho quente, ducha, banheira, aquecimento solar
dá pra tomar banho quentinho | só sai fria aqui | o banho é elétrico ou a gás | é fraquinho ou tem pressão | não aguento banho gelado | quando chove e não tem sol, continua quente?
queimou aqui o do banheiro | caiu o disjuntor quando fui me lavar | demora pra esquentar no banheiro | meu bebê precisa de água morna | no camping o banho é frio | cinco pessoas tomando banho, acaba
tem limite de tempo no banho | a água tá saindo barrenta | faltou água no quarto | tem banheirinha pro neném | o box alaga | quero um banhão depois da trilha | não tem água na torneira
o registro tá duro, não regula a temperatura | de manhã cedo tem água boa pra banho | tem ducha higiênica | o ralo tá entupido | dá choque no registro | a descarga não funciona | aquece rápido?
é aquecido só com sol? | tô toda ensaboada e esfriou | no inverno o banho dá conta | banho compartilhado é quente também | is there hot water all day | the shower is cold | sale agua caliente
la ducha no calienta

# vista-varanda
! vista, vista mar, varanda, sacada, frente mar, andar alto, rede
dá pra ver o mar da janela | quero acordar olhando a montanha | tem onde sentar do lado de fora do quarto | qual é o mais bonito pra ver o pôr do sol | posso escolher um mais alto
o de trás dá pra onde | é de frente pra água | de lá se avista o quê | quero tomar um vinho ao ar livre no próprio quarto | dá pra um muro ou tem paisagem | tem lugar pra pendurar rede
queria o nascer do sol da cama | fica virado pra rua? é barulhento | tem parapeito seguro pra criança | quanto a mais paga pelo que dá pro mar | o quarto tem um quintalzinho só da gente
todos os quartos têm janela bonita | dá pra fumar do lado de fora do quarto | enxerga a cachoeira | não quero ficar olhando pro estacionamento | tem terraço | foto da paisagem que se tem do chalé
a janela abre | dá pra ver os fogos daí do quarto | quero o mais instagramável | lateral ou frontal, qual a diferença | quarto térreo com jardim | tem mesinha e cadeira pra fora
de noite vê as estrelas | fica escondido no meio das árvores ou aberto | can I get a room facing the sea | is there a balcony | se ve el mar desde el cuarto | tiene balcón

# distancia-praia-centro
! distância, localização, perto da praia, centro, metros, minutos a pé, próximo
dá pra ir a pé pro mar | quantas quadras até a areia | precisa de carro pra fazer as coisas | fica longe de tudo | qual a praia mais pertinho | tem mercado e farmácia por aí
vou num show na arena, fica longe de vocês | quanto tempo até o parque aquático | tenho consulta no hospital da cidade, é perto | dá quantos quilômetros até a cachoeira | é no miolo ou afastado
tem ônibus na porta | quanto de uber até a rodoviária | meu curso é na universidade, quanto tempo de vocês | é pé na areia | atravessa rua pra chegar no mar | caminhando com criança e cadeira, cansa
tem barzinho por perto pra sair de noite | tem metrô próximo | fica na subida? minha mãe não anda muito | a estrada até aí é de terra | tem restaurante em volta
o congresso é no centro de eventos, dá pra ir andando | quanto tempo leva até o teleférico | o bairro é bom pra turista | de bicicleta chego onde | fica do lado de qual praia | longe do burburinho
perto da balada ou não | até o ponto turístico principal demora | how far is it from the beach | can we walk to downtown | queda cerca del mar | a cuántas cuadras está el centro

# transfer-aeroporto
! transfer, traslado, aeroporto, rodoviária, shuttle, translado
como chego aí sem carro | vocês buscam a gente no desembarque | quanto dá de táxi até a pousada | o motorista espera com plaquinha | desço do ônibus e faço o quê | meu voo chega 15h20, alguém me pega
levam de volta no último dia | tem van | quanto cobram pra pegar quatro pessoas | preciso de cadeirinha no carro que vem buscar | tem uber na região | vou pousar de madrugada, tem condução
somos 12 com malas, conseguem um veículo | pegam no porto da balsa | indica um taxista de confiança | preciso estar às 5h no embarque, me levam | qual ônibus pego pra chegar aí
qual é o aeroporto mais próximo | a condução é por conta da pousada | se o avião atrasar o motorista espera | quanto tempo antes saio pro voo | não dirijo, consigo chegar | aluguel de carro, indicam
barco até a ilha, como funciona | vem buscar na parada da estrada | chamam táxi pra mim às seis da manhã | o carro que busca cabe prancha | tem condução até o parque todo dia
pego carona com outro hóspede? | é coletivo ou particular o carro que busca | can someone pick us up when we land | how do I get there from the bus station | nos pueden buscar al llegar
cómo llego desde la terminal

# estacionamento-hotel
! estacionamento, garagem, vaga, manobrista, carro
onde deixo meu veículo durante a estadia | tem lugar pra moto coberto | vamos em dois automóveis, cabem | fica na rua ou dentro | cobram pra parar | é fechado com portão
minha caminhonete é alta, entra | tem onde pôr o reboque com jet ski | viemos de ônibus de excursão, tem onde parar | carregador de elétrico tem | posso parar antes de pegar o quarto
deixo lá depois de entregar o quarto | tem câmera onde ficam os automóveis | é do lado do chalé ou longe | é coberto? granizo estraga | quanto é por dia pra deixar o automóvel
preciso reservar lugar pra picape | motorhome entra | se riscarem o meu, quem paga | tenho que deixar a chave do automóvel com vocês pra manobrar | visita pode parar dentro
caminhão baú tem onde ficar | é apertado pra manobrar | quantos automóveis por casa | tenho seguro mas é seguro aí à noite? | viajo e queria deixar o meu aí uma semana | bike tem onde prender
tem que sair da frente de outro | é perto a garagem conveniada | subir a rampa com rebaixado dá | is there a place to leave our car | do you charge for parking | dónde dejo el auto | tienen cochera

# passeios-tours
! passeios, passeio, trilha, cachoeira, mergulho, agência, guia, tour, roteiro
o que tem pra fazer por aí | o que vale a pena conhecer na região | vou ficar três dias, me dá umas dicas | vocês organizam saída de barco | tem alguém que leve a gente nas ilhas
quero fazer rapel ou tirolesa | como compro ingresso pro parque | dá pra ver baleia nessa época | o que fazer com criança quando chove | tem cavalo pra andar | tem buggy nas dunas
onde fica a lagoa azul | snorkel vcs reservam | vinícola perto dá pra visitar | quanto é a saída de escuna | queria conhecer aldeia ou quilombo | qual o lugar imperdível
alguma coisa de graça pra ver | à noite o que tem na cidade | é difícil a subida do morro pra idoso | quero pescar, tem pesqueiro ou barqueiro | dá pra ir sozinho na mata ou precisa acompanhamento
a saída de barco reservo com vocês ou lá na hora | sai daqui mesmo a van dos atrativos | parapente fazem | a balsa passa que horas | aula de surf indicam | observar pássaros, alguém leva
que museu ou feirinha abre domingo | nascer do sol na pedra, organizam | what is there to do around | can you book a boat trip for us | qué hay para hacer en la zona | organizan excursiones

# bicicletas-caiaque-praia-equipamentos
! bicicletas, caiaque, guarda-sol, cadeiras de praia, stand up, prancha, empréstimo, aluguel de equipamentos
tem bike pra dar uma volta | emprestam cadeira pra gente levar pro mar | tem alguma sombra na areia | posso remar no lago | SUP vocês têm | quanto pra pedalar uma hora
preciso levar barraca pro sol ou tem aí | tem espreguiçadeira reservada | montam pra gente na areia | tem capacete infantil | bolinha, raquete e frescobol tem | alugam prancha | colete salva-vidas tem
vara de pesca emprestam | tem cooler pra levar cerveja no mar | esqueci a cadeira, arrumam | óculos de mergulho e pé de pato | tem bike com cadeirinha | lago tem pedalinho
quantas por quarto posso pegar pra levar na areia | boia pras crianças tem | tem mesa de sinuca, pingue-pongue | jogo de tabuleiro pra quando chove | é grátis pedalar pra hóspede
as magrelas são boas, têm marcha | serviço na areia, tem atendente | patinete pra passear | baldinho e pazinha tem pras crianças | bola de vôlei e rede tem | quadriciclo alugam | do you lend bikes
are there beach chairs and umbrellas | prestan sombrillas y reposeras | alquilan kayak

# restaurante-servico-de-quarto
! restaurante, room service, serviço de quarto, jantar, bar, cozinha do hotel
quero comer sem sair da cama | dá pra pedir um lanche meia-noite | até que horas consigo comer alguma coisa aí | me traz um sanduíche no 204 | tem algo quente pra comer à noite
tem onde tomar uma cerveja aí dentro | cheguei morrendo de fome | sobem com a comida | quem não tá hospedado pode ir comer | dá pra pedir pizza de fora e receber no quarto | o que servem à noite
abre pra almoço | quero uma caipirinha na piscina | cobra taxa pra levar a comida até o quarto | tem prato pra criança na hora do jantar | domingo à noite tem comida aí | põe na conta do quarto
precisa marcar lugar pra comer à noite | tem opção vegana na cozinha de vocês | qual o ramal pra pedir comida | posso receber delivery | manda uma garrafa de água no quarto
dá pra pedir uma garrafa de vinho no quarto | chá pra dor de barriga arrumam | é caro comer aí dentro | música no jantar tem | o chef faz peixe | petiscos na beira d'água tem
quero jantar diferente com minha mulher aí | terça a cozinha abre | can I order food to my room | is there somewhere to eat at the hotel | se puede cenar ahí | traen comida al cuarto

# silencio-festas
! silêncio, lei do silêncio, barulho, festas, som alto, horário de silêncio
o vizinho tá com caixa ligada e não consigo dormir | posso fazer um churrasco com musiquinha | dá pra levar caixinha JBL | até que horas pode conversar alto | quero descansar, é sossegado aí
vamos comemorar meu niver na casa, pode | a turma é animada, tem problema | tem gritaria no quarto ao lado | pode fazer uma bagunça à noite | é perto de balada? | som automotivo pode
quero um lugar pra ouvir passarinho e mais nada | despedida de solteiro na casa, permitem | meu bebê chora de noite, alguém reclama | posso tocar violão
depois das dez pode ficar na piscina conversando | recebo multa se passar da conta no som | tem gente correndo no corredor de madrugada | os quartos têm isolamento | dá pra ouvir a rua
a obra ao lado começa cedo? | posso chamar 30 amigos pra casa à noite | DJ na casa alugada é possível | retiro de meditação, é quieto | trabalho à noite e durmo de dia, é calmo
grupo de jovens bêbados aqui, tomem providência | a casa é isolada dos vizinhos | galo canta cedo? tenho sono leve | paredes finas? | o pagode do lado acaba que horas | is it quiet at night
can we have a party in the house | se puede hacer fiesta | los vecinos hacen mucho ruido

# visitantes
! visitas, visitante, visitantes, acompanhante, não hóspedes, pessoas extras
meu irmão mora na cidade, pode vir me ver no quarto | posso subir com alguém | minha namorada pode dormir uma noite comigo | recebo amigos pra jantar na casa
conheci uma pessoa, posso levar pro quarto | minha família quer vir passar a tarde comigo | cobra se alguém subir | tem que registrar quem entra | meu colega pode me esperar na recepção
só vim sozinho mas vai chegar uma amiga | dá pra meu primo usar a piscina junto | precisa de identidade de quem vem me encontrar | cliente meu pode subir pra uma reunião
até que horas quem é de fora pode ficar | entra gente que não tá na reserva | meus pais moram perto e queriam conhecer o chalé | a babá pode entrar pra cuidar do meu filho
manicure pode ir no quarto me atender | tem problema se um amigo almoçar com a gente | posso trazer um casal de amigos pro churrasco na casa | alguém pode ficar comigo no hostel
o namorado da minha filha vem à tarde, entra | pra uma pessoa de fora dormir, quanto fica | a portaria barra quem não tá na lista | fiz reserva pra um, posso dormir com outra pessoa
é permitido receber gente | meu tio vai me buscar, entra até a porta | dou o nome de quem vem pra vocês | minha vó vem me visitar, tem cadeira de rodas pra ela entrar | gente de fora usa o lazer
can a friend come up to my room | are guests allowed to visit | puede venir un amigo a verme | puedo recibir gente en la habitación

# fumar-hotel
! fumar, fumantes, proibido fumar, não fumantes, cigarro
onde acendo meu careta | posso dar um trago na sacada | meu marido é viciado em nicotina, tem lugar | tem quarto pra quem tem esse vício | o quarto tá com cheiro de tabaco | vape pode
narguilé pode levar | charuto na varanda, algum problema | tem cinzeiro | tem multa se pitar lá dentro | detesto cheiro de fumaça, garantem um limpo | sou asmática, não posso ficar onde alguém tragou
na piscina o povo fuma? | é 420 friendly | se eu soltar fumaça na janela dispara alarme | gosto de um paiero na rede | posso pitar na área da churrasqueira | beque pode
a visita de cima joga bituca aqui | cobraram taxa de limpeza por causa de tabaco | aceitam eletrônico no quarto | onde fica o fumódromo | quarto livre de nicotina, quero | tem detector de fumaça
o hóspede anterior deixou cheiro de tabaco, troca meu quarto | incenso posso acender | é totalmente livre de fumo | na rua em frente dá pra acender um | meu pai fuma cachimbo, onde fica
posso fumar no quarto | can I smoke on the balcony | do you have smoking rooms | se puede fumar | hay lugar para fumadores

# acessibilidade-hotel
! acessibilidade, acessível, cadeirante, cadeira de rodas, rampa, elevador, quarto adaptado, PCD
minha mãe não sobe escada | tem muito degrau | meu pai anda de andador | operei o joelho, tem quarto embaixo | minha esposa usa cadeira motorizada, passa na porta | o banheiro tem barra de apoio
sou cego, me ajudam a circular | tem como subir sem ser por escada | idosa de 85 anos, é plano | tem banquinho pra tomar banho sentado | dá pra chegar na piscina sem escadaria
meu filho é autista, tem lugar calmo | surdo consegue se comunicar com o pessoal | a largura da porta do banheiro é quanto | carrinho de bebê passa fácil | perna engessada, consigo me virar aí
preciso de quarto térreo por causa de mobilidade | a praia tem esteira pra quem não anda | alguém consegue entrar de cadeira no café da manhã | tem vaga pra deficiente | o box tem degrauzinho?
terceiro andar sem nada pra subir? não dá pra mim | é tudo pedra e ladeira ou dá pra idoso andar | a cama é alta? minha vó é baixinha | tem guia em braile | tenho labirintite e não posso com escada
muletas, dá pra circular | o ônibus do traslado tem plataforma | gente com artrose consegue chegar no chalé | recebem bem pessoas com deficiência | is it accessible for someone who can't climb stairs
do you have an adapted bathroom | mi madre no puede subir escaleras | hay rampa

# lavanderia-hotel
! lavanderia, lavar roupa, máquina de lavar, secadora, tanque, varal
minhas peças estão imundas, tem como limpar | acabou minha roupa limpa | quanto pra lavarem uma calça | posso esfregar umas peças | tem onde pendurar pra secar | molhei tudo na chuva, secam
fico 15 dias, como faço com a roupa suja | tem sabão em pó | é por peça ou por cesto | entregam as peças no mesmo dia | meu terno precisa limpar pro casamento | tem maquininha de ficha
biquíni molhado onde penduro | bebê suja muita roupinha, tem onde limpar | dá pra lavar o tênis da trilha | fica pronto até amanhã | a casa tem onde bater as roupas | indicam alguma perto
coloco no saquinho e deixo no quarto? | lava a seco fazem | roupa de trabalho cheia de graxa, aceitam | trabalhadores de obra, incluem limpar uniforme | tem área de serviço na casa
uniforme do time precisa tá limpo pro jogo amanhã | manchei minha blusa, alguém tira | tem prendedor e corda pra estender | perdi uma meia que mandei limpar | posso usar a da casa pra minhas peças
a seca tá inclusa ou só bate | minhas toalhas de praia estão encharcadas, onde seco | can I wash my clothes there | do you have a laundry service | se puede lavar ropa | tienen lavadora

# ferro-secador
! ferro de passar, secador, secador de cabelo, passar roupa, tábua de passar, chapinha
minha camisa amassou na mala | preciso alisar o vestido do casamento | tenho que ajeitar o cabelo molhado | não vou levar o meu pra não pesar, tem no banheiro | emprestam pra desamassar
babyliss funciona aí, voltagem | vou a uma festa e preciso arrumar o cabelo | tem algo pra tirar amassado | o do banheiro é fraco, tem outro | levo o meu de cabelo ou tem
reunião cedo, minha roupa tá toda amarrotada | vaporizador tem | lavei a cabeça e tá frio, como seco | a do vestido da noiva, alguém passa pra ela | posso usar prancha no quarto, aguenta a rede
tem adaptador de tomada | emprestam carregador de celular | kit de costura, caiu um botão | esqueci minha escova de dente, vendem | tem cabide | preciso de tesoura emprestada
espelho grande tem no quarto | onde deixo minha roupa lisinha | terno amassou, o que faço | tem touca de banho e secagem pro cabelo | empresta benjamim ou extensão | vcs passam peça e cobram quanto
guarda-chuva emprestam | o aparelho do banheiro queimou, meu cabelo tá molhado | transformador 220 pra 110 têm | is there a hairdryer in the room | can I borrow an iron | tienen plancha
hay secador de pelo

# grupos-eventos-casamento-hotel
! grupos, casamento, eventos, salão de eventos, retiro, excursão, confraternização
queremos casar aí no jardim | somos 40 pessoas da igreja | fecham a pousada só pra gente | quanto pra 15 quartos no mesmo fim de semana | a empresa quer fazer um encontro com pernoite
tem lugar pra palestra com projetor | excursão de escola com 35 alunos | reunião de família com 60, fazem preço | cabem quantos sentados pra festa | tem desconto pra turma grande
bodas de ouro dos meus pais, queria hospedar os parentes | encontro de motoclube, 20 motos | os convidados da festa ganham tarifa especial | formatura da turma, hospedam todos
time de futebol precisa de alojamento | mini wedding ao pôr do sol | tem cozinha industrial pra levar nosso cozinheiro | retreat de yoga, têm sala | guia de turismo tem cortesia
quero organizar um encontro de ex-alunos | dá pra fazer cerimônia na praia | treinamento de vendas por dois dias, com hospedagem e comida | aniversário de 15 anos no sítio, alugam
quantas camas no total vocês têm | levo ônibus de turistas todo mês, comissionam | chácara pra festa de fim de ano da firma | festa de noivado com convidados dormindo aí | qual o valor pra fechar tudo
encontro de casais da paróquia | dinâmica de equipe ao ar livre, têm espaço | can we get married there | do you have rates for groups of thirty | hacen bodas | somos un grupo de veinte

# lua-de-mel-romantico
! lua de mel, decoração romântica, pétalas, espumante, pacote romântico, casal
quero surpreender minha esposa no quarto | vou pedir ela em casamento aí | tem como enfeitar a cama com flores | faremos dez anos juntos, queria algo especial | recém-casados ganham algum mimo
balões de coração no quarto, fazem | chega champanhe gelado no quarto | jantar à luz de velas | queria fondue no chalé só nós dois | fim de semana a dois | noite de núpcias | tem banheira pra dois
pode deixar um bilhete e chocolates antes dela chegar | meu namorado faz anos e quero preparar o quarto | quanto sai a ornamentação com rosas | é lugar pra namorar sossegado
cesta de frutas e vinho na chegada | massagem pros dois | reconquistar minha mulher, o que sugerem | escreve te amo com flores na cama | bodas de prata, queremos comemorar só nós
tem pacote dos namorados | fotógrafo pro pedido, conhecem | quero um clima, lareira e vinho | café na cama pra mim e meu amor | casamos sábado e vamos direto praí
quarto mais privativo, ninguém por perto | preparem algo fofo, é nosso aniversário de namoro | velas e música quando a gente entrar | dá pra fazer surpresa sem ela perceber
can you decorate the room for our anniversary | we're newlyweds, anything special | es nuestra luna de miel | quiero sorprender a mi novia en la habitación

# documentos-menores
! documentos, documento, menor de idade, autorização, RG, certidão de nascimento, passaporte
posso me hospedar com 17 anos | vou levar meu sobrinho sem os pais dele | o que preciso levar pra comprovar quem sou | meu filho só tem certidão | avó viajando com neto, precisa de papel
sou divorciada, o pai tem que assinar pra levar a menina | CNH digital serve | perdi a identidade, consigo me hospedar | somos amigos de 16 e 17 | quem tem 18 pode ficar sozinho
estrangeiro apresenta o quê | preciso reconhecer firma pra levar um adolescente | a foto no celular da identidade vale | minha filha vai com as amigas da escola, o que pedem
time sub-15, o treinador leva o que | casal de menores pode | bebê precisa levar o que de papel | RNE aceita | minha namorada tem 17, posso levar | boletim de ocorrência no lugar da identidade vale
padrasto viajando com enteada | todo mundo do quarto tem que se identificar | cópia serve ou tem que ser original | tia responsável por dois adolescentes, como fica | cartão SUS do meu filho serve
madrinha pode levar o afilhado | tem modelo daquele termo dos pais | CPF só já basta | emancipado pode | a criança vai com a mãe só, tem problema | what ID do I need | can a 17 year old stay alone
qué papeles necesito para mi hijo | sirve el DNI argentino

# nota-fiscal-hotel
! nota fiscal, fatura, CNPJ, recibo, faturamento, empresa
preciso comprovar o gasto pro meu chefe | a firma vai pagar minha hospedagem | põe no nome da minha companhia | sou servidor e vou pedir ressarcimento da viagem | como recebo o comprovante da estadia
esqueci de pedir o papel quando saí | dá pra separar a alimentação do quarto no documento | emitem no meu CPF | mandam por e-mail depois | quero duas separadas, uma pra cada colega
o RH exige documento com os dados certos | saiu com o endereço errado, corrige | convênio pra viagens de funcionários têm | dá pra pagar em 30 dias pela corporação | tarifa corporativa
os dados da empresa mando por onde | vou prestar contas da diária do governo | aluguel de temporada dá recibo | empenho da prefeitura aceitam | declaração de que me hospedei aí
preciso até amanhã do documento fiscal | boleto pra companhia | já fechei a conta ontem, ainda dá pra emitir | declaro no imposto, preciso do papel | reservei pelo site, quem me dá o fiscal
voucher da agência aceitam | no documento põe os nomes dos hóspedes | razão social mudou, trocam na nota | quero comprovante de pagamento das três noites | o contador pediu a via da hospedagem
can I get an invoice for my company | I need a receipt for the stay | me dan factura | necesito el comprobante a nombre de la empresa

# taxas-turismo
! taxa de turismo, ISS, taxas, taxa de limpeza, taxa de serviço, turismo, room tax
tem mais alguma coisa pra pagar além das noites | o total já é o final | cobram dez por cento no fim | veio um valor extra na minha conta, o que é | por que no fim ficou mais caro que o anunciado
pagamos pra faxina da casa | tem imposto em cima | a ilha cobra pra entrar | preservação ambiental paga por dia? | o que é esse valor de 5 reais por dia | é obrigatório pagar a contribuição da cidade
cobra luz separado na casa | quanto é a faxina final do apartamento | custo escondido tem | esse adicional é por pessoa ou por quarto | posso recusar o adicional do turismo
condomínio do apê cobra pulseira | criança paga esse extra do município | já vem embutido no preço | quanto dá tudo com os encargos | gringo paga tributo diferente
pagamos algo por veículo pra entrar na cidade | serviço é opcional? | não entendi a cobrança do final | o site mostrou um total e vocês outro | gás e água da casa quem paga
se eu deixar tudo limpinho não pago faxina né | o que pode vir a mais no acerto | bombeiros e eco, que valores são esses | qual adicional na diária | are there any extra fees | do we pay city tax
hay que pagar impuestos aparte | cobran limpieza

# clima-chuva
! clima, chuva, tempo, temperatura, previsão, época
vai dar praia no fim de semana | tá sol aí ou nublado | faz muito frio em julho | que roupa eu levo | tá dando pra entrar no mar | se o céu fechar o que a gente faz | qual o melhor mês pra ir
a estrada fica ruim quando molha | alaga aí | chove muito em janeiro | neva? | como tá o céu hoje por aí | precisa levar casaco | de noite esfria | a cachoeira tá cheia ou perigosa
será que vai fazer calor no feriado | o mar tá bravo | tem muito vento | inverno aí é gelado | com temporal vocês fecham | se molhar o fim de semana todo posso mudar o dia
dá pra chegar de carro baixo se tiver lama | água do mar tá limpa ou cheia de alga | quando começa a temporada seca | neblina na serra é comum | amanhece quantos graus
tem área coberta pra ficar quando tá molhado lá fora | moramos longe e queria saber se vale ir com esse tempo feio | geou aí | a lagoa tá cheia nessa época | what's the weather like in July
is it raining there | cómo está el clima | llueve mucho en enero

# queda-de-energia
! gerador, falta de energia, queda de energia, energia elétrica, luz
acabou a força aqui no quarto | se apagar tudo como fica | meu pai usa aparelho de oxigênio, não pode ficar sem tomada | costuma ficar no escuro aí | tá tudo apagado e sem internet
minha comida vai estragar na geladeira, tá sem força | caiu um raio e desligou tudo | o disjuntor do chalé caiu | tem vela ou lanterna no quarto | quando volta a eletricidade
trabalho remoto, se apagar o que fazem | o ventilador parou e as tomadas não funcionam | uso CPAP pra dormir, é garantido | o bairro todo apagou? | não consigo carregar o celular no quarto
no escuro o portão abre | fico sem banho quente se apagar? | oscila muito e queima aparelho | tomada do quarto tá dando faísca | apagou no meio do jantar | tem nobreak
o interruptor do banheiro não acende | o elevador parou, tem alguém preso | na praia falta muito no verão | lugar afastado, como é a eletricidade | é solar a casa? aguenta geladeira
sem força desde cedo, descontam | insulina na geladeira, preciso de garantia de que não desliga | a lâmpada do quarto queimou | quanto tempo demoram pra resolver o apagão | the power is out in my room
do you have backup if the electricity goes | se cortó la luz | no funcionan los enchufes

# seguranca-cofre
! segurança, cofre, câmeras, vigilância, objetos de valor, seguro
onde deixo meu dinheiro e passaporte | é perigoso o bairro | sumiu uma coisa do meu quarto | mulher viajando sozinha, fico tranquila aí | dá pra andar a pé de noite | a porta tranca bem
alguém vigia à noite | tem risco de assalto por aí | posso largar o notebook no quarto enquanto saio | meu relógio desapareceu | quem tem acesso ao meu quarto | esqueci o segredo do cofrinho
no dormitório coletivo como protejo minhas coisas | tem cerca e portão | já entraram ladrões aí? | roubaram meu celular na praia, me ajudam | levam as joias numa caixa trancada
cadeado próprio ou vocês dão | o condomínio tem guarita | criança consegue sair pra rua sozinha? | ouvi alguém mexendo na minha porta | perdi o cartão magnético da porta
achei a porta aberta quando voltei | fica alguém de olho nas entradas | vcs se responsabilizam pelo que some | a pousada é monitorada à noite | tenho medo de ficar isolada, é tranquilo
extintor e saída de incêndio tem | posso guardar uma quantia grande com vcs | alguém estranho rondando aqui fora | is it a safe area at night | is there somewhere to lock my passport
es peligroso el barrio | dónde guardo el dinero

# mosquitos-insetos
! mosquitos, insetos, mosquiteiro, repelente, tela nas janelas, dedetização, baratas
tem muito pernilongo aí | apareceu um bicho no meu quarto | tem aranha | meu filho é alérgico a picada | vi uma barata no banheiro | borrachudo ataca muito | tem cobra por aí | as janelas têm proteção
acordei toda picada | tem formiga na cama | levo spray ou vocês têm | dengue na região, como tá | apareceu um rato no chalé | carapanã incomoda à noite | muriçoca não deixa dormir
tô me coçando toda, será percevejo na cama | escorpião aparece | sapo no banheiro socorro | dá pra ficar de janela aberta sem levar ferroada | mutuca na cachoeira | tem véu pra cama do bebê
maruim na praia é forte | qual época tem menos pragas voando | entrou morcego | febre amarela, precisa vacina pra ir | cupim caindo na cama | tem raquetinha elétrica | carrapato no mato tem
abelha fez casa na varanda | bicho de pé na areia | are there many bugs | I found a cockroach in my room | hay muchos zancudos | apareció una araña en el cuarto

# camping
! camping, barraca, acampar, motorhome, área de camping, trailer
tem lugar pra armar tenda | quero dormir no mato com meus filhos | quanto é por cabeça no gramado | tem tomada perto de onde monto | alugam tenda e colchonete
posso estacionar minha kombi home e dormir | trailer de seis metros entra | tem banheiro pra quem dorme na lona | pode acender fogueira | o chão é de grama ou areia | é sombreado pra montar
precisa reservar lugar no gramado | tenho sobrinha e rede, posso pendurar e dormir | esvaziar a caixa de dejetos, tem ponto | dá pra pegar água pro veículo-casa | cozinha coletiva pra quem tá na lona
grupo de escoteiros, 25, recebem | moto viajante com tenda pequena | glamping vocês têm | se chover forte tem lugar coberto pra tenda | posso deixar montado o mês todo | crianças no gramado pagam
levo gazebo, cabe | chuveiro pra quem tá de lona é quente | à noite tem luz no terreno | pode bicho de estimação na tenda | viajo de bike e só preciso de um canto pra tenda | qual horário pra montar
lavar louça onde pra quem dorme na lona | chega de carro até onde monta | can we pitch a tent | do you take campervans | se puede acampar | tienen lugar para casa rodante

# mensalista-longa-estadia
! mensalista, mensal, longa estadia, aluguel mensal, temporada longa, por mês
vou trabalhar três meses na cidade, preciso morar aí | quanto fica trinta dias | quero alugar de março a junho | tem preço pra quem fica muito tempo
estou em obra em casa e preciso ficar umas semanas | passei na faculdade e procuro lugar pra morar | operários ficarão 60 dias | vou fazer tratamento aí, uns dois meses | dá pra ficar o ano todo
fazem contrato | aposentado querendo passar o inverno aí | estudo pra residência, preciso de um quarto por um tempo | 15 dias já tem desconto | moro em vez de alugar apê, compensa?
luz e água tá no preço de quem mora | limpeza pra quem fica bastante é semanal | engenheiro em projeto de 45 dias | a empresa quer alojar a equipe por tempo longo
posso mobiliar do meu jeito se ficar meses | quero morar na praia no verão inteiro | estadia de dois meses, parcelam | fico de segunda a sexta todas as semanas | casa pra morar provisoriamente
intercambista, um semestre | me separei e preciso de um cantinho por uns tempos | tem kitnet | posso receber correspondência se morar aí | quarto pra estudante quanto | alugam fora do verão pra morar
quem fica muito paga adiantado | how much to stay for a month | I need a place for three months | cuánto sale por mes | quiero vivir ahí un tiempo

# voluntariado-troca
! voluntário, voluntariado, troca de hospedagem, work exchange, Worldpackers, permuta
posso ajudar aí e dormir de graça | sou mochileiro e não tenho grana, trabalho por cama | faço pintura em parede em troca de cama e comida | quero passar um tempo aí ajudando
sei tirar foto, trocam por uns dias | influencer, faço divulgação e fico no chalé | precisam de alguém no bar por hospedagem | quantas horas por dia tem que ajudar pra ficar sem pagar
falo três idiomas, fico na recepção por moradia | estão nas plataformas de viajante colaborador | dou aula de yoga em troca de estadia | tenho 20 anos e quero viajar colaborando
limpo quarto em troca de pouso | ajudo na horta por um teto | tenho canal de viagem, fazem parceria | quanto tempo mínimo pra colaborar | recebem casal que queira colaborar
dá pra ficar em troca de serviço | quem ajuda come aí também | posso cuidar dos cães e dormir na pousada | sou músico, toco e durmo | faço sites, quero permutar por hospedagem
como é a rotina de quem troca trabalho por cama | folga tem pra quem colabora | dormiria no mesmo quarto dos outros ajudantes | como me candidato pra ser colaborador por cama
sou estrangeiro, posso colaborar sem visto de trabalho | artesã, faço murais por uns dias de pouso | aceitam ajudante em dezembro e janeiro | tatuador quer fazer uma temporada no hostel
do you take volunteers | can I work in exchange for a bed | puedo trabajar a cambio de alojamiento | aceptan voluntarios

# achados-perdidos-hotel
! achados e perdidos, objeto esquecido, esqueci, perdido, esquecido no quarto
deixei meu carregador na tomada do 12 | acharam um brinco no quarto | meu filho largou o ursinho aí | saí e ficou minha jaqueta no armário | cheguei em casa e não tô com meus óculos
vejam se meu anel tá na pia | mandam pelo correio o que ficou | ficou uma sacola na geladeira | foi a camareira que pegou minhas coisas? | meu remédio ficou na gaveta
por quanto tempo ficam com o que a gente larga | fui embora domingo e não acho meu fone | tem como alguém olhar debaixo da cama | minha dentadura ficou no copo kkk | o tablet da minha filha tá aí?
posso voltar pra pegar o que ficou | quem paga o sedex da minha coisa | levei a chave do quarto sem querer | trouxe o controle da tv na bolsa, devolvo como | sumiu minha corrente, será que caiu aí
documento do carro ficou no balcão | ficou a mochila do pequeno no ônibus de vocês | meu casaco preto tá pendurado aí | a toalha nova que deixei no varal, guardem
um amigo passa aí pra pegar meu boné | alguém entregou uma carteira marrom | acabo de lembrar que meu relógio tá no criado-mudo | me ajuda a encontrar uma pulseira que larguei na piscina
caderneta de vacina dele ficou aí | ficou meu travesseiro na cama | I left my charger in the room | did you find my sunglasses | dejé mi campera en el cuarto | encontraron mis lentes

# spa-academia-hotel
! spa, massagem, academia, fitness, sala de ginástica, ofurô
tem onde malhar | quero relaxar, fazem terapias | treino todo dia, tem aparelho | quanto custa uma relaxante de uma hora | tem esteira e peso | minhas costas estão travadas da viagem, alguém atende
limpeza de pele fazem | tem banho de lama ou argila | precisa marcar a sessão de relaxamento | aula de hidroginástica tem | yoga de manhã na pousada | é pra casal também o relaxamento
quem não se hospeda pode usar | fica aberta de noite pra treinar | tem quadra de tênis ou de esportes pros hóspedes | pra grávida fazem drenagem | corrida na orla, tem trajeto
day relax com pedra quente | personal ou instrutor tem | banho turco tem | reflexologia nos pés | minha mãe quer um dia de princesa | tem profissional mulher pra atender | a massagista vem no quarto
meditação guiada oferecem | mesinha de tênis e quadra de beach | quero soltar a musculatura depois da maratona | tem espaço zen | alongamento na praia fazem | tem bike ergométrica | is there a gym
can I get a massage | tienen gimnasio | hacen masajes
`;
