// Words of sentences about a career in English, German, French, Spanish, Italian and Dutch, folded and separated by spaces.

/** Before an employer: "at Acme", "bei der Acme". */
export const AT_WORDS = `at inside ex called namens @ bei beim chez presso bij`;

/** May stand before an employer, beside a title or a verb of work. */
export const LINK_WORDS = `naar of for with to in from by der des dem den die das im am an von vom fur zu zur zum mit de du des d l la le les au aux a en pour dans par auprès aupres sein del della dello dei degli di da per con van voor met te aan por para`;

export const DETERMINERS = `a an the its their our my his her that this these those one ein eine einen einem einer eines der die das den dem des sein seine seinem seiner ihre ihrem ihrer ihr meine meinem mein un une le la les l son sa ses mon ma leur el los las il lo gli uno una een het de su sus suo sua nuestro nuestra notre nos`;

/** Stand for the employer: "the group", "the company". */
export const EMPLOYER_NOUNS = `bank company corporation empresa entreprise firm firma fund group groupe gruppe societe unternehmen`;

/** Verbs whose object is an employer. */
export const EMPLOYER_VERBS = `join joined joins joining rejoined rejoining start incorporated fundar grundung cofound co-found founded cofounded co-founded founding left leaving leads led lead heads headed runs ran running owns chaired manages managed started launched grundete mitgrundete leitet leitete fuhrt fuhrte verliess rejoint rejoindre integrer rejoins leite leiten integre integré integrée fonde fondé dirige dirigé dirigeait quitte lance cree créé fundó fundo funde cofundo cofunde dirigio dirigi dirige cofonde fonda cofonda fondai fondato cofondato dirigee fonder cofonder co-fonder diriger creer creo creara leidt leidde verliet oprichtte`;

/** A sentence with one of them tells of work. */
export const WORK_VERBS = `atuou atua atuei trabalhou trabalha juntou passou fichó ficho fiche unio llego approda approdo approdata approdato assunto assunta entrato entrata entro ingreso incorporo associated work worked works working employed served serves serving interned interning spent started began begin begins moved went came returned hired recruited promoted appointed named became become was is am been being held holds hold led leads career role roles job stint time years arbeite arbeitet arbeitete gearbeitet tatig beschaftigt wechselte wechselt ging kam begann startete war ist bin wurde ubernahm verantwortete laufbahn karriere stationen absolvierte sammelte travaille travaillait travailler travaillé debute débuté commence commencé commence carriere est suis etait fut été devient passee passe occupe exerce exerçait trabajo trabaja trabajó fue lavora lavorato werkte werkt was`;

/** The words that follow are a title: "as CFO", "became head of sales". */
export const TITLE_CUES = `foi nombrado nombrada nominato nominata nomeado nomeada as made soy fui fue era sono als comme como come quale tant qualite is was am been be are became become becoming named appointed promoted elected ist war bin wurde ernannt est suis etait ete fut devient devenu devenue nomme nommee es fue era stato stata werd is`;

/** Study verbs and nouns. */
export const STUDY_WORDS = `absolvent absolventin absolventen studied attended besuchte studying studies study graduated graduate graduating earned degree degrees majored educated alumnus alumna alumni trained doctorate thesis education studierte studiert studieren studium studienabschluss absolvierte promovierte promoviert promotion habilitierte habilitation abschluss abitur diplome diplomee etudie etudes titulaire obtenu formation forme formee doctorat soutenu estudio licenciado licenciada graduado graduada laureato laureata laureai studiato studiai estudie estudiado estudei gradue licencie studeerde gestudeerd afgestudeerd gelernt examen staatsexamen dissertation qualified`;

/** What follows them is somebody else's name. */
export const MENTION_WORDS = `together zusammen talk talks keynote keynotes spoke including include includes such like client clients customer customers kunden investors investor backed funded acquired sold bought board boards member members mentor mentors mentored volunteer volunteers volunteered award awards awarded published publication publications author speaker spoken married lives live living based born grew raised featured quoted advises advising advised advisor-to beirat beiraten beirats aufsichtsrat mitglied verheiratet lebt wohnt geboren ehrenamtlich investoren partner-of tels telles conseille clients conseillé membre vit habite ne nee investisseurs cite citée citee investments invested invests writes wrote covered interviewed vortrage vortragen gastvortrage referiert referierte conferences`;

/** Who speaks in the news. */
export const SPEECH_WORDS = `said says told added announced explained sagte sagt erklarte teilte declare declaré explique explained dijo afirmo`;

/** Begin a sentence about the person of a biography. */
export const SUBJECT_WORDS = `i i'm i've he she they er sie ich je j il elle ella el lui lei hij zij ik his her seine ihre mein my nach before prior previously earlier after following then today currently since until in from between vor davor zuvor anschliessend danach seit von zwischen auparavant avant depuis puis ensuite apres actuellement anteriormente previamente actualmente antes despues desde es fue ha precedenza precedentemente attualmente dal dopo prima daarvoor sinds voordat ze eerder daarna momenteel zijn haar tiene fundo cofundo creo dirige dirigio trabajo estudio curso obtuvo integra se tras durante en se luego joined started worked spent founded co-founded cofounded led moved studied graduated holds runs leads former formerly bevor nachdem wahrend seitdem when while although once lorsque quand nel nell nello oggi poi infine entrato entrata passato passata assunto assunta nominato nominata laureatosi laureatasi conseguita conseguito conseguito nato nata passo entro guida guido diresse licenciado licenciada empezo comenzo inicio paso ocupo ejerce ejercio asumio posteriormente alli hoy ingreso nacido nacida sindsdien vanaf`;

/** Words inside a name, before another word with a capital. */
export const NAME_LINKS = `of the for de du des la le les der des dem fur und y e van di del della dei delle degli dello and & et am an zu`;

/** Never a part of a title that is written in lower case. */
export const TITLE_STOPS = `avant apres vor nach antes entre durante hasta tussen e and including include includes included roles positions donde dove deren dessen or but nor who whom whose which where when while that than first second third then later now today currently presently recently former formerly previously most also still even just only both either same very well about into onto over under during since until till between before after through throughout across within without among initially briefly originally eventually finally successfully worked working works work served serving hired employed spent joined joining has had have having he she i they we you it him me them who's years year months month days summer last next und oder aber wo wer dann spater zuletzt jetzt heute derzeit aktuell zunachst danach anschliessend sowie auch noch bis seit sie er ich wir jahre jahren et ou puis ensuite aussi actuellement aujourd'hui elle il je nous ans ete y o luego also i'm i've she's he's working being holding two three four five six seven eight nine ten several various key not depuis desde dal there dort societe company firm entreprise groupe cabinet qu l d s n j c  que qui who lang m latterly tot benoemd als werd ook ursprunglich bisher ausserdem zudem zugleich gleichzeitig damals weiterhin monate monaten wochen tage zwei drei vier funf sechs sieben acht neun zehn elf zwolf abord alors toujours egalement enfin mois semaines pendant deux trois quatre cinq sept huit neuf dix sole nuevo nueva nuovo nuova toute jeune joven giovane jaar jaren maanden tien entonces ademas primero despues already simultaneously ultimately`;

/** Kinds of companies before the name of one: "beim Zulieferer Bosch". */
export const KIND_ENDINGS = `hersteller zulieferer dienstleister anbieter handler versicherer versorger beratung kanzlei agentur konzern unternehmen startup start-up firma gruppe kette gesellschaft`;
