/**
 * Frequent given names, folded (lower case, no accents). A line that begins with one and goes on with a capitalized word names a person.
 * Names that are also places, words of names of companies, or everyday words ("Florence", "Grant", "Dean") are left out.
 */
export const GIVEN_NAMES = `
aaron abdul abdullah abigail abraham achim ada adam adele adelheid adolf adrian adriana adrien agata agathe agnes agnieszka ahmad ahmed aidan aileen
aisha ajay akira alain alan alana alba albert alberto albrecht aldo alejandra alejandro aleksandra alena alessandra alessandro alessia alessio alex
alexander alexandra alexandre alexandros alexis alfons alfonso alfred alfredo ali alice alicia alina aline alison alistair allan allen allison
alvaro alwin amanda amelia amelie amir amit amy ana anais anand anastasia anders andre andrea andreas andree andrei andrej andres andrew andrzej
andy aneta angela angelika angelina angelo anita anja anjali anke ann anna annabel annalena anne annegret anneliese annemarie annette annika ansgar
anthony antoine antoinette anton antonella antonia antonio anouk anuj aoife april arash archie aria ariane arjun arlene armand armin arnaud arne
arnold arthur arturo arun ashley ashok astrid aude audrey august auguste augustin aurelie aurelien axel aylin ayse
baptiste barbara barry bart bartosz bastian beate beatrice beatrix beatriz beatrix ben benedict benedikt benita benjamin benoit bernadette bernard
bernardo bernd bernhard bert berta bertrand beth bettina betty bianca bill birgit birgitta bjarne bjorn bob bogdan boris brad bradley brenda brendan
brian bridget brigitte britta bruce bruno bryan burkhard
caitlin camila camille carina carl carla carlo carlos carmen carol carole carolin caroline carolyn carsten cassandra caterina catharina catherine
cathy cecile cecilia cedric celia celine cesar chantal charles charlie chiara chloe chris christa christel christian christiana christiane
christina christine christof christoph christophe christopher ciaran cindy claire clara clarissa claude claudia claudine claudio claudius claus
clemens clement cleo clive colette colin colleen conny conrad constantin constanze cora corina corinna corinne cornelia cornelius cristiano cristina
cristobal curt cynthia cyril cyrill
dagmar damian damien dan dana daniel daniela daniele danielle danny daphne dario darius darren dave david davide debbie deborah deepak delphine denis
denise dennis derek detlef diana diane dick didier diego dieter dietmar dietrich dimitri dirk divya dmitri dmitry dolores dominic dominik dominika
dominique donald donatella donna dora doreen doris dorothea dorothee dorothy doug douglas dragan duncan dylan
eberhard eckhard eddie edgar edith edmund eduard eduardo edward edwin egon eike eileen ekaterina elaine eleanor elena eleni eleonora eleonore elfriede
elias elif elina elisa elisabeth elisabetta elise elizabeth elke ella ellen ellie elodie eloise elsa else elvira emanuel emanuele emer emil emile
emilia emilie emilio emily emma emmanuel emmanuelle enrico enrique enzo eric erica erich erik erika ernest ernesto erwin esperanza estelle esteban
esther etienne eugen eugene eugenie eugenia eugenio eva evan eveline evelyn evelyne ewa
fabian fabiana fabien fabienne fabio fabiola fabrice fabrizio fatima fatma federica federico felicitas felipe felix ferdinand ferenc fernanda fernando
filip filippo finn fiona flavia flavio florent florian fran franca frances francesca francesco francis francisca francisco franck franco francois
francoise frank franz franziska frauke fred freddy frederic frederick frederik frida friederike friedhelm friedrich fritz
gabi gabriel gabriela gabriele gabriella gabrielle gael gaelle gareth gary gaston gavin gemma genevieve geoff geoffrey george georg georges georgina
gerald geraldine gerard gerardo gerd gerda gerhard gerlinde gernot gero gerrit gert gertrud ghislaine gianfranco gianluca gianni gideon gilbert giles
gilles gina giorgia giorgio giovanna giovanni gisela giulia giuliana giulio giuseppe giuseppina glenn gloria gonzalo gordon graham graziella greg
gregor gregory greta gudrun guido guillaume guillermo gunnar gunter gunther guntram gustav gustavo guy gwen
hadi hakan hanna hannah hannelore hannes hans hansjorg hanspeter harald harold harriet harry hartmut hartwig harvey hasan hassan hedwig heidi heike
heiko heiner heinrich heinz helen helena helene helga hella helmut hendrik henning henri henriette henrik henrike henry herbert heribert hermann
herve hilary hilda hilde hildegard hiroshi holger horst howard hubert hubertus hugh hugo huseyin
iain ian ibrahim ida ignacio igor ilaria ilka ilona ilse ima imke immanuel imran ina ines inga inge ingeborg ingo ingolf ingrid inka inken ioana
irena irene irina iris irma irmgard isaac isabel isabell isabella isabelle isidora ismail istvan ivan ivana ivo iwona
jack jacob jacqueline jacques jaime jakob jakub james jamie jan jana jane janet janice janina janine janis jannik jasmin jasmine jason javier jean
jeanette jeanne jeannette jeff jeffrey jelena jenna jennifer jenny jens jeremy jerome jerry jesper jessica jesus jette jill jim jimmy jo joachim
joan joana joanna joanne joao jochen joe joel joelle joerg johan johann johanna johannes john johnny jolanta jon jonas jonathan jordi jorg jorge jorgen
jorn jose josef josefina josefine joseph josephine josh joshua josiane josue joyce juan juana juanita judith judy juha jules julia julian juliana
juliane julie julien juliet julietta juliette julio julius june jurgen jurg justin justine justyna jutta
kai karen karim karin karina karl karla karsten kasia kate katerina katharina katharine kathleen kathrin kathryn kathy katie katja katrin katrina
katy kay kazuo keith kelly ken kenneth kenji kerry kerstin kevin kilian kim kirsten kirsty kjell klara klaudia klaus konrad konstantin konstanze kris
krishna kristen kristian kristin kristina kristof krystyna krzysztof kumar kurt kyle
lara larissa larry lars laszlo laura laure laurence laurent lea leah leander leif leila lena leo leon leonard leonardo leonhard leonie leonora leopold
leslie levin lewis lia liam lidia liesbeth lilian liliana lilly lily lina linda lindsay linus lionel lisa lisbeth liselotte lore lorena lorenz
lorenzo loretta lothar lotte lou louis louisa louise luc luca lucas lucia luciana luciano lucie lucien lucy ludmila ludovic ludwig luigi luis luisa
luise lukas luke lutz luz lydia lynn
maarten maciej madeleine mael magali magda magdalena maggie magnus mahmoud maike maja malcolm malte mandy manfred manon manuel manuela marc marcel
marcela marcelo marco marcos marcus marek maren margaret margarete margarita margarethe margherita margit margot margret maria mariam marian mariana
marianna marianne marie marielle marietta marijke marina mario marion marisa marjorie markus marlene marlies marta martha marten martin martina martine
marvin mary mascha massimo mateo mateusz mathias mathieu mathilda mathilde mathis matilda matt matteo matthew matthias matthieu maura maureen maurice
mauricio maurizio mauro maxime maximilian maya mechthild megan mehmet melanie melina melissa merle merten meike mia michael michaela michaele michal
michel michela michele micheline michelle mick miguel mihai mika mike mikael mila milan milena millie mina miranda mireille miriam mirko mirjam
miroslav mitchell mohamed mohammad mohammed moira monica monika monique moritz muhammad murat mustafa myriam
nadia nadine nadja nancy naomi natacha natalia natalie natascha nathalie nathan nathaniel neil nelson nepomuk nick nico nicola nicolai nicolas nicole
nicoletta niels nigel nika nikita niklas nikola nikolai nikolaus nils nina noah noel noemi noemie nora norbert noreen norma norman
odette odile olaf oleg olga oliver olivia olivier oriol orlando orla oscar oskar osman otmar otto
pablo pamela paola paolo pascal pascale pat patrice patricia patricio patrick patrizia patty paul paula paulette paulina pauline paulo pavel pawel
pedro peggy penelope penny perrine pete peter petra petros phil philip philipp philippa philippe phoebe pia piero pierre pierrette pietro pilar
pierluigi piotr polly pradeep prakash priya
quentin
rachel rafael raffaele raffaella raffael rahel rahul raimund rainer raj rajesh ralf ralph ramiro ramon ramona randy raoul raphael raquel raul ravi ray
raymond rebecca reinhard reinhold reiner renata renate renato rene renee reto rex ricarda riccardo ricardo richard rick rita rob robert roberta roberto
robin rocio rodolfo rodrigo roger roland rolf roman romain romy ron ronald ronja rory rosa rosalie rosalind rosanna rose rosemarie rosemary rosie
rosita rosmarie roswitha ross roxana roy ruben rudi rudiger rudolf rudolph rupert russell ruth ryan
sabina sabine sabrina sadie sally salma salvador salvatore sam samantha samir samuel samuele sandra sandrine sandro sandy sanjay santino sara sarah
sascha saskia scott sean sebastian sebastien selina serena serge sergei sergio severin shane shannon sharon sheila shirley sibylle siegbert siegfried
sigmund sigrid silke silvana silvia silvio simon simona simone sina sinead siobhan slawomir sofia sofie solange solveig sonia sonja sophia sophie
soren srinivas stan stanislaw stefan stefania stefanie stefano steffen steffi stella stephan stephane stephanie stephen steve steven stewart
stuart sue sunil suresh susan susana susann susanna susanne suzanne svea sven svenja svetlana swantje sybille sylvain sylvia sylvie
tabea tamara tanja tania tara tariq tatiana tatjana ted teresa teresita terry tess tessa thea theo theodor theodora theodore theres theresa therese
thibault thierry thilo thomas thorben thorsten tibor tiffany till tilman tim timo timothy tina tino tiziana tobias toby todd tom tomas tomasz tommaso
tommy toni tonia tony torben torsten tracy trevor tristan trudy
udo ulf ulla ulli ullrich ulrich ulrike umberto ursula urs urte ute uta uwe
valentin valentina valentino valeria valerie valerio vanessa vera verena veronica veronika veronique vicky victor viktor viktoria vijay vikram vincent
vincente vincenzo viola violeta virginie vittoria vittorio viviane vivien vivienne vladimir volker volkmar
waldemar walter waltraud wanda wendy wenzel werner wiebke wieland wilfried wilhelm willi william willy wim winfried wolf wolfgang wolfram
xavier xenia
pat will mark max grace charlotte victoria
yann yannick yasmin yasmine ying yolanda yolande yuki yusuf yves yvette yvonne
zeynep zoe zofia zsolt zuzana
agnar aino aksel anneli anniken arvid asbjorn askel astri birgir bjarte borge brita britt dagfinn dagny egil einar eirik eirin elin endre erlend esa espen
eystein finnur frode gro gudrunn gunhild gunvor haakon hakon halvor hanne harri heidrun helle henrikka hilmar inger ingvild ingunn jari jarl jorunn
jukka kaisa kalle kare karstein ketil kirsti kjersti knut lise leena magne maiken marit marja markku matti merete mikko minna monia morten niklaus
nils olav oddvar oyvind pekka pernille petteri pirkko ragnar ragnhild randi rasmus reidar riitta rolv ruben satu seppo sigurd sindre siri snorre solfrid
soile stein steinar stian sturla sunniva svein synnove tapio terje thorbjorn thorsteinn tiina timmo toivo tor torbjorn tore torgeir torill torkel
torstein torvald trond trude truls turid tuomas tuula ulrika unni vegard vidar ville vigdis ylva yngve
aaditya aarav abhijit abhishek aditi aditya ajit alok amar amita anand anil anita anjan anjana anuradha aparna aravind arvind ashish ashwin atul
bharat bhavna chandan deepa deepika devendra dhruv dinesh ganesh gaurav geeta gopal harish harsh hemant indira ishaan jagdish jayant jyoti kamal kamala
karan karthik kavita kiran kishore lakshmi lalit leela madhav madhu mahesh manish manoj meena meera mohan mukesh nandini narayan naresh naveen neeraj neha
nikhil nisha nitin padma pankaj parul pooja prabhakar pranav prasad prashant prateek praveen preeti puneet rachna raghav rahul rajan rajeev rajendra
rajiv rakesh ramesh ranjit rashmi ravindra rekha rohan rohit roshan sachin sameer sandeep sangeeta sanjana satish saurabh saumya seema shankar sharad
shilpa shivani shreya shruti shubham siddharth smita sneha srishti sudhir sumit sunita surendra sushil swati tanvi tejas uday umesh usha vaibhav vandana
varun venkat vidya vikas vinay vinod vishal vivek yash yogesh
abdullahi abena adebayo ade adewale akua amadou amara aminata amina asha babajide bashir bukola chidi chiamaka chinedu chinwe efua emeka fadel faisal
farah fareed farid farouk fatou femi folake funmi hamid hamza hanan hussein idris ifeoma ikenna imad jamal jamila kamau karima khadija khaled khalid
kofi kwabena kwame kwasi laila lamia layla leyla maha mahmud malik mamadou mariama marwa mona mounir moussa mustapha nabil nadeem nasreen nasser ngozi
nkechi noor nour obinna oluwaseun omar osama ousmane rania rashid reza said salim samira sanaa sara seun sidra tayo temitope thandi tunde uche wafa
wale walid yara youssef yasser zahra zainab zeinab
chen chun hao hideo hiroko hyun jihye jiho jing jisoo jiwon junichi kaito kazuki keiko kenta koji lei lijun linh mei meiling mariko masaki masato
minh ming minho naoko naoki noriko qing ren ryo sakura satoshi seiji seo shinji shota soyoung sunghoon taeyang takashi takeshi tatsuya thanh thuy tomoko
trang tuan wei wen xiao xiaoming xin yan yang yi yichen yifan yoko yoshi youngjae yu yui yuka yumi yusuke yuto zhang zhen zhi
agata aleksander anatoly arkadiusz bartlomiej bozena branko ceslaw dariusz darko denisa dominika dusan edyta elzbieta ewelina franciszek goran
grzegorz halina igor ilya irenka ivana jacek jadwiga janusz jarek jaroslav jerzy jiri jozef kamil kamila katarzyna kazimierz konstantinos ladislav lech
leszek lubomir lucyna lukasz magdalena malgorzata marcin marek mariusz martyna mateja mihail milica milos mirela mladen nikolay oksana oleksandr olena
oxana patryk petar pavol radek radoslaw rafal rastislav renata roksana ruslan ryszard sanja sasa sergey slavica slobodan stanislav svetlozar szymon
tadeusz teodor timea tomislav urszula vaclav vasil vesna viktorija vit vitaly vlad vladislav vojtech waclaw weronika wiktor wladyslaw wojciech yaroslav
yevgeny yuri yulia zbigniew zdenek zdravko zeljko zlatko zoran zygmunt
alper asli aysegul baris bekir berk burak burcu can cem cemal ceren deniz ece elif emine emre engin ercan erdal erdem esra fikret gokhan gul hatice
huseyin ilhan ismet kemal kerem mehtap melek merve mesut mert nuray nuri onur orhan ozan ozge ozlem pinar recep riza salih sedat selim serdar sevgi sezen
sibel sinan suleyman tamer tarik tolga tugba turgut umit volkan yagmur yasar yavuz yildiz
`;
