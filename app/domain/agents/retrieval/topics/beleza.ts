// Beauty: what customers ask, by topic (form: ../topic-index.ts).

export const BELEZA = `
# corte-feminino
! corte feminino, corte de cabelo, corte, franja, visagismo, repicado, cabeleireira
quero mudar o visual | só aparar as pontinhas | tô com as pontas duplas e secas | meu cabelo tá sem forma | quanto fica pra tirar uns três dedos | quero um chanel | será que combina comigo curtinho?
cacheada, vocês sabem mexer? | usam tesoura ou navalha | doar pra peruca de quem tem câncer, cortam? | tá batendo na cintura e quero no ombro | cortei em casa e ficou torto, socorro
minha filha grudou chiclete no cabelo | lava e seca junto? | me indicam algo pra rosto fino | camadas, long bob, essas coisas | picotado estilo wolf, fazem?
medo de tirarem demais, já me traumatizaram | o da minha amiga ficou lindo, quem foi a profissional aí? | tenho pouco volume, o que fazem pra encorpar | pixie | preciso ir com a cabeça lavada?
cabelo comprido paga mais? | cortina na testa, quanto | a seco nos cachos | quanto tempo leva pra cortar e escovar | trans, quero um visual mais feminino | repicar atrás e deixar na frente
ficou um lado maior que o outro, arrumam? | cresceu demais e tá pesado | corte de pelo para mujer | ladies haircut price | just a trim

# corte-masculino-barbearia
! corte masculino, barbearia, barbeiro, degradê, máquina, navalhado, pezinho
quanto tá o cabelo | quero na régua | só passar a zero | faz o disfarçado | fazer o pezinho | tô parecendo um mendigo, preciso dar um trato | social na tesoura | meu filho quer risquinho do lado
americano, fazem? | cabelo e barba sai por quanto | tem cerveja enquanto espero rs | luzes no cabelo do homem, platinado pro carnaval | tô ficando careca, qual estilo disfarça | alisar o topo
low fade | moicano pro moleque | quem corta melhor aí, tem foto? | em meia hora tô liberado? | tem que marcar com o barbeiro ou é chegar e sentar | mullet | vou casar sábado e quero ficar alinhado
corta dreads e black power? | raspar tudo | franja pro lado igual jogador | meu avô corta todo mês, tem preço pra idoso? | blindado | só aparar as laterais e a nuca
tem plano pra aparar o cabelo toda semana | deixar crescer mas com jeito, o que fazem | o barbeiro que me atende tá hoje? | corte para hombre | men's haircut, walk in | skin fade

# barba
! barba, barboterapia, toalha quente, design de barba, bigode, barbear, pigmentação de barba
minha cara tá toda falhada | quero só alinhar os fios do rosto | tirar tudo na navalha | fazem com aquele pano quentinho | fico empolado quando raspo | pelo encravado no pescoço
deixar o rosto desenhado | tingir os brancos do queixo | cresceu demais e tá desgrenhada | minoxidil funciona no rosto? | só o contorno quanto fica | hidratam os pelos do rosto? | tá dura igual palha
quanto dura o serviço de raspar o rosto completo | vende óleo e balm? | cavanhaque | tenho 19 e não nasce direito, o que fazem | pintar as falhas do rosto | não sei que formato combina comigo
lenhador, tem que fazer o quê pra manter | usam lâmina nova? | tirar pelo da orelha e nariz também | pele sensível, sangra fácil | ritual completo com massagem no rosto | aparar só o bigodão
raspo o rosto toda semana, tem pacote? | tirei e me arrependi rs, como acelero | meu pai quer ficar de rosto lisinho | irritação depois que faço em casa | deixar rente na máquina 1 | arreglo de bigote
beard trim | hot towel shave

# coloracao-mechas
! coloração, mechas, luzes, tintura, pintar o cabelo, balayage, tonalizante, loiro, progressiva e mechas
quero ficar loira | cobrir meus brancos | minha raiz tá enorme | ficou laranja, tem conserto? | quanto pra clarear tudo | morena iluminada | tingi de preto em casa e quero voltar
vermelhão igual o da atriz | tá amarelo gema, matizam? | quanto tempo fico sentada aí pra fazer isso | fazem teste de mecha antes? | tenho progressiva, pode descolorir? | vai quebrar meu fio?
grávida pode pintar? | azul, rosa, cores fantasia | só retocar | ombré hair | tenho alergia a amônia | levar minha tinta sai mais barato? | de quanto em quanto tempo volta pra pintar a raiz | platinar
tô com 50 e quero assumir o grisalho | reflexos bem suaves pra disfarçar os grisalhos | fiz na concorrência e manchou | cabelo virgem fica mais barato? | touca ou papel | henna no cabelo, fazem?
tirar o verde da piscina | precisa lavar antes de ir pintar? | ficou cinza e eu queria mel | hacerse mechas | highlights cost | fix my botched dye job | quero pintar o cabelo, quanto sai
os fios brancos tão aparecendo | quero clarear sem estragar | pintei em casa e ficou horrível a cor | de morena pra loira, dá pra fazer num dia?

# progressiva-alisamento
! progressiva, alisamento, botox capilar, selagem, relaxamento, definitiva, formol
quero ficar com o cabelo liso | meu volume é um horror | não aguento mais fazer chapinha todo dia | tem sem formol? | grávida pode alisar? | quanto tempo dura liso
quantos dias sem lavar depois de alisar | tá arrepiado e cheio de frizz | tenho luzes, dá pra alisar? | esse de alisar arde o olho? | cabelo crespo, quanto fica | é por tamanho o preço?
só a franja e a raiz | minha filha de 10 quer alisar | fiz e caiu meu cabelo | qual a diferença da selagem pro botox | japonesa, fazem? | quero só tirar o armado mas manter os cachos
fica escorrido ou natural | tem aquela orgânica de alisar? | posso prender depois? | amamentando pode? | quantas horas demora pra sair lisa daí | de quanto em quanto tempo refaz
tô em transição mas quase desistindo, o que sugerem | desalisar, voltar ao natural | guanidina, hené | suei na academia, estraga? | homem também alisa? | acordar pronta sem escova | alisado brasileño
straightening treatment | does it have formaldehyde | quero deixar meu cabelo liso, quanto é | meu cabelo arma muito, o que vocês têm pra baixar | alisa e ainda fica com movimento?
tirar o frizz e o volume

# tratamento-capilar-hidratacao
! hidratação, cronograma capilar, reconstrução, nutrição capilar, tratamento capilar, queratina
meu cabelo tá uma palha | tá elástico feito chiclete | quebrou tudo depois da descoloração | sem brilho nenhum | o que fazem pra salvar fio destruído | muito ressecado da praia
quanto é aquela máscara com vapor | emborrachado | detox pra couro oleoso | minha raiz é oleosa e as pontas secas | cachos sem definição | fio fino que não cresce
de quanto em quanto tempo é bom tratar | recuperar do cloro | banho de brilho | levam creme bom ou levo o meu | cabelo poroso | meus cachinhos murcharam | tratamento de choque antes do casamento
tem pacote com 4 sessões pra recuperar o fio | usa ozônio? | queda pós-parto, tem algo no salão? | laser pra crescer cabelo | cauterização | lavagem com massagem relaxante | embaraça demais
tá com cheiro de queimado de chapinha | umectação | fio quebradiço na franja | tá caindo em tufos, tratam couro aqui? | hidratar el cabello | deep conditioning | my hair is so damaged

# escova-penteado
! escova, penteado, baby liss, chapinha, coque, penteado de festa, tranças
tenho festa hoje e preciso arrumar o cabelo | quanto só pra lavar e secar | fazer cachos pro casamento | formatura amanhã, fazem o quê no cabelo | madrinha, quero preso | ondas tipo praia | modelado
meio preso meio solto | fazem nagô? | box braids quanto fica | daminha, o que fazem no cabelinho | quanto tempo os cachos do babyliss aguentam | lisa pra entrevista de emprego
vou de cabelo sujo ou limpo | testar o cabelo preso antes da festa | chego às 17 e saio às 18 pronta? | segura até de madrugada? | secar no difusor | tenho cabelo curtinho, dá pra prender?
só modelar as pontas | dreads, fazem manutenção | trança embutida | pra debutante com tiara | rabo de cavalo alto lambido | cobre quanto pra ir lisa todo sábado | posso levar minhas presilhas de festa
cabelo do réveillon | secador e prancha, quanto | twist no cabelo crespo | minha irmã vai casar e somos cinco pra arrumar | peinado para fiesta | blow dry | braids, how long does it take

# mega-hair-alongamento-capilar
! mega hair, alongamento capilar, extensão de cabelo, aplique, entrelace, fita adesiva, prótese capilar
quero cabelão | o meu não cresce, quero comprido já | quanto pra encher o cabelo com fios | colocar fios humanos | manutenção do meu que tá caindo | estraga o natural? | cabelo ralo, quero volume
vocês vendem o cabelo ou eu levo | quantas gramas preciso | tirar o aplique sem quebrar meu fio | queratina ou nó italiano | tô ficando sem cabelo do tratamento de câncer, tem opção? | peruca
quanto tempo fica até refazer | posso nadar com ele | microlink | tic tac | dá pra prender rabo sem aparecer? | lace, colam? | marido careca quer por aquela do topo | coça muito depois que colocou
comprei o meu pela internet, vocês aplicam? | caiu uma faixa na academia | não quero que pareça falso | pra cacheada tem? | do chanel pra cintura em um dia | cabelo colado pesa na cabeça?
compram cabelo? | pinta depois de colocado? | dói pra dormir com o aplique? | extensiones de cabello | hair extensions | wig fitting

# manicure-pedicure
! manicure, pedicure, unhas, esmaltação, pé e mão, esmalte, cutícula
quero fazer a mão | quanto tá o pé | minhas cutículas tão horríveis | só passar uma cor na unha | tem alguém livre pra fazer minha mão agora | francesinha | meu pé tá grosso
posso levar meu vidrinho? | esterilizam o alicate? | tiram calo | desenho nas unhas quanto | quebrou uma unha, arrumam? | lixar quadrada | spa dos pés | mãe e filha juntas
bife, tiraram um pedaço do meu dedo | quanto tempo leva mão e pé | plano mensal pra fazer a mão toda semana | homem faz a mão também? | tem alguma cor de esmalte da moda
minha menina de 6 quer pintar | o esmalte lascou no dia seguinte, refazem? | sem tirar a pelinha, só limpar | plástica dos pés | tenho unha fraca que descasca | vou viajar amanhã e preciso do pé feito
unha roída, tem salvação? | fazem em gestante com pé inchado? | decorada pro natal | tenho medo de pegar doença, usam kit próprio? | arreglarse las uñas | mani pedi | walk-in for nails

# alongamento-unhas-gel
! alongamento de unhas, fibra de vidro, unhas em gel, acrigel, banho de gel, blindagem, esmaltação em gel
quero unhão | a unha descolou depois de uma semana | manutenção das postiças quanto é | tirar sem estragar a natural | quanto tempo a unha em gel aguenta sem lascar
em quantos dias volto pra preencher as unhas | roo e queria comprida | postiça que não cai | unha de fibra quebrou no meio, cobra pra arrumar só uma? | ponta stiletto | tem garantia se a unha soltar?
muda o preço pelo tamanho da unha? | formato bailarina | ficou doendo e esquentou na cabine | trabalho com louça, aguenta? | enfermeira pode usar unha comprida? | minha natural é mole, qual indicam
posso tirar em casa com acetona | encapsulada com glitter | tips | queria algo natural, só pra fortalecer | verde embaixo, é fungo? | fiz com outra, vocês dão manutenção?
quantas horas pra por as postiças | molde F1 | blindar as naturais | só nos dedões do pé | primeira aplicação das unhas custa mais que depois | não quero que pareça garra rs | cor que dura 20 dias
uñas acrílicas | gel nails | remove my acrylics

# podologia
! podologia, podóloga, unha encravada, calosidade, micose de unha, pé diabético
meu dedão tá inflamado no cantinho | não consigo por sapato de dor no dedo | calcanhar rachado | olho de peixe embaixo | a unha ficou grossa e amarelada | minha mãe diabética precisa cuidar dos pés
tirou o canto errado e infeccionou | frieira | aquela órtese na unha curva | laser pra fungo | dói muito pra desencravar? | idoso que não alcança o pé | verruga plantar
perdi a unha correndo, fazem prótese? | bolha e calo de jogar futebol | sangue pisado embaixo da unha | chulé forte | criança com unhinha entrando na carne | é diferente de fazer o pé no salão?
tá saindo pus do dedo | o dedinho tem um calo duro que mata | quantas vezes tem que voltar até sarar | usa anestesia pra mexer no dedão? | sola ressecada cortando | gestante com dedo inflamado
fungo que não sai com remédio | unha em telha | palmilha, avaliam pisada? | joanete doendo no salto | bicho de pé | uña encarnada | ingrown toenail | foot care for my grandmother

# sobrancelha-design
! design de sobrancelha, sobrancelha, henna, micropigmentação, microblading, brow lamination
tirar os pelinhos do rosto acima do olho | a minha é falhada, queria preencher | tá igual uma taturana | arrancaram demais e ficou fina | quanto pra desenhar a sobrancelha | com linha, fazem?
dura quantos dias a tinta | fio a fio | quero permanente pra não pintar todo dia | homem também pode limpar? | uma tá mais alta que a outra | egípcia | pode molhar a sobrancelha de henna depois?
fiz aquela tatuada e ficou avermelhada | retoque com quantos dias | tirar a pigmentação antiga | efeito natural, não carimbo | laminada pra cima | estou amamentando, pode a definitiva?
arde pra fazer fio a fio na sobrancelha? | só pinça | buço junto quanto | fica escuro nos primeiros dias, normal? | alopecia, não tenho nenhum fio | nasceu errado, ajuda a crescer?
menina de 13 pode começar a tirar? | diabética pode pigmentar? | quero arquear o olhar | cera quente ou pinça | que formato de sobrancelha pro meu rosto | cejas | eyebrow threading | brow tint

# cilios
! cílios, extensão de cílios, lash lifting, volume russo, alongamento de cílios, lash designer
quero olhar de boneca | os meus são retinhos, curvam? | quanto pra por fio a fio no olho | caíram todos em uma semana | manutenção a cada quantos dias | posso usar rímel | coçou e ficou vermelho
tirar os postiços que colei | estraga os naturais? | cílio colado dura quanto tempo | só hoje pra festa, em tufinho | pode entrar no mar | dormir de bruços atrapalha?
quanto tempo fico deitada pra colar os fios no olho | tenho alergia a cola | uso lente de contato, pode? | efeito gatinho | fox eyes | permanente pra não usar curvex | bem natural pra trabalhar
brasileiro, egípcio, qual é mais cheio | sou loira, tingem? | grávida pode colocar cílio? | perdi a ponta de um olho só, arrumam? | como lavo os cílios | tirar os cílios colados quanto custa
tenho blefarite | colocam em menor de idade? | olho pequeno, qual modelo abre mais | chorei no dia seguinte, descola? | pestañas | lash extensions | lash lift

# maquiagem
! maquiagem, maquiadora, make, maquiagem social, maquiagem de noiva, curso de automaquiagem
vou numa festa hoje e quero o rosto pronto | quanto pra me pintar pra formatura | madrinha, algo que dure a noite toda | minha pele é oleosa, derrete? | pode chorar sem borrar?
cílios postiços tão inclusos | faz pele negra bem? | vem maquiar no hotel | pintar só o olho, quanto | ensaio fotográfico, quero algo leve | se chego às 15 que horas tô maquiada
mãe da noiva, 60 anos, com rugas | airbrush | testar a make antes do casamento é pago? | cobre olheira e mancha? | 15 anos da minha filha, quero o rosto dela produzido | artística pro halloween
quero aprender a me maquiar sozinha | cabelo e rosto quanto os dois | alérgica, posso levar minha base | às 5 da manhã vocês maquiam | glitter e pedrinhas pro carnaval | delineado
fica natural? não gosto de carregado | usam marcas boas | somos sete amigas, fazem grupo | make pra menina da daminha | debaixo de sol aguenta? | acne aparente, esconde?
entrevista na tv, precisa matificar | maquillaje para boda | makeup for a wedding guest | full glam

# noiva-dia-da-noiva
! noiva, dia da noiva, pacote noiva, teste de noiva, madrinhas, debutante, produção
vou casar em outubro, o que vocês têm | quero me arrumar aí no grande dia com minha mãe | quanto fica tudo, cabelo, unha e rosto | com quanto tempo a noiva reserva a data | vem até o sítio
quantos testes de cabelo a noiva tem | posso tomar espumante e tirar foto aí | véu e grinalda, colocam? | minhas amigas todas se arrumam junto, dá? | banheira com pétalas
casamento de manhã às 9h, abrem cedo? | noivo também tem um pacote? | massagem antes de entrar na igreja | é só civil, algo simples pra assinar no cartório | que tratamentos começo seis meses antes
deixam o fotógrafo entrar | sinal pra segurar a data | adiei o casamento, muda a data da produção? | me visto aí | a noiva tem quarto só pra ela | meu cabelo é curto, o que fazem com véu
retocam durante a festa? | duas mulheres casando, tem desconto pras duas? | pajem e daminha entram no valor? | 15 anos, spa com as amigas | bodas de prata, me arrumo com vocês
almoço tá incluso no dia | quantas horas antes da cerimônia chego | cancelei o casamento, devolvem? | quero ficar deslumbrante no altar | paquete de novia | bridal package
wedding day hair and makeup for 6

# depilacao-cera
! depilação, cera, virilha, depilação com cera, buço, axila, perna inteira
tirar os pelos da perna | quanto a parte íntima completa | contorno ou tudo | vou pra praia amanhã | puxar os pelos dói demais? | qual tamanho o pelo tem que ter | menstruada pode tirar os pelos?
roll-on ou quente | grávida, faz lá embaixo? | homem faz peito e costas? | fico toda empipocada | encravou tudo da última vez | minha filha de 12 quer tirar | a cera e a espátula são descartáveis?
com linha no rosto | meia perna | faixa cavada | quem faz é mulher? | nunca fiz e morro de vergonha | a cera queimou minha pele | quanto tempo dura lisinha | egípcia com açúcar | tirar o bigodinho
costas e ombro do meu marido | posso pegar sol depois de arrancar os pelos | axila quanto | tem combo perna e íntima | passei lâmina semana passada, já dá? | ânus incluso? | braço peludo
depilación brasileña | Brazilian wax | legs and underarms

# depilacao-laser
! depilação a laser, laser, sessões de laser, luz pulsada, fotodepilação
quero acabar com os pelos de vez | quantas vezes até sumir | funciona em pele negra? | pelo loiro pega? | raspo antes de ir ou deixo crescer | tomei sol, posso fazer?
tô usando ácido no rosto, tem problema? | barba, quero nunca mais fazer | qual máquina de tirar pelo usam | dói mais que cera? | grávida pode passar o aparelho?
intervalo entre as sessões pro pelo sumir | parcelam o pacote de dez | comprei axila e quero trocar por virilha | perdi uma sessão de laser, recupero? | volta a nascer depois?
pelo encravado da virilha, resolve? | o laser queimou e ficou mancha na virilha | tatuagem em cima, passa? | foliculite na barba | quanto custa o buço definitivo
a partir de que idade pode o aparelho | ovário policístico, pelos no queixo | tomo roacutan | bronzeada de autobronzeador pode? | já fiz 8 e ainda tem pelo | promoção de área grátis
meu contrato acabou e ainda tenho sessão de laser | posso passar pra minha irmã as que sobraram | homem, laser no corpo todo | depilación definitiva | hair removal permanent
how many sessions for underarms

# limpeza-de-pele-facial
! limpeza de pele, tratamento facial, peeling, skincare, extração, hidrafacial, esteticista facial
tirar os cravos do nariz | meu rosto tá áspero e sem viço | poros abertos | pele do adolescente cheia de espinha | a pele fica vermelha depois de tirar cravo? tenho festa
quanto tempo antes do casamento faço no rosto | manchinhas de sol no rosto | usa vapor de ozônio? | de quanto em quanto tempo é bom limpar o rosto | dói pra espremer? | grávida pode fazer no rosto?
homem com pele oleosa | posso passar maquiagem depois de espremer os cravos | milium, bolinhas brancas | preciso de algo pro melasma | pele opaca, quero glow | cicatriz de espinha, microagulhamento
máscara led | costas com cravos e espinhas | uso ácido, paro antes? | olheira funda e escura | radiofrequência pra firmar o rosto | a partir de que idade já pode limpar | dermaplaning
só uma hidratada boa no rosto | papada e flacidez | qual sabonete uso depois | rosácea pode? | meu rosto inflamou depois que espremeram aí | meu marido tem o nariz todo preto de cravinho
limpieza facial | facial for acne | blackheads removal

# botox-harmonizacao
! botox, toxina botulínica, preenchimento, harmonização facial, ácido hialurônico, bioestimulador, fios de sustentação
tô com pé de galinha | testa toda marcada | quero boca mais carnuda | bigode chinês | quanto por região pra paralisar as rugas | quem aplica é médico ou biomédica | fica com cara de assustada?
quanto dura o efeito na testa | suor nas axilas, aplicam? | meu nariz sem cirurgia | levantar o bumbum com injeção | queixo pequeno | olheira funda | sorriso gengival
perdi volume no rosto depois que emagreci | roxo depois, quantos dias | retirar o que coloquei na boca, ficou bico de pato | mandíbula marcada | amamentando posso? | bruxismo, relaxa o músculo?
pálpebra caída depois da aplicação | tenho 30, previne? | pescoço enrugado | que marca de toxina usam | colágeno pra flacidez | retoque incluso após 15 dias? | papada, aplicam enzima?
homem faz e fica natural? | medo de ficar igual todo mundo | parcelam a harmonização | relleno de labios | lip filler | forehead wrinkles injections

# estetica-corporal
! estética corporal, criolipólise, gordura localizada, celulite, flacidez, estrias, ultrassom cavitacional
quero perder a barriga sem cirurgia | culote que não sai com nada | perna com furinho | pneuzinho do lado | congelar gordura, funciona? | marcas do estirão e gravidez | bumbum caído
quantas sessões pra secar a pochete | medidas pro casamento | pele solta do braço, o tchauzinho | depois do parto a pele ficou mole | o aparelho queima? | posso fazer com DIU? | homem com peitinho
endermologia | aplicação de enzimas, dói? | pacote com várias máquinas | roxo na coxa depois do aparelho | não vejo resultado na terceira | grávida não pode, né? e amamentando?
bronze de fitinha, fazem? | bambuterapia pra gordura | banho de lua | carboxi pra estria branca | manta térmica | desinchar antes do verão | pós-bariátrica sobrou pele
axila e virilha escura, clareia? | eletroestimulação pro glúteo | quantos cm perde | reducir abdomen | body contouring | get rid of cellulite

# massagem-drenagem-spa
! massagem, massagem relaxante, drenagem linfática, day use, spa, pedras quentes, shiatsu
minhas costas estão um nó | tô estressada e quero um momento pra mim | pernas inchadas | fiz lipo e o médico pediu pra drenar | quanto uma hora de relax | presente pra minha esposa descansar
casal junto na mesma sala | tensão no pescoço de computador | massagem modeladora | massagista homem ou mulher? | grávida com retenção | só os pés | na massagem tira a roupa toda?
tem banheira e sauna | a massagista vem em casa com a maca? | tântrica? | soltar a musculatura depois do treino | desportiva | massagem na cadeira pra empresa | retenção antes de menstruar
dormi mal e travou | ventosa | método renata, essas de desinchar | quantas após a cirurgia plástica | pode com varizes? | dia inteiro de mimo com as amigas | vale-presente de spa
pedra quente relaxa mesmo? | aroma, música, tô precisando | tailandesa | masajes | couples massage | lymphatic massage after surgery

# bronzeamento
! bronzeamento, bronze, jet bronze, bronzeamento artificial, marquinha, autobronzeador
quero ficar com marca de biquíni | tô branca feito papel | sem pegar sol, tem como? | quanto dura a marquinha na pele | de fita, fazem? | quantas horas no sol | levo biquíni ou fazem com esparadrapo
o bronze mancha a roupa? | aquele bronze de spray | festa sábado, quando vou bronzear | clarinha fica laranja? | cama de luz é permitida? | grávida pode pegar cor aí | depilo antes?
nublado funciona? | posso ir bronzear menstruada | dourar os pelinhos | depois do jet posso tomar banho? | homem quer bronzear, tem? | usa parafina ou acelerador | queimei e descascou
atende na laje? | duas amigas paga menos? | quantas vezes pra pegar cor | pele negra faz marquinha? | noiva quer um tom dourado | bronzeia o rosto também? | tenho alergia ao sol
a partir de que horas tem sol pra marquinha | reaplicar em quantos dias | bronceado | spray tan | tan lines

# tatuagem-orcamento
! tatuagem, tattoo, tatuador, orçamento de tatuagem, fine line, blackwork, estúdio
quero riscar meu braço | quanto fica pra riscar esse desenho da foto | um desenho pequeno no pulso | escrever o nome do meu filho no braço | dói na costela? | fechar o braço inteiro
cobrir uma antiga feia | nome do ex, como escondo | a partir de que idade posso riscar a pele | minha mãe assina, tenho 16, pode? | faz o desenho exclusivo? | qual o valor mínimo do tatuador
realismo, rosto do meu pai | frase fininha | posso pagar o fechamento do braço por sessão | quantas horas deitado | coloridas ou só preto | flash day | cobrir cicatriz da cesárea | tenho quelóide
dou de mamar, posso me riscar? | pomada que anestesia, usam? | vocês usam agulha descartável? | retocar a que apagou | diabético pode fazer tattoo? | sinal pra reservar com o artista
pele negra, quais cores pegam | casal, dois desenhos iguais | bem simbólica do meu cachorro | não sei o que fazer, ajudam a criar? | tatuaje pequeño | how much for a small one on my wrist
cover up an old one

# tatuagem-cuidados-remocao
! cuidados pós-tatuagem, cicatrização, plástico filme, pomada, retoque, remoção de tatuagem
quanto tempo deixo a película | tá descascando e coçando | fiz tattoo ontem, posso ir na praia? | saiu tinta no lençol, normal? | inflamou e tá quente em volta
quantos dias sem treinar depois de riscar | o que passo em cima da tattoo nova | posso comer porco ou chocolate | apagou uma parte quando caiu a casquinha | quero tirar a que fiz na juventude
quantas vezes de laser pra apagar | ficou falhada no cantinho, consertam de graça? | lavo com que sabonete o desenho novo | dormi em cima e grudou | em quanto tempo sara | arrependi, tem como clarear?
bolinhas vermelhas em volta | beber antes ou depois de riscar atrapalha? | quando posso tomar sol | ficou alto, em relevo | piscina depois de quantos dias de ter feito
vou servir na polícia e tenho que remover | comi camarão, e agora? | saiu um líquido transparente | depilar em cima depois | tá feia, parece que borrou | quando volto pra reforçar a cor
tirar a pele que tá soltando, pode? | febre depois da sessão de tinta | apagar o nome do ex sem marca | cómo cuido mi tatuaje nuevo | aftercare for my new ink | laser removal
minha tattoo tá coçando e soltando pele | o que não pode fazer depois de tatuar | quando posso tomar sol e entrar no mar com o desenho novo | minha tattoo inflamou, o que faço

# piercing
! piercing, perfuração, furo, body piercing, joia, titânio, troca de joia
quero furar o nariz | umbigo quanto | na orelha em cima, dói? | furar a orelhinha da bebê | inflamou e saiu uma bolinha | posso tirar pra fazer raio x | perdi a bolinha | septo
já posso trocar o brinco? | menor com a mãe pode furar? | língua, como como depois | tá fechando, reabre? | quanto tempo pra sarar a cartilagem | mamilo | usam pistola ou agulha | alérgica a níquel
o que passo pra limpar o furo | agarrou na toalha e sangrou | colocam a argola que eu comprei? | sobrancelha, rejeita? | trabalho formal, qual furo não aparece | posso nadar com furo novo
grávida precisa tirar do umbigo? | lóbulo rasgado, fura de novo? | smile no freio do lábio | alargador | quelóide atrás da orelha | enfermeira fura bebê com 2 meses? | argola presa, não consigo abrir
aquele que atravessa a orelha, industrial | perforación en la nariz | nose ring | can you change the stud

# cabelo-infantil
! corte infantil, cabelo infantil, salão infantil, primeiro corte, dia de princesa
meu filho não para quieto na cadeira do salão | primeiro cabelinho do nenê | ele chora com barulho da maquininha | tem carrinho pra sentar | tem desenho pra distrair | minha filha pegou piolho, tiram?
autista, têm calma pra cortar? | franjinha da minha menina | dão certificado com a mechinha | com que idade cortam o cabelo do bebê | trancinhas pra festa junina | dia de spa com as amiguinhas
no colo da mãe pode? | cortar pai e filho juntos, faz preço? | ela cortou a própria franja | cachinhos da minha pequena, sabem cuidar? | colorido que sai na lavagem | tirar chiclete sem cortar
careca em bebê | corte tigelinha rs | penteado pra daminha pequena | quanto pro meu guri de 4 | volta às aulas, cortar o cabelo de três crianças | posso segurar a mão dele enquanto cortam o cabelinho
tem brinquedo enquanto espera | pezinho no menino com desenho | desembaraçar cabelo da criança que ficou um nó só | aniversário de menina no salão | quem aí leva jeito com pequenos
raspadinho pro calor do bebê | corte de pelo para niños | kids haircut | baby's first haircut

# beleza-agenda-horario
! agendamento, agendar horário, marcar horário, hora marcada, encaixe, disponibilidade, agenda online
tem vaga no salão pra hoje? | me encaixa às 18 pra fazer a unha | qual cabeleireira tá livre agora | posso ir no salão sem marcar | quero garantir sábado cedo com a cabeleireira
só consigo depois do trabalho, até que horas fazem unha | preciso de urgência, evento à noite | com a mesma moça da última vez | segunda vocês pegam cliente?
quanto tempo antes preciso marcar pra mechas | marquei e não recebi confirmação | qual o próximo dia da fulana das unhas | dá pra unha e sobrancelha ao mesmo tempo | não achei horário no link
dezembro já tá lotado? | fila de desistência, me põe | véspera de natal ainda tem lugar? | quero ir com minha irmã, duas cadeiras juntas | tô aqui perto, dá tempo de uma escova?
meu barbeiro tem janela amanhã? | deixar fixo toda sexta pra mim | que horas fica mais tranquilo o salão | marca pra mim pelo zap mesmo? | primeiro horário da manhã pra fazer o cabelo
saio do salão até as 15? tenho que buscar filho | quando consigo uma data com o tatuador | tem jeito de hoje ainda fazer o pé? | reservem cabelo e unha quarta à tarde pra minha mãe
o app diz indisponível a semana toda | dois serviços seguidos no salão, dá? | hay turno para hoy | can you squeeze me in today | book me for Saturday | tem horário hoje pra fazer o cabelo
consegue me atender agora à tarde no salão | quero marcar unha pra sexta | qual o próximo horário do barbeiro | dá pra encaixar uma sobrancelha hoje

# beleza-cancelar-atraso
! cancelamento, remarcação, atraso, tolerância, não comparecimento, sinal
não vou conseguir chegar no salão | vou chegar 15 minutinhos depois pra fazer a unha | perdi a hora da manicure | dá pra mudar a escova pra outro dia | paguei adiantado e não vou, devolvem?
se eu faltar na manicure cobram? | minha filha adoeceu, vou ter que desmarcar o cabelo | vocês desmarcaram em cima, e agora? | precisa dar entrada pra segurar a cadeira? | com que antecedência aviso
fiquei gripada e tinha massagem | o uber tá demorando, seguram minha vez? | remarquei o cabelo duas vezes, posso mais uma? | troca minha hora com a da minha mãe
quero passar meu corte pra semana que vem | esqueci completamente da sobrancelha | perco o dinheiro do pacote se não for? | posso mandar outra pessoa no meu lugar no salão
adiantar minha unha pra manhã | tô descendo agora, cinco minutos, não passa minha vez | meu chefe me prendeu na reunião, perdi a cadeira? | só vou conseguir metade dos serviços
a moça faltou e ninguém avisou | chovendo horrores, não saio de casa pra fazer cabelo | por que me cobraram taxa de falta na sobrancelha | menstruei e tenho virilha hoje
fiquei presa no trabalho, tira meu nome da lista de hoje | quero adiar a tatuagem de sábado | o valor do sinal abate no final? | furei com vocês ontem, desculpa, dá pra ir amanhã?
no puedo ir al salón, cambiar la hora | running late for my hair appointment | do I lose my deposit if I reschedule | não vou poder ir fazer a unha hoje | vou me atrasar pro meu horário no salão
preciso mudar o dia do meu cabelo | tenho depilação amanhã e não consigo ir | tô atrasada, ainda me atendem no salão?

# beleza-pacotes-vale-presente
! pacote, pacotes, vale-presente, clube de assinatura, plano mensal, combo, fidelidade
faço unha toda semana, fica mais barato? | quero presentear minha mãe com um dia de beleza | tem cartela que na décima não paga | quanto pé, mão e sobrancelha juntos
comprei 10 sessões, tem validade? | posso dividir meu plano com minha irmã | aniversariante ganha algo? | indiquei amiga, tem mimo? | cortar quando quiser por um valor fixo
ganhei um cartão, como uso | presente do dia das mães pra ela escolher | quantas sessões ainda tenho no meu pacote | combo de cabelo e barba todo mês | não usei tudo, perco?
trocar massagem por limpeza no que comprei | terça e quarta é mais em conta? | mandam por e-mail o presente? | despedida de solteira com amigas, fazem preço de grupo? | renova sozinho o de barba?
parar a assinatura do corte | primeira vez no salão tem desconto? | qual compensa mais, avulso ou fechar várias | black friday vão fazer? | meu cartão presente serve pra qualquer serviço?
empresa quer dar de brinde às funcionárias | venceu meu presente, prorrogam? | pontos que juntei dão direito a quê | mensalista de manicure quanto | noivinho e padrinhos, preço fechado
quero dar um voucher de 200 reais | tarjeta de regalo | gift card | monthly haircut subscription

# beleza-correcao-insatisfacao
! garantia do serviço, retoque, correção, refazer, insatisfação, reclamação
não gostei do que fizeram no meu cabelo | ficou diferente da foto que mostrei | o esmalte saiu todo no segundo dia | manchou minha testa de tinta | tô careca de um lado, olha isso
queimaram meu couro | vou ter que pagar pra arrumar o cabelo que estragaram? | a cor desbotou em uma semana | voltei pra casa chorando | quantos dias tenho pra voltar e consertar o cabelo
uma unha já caiu | ficou torta minha franja | a pele descamou depois do que fizeram | o alisado já voltou todo | quero meu dinheiro, ficou horrível | a moça estava de má vontade
o bronze ficou listrado | só a parte de trás não pegou | minha sobrancelha tá com um buraco | outra profissional pode arrumar meu cabelo? não quero ela | meu cabelo caiu no banho depois da química
feriram meu dedo e inflamou | deixaram pelo pra trás na virilha | esperei duas horas e ficou mal feito | o disfarce ficou com degrau | quero que deem uma olhadinha, acho que faltou cortar
a maquiagem derreteu antes da festa | os cílios espetam meu olho | o desenho veio com erro na letra | posso passar aí pra ajustar o comprimento | no me gustó cómo quedó
they messed up my hair, can you fix it | color came out wrong | não ficou como eu queria, dá pra arrumar | o cabelo ficou manchado, vocês consertam? | a unha que fiz aí caiu em dois dias
meu corte ficou torto, posso voltar | estragaram meu cabelo e quero meu dinheiro

# beleza-produtos-alergia
! produtos, marcas, alergia, teste de mecha, teste de alergia, esterilização, autoclave, gestante
qual xampu vocês usam | minha cabeça coça com qualquer tinta | tô grávida, o que posso fazer no cabelo | os cremes são veganos? | me dá reação na pálpebra | vendem aquele creme que passaram em mim?
posso levar meu creme de casa | como limpam o alicate e a tesoura | fazem prova da tinta antes no braço? | testa em animais? | tenho lúpus, tem restrição? | fiquei inchada depois da henna
em quimioterapia, posso alguma coisa? | tem linha pra cacheadas | quero saber o que tem na fórmula | asma com cheiro forte | alicate é fervido ou o quê? | amamento, o que é liberado
importado ou nacional | pele de bebê sensível | dermatite no couro, tem jeito? | lixa descartável? | hepatite, fico com medo da manicure | sem parabeno | glúten em batom rs tenho doença celíaca
pra usar em casa e manter a cor, qual levo | é registrado na anvisa? | ardeu muito da outra vez | uso remédio pra acne, interfere? | epiléptica pode fazer com máquina? | qué productos usan
I'm allergic to hair dye | is it safe while pregnant

# beleza-atendimento-domicilio
! atendimento a domicílio, em casa, domicílio, no hotel, taxa de deslocamento, na empresa
a manicure vem aqui? | minha avó acamada quer cortar o cabelo | mandam barbeiro na residência | vocês vão até o hotel me arrumar | evento da empresa, massagem no escritório
tive bebê, não saio, alguém vem fazer minha unha? | cobram quanto pra vir no meu bairro | casamento no sítio, levam equipe | tem noiva atendida no apartamento? | meu filho autista só corta no lar dele
a maca cabe na minha sala? | precisam de tomada e cadeira? | a manicure vem em casa no fim de semana? | pós-cirúrgico, não posso dirigir pra drenagem | somos quatro no prédio, venham uma tarde
até quantos km viajam pra arrumar noiva | minha mãe cadeirante quer escova | no asilo, corte pra vários velhinhos | hospital, meu pai internado quer fazer a barba
festa de menina no salão do condomínio com esmaltação | tenho vergonha de salão, prefiro aqui | trazem tudo ou preciso ter algo | não tenho com quem deixar as crianças pra ir ao salão
cílios aqui na minha cidade, viajam? | formandas na república, maquiam todas? | empresa quer barbearia um dia por mês | recém operada preciso lavar o cabelo aqui | de madrugada vêm pra noiva das 6h?
valor mínimo pra maquiadora vir até mim | podóloga que venha ver minha mãe | van a domicilio a peinar | can you come to my place | hairdresser at the hotel
`;
