// Any business: what customers ask, by topic (form: ../topic-index.ts).

export const GERAL = `
# horario-semana
! horário de funcionamento, horário de atendimento, segunda a sexta, dias úteis, aberto das, expediente
que horas vocês abrem | até que horas posso passar aí | fecha cedo? | consigo ir depois do serviço, umas 18h30 | a partir de que hora já tem gente | saio do trabalho às seis, dá tempo?
vcs abrem q hrs | qual o horário de vocês | na segunda vocês trabalham? | quarta à noite ainda pego vocês abertos | oito da manhã já dá pra chegar? | até que horas fica alguém aí
se eu chegar às 19h ainda me atendem | funciona em que período durante a semana | abre cedinho? | terça-feira funciona normal? | só consigo ir à noite por causa do trampo | que hora baixa a porta
qual o último horário pra ser atendido | vocês ficam até tarde? | trabalham de que horas a que horas | uai, que hora que cês abre? | posso dar um pulo aí antes das 9
durante a semana vai até que horas | quinta vocês ficam até mais tarde? | tem algum dia da semana que não abre? | é 24 horas? | pego no serviço às 8, queria passar antes | oxe, fecha às cinco já?
sexta fecha mais cedo? | a que horas encerra | a que hora abren | hasta qué hora atienden | what are your opening hours | what time do you close
tô enrolado no serviço até as 19, ainda encontro vocês? | dá tempo de ir na saída da faculdade, umas dez da noite? | vocês madrugam? saio pra trabalhar às 6
largo do plantão às 7 da manhã, já tem alguém? | até q hrs posso aparecer na quarta | horário comercial ou vai até de noite? | às 20h ainda tão recebendo gente?
no fim do expediente consigo chegar aí correndo

# horario-sabado
! sábado, aos sábados, horário de sábado, final de semana
sábado vocês abrem? | só tenho folga no sábado | fim de semana funciona? | sábado é até meio-dia? | trabalho de segunda a sexta, que outro dia eu consigo ir | sab vcs atendem?
no sábado de tarde ainda tem alguém? | posso ir no fds? | durante a semana é impossível pra mim | sábado de manhã cedo já tá aberto | sabadão abre? | dá pra passar aí sábado depois do almoço
meu único dia livre é sábado | no fim de semana muda o horário? | sábado que vem tem expediente? | bah, sábado tu abre? | todo sábado abre ou é alternado
chego de viagem na sexta à noite, dá pra ir no dia seguinte? | queria aproveitar o fim de semana pra ir aí | vcs fazem meio período no sabado? | no fds é que horas
a semana inteira eu tô presa no serviço, e no sábado? | abren los sábados | el sábado hasta qué hora están | are you open on Saturday | Saturday hours? | o fim de semana tem expediente?
sabadinho de manhã tem alguém? | de segunda a sexta eu não posso de jeito nenhum | funciona só nos dias de semana? | abre seis dias por semana? | sab até q hrs | no findi vocês funcionam?
só folgo no fim de semana | findi de manhã tu abre? | trabalham até sexta ou vai além? | fds tem horário reduzido? | estudo e trampo a semana toda, só no fim de semana mesmo | meio período no fds?
viajo a trabalho e só volto na sexta de noite, quando acho vocês? | depois da sexta só na segunda ou antes?

# horario-domingo
! domingo, aos domingos, horário de domingo, final de semana
domingo abre? | domingo tem alguém aí | depois da missa dá pra passar aí? | abre todos os dias, até domingo? | tem plantão domingo? | dom funciona? | domingão tá aberto?
só vou estar na cidade no domingo | folgo só aos domingos | vocês abrem de domingo a domingo? | meu marido só pode no domingo | no dia das mães, que cai no domingo, abre? | sete dias por semana?
não descansam nem no domingo né? rs | abren el domingo | los domingos trabajan? | open on Sundays? | can I come on Sunday morning | funciona de segunda a segunda? | abre os sete dias?
sáb e dom abre? | tem um dia de descanso de vocês? | dom de manhã tem gente? | domingueira tem atendimento? | sábado e o dia seguinte funcionam? | depois do culto passo aí, acho aberto?
no dia do Senhor vocês abrem? rs | os dois dias do fds funcionam ou só o primeiro? | dom à tarde vcs abrem? | qual o dia que vocês não trabalham? | saio da igreja onze horas, dá pra passar?
depois da feira de dom, passo aí? | folga de vocês é que dia? | não param nunca? abre direto a semana inteirinha?

# horario-feriado
! feriado, feriados, recesso, férias coletivas, natal, ano novo, carnaval, ponto facultativo
feriado vocês abrem? | no Natal funciona? | dia 24 vocês trabalham até que horas | e no carnaval, como fica | vai ter recesso no fim do ano? | dia 31 abre?
semana que vem é feriado aqui, tem atendimento? | quinta é Corpus Christi, abre? | vocês vão emendar? | na sexta-feira santa tá fechado? | 2 de novembro trabalha?
no aniversário da cidade vocês funcionam | vcs fecham em janeiro? | quando voltam das férias | entre o Natal e o ano novo tem alguém aí? | primeiro de maio abre?
quarta de cinzas é a partir de que horas | dia 7 de setembro é normal? | feriadão tá aberto? | no jogo do Brasil vocês fecham? | em dia de eleição funciona?
12 de outubro posso levar meu filho aí ou não abre | tiradentes vai abrir? | a loja para no fim do ano? | São João aqui é feriado, vocês atendem? | na segunda depois da Páscoa já voltou?
feriado municipal conta? | 20 de novembro vcs estão aí? | na virada do ano até que dia atendem | o horário de dezembro muda? | ponto facultativo abre? | abren en feriados
el 25 de diciembre trabajan? | are you open on public holidays | will you be closed for Christmas

# aberto-agora
! aberto agora, fechado agora, aberto hoje, atendimento hoje
tá aberto agora? | vocês ainda estão aí? | tem alguém na loja nesse momento? | já fechou? | posso ir agora | tô na porta e tá tudo apagado | cheguei aqui e ninguém atende
to passando na frente agr, pode entrar? | ainda dá tempo de chegar hoje? | hoje vocês estão funcionando? | já abriram? | tão atendendo ainda? | se eu sair de casa agora te pego aí?
estou chegando em dez minutos, tem alguém? | fechou mais cedo hoje? | o portão tá trancado | toquei a campainha e nada | hoje abre normal? | uai, tá fechado por quê?
falta luz aí? tão atendendo mesmo assim? | com essa chuva toda vocês abriram? | passei aí agora há pouco e estava fechado | até que horas hoje | ainda consigo ir hoje
no google diz que tá fechado, é isso mesmo? | hj ainda tem atendimento? | tem gente aí agr? | vocês já encerraram por hoje? | me espera que chego em 5 minutinhos? | bah, já fecharam?
vim até aqui e dei com a cara na porta | están abiertos ahora | ya cerraron? | are you open right now | are you still there? I'm on my way

# horario-almoco
! almoço, horário de almoço, intervalo, fecha para almoço, sem intervalo, meio-dia
fecha pro almoço? | só consigo ir na minha hora de almoço | das 12 às 14 funciona? | ao meio dia e meia posso passar? | entre meio-dia e duas vocês atendem? | 13h já voltaram? | direto sem parar?
vcs fecham meio dia? | que horas vocês voltam depois de comer | é horário corrido? | no almoço fica alguém atendendo? | posso aproveitar que largo ao meio-dia e passar aí
volta a abrir que horas da tarde | uma da tarde tem atendimento? | tão almoçando? ninguém responde | cheguei 12h15 e estava fechado | se eu for às 13h30 acho alguém?
trabalho pertinho e queria ir na minha pausa | nessa hora do almoço tem muita espera? | a porta fecha às 12? | dá pra ir entre 12h e 13h | tem revezamento pro almoço?
no intervalo do meio-dia continua aberto? | cierran al mediodía | atienden a la hora del almuerzo? | do you close for lunch | can I come during my lunch break | 12h30 tem gente aí?
vocês param pra comer? | entre meio dia e treze horas tem atendimento? | só tenho meia horinha na pausa do trampo | dá pra passar 12:45? | fecha pra comer? | vão até 12h e voltam 13h30?
bah, tu fecha das 12 às 13h30?

# endereco
! endereço, localização, onde fica, rua, bairro, como chegar, mapa, ponto de referência, próximo a, esquina
onde vocês ficam | me manda a localização | é perto do quê? | como faço pra chegar aí | em que bairro é | tem loja física, posso ir aí? | fica pra que lado? | estou no centro, é longe?
ñ tô achando o lugar | qual a rua | o GPS me mandou pro lugar errado | tô perdida aqui, qual é a esquina | é de frente pra praça? | manda o pin aí pra mim | dá pra ir a pé da igreja matriz?
qual o andar? tô no prédio já | é dentro do shopping? | tem alguma referência pra eu me achar | vcs são de onde | tô de carro vindo pela BR, onde entro? | que número é a casa?
meu Uber pergunta pra onde vai | fica do lado de algum mercado? | a fachada é de que cor | queria visitar vocês pessoalmente | é na zona sul? | qual o cep daí
vocês mudaram de lugar? fui no ponto antigo e não tem nada | tem placa na frente? | vixe, onde é que é isso aí? | é fácil de achar? | dónde están ubicados | cómo llego hasta ahí
where are you located | can you send me the address | não conheço a cidade, como acho vocês? | tô na avenida principal, viro onde? | me perdi, tô em frente a um posto
atende presencial ou é tudo online? | o motorista do aplicativo não encontra | qual complemento, sala, bloco? | fica muito longe da rodovia? | tem lugar físico pra eu conhecer?

# estacionamento
! estacionamento, vaga, manobrista, valet, convênio com estacionamento, zona azul, bicicletário
onde deixo o carro? | tem lugar pra parar? | dá pra parar na rua? | vou de carro, como faço | aí é ruim de estacionar? | paga pra deixar o carro? | tem vaga pra moto?
minha caminhonete é grande, cabe aí? | vcs têm manobrista | tem garagem no prédio? | posso parar na frente da loja? | carimba o ticket? | da última vez rodei meia hora procurando onde parar
é zona azul aí? | dá pra deixar a bike em algum lugar seguro? | quanto custa pra parar aí | é seguro largar o carro na rua aí? | tem vaga pra idoso? | onde encosto com o carro pra descer minha mãe
tem convênio com algum estacionamento perto? | caminhão consegue encostar pra carregar? | parar aí é de graça? | tem flanelinha? | os carros ficam guardados ou é na rua mesmo
vou de moto, onde ponho? | meu carro é elétrico, tem carregador aí? | será que levo multa se parar em frente | tem bicicletário? | vou com van, tem onde ficar? | não queria rodar atrás de vaga
shopping cobra o estacionamento? | tienen estacionamiento | dónde dejo el auto | is there parking | where can I park my car

# transporte-publico
! ônibus, metrô, trem, estação, ponto de ônibus, transporte público, linha
que ônibus passa aí? | tem metrô perto? | não tenho carro, como chego | em que estação eu desço | dá pra ir de busão? | vou de trem, é longe da estação? | saindo do terminal, que linha pego
descendo do metrô ando muito? | tô a pé | qual condução vai até aí | quantas quadras da parada até aí | mano, que linha eu pego do centro? | o coletivo para na frente? | dá pra ir de BRT?
passa lotação por aí? | desço onde? | pego a integração e depois? | quanto dá um uber da rodoviária até vocês | do aeroporto até aí como vou | minha mãe vai de ônibus, ela precisa andar muito?
tem parada perto? | é caminhada de quantos minutos do metrô | não dirijo, tem outro jeito de chegar? | perto de qual estação vcs ficam | passa van aí na porta?
moro em outro município, que condução serve? | vou de barca, depois o que pego | o último ônibus daí sai que horas | dá pra ir de bicicleta, tem ciclovia? | qué autobús me deja cerca
hay metro cerca? | which bus goes there | is it close to a subway station | ando só de coletivo, chego fácil? | desço na rodoviária, e depois? | tô sem carro esse mês

# acessibilidade
! acessibilidade, cadeirante, cadeira de rodas, rampa, elevador, deficiente, mobilidade reduzida, libras, banheiro adaptado
minha mãe usa cadeira de rodas, consegue entrar? | tem escada? | meu pai não sobe degrau | tem rampa na entrada? | sou cadeirante | tem elevador aí? | vou com andador
minha vó anda com dificuldade, é tranquilo? | sou surdo, alguém fala libras? | operei o joelho e tô de muletas, dá pra entrar? | é no segundo andar? não consigo subir
a porta é larga o bastante pra cadeira? | sou cego, posso ir com cão-guia? | tem banheiro adaptado? | quebrei o pé, tem muito degrau? | meu filho é autista, tem um horário mais calmo?
prédio antigo, tem como chegar sem subir escada? | deficiente tem prioridade? | a calçada é boa pra quem usa bengala? | tem vaga reservada pra PCD | alguém ajuda a descer do carro?
meu tio teve AVC e mal caminha | tem cadeira de rodas pra emprestar? | o carrinho do bebê sobe? | vocês atendem pessoas com deficiência? | minha irmã tem baixa visão, como funciona aí
barulho me faz mal, sou TEA, tem lugar silencioso? | é térreo? | idosa de 90 anos, dá pra ir sem sofrer? | consigo circular aí dentro com cadeira motorizada?
não posso ficar muito tempo em pé, tem onde sentar? | hay rampa para silla de ruedas | mi abuela no puede subir escaleras | is it wheelchair accessible | do you have an elevator

# filiais
! filial, filiais, unidades, outra loja, outra cidade, franquia, lojas, matriz
tem outra loja? | vocês têm em Campinas? | só tem essa loja aí? | quantas lojas são | qual a mais perto de mim | tem unidade na zona norte? | moro em Recife, tem algum lugar de vocês aqui?
vão abrir em outra cidade? | tem no shopping? | a de Santos ainda existe? | aqui no interior tem? | vocês estão em quais cidades | me mudei pra BH, tem vcs lá? | tem franquia?
queria abrir uma franquia de vocês | fui numa loja de vocês em Curitiba, é a mesma? | todas as unidades têm a mesma coisa? | tem representante no nordeste? | posso ser atendido em qualquer unidade?
fora da capital tem? | vcs tem outro ponto? | é uma rede? | tem alguma mais pertinho do centro | aquela da avenida também é de vocês? | tem ponto em Portugal? | tem uma filial no meu bairro?
essa aí é a matriz? | posso comprar numa e resolver na outra? | bah, e aqui no sul não tem? | onde mais encontro vocês | tem quiosque em algum canto? | tienen sucursal en otra ciudad
hay otra tienda? | do you have other locations | is there a branch near me

# contato
! telefone, e-mail, contato, ligar, whatsapp, número, SAC, central de atendimento, fixo
pra onde mando um documento | liguei e ninguém atende | esse zap é o oficial? | qual o fixo | minha mãe não tem whatsapp, como ela fala com vocês | preciso do número do financeiro
tem outro jeito de falar com vcs | tô ligando e só dá ocupado | aceita chamada aqui? | manda seu contato pra eu passar pra minha irmã | tem 0800? | posso mandar áudio? | pode me ligar?
me retorna por telefone | tem telegram? | pra qual endereço eletrônico mando o arquivo | qual ramal eu disco | quero passar um documento por email | como entro em contato com a gerência
esse número é só mensagem? | posso salvar esse número aqui na agenda? | como falo com o setor de compras | vocês atendem por telefone também? | sou fornecedor, com quem eu falo
quero oferecer meu produto pra vocês, quem cuida disso | cuál es el teléfono | puedo llamarlos? | what's your phone number | do you have an email address | qual o fone? | dá pra falar de viva voz?
pra onde eu envio um arquivo? | me chama no celular | o zap de vocês é só esse? | com quem trato de fornecimento? | dou sinal de ocupado o dia inteiro aqui

# redes-sociais-site
! instagram, site, facebook, redes sociais, tiktok, página, link, perfil, youtube
qual o insta? | vcs têm site? | onde vejo as postagens de vocês | me passa o @ | tem face? | qual a página de vocês | quero seguir vocês | o link da bio não abre | tem tiktok?
como vocês aparecem lá no insta | esse perfil com 300 seguidores é de vocês mesmo? | a página não carrega aqui | posso marcar vocês no story? | qual o endereço na internet
tem grupo no zap pra eu participar? | vocês postam as coisas onde | tem blog? | mandei direct e ninguém respondeu | onde acho vocês na internet | vi um vídeo de vocês e perdi, qual a conta
dá pra ver tudo online? | tem pinterest? | quero acompanhar o trabalho de vcs | não uso rede social, tem outro lugar pra ver? | caíram do instagram? a conta sumiu | tem lista de transmissão?
o insta foi hackeado? | cuál es su instagram | tienen página web? | do you have a website | what's your Instagram handle | procurei no insta e não aparece | tá tudo fora do ar na internet de vocês
tem canal de vídeos? | onde acompanho as postagens

# reclamacao
! reclamação, ouvidoria, SAC, reclamar, procon, insatisfeito, queixa, gerente
quero fazer uma reclamação | vou no procon | fui muito mal atendida | isso é um absurdo | cadê o gerente | tô indignada com vocês | nunca mais volto aí | o rapaz foi grosso comigo
péssimo atendimento | quem é o responsável por aí | vou colocar no reclame aqui | estou há três dias sem resposta | ninguém resolve meu problema | que falta de respeito | onde registro minha queixa
a moça do caixa me tratou mal | que palhaçada | fiquei super chateada com o que aconteceu | já falei com quatro pessoas e nada | vou processar vocês | decepcionado demais
quero falar com alguém que manda | a funcionária riu da minha cara | vocês me enrolaram | tão de brincadeira comigo né | não era isso que me prometeram | vou expor vocês nas redes
paguei e não tive o que combinamos | sofri preconceito aí dentro | qual o protocolo do meu atendimento | poxa, fiquei arrasada com a falta de consideração | quiero hacer un reclamo
me trataron muy mal | I want to file a complaint | this is terrible service, who is in charge | tô muito insatisfeito com tudo | isso não se faz com cliente | quero falar com o dono agora
é a terceira vez que acontece | me senti humilhada aí dentro | cadê o respeito com quem paga?

# falar-atendente
! atendente, humano, pessoa, falar com alguém, vendedor, suporte, equipe
quero falar com gente de verdade | isso é robô? | me passa pra uma pessoa | não entendi nada, chama alguém | tem alguém vivo aí? | para de resposta automática | quero um ser humano
você não tá me entendendo | chama a moça que me atendeu ontem | demora muito pra responder? | ninguém responde | oi? tem alguém? | quanto tempo leva pra me responderem | o vendedor pode falar comigo?
preciso conversar com alguém da loja | meu caso é complicado, melhor falar com alguém | é bot isso aqui né | me transfere | aff, só fala máquina | posso falar direto com a dona?
com quem eu tô falando? | mandei mensagem de manhã e até agora nada | não quero falar com máquina | vocês respondem fora do horário? | tem como alguém me ajudar pessoalmente por aqui
quero ser atendida pela mesma pessoa de antes | tá difícil de conversar com esse sistema | alguém pode me chamar aqui quando puder | vácuo de novo | essa resposta não me ajudou
digita o quê pra falar com alguém? | quiero hablar con una persona | eres un robot? | I want to talk to a real person | is anybody there | quero uma pessoa de carne e osso | me liga alguém por favor
tá me respondendo nada com nada | não é isso que perguntei | passa pro setor responsável | já repeti isso mil vezes, tem alguém lendo?

# formas-pagamento
! formas de pagamento, pagamento, aceitamos, pagar, cartão, pix, dinheiro
como posso pagar? | aceita o quê aí | quais as opções na hora de acertar | de que jeito vcs recebem | como faço o acerto | dá pra dividir metade no pix metade no cartão? | posso usar dois cartões?
aceita carteira digital? | quais meios vocês aceitam | paga antes ou depois? | quando é que eu acerto? | tem link de pagamento? | pago na hora ou adiantado? | aceita picpay? | mercado pago rola?
como fica a parte do dinheiro | minha filha pode pagar de longe por mim? | outra pessoa pode pagar no meu lugar? | posso pagar tudo no final? | quero saber das condições | vocês recebem de que forma
google pay funciona aí? | e pra acertar, como é? | é só pix ou tem outro jeito? | oxe, e pra pagar, como é que faz? | não tenho conta em banco, como pago? | aceitam o que de pagamento
posso fazer uma transferência? | TED vocês aceitam? | tem débito automático ou mensalidade recorrente? | dá pra rachar a conta entre três? | qué medios de pago aceptan | cómo puedo pagar
what payment methods do you take | how can I pay | não tenho cartão, tem problema? | com o que eu posso acertar a conta? | dá pra mandar a cobrança por link? | recebem por aplicativo do banco?
minha carteira foi roubada, tem como pagar de outro jeito? | posso juntar dinheiro vivo com pix? | quais as formas que vcs trabalham

# pix
! pix, chave pix, QR code, comprovante, transferência, chave
qual a chave? | pra quem cai? que nome aparece | é celular ou cnpj a chave? | já fiz a transferência, mando o recibo? | o copia e cola não funcionou | preciso mandar o comprovante?
me passa os dados pra eu transferir | pago e mando foto da tela? | apareceu um nome diferente na hora de transferir, é isso mesmo? | caiu aí? | confere se entrou o dinheiro
meu limite do banco à noite é baixo, posso mandar amanhã? | o código venceu, gera outro? | mandei o valor errado | pix parcelado rola? | posso fazer em nome do meu marido?
vcs aceitam transferência na hora? | transferi agorinha, já apareceu? | qual banco é? | dá pra agendar pro dia 5? | meu banco bloqueou a transferência | fiz duas vezes sem querer, e agora
não sei mexer nisso de copia e cola | pix por aproximação funciona? | quanto tempo pra identificar que eu paguei | cnpj que aparece é de outra empresa, tá certo?
mandei a mais sem querer, devolve a diferença? | me pasas la clave pix | puedo transferir? | can I pay by pix | I sent the transfer, did you get it | transfiro agora, pra qual conta?
é celular, email ou aleatória? | mando o dindin por transferência, me dá os dados | posso transferir do banco da minha mãe? | o dinheiro foi mas não confirmou | posso fazer do celular do meu filho?
me passa pra onde eu mando o valor | fiz agora, tá aí o recibo

# cartao
! cartão, crédito, débito, bandeiras, maquininha, visa, mastercard, elo, aproximação
pago com o celular encostando? | vcs aceitam hipercard | cabal passa? | american express aceita? | só ando com o de plástico, sem dinheiro vivo | meu nubank passa? | cobra taxa se for no débito?
posso passar o do meu pai? | meu cartão é adicional, tem problema? | esqueci a carteira, dá pra pagar com o relógio? | qual a taxa se eu passar na maquininha | cartão pré-pago dá?
pode passar metade num e metade noutro? | não passou meu cartão, por quê? | deu transação não autorizada | meu cartão tá estourado | quais bandeiras | crédito à vista sai o mesmo preço?
no crédito vira só no próximo mês? | aceptan tarjeta | puedo pagar con débito? | do you take credit cards | is contactless ok | passa no plástico? | tem maquineta? | a máquina de vocês pega qual?
meu limite acabou, e agora? | meu inter passa aí? | pago encostando o relógio? | pode digitar os números por telefone? | a da caixa federal passa? | no rotativo não quero entrar, tem outro jeito?
a maquinha tá sem sinal? | só trouxe o roxinho | passa na hora ou vira fatura do mês que vem? | tem taxa da máquina? | o meu é o adicional da minha esposa, aceitam?

# parcelamento
! parcelamento, parcelar, parcelas, sem juros, com juros, vezes, carnê, parcela mínima, entrada
divide em quantas vezes? | dá pra fazer em 10x? | até quantas vezes | tem juros? | isso pesa muito no bolso? | à vista não consigo | faz em suaves prestações? | não tenho tudo agora
parcela mínima é quanto | quero pagar um pouco por mês | em 6 fica quanto | em 12 vezes cada uma sai por quanto | posso dar uma entrada e o resto depois? | facilita pra mim?
tá pesado pagar tudo de uma vez | parcelado aumenta o preço? | tem carnê? | dá pra dividir no cartão? | crediário vocês têm? | como é o financiamento
meu limite é pequeno, dá pra espalhar em vários meses? | quanto fica por mês | vcs fazem no crédito em qts vezes | só recebo mês que vem, dá pra picar? | a partir de que valor divide
tá puxado, tem como aliviar | faz em 3 no cartão sem nada a mais? | se eu antecipar as prestações diminui? | eita, dá pra fatiar isso? | juro de quanto ao mês? | acréscimo a partir de qual parcela
nome sujo consegue parcelar? | se pueden hacer cuotas | en cuántos pagos? | can I pay in installments | is there interest if I split the payment | estica isso pra mim em quantos meses?
de pouquinho em pouquinho dá pra pagar? | não dou conta de pagar tudo agora | meu salário não cobre de uma vez só | tá apertado esse mês, como facilita? | me endivido muito se fechar?
em 24 prestações, existe? | quanto seria a mensalidadezinha | cabe no orçamento de quem ganha salário mínimo? | o valor cheio assusta, tem como repartir?

# dinheiro-troco
! dinheiro, em espécie, troco, notas, moedas
aceita dinheiro vivo? | tem troco pra 100? | só tenho uma nota de 200 | pago em cash | posso pagar com moedas? | o entregador leva troco? | não tenho cartão nem pix, só cédula
vcs pegam dinheiro em papel? | vou pagar em espécie | troca uma nota grande? | junta um monte de moedinha, aceita? | tenho só de 50, tem como voltar? | me deram troco errado
sobrou diferença do que paguei, cadê | preciso levar trocado? | a nota tá rasgada um pouco, aceitam? | minha vó só usa dinheiro | meu cofrinho deu 80 reais em moeda, pode ser?
a conta dá 37, vou pagar com 100 | tem caixa eletrônico perto? | tem banco 24h por aí? | tirei do banco agora, pode ser em mãos? | grana viva vcs recebem? | se eu pagar em notas faz diferença?
não mexo com banco, só com o que tenho na carteira | pagamento em mãos pode? | levo contadinho? | voltou dez reais a menos pra mim | não uso celular pra pagar nada
tem problema pagar em dinheiro trocado? | bufunfa na mão serve? | puedo pagar en efectivo | tienen cambio? | do you accept cash | do you have change for a hundred

# boleto
! boleto, boleto bancário, vencimento, segunda via, código de barras, linha digitável
dá pra gerar boleto? | não recebi o boleto | venceu ontem, ainda consigo pagar? | manda a segunda via | o código de barras não lê | pagar na lotérica é possível? | quantos dias pra compensar
meu pai paga tudo na casa lotérica | me manda o pdf pra pagar no banco | perdi o papel pra pagar | a empresa só paga faturado | 30 dias no boleto pra empresa, fazem?
paguei ontem na lotérica, já entrou? | dá pra mudar a data de vencimento? | vem pra casa ou por e-mail? | até que dia o banco aceita esse papel | não tenho cartão, queria pagar na boca do caixa
linha digitável tá dando erro | chegou um boleto que não reconheço, é de vocês? | apareceu outro nome de beneficiário, é falso? | esqueci de pagar, gera de novo?
caiu no fim de semana, pago segunda sem multa? | posso imprimir onde | faturamento em 28 dias vcs trabalham? | gerei e desisti, tem problema não pagar? | o banco diz que não encontra o título
me protestaram por um boleto que já paguei | quando compensa me avisa? | queria pagar pela internet com aquele código comprido | pueden emitir boleto | se venció la boleta, puedo pagar igual?
can you send me the bank slip | the payment slip expired | tem taxa pra emitir o papel de pagar? | vence que dia a minha?

# vale-alimentacao
! vale-alimentação, vale-refeição, VR, VA, ticket, sodexo, alelo, benefício, vale-cultura
aceita vale? | passa alelo? | VR dá? | posso usar o ticket da firma? | meu cartão do serviço passa aí? | sodexo vcs aceitam | só tenho o benefício da empresa | caju funciona aí? | flash aceita?
vou gastar meu VA, pode ser? | cartão alimentação serve? | pluxee passa na máquina? | vale cultura pode usar? | ben visa vale aceita? | meu ticket refeição tá cheio, dá pra usar com vocês?
o multibenefícios da firma entra como crédito? | recebi meu vale hoje, posso gastar aí? | tem maquininha que pega o vr? | swile funciona? | cesta básica do governo, cartão do auxílio, aceita?
meu patrão paga em cartão refeição, vale aí? | quais vales aceitam | posso completar o vale com pix? | vale-gás usa aí? | o cartão verdinho da empresa passa? | pago com aquele cartão de comida?
bolsa família no débito aceita? | a gente aqui do escritório usa só tíquete | vcs trabalham com ticket restaurante? | não passou o meu VR, é o sistema? | cartão saúde/farmácia da empresa aceita?
aceptan tickets de comida | la tarjeta de alimentación pasa? | do you take meal vouchers | can I use my company food card

# fiado-cheque
! fiado, cheque, caderneta, anotar, pagar depois, prazo, pré-datado
dá pra pendurar? | aceita cheque? | pago dia 5, pode ser? | anota aí que depois eu pago | faz fiado? | só recebo no fim do mês | posso levar hoje e acertar semana que vem? | cheque pré tá valendo?
tem caderninho? | confia em mim, pago depois | meu pagamento cai só sexta | tô sem nada agora, dá pra deixar na conta? | sou cliente antigo, marca pra mim | põe na minha conta | vcs vendem no prazo?
30/60 no cheque dá? | vende a prazo sem cartão? | empresta e eu acerto no 5º dia útil | égua, pendura essa pra mim? | posso pagar quando sair o INSS? | minha aposentadoria cai dia 25, espera?
meu patrão atrasou o salário | leva e paga depois, tem? | deixo um documento e pago amanhã? | tô lisa esse mês, dá um jeito? | fico devendo e trago segunda, pode?
quebra esse galho, recebo semana que vem | vende na confiança? | cheque de terceiro aceita? | liso liso, só mês que vem, tem como? | compro no nome da minha mãe pra pagar depois?
puedo pagar a fin de mes | aceptan cheque? | can I pay next week | do you give store credit on trust

# cartao-estrangeiro
! cartão internacional, dólar, euro, moeda estrangeira, câmbio, estrangeiro, paypal
moro fora, consigo pagar? | aceita dólar? | meu cartão é dos Estados Unidos | euro vcs pegam? | não tenho cpf, como faço a compra? | sou turista, meu cartão funciona? | dá pra pagar daqui de Portugal?
wise serve? | paypal vcs têm? | minha irmã no Japão quer pagar pra mim | qual a cotação que vocês usam | western union dá? | vem moeda de fora, vocês trocam? | cartão emitido no exterior passa?
tô na Irlanda e quero comprar pra minha mãe no Brasil | peso argentino aceitam? | não tenho conta em banco brasileiro | o site exige cpf e sou gringo | como meu primo no Canadá transfere pra vocês
aceita bitcoin? | cobra iof? | só tenho notas de dólar comigo | revolut funciona? | consigo pagar com apple pay de conta americana? | cripto rola? | meu banco é de fora e recusou
transferência internacional, iban, vcs têm? | guarani aceita, aqui é fronteira | zelle dá? | turista paga como? | meu namorado é estrangeiro e quer pagar, tem como?
puedo pagar con tarjeta extranjera | aceptan dólares o pesos? | does a foreign card work | can I pay in US dollars

# sinal-entrada
! sinal, entrada, adiantamento, antecipado, reserva mediante pagamento, 50%, caução
precisa pagar algo antes? | tem que dar sinal? | quanto de entrada | metade agora e metade depois? | por que tenho que pagar adiantado? | pago só quando estiver pronto, pode?
se eu desistir perco o que já dei? | pra garantir preciso depositar? | o sinal é devolvido? | quanto deixo pra segurar a data | tem que pagar tudo antes de começar? | não me sinto segura pagando antes
o adiantamento abate do total? | dá pra confirmar sem pagar nada? | qual a porcentagem pra segurar a data | preciso de caução? | só 30% já reserva? | até quando posso quitar o restante
e o restante pago quando | se vocês cancelarem me devolvem o que adiantei? | tô sem dinheiro pro adiantamento, segura pra mim? | quero fechar, quanto mando agora?
paguei o sinal mês passado, quanto falta? | pode ser um valor simbólico pra garantir? | o que eu dei de entrada vale pra outra data? | dou uma parte hoje e o resto na hora, pode?
uai, tem que adiantar grana? | a reserva custa quanto | segura sem pagar? | desisti, o valor que adiantei volta? | meio a meio rola? | hay que dejar seña | cuánto pago por adelantado?
do I need to pay a deposit | is the deposit refundable

# desconto-avista
! desconto, à vista, desconto no pix, desconto à vista, abatimento, no dinheiro
pagando na hora tem desconto? | no pix sai mais barato? | se eu pagar tudo de uma vez diminui? | em dinheiro faz por menos? | quanto fica à vista | pago agora, quanto vc tira?
tem abatimento pra quem paga no ato? | quantos por cento no pix | vou pagar em cash, melhora esse preço? | se for sem cartão baixa quanto | tem diferença entre crédito e pix?
no débito tem o mesmo abatimento? | faz quanto se eu transferir agora | e se eu pagar o mês todo adiantado? | quero pagar à vista, rola um descontinho? | no pix arredonda pra baixo?
5% pagando tudo já? | se pagar o ano inteiro de uma vez ganho algo? | sai por quanto em espécie | cartão vocês pagam taxa né, no dinheiro tira isso? | bah, à vista tu faz por quanto?
compensa mais pix ou cartão | preço de pix é qual | tenho a grana toda na mão, faz quanto | não quero dividir, quero pagar já, o que ganho? | o valor anunciado é o do pix ou do cartão
pagando antecipado fica mais em conta? | tira quanto se eu quitar agora | quitando tudo hoje tem vantagem? | dindin na mão, quanto fica? | boleto tem o mesmo desconto do pix?
hay descuento pagando en efectivo | pagando todo de una, cuánto me rebajan? | is there a discount for paying cash | cheaper if I pay by pix? | tenho tudo na mão, melhora?
pagando hoje fica por quanto | se for sem parcelar muda alguma coisa? | em nota viva, baixa?

# desconto-quantidade
! desconto, quantidade, combo, pacote, leve mais, acima de, kit, progressivo
levando três faz quanto? | se eu pegar mais de um baixa o preço? | quero vários, tem preço melhor? | somos um grupo de 10, tem condição? | tem combo? | pegando a família toda diminui?
leve 3 pague 2 tem? | e se eu fechar dois? | vou querer uns 20 | com minha irmã junto sai mais barato? | a partir de quantos cai o valor | pacote sai mais em conta?
se eu levar tudo você faz um preço? | se eu levar dois me dá um mimo? | compro em dobro se melhorar o preço | a segunda unidade é pela metade? | somos 4 amigas, faz um precinho? | kit tem abatimento?
uma dúzia sai por quanto | quanto mais eu levo menos pago? | turma inteira da faculdade quer, faz preço? | desconto progressivo como funciona | na compra de quantos ganho um
é pra escola toda, muita gente | tô fazendo pedido grande, dá uma ajuda no preço | casal paga menos? | fechando cinco, quanto fica cada | tem plano mais barato pra vários?
peguei dois semana passada e agora mais três, conta junto? | bah, levando meia dúzia tu faz quanto? | pra galera do trampo, somos 15 | si llevo varios hay descuento
somos un grupo grande, hacen precio? | do you have a group discount | is it cheaper if I buy more than one

# desconto-primeira-compra
! cupom, primeira compra, código de desconto, voucher, desconto de boas-vindas, cliente novo
tem cupom? | sou cliente nova, ganho algo? | nunca comprei com vocês | meu código de desconto não funciona | onde ponho o cupom | é minha primeira vez aí, tem desconto? | o cupom expirou?
peguei um código na internet e deu inválido | me manda um cuponzinho | dá pra usar dois cupons juntos? | vi um influencer com código de vocês, ainda vale? | ganho desconto se eu me cadastrar?
primeira compra tem algum mimo? | cadê o desconto que prometeram no email | assinei a newsletter e não chegou o código | no meu aniversário ganho desconto?
faço aniversário essa semana, tem presente? | o cupom não abateu | indiquei uma amiga, ganho o quê? | usei o código e o valor não mudou | cupom de indicação tem? | bemvindo10 ainda funciona?
tem algum código valendo hoje? | o vale que recebi por mensagem, como uso | cupom serve em tudo? | esqueci de aplicar o desconto, e agora | rola um agradinho pra quem tá chegando?
tô começando a comprar com vcs agora, tem benefício? | vim indicada por uma cliente | código da black friday ainda tá valendo? | tem voucher pra quem nunca foi? | tienen cupón de descuento
es mi primera compra, hay algo? | do you have a promo code | discount for new customers?

# desconto-estudante-idoso
! estudante, idoso, meia, professor, terceira idade, aposentado, carteirinha, desconto especial, PCD
estudante paga menos? | tem meia? | minha mãe tem 70 anos, tem desconto? | sou professora, ganho algo? | aposentado tem preço especial? | carteirinha da UNE vale? | tô na faculdade e grana curta
terceira idade tem algum benefício? | tenho 62, entro em desconto? | ID jovem aceita? | policial paga menos? | sou enfermeira, tem desconto pra área da saúde? | baixa renda tem condição?
criança paga inteira? | pcd tem desconto? | desempregado consegue pagar menos? | a partir de que idade é desconto de idoso | sou universitário, rola um desconto? | preciso mostrar a carteirinha?
servidor público tem vantagem? | bolsista paga quanto? | funcionário da prefeitura tem abatimento? | tenho cadúnico, ajuda em algo? | minha vó vai, ela paga o mesmo que eu?
meu filho estuda na rede pública, tem desconto? | doador de sangue tem benefício? | tem preço pra quem é do bairro? | autista e acompanhante pagam menos? | militar tem desconto aí?
jubilado paga igual? | o plano sai mais em conta pra melhor idade? | descuento para estudiantes | mi papá es jubilado, paga menos? | student discount? | do seniors pay less

# promocoes
! promoção, oferta, promoções, black friday, desconto, campanha, regulamento
tem alguma promoção? | o que tá em oferta | vi um anúncio mais barato, ainda vale? | até quando vai essa promo | quando vai ter promo de novo | black friday vocês participam?
a oferta do story acabou? | tem algo em conta essa semana? | qual a promo do dia | me avisa quando baixar o preço | esse precinho é até que dia | dia das mães vai ter algo especial?
perdi a promoção, faz pelo mesmo preço? | quando começa a liquidação | o preço do insta é real? | no cartaz tava um preço e no caixa outro | mês que vem fica mais barato? | vai ter sorteio?
ganhei o sorteio, como pego o prêmio | tem oferta relâmpago? | quais as regras da promoção | sempre tem promoção ou é raro? | a promo acumula com outro desconto? | cadê as pechinchas
tem coisa baratinha aí? | nesse mês tá rolando o quê de bom | dia do consumidor vcs fazem algo? | vale a pena esperar a black? | comprei e no dia seguinte baixou, devolvem a diferença?
terça tem aquele preço especial ainda? | só vi agora a propaganda, ainda pego? | hay alguna oferta | hasta cuándo dura la promoción | any deals this week | is the sale still on
tá rolando algum descontaço? | o que tá mais barato hoje? | vi na vitrine 30% off, em tudo? | ainda pego aquele valor do panfleto? | até domingo ainda mantêm o preço do anúncio?
tem cheirinho de oferta vindo aí? rs

# fidelidade
! fidelidade, pontos, cashback, programa de fidelidade, clube, cartão fidelidade, resgatar, vip
tem cartão fidelidade? | já sou cliente antiga, ganho o quê? | junto pontos? | quantos pontos eu tenho | compro aí há anos, tem alguma vantagem? | como funciona o cashback | meus pontos venceram?
depois de dez ganho um? | perdi meu cartãozinho de carimbos | tem clubinho de vantagens? | como viro vip | cliente fiel tem mimo? | sempre vou aí, nunca ganhei nada rs
posso passar meus pontos pra minha filha? | como resgato meu saldo | meu cashback não caiu | quanto volta pra mim de cada compra | tem programa de recompensas?
carimba o cartão mesmo comprando online? | o décimo sai de graça? | até quando posso usar meu crédito de volta | vale a pena me cadastrar no programa?
esqueci de informar o cpf na hora, ainda pontua? | acumula a cada real? | quem é de casa tem privilégio? | como faço parte do clubinho | brinde pra quem compra sempre?
faltam quantas pra eu ganhar a grátis | assinante paga menos? | véi, cliente velho não ganha nada? | pontos dá pra trocar por quê | tienen programa de puntos | soy cliente hace años, hay beneficio?
do you have a loyalty program | how many points do I have

# vale-presente
! vale-presente, gift card, cartão-presente, voucher presente, presentear
quero dar de presente mas não sei o que ela gosta | tem vale-presente? | posso presentear alguém com um valor? | minha amiga escolhe ela mesma, pode ser? | dá pra comprar um crédito pra outra pessoa?
gift card de 100 tem? | ganhei um vale, como uso | até quando vale o cartão que ganhei | o vale perdeu a validade | qual o valor mínimo do vale | manda digital ou é impresso?
sobrou saldo no vale, perco? | meu presente tem que ser usado de uma vez? | moro longe e quero presentear minha irmã aí na cidade | não sei o tamanho dele, melhor dar o valor né
perdi o voucher que me deram | dá pra usar o vale no site? | quero um presente que a pessoa decide depois | posso passar o vale pra outra pessoa? | amigo secreto, queria dar um crédito de 50
dá pra completar a diferença do vale? | vem bonitinho num envelope? | o vale vira dinheiro? | deu erro no código do cartão presente | aniversário da minha mãe, queria que ela mesma escolhesse aí
recebi por email um vale, como resgato | empresa quer dar vale pros funcionários | dá pra pôr o nome dela no vale? | tem cartão presente virtual pra mandar hoje? | vale em qualquer unidade o presente?
dou o valor e ela retira aí, tem isso? | tienen tarjeta de regalo | quiero regalar un monto | do you sell gift cards | does my gift voucher expire

# nota-fiscal
! nota fiscal, NF, NFe, cupom fiscal, recibo, cpf na nota, comprovante fiscal, DANFE, segunda via
vocês emitem nota? | preciso do recibo | põe meu cpf? | não veio a nota | perdi a nota, mandam de novo? | preciso pra reembolso do plano | minha empresa precisa do comprovante
dá pra sair no nome do meu marido? | a nota veio com nome errado | nfe vai por email? | preciso declarar no imposto de renda | qual o número da nota | onde acho o danfe | me manda o xml
quero o cupom fiscal | dá pra mudar o cpf que saiu? | contador tá pedindo o documento da compra | recibo pra eu prestar contas | nota paulista vocês participam? | saiu com o valor errado na nota
sem nota sai mais barato? | quanto tempo pra chegar a nota | preciso da via de novo, apaguei o email | vai junto na caixa a nota? | pra ter comprovação de que paguei
meu chefe quer papel assinado do que gastei | vcs são registrados, dão nota certinha? | emite nota de serviço? | faço livro caixa, preciso de comprovação mensal | o seguro exige um documento da compra
nota avulsa vocês fazem? | me dan factura | necesito recibo a nombre de mi empresa | can I get a receipt | please send me the invoice again | o imposto de renda pede comprovação do gasto
sem papel nenhum eu não consigo ser ressarcida na firma | posso colocar o cpf depois? | cadê o documento da minha compra? | não mandaram a notinha por email
preciso provar pro meu convênio que paguei

# compra-cnpj
! CNPJ, pessoa jurídica, empresa, inscrição estadual, faturado, MEI, licitação, órgão público
posso comprar no cnpj? | sou MEI, muda algo? | vcs vendem pra pessoa jurídica | a nota pode sair no nome da firma? | qual a razão social de vocês | me passa o cnpj de vocês pra cadastro
somos uma escola, precisa de empenho | preciso de três orçamentos com carimbo | prefeitura quer comprar, vcs participam de licitação? | fatura pra empresa em 30 dias?
minha inscrição é isenta, dá problema? | o setor de compras precisa de uma proposta formal | somos um condomínio, atendem? | pj tem preço diferente? | vocês estão cadastrados no sicaf?
precisa de certidão negativa, vcs têm? | quero abrir cadastro da minha firma | a compra é do escritório, como faço | posso pagar da conta da empresa? | nosso financeiro só paga com pedido de compra
igreja consegue comprar com cnpj? | é pra ong, sai no nome dela? | tem difal pra outro estado? | vendem pra órgão público? | preciso do contrato social de vocês
a firma quer fechar com vcs, o que precisa mandar | sou autônomo com cnpj, consigo condição melhor? | dá pra trocar de cpf pra jurídica depois? | minha lojinha vai comprar, mando quais dados
venden a empresas | la compra es a nombre de mi negocio | do you sell to companies | I need it billed to my business | é pra minha firma | meu negócio quer comprar de vocês

# convenio-empresas
! convênio, parceria, empresas, parceiros, sindicato, associação, colaboradores, benefício corporativo
vocês fazem convênio com empresas? | minha firma tem parceria com vcs? | trabalho na prefeitura, tem convênio? | sou do sindicato, ganho desconto? | queria fechar algo pros meus funcionários
tenho uma empresa de 50 pessoas, o que oferecem | somos do prédio ao lado, dá pra combinar algo? | meu rh quer conversar | vocês têm parceria com academia? | sócio do clube tem vantagem?
atende conveniados de onde | gostaria de propor uma parceria entre nossos negócios | associado da OAB paga menos? | quero levar vocês pra minha empresa | desconto em folha rola?
vcs têm acordo com a faculdade aqui do lado? | tenho uma loja vizinha, bora divulgar um ao outro? | funcionário do hospital tem desconto aí? | meu crachá dá direito a algo?
como faço pra credenciar minha empresa | condomínio inteiro quer, tem condição? | atendimento corporativo vocês têm? | gympass/wellhub vale? | totalpass aceita?
a cooperativa onde trabalho tem algo com vocês? | pra colaborador do mercado tem preço? | quero indicar clientes e ganhar comissão, somos uma firma do ramo | clube de vantagens vocês participam?
meu plano dá desconto aí? | parceria de divulgação vocês topam? | posso deixar meus panfletos aí no balcão? | tienen convenio con empresas | mi empresa quiere hacer un acuerdo
do you have corporate partnerships | discount for employees of my company?

# atacado-revenda
! atacado, revenda, revender, revendedora, lojista, grade, preço de atacado, distribuidor
quero vender os produtos de vocês | tem preço de atacado? | tenho uma lojinha no interior, fornecem? | a partir de quantas peças é atacado | sou sacoleira | compro pra revender
qual a quantidade mínima pra lojista | quero colocar no meu comércio | tem tabela pra lojista? | dá pra ganhar dinheiro vendendo isso? | quero começar um negócio, vcs fornecem?
fornece pra mercadinho? | preciso de cnpj pra pegar no atacado? | quanto de margem dá pra ganhar | vendo no meu bairro de porta em porta, consigo com preço bom? | tem kit inicial pra revender?
vocês são fabricantes ou intermediários? | mando pra feira, preciso de uns 200 | posso vender pela internet as coisas de vocês? | grade fechada ou posso escolher? | faz dropshipping?
tô desempregada e queria vender pra tirar um extra | vcs vendem por caixa fechada? | deixam em consignação pra eu vender? | exclusividade na minha cidade tem? | representante comercial vocês procuram?
sou dona de salão, quero expor e vender aí dentro | preço de fábrica? | uai, pra revenda faz quanto? | venden por mayor | quiero revender sus productos | do you sell wholesale
how do I become a reseller | quero abastecer minha loja com vocês | tem sala só pra quem compra em volume?

# vagas-emprego
! vaga, emprego, currículo, trabalhe conosco, contratando, estágio, recrutamento, seleção
tão contratando? | tem vaga de trabalho? | pra onde mando meu currículo | tô procurando serviço | queria trabalhar aí | precisa de gente? | tem estágio? | minha filha quer jovem aprendiz, vocês pegam?
tô desempregado, tem algo pra mim? | vi a placa de precisa-se | deixei currículo semana passada, já viram? | aceita sem experiência? | quanto paga o salário | pegam freelancer?
tem bico pra fim de semana? | tô atrás de um trampo | posso levar os papéis aí pessoalmente? | quais são os requisitos pra vaga | fiz entrevista e não me deram retorno | é registrado em carteira?
menor aprendiz de 16 anos aceita? | temporário de natal tem? | sou motoboy, precisam? | com quem falo do RH | como entro pra equipe de vocês | o cargo ainda tá aberto? | faço diária, chama se precisar
meu primo tá precisando de emprego | home office vocês têm? | vcs contratam PCD? | quero uma oportunidade aí | están contratando personal | dónde dejo mi currículum | are you hiring
where can I send my resume | tô parado e topo qualquer função | tô à procura do primeiro emprego | sei costurar e atender, precisam? | tem oportunidade pra quem tem 50 anos?
vocês precisam de ajudante?

# lgpd-dados
! LGPD, privacidade, dados pessoais, política de privacidade, excluir dados, descadastrar, consentimento
por que precisa do meu cpf? | apaga meu número daí | para de me mandar mensagem | o que fazem com minhas informações | não quero mais receber propaganda | como vocês conseguiram meu contato?
me tira dessa lista | vocês vendem meus dados? | quero que excluam meu cadastro | sair | não autorizei usarem minha foto | posso ver o que vocês têm sobre mim? | é seguro mandar foto do rg por aqui?
quem vê o que eu escrevo aqui? | vcs gravam essa conversa? | apaguem tudo que tem de mim | minhas fotos aparecem em algum lugar? | descadastra meu email | tô recebendo spam de vocês todo dia
não quero dar meu endereço | tira minha foto do instagram de vocês | quem é o encarregado de proteção de dados | vazaram meus dados, recebi ligação estranha | por quanto tempo ficam com meu documento
dá pra ser atendido sem passar cpf? | bloqueia esse disparo por favor | usam cookie pra quê no site | tem câmera gravando aí dentro? | vocês passam minha informação pra outros?
fica sigiloso o que eu contar? | pare de enviar | borren mis datos | cómo consiguieron mi número? | please delete my data | stop sending me messages

# conta-senha-app
! conta, senha, login, cadastro, aplicativo, app, entrar, redefinir, acesso
como me cadastro | o código não chega no celular | troquei de número, e agora meu acesso | diz que meu cpf já existe | o aplicativo trava | não tem pro iphone? | dá erro quando tento logar
o link pra redefinir não veio | quero mudar meu e-mail no cadastro | bloqueou meu usuário | não acho na play store | onde vejo meus pedidos/minha área | digito certinho e fala que tá errado
preciso criar conta pra comprar? | troquei de celular e perdi tudo | mudei de sobrenome, como atualizo | cadastrei o nome errado | sumiu meu histórico | minha conta foi invadida | o sms não chegou
não lembro com qual email eu fiz | fica carregando e não sai da tela inicial | como baixo o programa de vocês | minha vó não sabe mexer nisso, tem outro jeito? | atualizei e parou de funcionar
posso usar a mesma conta com meu marido? | caiu o sistema aí? não entra | olvidé mi contraseña | no puedo entrar a mi cuenta | I forgot my password | the app keeps crashing | não consigo acessar
tem pra baixar no celular? | não lembro o que uso pra logar | como encerro meu perfil aí dentro?

# agendamento
! agendamento, agendar, marcar, hora marcada, horário disponível, agenda, reservar horário
quero marcar um horário | tem vaga amanhã? | precisa agendar ou é só chegar? | quando você pode me encaixar | tem brecha essa semana? | como faço pra agendar | qual o próximo dia livre
quero ir quinta à tarde, dá? | põe meu nome aí pra sexta | tem um encaixe hoje? | preciso com urgência, consegue pra hoje? | só posso depois das 17h, o que tem
com quanto tempo de antecedência tenho que falar | posso reservar pra mim e minha mãe juntas? | dá pra marcar por aqui mesmo? | cheia a agenda? | dia 15 tá livre? | tem horário de manhãzinha?
consigo pro mês que vem? | me arruma um horarinho | qualquer dia serve, o mais rápido possível | será que tem pra logo mais? | quero garantir o meu lugar no sábado | confirma minha hora de amanhã?
que horas é o meu mesmo? esqueci | marquei mesmo? não recebi confirmação | posso escolher o profissional? | tem pra essa semana ou só na outra? | vê aí um dia bom pra mim
queria deixar fixo toda terça | rapaz, tem como me encaixar? | é só por hora marcada? | quiero sacar un turno | tienen lugar mañana? | I'd like to book an appointment | any slots available today
vê um espacinho pra mim? | preciso passar com vocês ainda essa semana | dá pra ir hoje às 4? | tem como me atender amanhã? | me bota pra quarta | qual dia vocês podem me receber?
queria garantir a data antes que encha | quando fica bom pra vcs? | vou fazer uma viagem e preciso antes do dia 10 | quando tem livre?

# fila-espera
! ordem de chegada, fila, senha, espera, sem hora marcada, tempo de espera, lotado, prioridade
posso ir sem marcar? | tá cheio aí? | demora muito pra ser atendido? | tem muita gente na frente? | é por ordem de chegada? | distribui senha? | que horas é mais vazio | chego e já sou atendido?
qual dia é mais tranquilo | não quero ficar horas plantada aí | quanto tempo fico aguardando | dá pra aparecer de surpresa? | tem movimento agora? | gestante passa na frente?
da última vez esperei duas horas | se eu chegar cedinho sou a primeira? | posso deixar o nome e dar uma volta? | tá muito lotado? | vou com idoso, tem preferência?
qual o melhor horário pra não pegar tumulto | sou a quantas na fila? | tem que pegar ficha? | tô com pressa, é rápido? | tem lugar pra sentar enquanto não chamam? | é só aparecer aí?
quantos tão esperando | sábado é muvuca? | se eu for sem avisar, me atendem? | consigo acompanhar minha vez pelo celular? | dá pra chegar chegando ou tem que combinar antes | oxe, fila de novo?
perdi minha senha, e agora? | hay que esperar mucho | puedo ir sin turno? | do you take walk-ins | how long is the wait

# cancelar-horario
! cancelar, cancelamento, desmarcar, desistir, política de cancelamento, reserva
não vou poder ir | preciso desmarcar | surgiu um imprevisto | cancela o meu de amanhã | tira meu nome da agenda | desisti, não vou mais | meu filho adoeceu, não dá pra ir
como faço pra cancelar minha hora | posso desmarcar até quando? | não precisa mais me esperar | aconteceu uma coisa e não consigo comparecer | perdi o voo, não chego na data
libera meu horário pra outra pessoa | mudei de ideia, deixa pra lá | esquece a minha reserva | não vai rolar amanhã | falei que ia mas não posso mais | quero encerrar meu plano com vocês
se eu desistir da reserva devolvem? | minha chefe não liberou, tenho que desmarcar | com quantas horas tenho que avisar se não for | pode dar minha vaga pra outro | não quero mais o serviço
faleceu um parente, não poderei comparecer | tô cancelando tá | marquei em dois lugares sem querer, tira aí | não contem comigo na quinta | meu carro quebrou, hoje não chego
desmarca pra mim fazendo favor | a viagem furou, cancelem por favor | não tenho mais interesse no horário que peguei | como saio da mensalidade | tengo que cancelar el turno | no voy a poder ir mañana
I need to cancel my appointment | I can't make it tomorrow | fiquei presa no trabalho, não conto mais | não me aguardem hoje | tem que pagar algo pra sair da agenda?
minha mãe internou, não vou conseguir | deixa pra uma próxima

# remarcar
! remarcar, remarcação, reagendar, mudar data, trocar horário, adiar, transferir
posso mudar pra outro dia? | dá pra passar pra quinta? | quero adiar | consigo trocar meu horário? | empurra pra semana que vem | em vez das 10 pode ser às 15? | joga pra mais tarde
tem como ser mais cedo? | preciso remarcar | minha data coincidiu com prova, dá pra alterar? | amanhã não posso, mas sexta sim | pode ser um pouco depois do combinado?
quantas vezes posso trocar a data? | muda meu nome de terça pra quarta | choveu, dá pra deixar pra outro dia? | adianta o meu pra hoje? | meu voo atrasou, consigo outra data?
perco o valor se mudar de dia? | reagenda pra mim | queria antecipar | troca comigo pra de manhã? | faltei ontem, consigo outro dia? | tem que avisar quanto antes pra alterar a data
se eu não puder nesse dia consigo outro? | vocês mudaram meu horário sem avisar | não posso nessa hora, tem outra? | o compromisso mudou, podemos ver outro dia?
minha prima fica com o meu e eu pego o dela, pode? | deixa em aberto que depois eu digo o dia novo | em cima da hora dá pra alterar? | bah, dá pra passar pra outra semana?
o casamento mudou de data, e a reserva? | puedo cambiar la fecha | podemos pasarlo para otro día? | can I reschedule | could we move it to Friday | fica melhor pra mim na outra semana
não vai dar nesse dia, qual outro tem? | muda pra de tarde? | empurra uma horinha pra frente? | dá pra inverter com o de quinta? | jogo a reserva pro mês seguinte, pode?

# multa-falta
! multa, não comparecimento, falta, no-show, taxa de cancelamento, cobrança por falta, fidelidade contratual
se eu não aparecer pago? | cobram se eu faltar? | esqueci de ir, e agora | perdi meu horário, vão me cobrar? | tem taxa se eu desmarcar em cima da hora? | faltei e me cobraram, tá certo?
não avisei que não ia, perco o dinheiro? | quebro o contrato e pago quanto? | cancelar antes do prazo tem multa? | furei com vocês, pago mesmo assim? | dormi e não acordei a tempo, perde?
se eu sumir acontece o quê | me descontaram por não ter ido | perco o pacote se não for num dia? | qual a penalidade por não comparecer | o valor é retido se eu desistir em cima?
quanto pago pra sair do plano antes de um ano | fiquei presa no trânsito e perdi, cobra? | faltar sem avisar tem problema? | adoeci no dia, tenho atestado, perdoa a taxa?
a sessão que não fui conta como feita? | duas ausências e sou bloqueado? | se só uma das pessoas não for, paga por ela? | desisti no mesmo dia, fico sem o sinal? | qual a taxa pra desistir
por que cobraram se nem fui | quem não vem paga metade? | furar dá punição? | rescindir tem custo? | não pude ir por causa do temporal, cobra igual? | mas ninguém me disse que pagava se faltasse
se eu der bolo, o que rola | me cobran si no voy | hay penalidad por no asistir? | is there a no-show fee | will I be charged if I miss it

# atraso-cliente
! atraso, tolerância, atrasado, minutos de tolerância, pontualidade, chegar atrasado
vou chegar um pouquinho depois | tô atrasada | quantos minutos vocês esperam | peguei trânsito, ainda me atendem? | se eu me atrasar perco a vez? | tem tolerância?
saí agora de casa, chego 15 minutos depois | meu ônibus quebrou, segura aí | chego uns 10 min depois da hora, blz? | tô no caminho mas tá tudo parado | dá pra me esperar?
e se eu me atrasar pro meu horário | furou o pneu, vou demorar | errei a hora, já era pra eu estar aí | atraso de quanto é aceito | vou demorar mais um bocadinho | não acho onde parar, já tô chegando
meu chefe me segurou, vou sair mais tarde | perdi o metrô, chego em meia hora | não me deixem de fora, tô chegando | se passar da hora ainda pego? | chovendo muito, vou devagar
já tá na minha vez? tô a 5 minutos | aguenta aí que tô voando | posso chegar meia horinha depois do marcado? | a mesa/vaga fica segurada até que horas? | tô correndo, não dá minha vez pra outro
até que horas seguram minha reserva | acordei tarde, ainda dá? | meu grupo vai chegar separado, uns depois | o waze diz que chego 14h20, era às 14h | ô moço, me enrolei aqui, me espera
voy a llegar tarde | me esperan diez minutos? | I'm running late | is 15 minutes late ok

# demora-nossa
! atraso no atendimento, previsão, pontual, demora, espera do profissional
era pra ser às duas e nada ainda | já passou da minha hora e ninguém me chamou | tô aqui esperando faz 40 minutos | o profissional não apareceu | combinaram 9h e até agora ninguém veio
cadê o técnico? | vocês vêm ou não vêm? | meu horário era 15h e são 15h50 | a pessoa ficou de vir de manhã e já é tarde | quanto falta pra me chamarem? | vai demorar muito ainda? | esqueceram de mim?
perdi a manhã toda esperando vocês | ficaram de me ligar e não ligaram | prometeram pra ontem e nada | o rapaz já saiu daí? | a que horas ele chega aqui em casa
tô em casa desde cedo aguardando o moço | não avisaram que ia atrasar | ninguém cumpriu o combinado | já tem gente que chegou depois e foi antes de mim | tenho compromisso, vai sair no horário?
costumam ser pontuais? | passou uma hora e nem sinal | tô cansada de esperar sentada aqui | o serviço era pra estar pronto semana passada | disseram que retornariam em 24h
ficou pronto o que eu deixei aí? | me deixaram na mão | já era pra terem terminado | vocês atrasam muito? | meu atendimento já devia ter começado | llevo una hora esperando
nadie vino a la hora acordada | nobody showed up | I've been waiting for an hour

# criancas
! criança, crianças, kids, espaço kids, bebê, fraldário, brinquedoteca, filhos
posso levar meu filho? | tem lugar pra criança brincar? | não tenho com quem deixar o bebê | meu menino de 4 anos pode entrar? | tem trocador? | vou com carrinho de neném
meus filhos são bagunceiros, tem problema? | meu pequeno paga? | tem cadeirão? | tem alguém que olhe os pequenos enquanto sou atendida? | posso amamentar aí? | tem área kids
minha neta de 2 anos vai junto, tudo bem? | é ambiente familiar? | tem brinquedo pra eles se distraírem? | minha bebê tem 3 meses, posso ir com ela? | aceita criança no colo?
a partir de que idade o pequeno pode ir | o guri pode ir junto? | tem atividade pras crianças? | sou mãe solo, levo o filhote comigo? | tem um cantinho pra trocar fralda
minha filha não para quieta, vcs se importam? | onde esquento a mamadeira | é seguro pra criança pequena? | vou com três pestinhas rs | tem fraldário?
meu sobrinho vai ficar entediado, tem algo pra ele? | é só pra adulto? | até quantos anos não paga | vocês gostam de criança? kkk | posso levar a molecada? | puedo ir con niños
hay cambiador de bebés? | are kids allowed | do you have a play area

# animais
! pet, pets, pet friendly, cachorro, animais, gato, coleira, cão
posso levar meu cachorro? | é pet friendly? | meu doguinho vai comigo pra todo lado | pode entrar com bicho? | tenho um gatinho na caixinha, posso ir? | não tenho onde deixar minha cadela
meu poodle fica no colo, pode? | aceita animal de porte grande? | tem que ser de focinheira? | cobram taxa pelo peludo? | tem água pra ele? | meu dog é mansinho, deixa entrar?
minha lulu pode ficar aí fora esperando? | pode levar papagaio? rs | cão de assistência entra, né? | vcs têm bicho aí? sou alérgica | tem gato aí dentro? meu filho tem alergia
tô passeando com o cachorro, posso passar aí? | o totó pode junto? | até quantos quilos o bichinho | precisa de carteira de vacinação do meu pet?
posso deixar minha cachorra no carro ou entro com ela? | meu golden é enorme, tem problema? | no colo pode? | vou com meu pinscher na bolsa | tem área pra deixar o cachorro preso?
meu filho de quatro patas é bem-vindo? | dá pra entrar com coleira? | meu labrador solta muito pelo, vão implicar? | filhote sem vacina pode? | bah, posso levar meu cusco?
meus dois shih tzus vão junto, ok? | puedo llevar a mi perro | aceptan mascotas? | are dogs allowed | can I bring my cat

# wifi-tomada
! wi-fi, wifi, internet, senha do wifi, tomada, carregador, rede
qual a senha da internet | dá pra carregar o celular aí? | minha bateria tá no fim, tem onde carregar? | dá pra trabalhar de notebook enquanto espero? | sem sinal aqui dentro
meus dados acabaram, tem rede? | não conecta na rede de vocês | tem um cabo tipo c pra emprestar? | preciso fazer uma reunião online daí, aguenta? | a internet é liberada pros clientes?
pega 4g aí dentro? | vou ficar um tempo, consigo acessar a net? | meu 4g não pega aí | caiu a net de vocês? | tem carregador de iphone? | posso ligar meu note? | qual é o nome da rede
consigo baixar um arquivo aí com a internet de vcs? | tem computador que eu possa usar? | imprimem uma folha pra mim? | velocidade da net dá pra chamada de vídeo? | tô sem plano, me dá acesso?
minhas crianças vão querer ver desenho no celular, tem sinal? | tem powerbank? | preciso mandar um email daí, dá? | cuál es la clave del wifi | hay internet? | is there free wifi
what's the wifi password | a net aí é boa? | tem onde plugar? | tô com 3% de carga | cobram pra conectar? | não tô conseguindo conectar | preciso de sinal bom pra uma call

# banheiro-ar-conforto
! banheiro, ar-condicionado, climatizado, sala de espera, conforto, água, café, ventilador, bebedouro
tem banheiro pra cliente? | aí é quente? | tem ar? | posso usar o toalete? | meu marido pode esperar sentado aí? | tem onde tomar uma água? | passo mal no calor, é fresquinho? | é coberto ou na chuva?
tem cafezinho? | preciso ir ao banheiro toda hora, tô grávida | o ambiente é climatizado? | tem sala pra aguardar? | tá um forno lá fora, aí dentro é gelado? | tem ducha/vestiário?
faz muito frio aí dentro? | levo casaco? | ar quebrado de novo? | bebedouro tem? | onde fica o sanitário | é barulhento? | tem sofá? | tem televisão pra passar o tempo?
o lugar é fechado ou ao ar livre? | com 40 graus, aguenta ficar aí? | onde guardo minha mochila, tem armário? | tem cadeira pra acompanhante? | é limpo o banheiro aí? | é ventilado?
quem tá esperando fica na rua? | tem espelho e lugar pra me trocar? | se chover a gente molha? | bah, tem chimarrão aí? kkk | tienen baño | hay aire acondicionado? | do you have a restroom
is it air conditioned

# confianca-golpe
! confiável, golpe, confiança, fraude, segurança, site oficial, perfil falso, CNPJ
é golpe? | como sei que é de verdade? | já caí em fraude, tô com medo | vocês existem mesmo? | posso confiar? | me mandaram mensagem em nome de vocês, é real? | e se eu pagar e sumirem?
não acho nada sobre vocês | tá barato demais, desconfiei | alguém pediu pix dizendo que é daí | clonaram o zap de vocês? | é seguro comprar com vcs? | meu filho disse que isso é cilada
qual garantia que eu tenho que não é falso | recebi um link estranho com o nome de vocês | tem cnpj ativo? | preço bom demais, qual a pegadinha | esse perfil é verdadeiro? | tô com um pé atrás
medo de mandar dinheiro e não receber nada | me prova que é sério | já fui enganada outras vezes | é furada? | esse número é mesmo da empresa? | alguém ligou pedindo código, foram vocês?
ganhei um prêmio de vocês, é verdade? | pediram os dados do meu cartão por mensagem, é normal? | é pilantragem? | vim por anúncio, não conheço, como confio? | vocês são idôneos?
dá pra ver a empresa por vídeo antes de eu pagar? | uai, isso num é golpe não né | es una estafa? | cómo sé que son confiables | is this a scam | how do I know you're legit
dizem que tem muito picareta, vocês são sérios? | só compro se eu tiver segurança, o que me dizem? | a página nem tem muitos seguidores, confio? | meu banco alertou que pode ser fraude
e se vocês pegarem a grana e desaparecerem | será que não vão me passar a perna? | tô receosa de fechar

# avaliacoes
! avaliações, depoimentos, reclame aqui, comentários, nota, google, opinião dos clientes, referências
onde vejo o que falam de vocês | tem depoimento de cliente? | qual a nota no google | o pessoal fica satisfeito? | vi umas críticas no google, o que houve? | têm fotos de quem já usou?
como tá no reclame aqui | alguém recomenda? | me mostra resultado de outras pessoas | quem já comprou gostou? | vale a pena mesmo? | é bom? | quero ver antes e depois
tem muita gente reclamando de vocês? | tem referência de alguém que fez com vcs? | quantas estrelas | posso falar com um cliente de vocês? | presta esse negócio? | minha amiga falou mal, é verdade?
por que a nota caiu | o povo elogia? | funciona de verdade? | tem vídeo de cliente recebendo? | as opiniões do site são reais? | apagaram meu comentário, por quê? | vocês respondem as críticas?
quem atendem? tem clientes conhecidos? | vi cinco estrelas, mas é tudo parente né kkk | posso ver trabalhos que já fizeram? | são bons no que fazem? | tem portfólio? | o pessoal aprova, visse?
dónde veo opiniones de clientes | tienen buenas reseñas? | where can I read reviews | do people like it

# historia-dono
! história, quem somos, fundada, fundador, proprietário, dono, anos de mercado, tradição, desde, equipe
há quanto tempo vocês existem? | quem é o dono? | é empresa de família? | quantos anos de mercado | começaram quando | vcs são novos na cidade? | como surgiu a ideia | quem toca o negócio
já têm experiência nisso? | mudou de dono? | quem tá por trás da marca | por que esse nome? | a dona é aquela moça do vídeo? | são daqui mesmo? | quantos funcionários tem | abriu faz pouco?
me conta um pouco sobre a empresa | minha avó já era cliente aí, é a mesma família? | desde que ano | qual a formação de quem atende | são uma empresa grande ou pequena? | é negócio de mulher?
o seu Zé ainda trabalha aí? | continua com o mesmo pessoal? | o que significa a logo | é tradicional? | o que vocês fazem exatamente? | trabalham com o quê? | quem fundou | qual o diferencial de vocês
são uma startup? | missão e valores de vocês | hace cuánto tiempo existen | quién es el dueño? | how long have you been in business | who owns the company

# garantia
! garantia, meses de garantia, certificado de garantia, cobertura, 90 dias, retorno
tem garantia? | e se der problema depois? | se estragar vocês arrumam? | por quanto tempo fico coberto | cobre quantos meses | se não ficar bom refazem? | e se quebrar daqui um mês
o que acontece se falhar | preciso guardar alguma coisa pra acionar depois? | cobre o quê? | se eu não gostar do resultado fazem de novo? | dura quanto tempo isso?
se parar de funcionar quem conserta? | é contra defeito só ou qualquer coisa? | cai no chão e quebra, cobre? | vcs assumem se der ruim? | e se voltar o mesmo problema?
posso estender por mais um ano? | garantia é da loja ou da fábrica? | perdi o papel, ainda tô coberta? | faz 8 meses, ainda vale? | tem algum termo por escrito? | o retoque é de graça?
mau uso não cobre, né? o que é mau uso? | se desmanchar tenho direito a quê | e se não resolver | meu prazo acabou semana passada, tem jeito? | vocês se responsabilizam depois?
e depois que eu pagar, se estourar, quem me socorre? | bah, e se pifar? | saindo daí com problema posso voltar? | se soltar em poucos dias vcs refazem sem cobrar? | tiene garantía
qué pasa si se rompe después de un mes | is there a warranty | what if it stops working | se pifar na semana que vem, faço o quê? | tenho algum respaldo se der errado?
não quero ter dor de cabeça depois | se voltar a dar o mesmo defeito eu pago de novo? | quanto tempo eu fico segura | aguenta? e se não aguentar?

# idade-minima
! idade mínima, menor de idade, 18 anos, maiores, responsável, autorização dos pais, classificação
a partir de que idade? | menor pode? | tenho 16 anos, posso? | precisa ser maior? | minha filha de 12 pode ir sozinha? | meu pai precisa assinar? | sou de menor, vou com minha tia, serve?
com 15 já dá? | tem limite de idade? | meu filho tem 17 e quer ir | precisa de adulto junto? | vou fazer 18 mês que vem | posso comprar sendo menor? | não tenho 18 ainda | tem idade máxima?
minha mãe tem que ir comigo? | minha sobrinha de 14 quer fazer, precisa de quê? | autorização por escrito serve? | adolescente vocês atendem? | pedem identidade pra ver a idade?
idoso de 85 anos ainda pode? | qual a faixa etária | meu irmão mais velho tem 19, ele pode ser o responsável? | com a avó pode ou só com os pais? | sou emancipado
criança de 8 não é muito nova pra isso? | é só pra maiores? | meu guri tem 10, é cedo? | velho demais não tem né? | os pais precisam estar presentes? | mando um bilhete do pai e tá ok?
adulto também pode ou é só pros pequenos | desde qué edad | un menor puede ir solo? | is there an age limit | my daughter is 15, can she come alone

# documentos
! documentos, RG, CPF, comprovante de residência, identidade, CNH, documentação, cópia
o que preciso levar? | tem que ter o quê em mãos? | precisa de rg? | só tenho a carteira digital, serve? | perdi minha identidade, tem problema? | comprovante de residência no nome do meu pai vale?
posso mandar tudo por foto? | cópia simples ou autenticada? | não tenho comprovante no meu nome | cnh vencida aceita? | o que precisa pra fazer o cadastro | vou sem nada, dá?
certidão de nascimento da criança precisa? | sou estrangeiro, passaporte serve? | quais papéis vocês pedem | tem que levar foto 3x4? | precisa comprovar renda? | dá pra usar o gov.br?
o que eu apresento na hora? | minha habilitação basta? | precisa de procuração se eu for no lugar dela? | boletim de ocorrência do roubo da carteira vale? | levo o quê no dia
precisa do cartão do sus? | print do documento aceita? | meu nome mudou com o casamento, e o rg antigo? | tem que imprimir alguma coisa? | vcs tiram xerox aí? | conta de luz serve?
precisa da carteira de trabalho? | quero deixar tudo separado, me passa a lista do que precisa | falta algum papel meu? | qué documentos necesito | sirve el pasaporte? | what documents do I need
do I need to bring ID

# idiomas
! idiomas, inglês, espanhol, libras, tradução, atendimento em inglês, língua, bilíngue
alguém fala inglês aí? | meu marido é alemão e não fala português | vcs atendem em espanhol? | sou da Venezuela, me entendem? | meu amigo é gringo, quem atende ele? | tem alguém bilíngue?
não falo bem o português | posso escrever em inglês? | tem material em outra língua? | minha sogra é francesa | tem intérprete? | dá pra ter atendimento em libras?
vem grupo de japoneses, conseguem atender? | sou haitiano, fala creole ou francês? | o manual vem em português? | o cardápio/catálogo tem em inglês? | meu português é fraco, pode falar devagar
entende portunhol? rs | vou levar um cliente chinês | em que línguas vocês atendem | visitante de fora consegue se virar aí? | o instrutor fala castelhano? | tem tradução?
minha nora só fala italiano | a equipe entende estrangeiro? | só falam português? | recebo um intercambista, vai entender o atendimento? | dá pra me responder em outra língua?
turista americano é bem atendido aí? | a placa é só em português? | vocês usam tradutor? | hablan español | me pueden atender en castellano? | do you speak English | is there someone who speaks German

# doacao-patrocinio
! doação, doações, patrocínio, patrocinar, apoio, ONG, projeto social, rifa, brinde
vcs podem patrocinar nosso time? | tô organizando um bingo, doam alguma coisa? | nossa igreja tá arrecadando prendas | ajudam projeto social? | sou de uma ong | podem dar um brinde pra nossa rifa?
a escola tá fazendo festa junina, querem colaborar? | vocês aceitam doação de roupa? | quero doar umas coisas, recebem aí? | estamos buscando apoio pra um evento
o campeonato do bairro precisa de apoiadores | posso deixar uma caixinha de arrecadação no balcão? | apoiam atleta? | minha filha vai competir e precisa de ajuda de custo
tem campanha do agasalho aí? | o que sobra vocês doam pra quem? | vcs ajudam animais abandonados? | compra uma rifa pra ajudar a formatura? | com quem falo sobre apoio cultural
somos atlética da faculdade, topam fechar? | colocamos a logo de vocês na camisa se ajudarem | é pra uma criança com câncer, conseguem contribuir? | creche comunitária precisa, tem como ajudar?
parte da venda vai pra alguma causa? | ponto de coleta de alimento vocês são? | fazem ação solidária no natal? | teve enchente, estão recebendo donativos? | quero apresentar um projeto de incentivo
quermesse da paróquia, dá uma força? | podem ajudar com um sorteio beneficente? | bah, dão uma mão pro nosso galpão/CTG? | podem me arrumar um item pro leilão da apae? | hacen donaciones
quieren patrocinar nuestro equipo? | would you sponsor our event | do you accept donations

# aluguel-espaco
! aluguel do espaço, salão, locação, espaço para eventos, eventos, alugar, confraternização, capacidade
vocês alugam o lugar? | quero fazer meu aniversário aí | quantas pessoas cabem | dá pra fechar só pra gente? | tem área pra confraternização da firma? | posso fazer um chá de bebê aí?
quanto pra usar o salão uma noite | dá pra fazer reunião com 15 pessoas? | quero gravar um vídeo aí, alugam? | dia 20 o espaço tá livre? | posso fazer um ensaio fotográfico no local?
tem som e projetor? | vocês recebem festas? | casamento pequeno, umas 60 pessoas, rola? | queria dar um workshop aí | até que horas pode ter música | posso levar minha decoração?
o valor inclui limpeza? | tem cozinha pra usar? | fechamento exclusivo fazem? | tem sala por hora? | posso visitar pra ver se cabe todo mundo? | a formatura da minha filha poderia ser aí?
montagem é no dia ou na véspera | fim de ano da empresa, somos 40 | posso usar a área externa? | precisa de caução pra usar o salão? | vcs fazem evento fechado?
palestra na empresa, vocês têm auditório? | bazar de fim de semana, cedem o espaço? | topam receber uma exposição aqui da escola? | festa infantil cabe aí? | alquilan el salón
puedo hacer mi cumpleaños ahí? | can I rent the venue | do you host private events

# atendimento-domicilio
! atendimento em domicílio, a domicílio, em casa, visita, vamos até você, deslocamento, taxa de visita, delivery
vocês vêm em casa? | atende no meu endereço? | minha mãe não sai da cama, vocês vão até ela? | não posso sair, alguém vem aqui? | tem serviço externo? | cobram pra vir?
até que distância vocês se deslocam | dá pra fazer aqui no meu trabalho? | moro no sítio, vão até lá? | quanto a mais pra ser em casa | só atende aí ou vem até mim?
tenho dois bebês, é difícil sair, vocês vêm? | fazem visita? | pegam e trazem? | vem buscar aqui? | queria no conforto do meu lar rs | vão na minha cidade? | no meu escritório rola?
alguém consegue passar aqui pra olhar? | a visita é cobrada? | tô acamada | tem atendimento no hotel? | se eu juntar umas amigas aqui em casa vocês vêm? | vcs vão no bairro tal?
meu carro tá parado, como faço, vêm aqui? | leva e traz tem? | o asilo onde meu avô mora, vocês vão? | precisa levar aí ou recolhem? | fora da cidade atendem no local?
preciso deixar algo preparado pra receber vocês? | em condomínio vocês entram? | oxe, e num vem em casa não? | van a domicilio | pueden venir a mi casa? | do you do home visits
can someone come to my place

# lista-espera-avise
! lista de espera, avise-me, notificar, avisar quando, fila de espera, desistência
me avisa quando tiver? | se alguém desistir me chama | quero ficar na lista | põe meu nome pra próxima | se abrir vaga me manda mensagem? | quando chegar você me fala? | tá lotado? me encaixa se vagar
como fico sabendo quando abrir de novo | deixa anotado que eu quero | tô em que lugar na lista? | qdo liberar me dá um toque | me põe de reserva | alguém cancelou pra hoje? | avisa eu
quando tiver novidade disso me chama | demora pra chamar quem tá na espera? | já deixei meu nome, ninguém me chamou | se pintar uma brecha sou a primeira tá | quero ser notificada
manda um zap quando voltar | tem como receber um alerta? | fico aguardando uma desistência, pode ser? | não quero perder a próxima turma | quantas pessoas tem antes de mim na lista
deixa guardado meu contato pra quando sair? | vocês avisam por mensagem ou tenho que ficar olhando? | sai da lista se eu não responder? | quero prioridade quando reabrir
me lembra quando começar a próxima | pode me tirar da espera, já consegui | vixe, se sobrar um lugar me grita | inscrevi meu email pra ser avisada e nada | me avisan cuando haya lugar
quiero anotarme en la lista de espera | can you put me on the waiting list | let me know when it's available

# doente-covid
! covid, gripe, doente, sintomas, máscara, febre, atestado, contagioso, álcool gel
tô gripada, posso ir assim mesmo? | precisa usar máscara? | testei positivo, e agora? | meu filho tá com febre, levo ou não? | tô com virose | peguei dengue, o que faço com meu horário
tô com conjuntivite, pode? | tem álcool em gel aí? | minha garganta tá ruim, melhor não ir né? | todo mundo lá em casa pegou | tô espirrando muito, tem problema comparecer? | precisa estar vacinado?
minha mãe tem imunidade baixa, aí é seguro? | pedem teste? | tive contato com alguém infectado | tô de atestado, consigo outro dia? | acordei ruim, vomitando | meu menino tá com catapora
tosse há uma semana, posso entrar? | os funcionários usam máscara? | ainda tem algum cuidado com o corona? | vcs higienizam tudo entre um e outro? | tô com herpes, atrapalha?
caxumba do meu filho, quando pode voltar | tô meio derrubada, mas queria ir | quantos dias depois da doença posso voltar | sou do grupo de risco, tem horário mais vazio?
o ambiente é arejado? tenho medo de pegar algo | peguei piolho da escola rs, posso ir? | se eu adoecer na véspera o que acontece | resfriado forte, vcs atendem?
fiz cirurgia semana passada, é seguro eu ir? | tengo gripe, puedo ir igual? | hay que usar barbijo? | do I need to wear a mask | I'm sick, should I still come

# levar-comida
! comida de fora, bebida, rolha, consumo, lanche, cooler, bolo de fora, levar comida
posso levar meu lanche? | pode entrar com garrafinha? | dá pra comer aí dentro? | posso levar vinho? | cobra rolha? | levo o bolo de aniversário, tudo bem? | pode entrar com marmita?
posso entrar tomando café? | vende alguma coisa de comer aí? | pode levar cooler? | tenho diabetes, preciso comer de 3 em 3 horas | cerveja nossa pode? | tem micro-ondas pra esquentar?
o neném come papinha de casa, posso levar? | dá pra pedir ifood e comer aí? | posso fazer um piquenique? | levo água de casa? | tem geladeira pra guardar minha comida? | pode entrar de sorvete na mão?
minha filha só come a comidinha dela | salgadinho e refri da gente pode? | vai ser longo, posso lanchar no meio? | tem lanchonete perto ou trago algo? | cobram taxa se eu trouxer o doce?
whisky próprio pode levar? | pode chupar bala aí? kkk | é permitido consumir o que a gente traz? | se eu levar a torta vocês cortam e servem? | bah, pode levar o mate?
tenho restrição alimentar, levo a minha? | bebida alcoólica é permitida? | não vou comprar nada aí pra beber, posso ter a minha? | puedo llevar mi propia comida | se puede entrar con mate?
can I bring my own food | is there a corkage fee

# fumar
! fumar, fumante, cigarro, fumódromo, área de fumantes, vape, narguilé
tem área pra fumante? | não aguento duas horas sem um cigarrinho | vape pode? | tem lugar aberto pra pitar? | onde dou um trago | o ambiente tem cheiro de cigarro? | sou alérgica a fumaça
cigarro eletrônico dentro é permitido? | narguilé pode levar? | meu marido fuma, onde ele fica? | vcs deixam acender um aí fora? | multa se fumar no quarto/na sala? | tem cinzeiro?
charuto é proibido? | odeio fumaça, tem área separada? | o povo fuma perto das mesas? | preciso sair pra fumar, posso voltar? | tem gente fumando do meu lado, podem resolver?
é totalmente livre de tabaco? | pod pode usar? | fumo de palha incomoda? | fumódromo fica onde | minha mãe tem bronquite, tem fumaça aí? | vendem isqueiro? | os funcionários fumam na porta, incomoda
alarme dispara se fumar? | bah, posso pitar um palheiro? | se puede fumar | hay sector de fumadores? | is smoking allowed | where can I vape | posso acender um? | quero pitar depois do café, onde?
cheiro de nicotina me dá enxaqueca, tem por aí? | fuma-se aí dentro? | dá pra sair rapidinho pra dar uma tragada?

# achados-perdidos
! achados e perdidos, esqueci, perdido, encontrado, objetos esquecidos
esqueci meu casaco aí | acho que deixei meu celular no balcão | perdi um brinco, acharam? | minha carteira ficou aí? | deixei o guarda-chuva ontem | alguém encontrou uma chave?
sumiu minha bolsa aí dentro | meu filho largou o brinquedo aí | ficou um óculos meu em cima da mesa | vocês guardam o que o povo esquece? | por quanto tempo guardam | esqueci uma sacola
deixei cair um anel no banheiro | não tô achando meu documento, será que ficou aí? | viram um fone branco? | acharam uma garrafinha azul? | estive aí de manhã e esqueci uma blusa
pode olhar se meu carregador tá aí? | roubaram minha carteira aí dentro | achei um cartão de alguém, entrego pra quem? | minha aliança caiu aí | esqueci o boné na cadeira | onde procuro o que perdi?
posso mandar alguém buscar o que esqueci? | mandam por correio o que ficou? | uma pasta com exames, alguém viu? | o ursinho da minha filha ficou no sofá de vcs | minha mala sumiu
troquei de sacola com outra pessoa sem querer | levei por engano uma coisa que não é minha | deixei meus óculos de grau, não enxergo nada | acharam um cartão do banco? | me olvidé el abrigo ahí
encontraron unas llaves? | I left my phone there | did anyone find a wallet

# feedback-elogio
! sugestão, elogio, feedback, pesquisa de satisfação, avaliação, opinião
amei o atendimento | quero elogiar a moça que me atendeu | tenho uma sugestão | vocês podiam ter mais opções | onde deixo minha opinião | parabéns pelo trabalho | ficou perfeito, obrigada
posso avaliar onde? | superou minhas expectativas | queria dar uma ideia pra vocês | seria legal se abrissem mais cedo | nota dez pra vocês | fui muito bem recebida | como deixo 5 estrelas
melhor lugar da cidade | todo mundo elogiou | adorei, vou indicar pras amigas | passa meu agradecimento pro rapaz | só uma crítica construtiva | respondi a pesquisa, ganha algo?
o que vocês acham de colocar isso também? | achei a música muito alta, fica a dica | chegou e é lindo demais | tô apaixonada, que capricho | mandei foto, ficou show | vou marcar vocês, ficou top
vcs são feras | minha mãe ficou encantada | que atendimento nota mil, sô | tem caixinha de sugestões? | faltou só um espelho maior aí, fora isso ótimo | tri bom o serviço de vocês
me encantó, muchas gracias | quiero dejar una sugerencia | I loved it, great service | where can I leave a review

# orcamento
! orçamento, cotação, proposta, sem compromisso, estimativa, simulação
faz um orçamento pra mim? | quanto ficaria mais ou menos | preciso de uma ideia de preço antes de decidir | cobra pra orçar? | mando as fotos e vcs dizem o valor? | o que precisa pra vocês calcularem
até quando vale esse preço que me passaram | mandei as medidas ontem, já têm o valor? | me passa por escrito | é só pra eu ter uma noção | quanto sai tudo isso junto | manda a proposta em pdf
tô pesquisando em vários lugares | sem compromisso dá pra ver quanto fica? | cota pra mim esses itens | vou mostrar pro meu marido o valor total | demora pra mandar o cálculo?
quero comparar com outra empresa | posso mandar uma lista e vcs precificam? | simula pra mim | o valor pode mudar depois? | preciso da cotação até amanhã | está incluso tudo nesse total?
quanto vou gastar no fim das contas | tem como estimar sem ver pessoalmente? | já aprovei o valor, qual o próximo passo? | o preço que passaram mês passado ainda tá de pé? | qto fica +- esse serviço
não fecho nada sem saber o valor antes | vocês mandam alguém medir pra dar o valor? | esse total tem mais alguma taxa escondida? | manda detalhado item por item | me hacen un presupuesto
cuánto saldría más o menos? | can I get a quote | how much would it be in total

# pagamento-problema
! cobrança em duplicidade, pagamento não identificado, cobrado a mais, erro no pagamento, confirmação de pagamento, estorno
cobraram duas vezes | paguei e consta em aberto | debitou e não confirmou | veio um valor diferente na fatura | já paguei, por que tão me cobrando? | o valor saiu da minha conta e a compra não foi
passaram meu cartão dobrado | não deram baixa no meu pagamento | me cobraram a mais | continuo recebendo cobrança depois de quitar | caiu a maquininha mas o banco descontou
paguei a parcela e aparece atrasada | descontou 10 reais a mais do que o combinado | mandei o comprovante e ninguém confirmou | o sistema deu erro na hora que fui pagar
tem uma cobrança que não reconheço de vocês | apareceu duas transações iguais no extrato | o app diz pendente mas saiu o dinheiro | cancelei e continua debitando todo mês
errei o valor na hora de passar | tão cobrando mensalidade que já quitei | meu nome foi pro spc e eu paguei | como provo que paguei? | passou no crédito e eu pedi débito
parcelou em mais vezes do que eu pedi | o total na máquina não bate com a conta | quando dão baixa? | sumiu meu dinheiro e ninguém sabe onde tá | a fatura veio com uma taxa estranha
paguei no lugar da minha irmã e foi pra conta errada | o desconto prometido não foi aplicado na cobrança | mano, me cobraram de novo o que já paguei | me cobraron dos veces
ya pagué y figura pendiente | I was charged twice | my payment isn't showing up

# divida-atraso
! dívida, débito em aberto, em atraso, negociação, juros de mora, inadimplência, renegociar, acordo
tô devendo, quero acertar | atrasei a parcela | quanto tô devendo aí | dá pra negociar o que devo? | perdi o emprego e não consigo pagar | não deu pra pagar esse mês
tem multa por pagar depois do dia? | quanto de juros por dia | tira os juros se eu pagar hoje? | meu nome tá sujo por causa de vocês, como limpo? | quero quitar minha pendência
posso pagar em duas vezes o que falta? | recebi carta de cobrança | vão me cortar se eu não pagar? | fiquei doente e atrasou tudo | consigo uns dias a mais pra pagar?
qual o valor atualizado pra eu acertar | paro de receber cobrança se eu fizer acordo? | meu vencimento cai antes do meu pagamento, muda a data? | quanto tempo pra tirar do serasa
minha mãe faleceu e deixou uma conta aí | tô enrolada, me ajuda a resolver isso | deixei passar o dia de pagar | tem desconto pra quitar tudo de uma vez o atrasado?
ligam pro meu serviço cobrando, parem | não reconheço essa dívida | tenho 3 carnês atrasados | se eu pagar só uma parte libera? | até que dia posso pagar sem multa | parcelam o que tá pendente?
tô no vermelho, segura até dia 10 | caducou minha conta? | debo una cuota, cómo la pago | puedo renegociar lo que debo? | I'm late on my payment | can I settle what I owe

# levar-acompanhante
! acompanhante, acompanhantes, convidado, amigo, levar alguém, visitante
posso levar uma amiga? | meu namorado pode entrar comigo? | quem vai junto paga? | dá pra ir em dupla? | posso ir com minha mãe pra ela dar opinião? | quantas pessoas podem ir comigo
meu marido fica me esperando lá dentro? | sou tímida, posso ir acompanhada? | minha irmã só vai assistir, pode? | pode ir a família inteira? | vou com a turma toda, tem problema?
meu pai é idoso, entro com ele? | tem que ir sozinho? | levo uma pessoa pra me ajudar a decidir | minha cuidadora vai junto | posso chamar mais gente? | fica estranho se eu for com três amigas?
convidado entra de graça? | meu esposo quer ver como é | levo um colega de última hora, dá? | só eu entro ou ela também? | tem lugar pra quem vai só acompanhar? | posso trocar a pessoa que vai comigo?
minha sogra quer conhecer, posso levar? | cabe mais um? | vou com minha comadre, tá? | é individual? | precisa avisar quantos vão? | posso levar alguém pra filmar? | chamei uns parentes, pode?
até dois juntos vocês deixam entrar? | a galera quer ir junto, beleza? | puedo ir con una amiga | el acompañante paga? | can I bring a friend | is a plus one allowed
`;
