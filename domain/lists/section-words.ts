/**
 * Head nouns of the headings of a CV, folded, for each kind of section. A word ending in `*` stands for every word that begins
 * so, one beginning with `*` for every word that ends so.
 */
export const SECTION_WORDS: Readonly<Record<string, string>> = {
  experience: `experience experiences experiance exprience experince experinces expirence expierence expereince experiece employment employments career internship internships *erfahrung *erfahrungen
    *werdegang berufspraxis praxis praktika *praktika berufsweg karriere *stationen *tatigkeit *tatigkeiten beschaftigung
    beschaftigungen emplois emploi parcours carriere stages trayectoria experiencia experiencias empleo esperienza
    esperienze carriera impiego bijbanen tirocini arbeidservaring werkervaring ervaring loopbaan arbeidsverleden werkgeschiedenis experiencia anstellung
    anstellungen *verhaltnisse employers employeur employeurs laufbahn *laufbahn appointments posts positions position earlier beruf zivildienst wehrdienst berufstatigkeit militar militardienst history jobs empleos emprego empregos impieghi incarichi puestos cargos functies arbeitsstellen nebenjobs ferienjobs studentenjobs
    *ervaring positionen positie posities karriereweg karriereverlauf ferialjobs ferialpraxis grundwehrdienst
    bundesfreiwilligendienst erwerbsbiografie erwerbsbiographie erwerbsleben berufsbiografie berufsbiographie berufsverlauf berufsausubung
    arbeitsleben arbeitspraxis loopbaanoverzicht carriereverloop beroepsloopbaan beroepsactiviteiten bijbaan vakantiewerk vakantiejob
    vakantiejobs dienstverbanden aanstellingen tewerkstelling werkverleden werkzaamheden`,
  education: `education educational educations eduction academic academics academia qualification qualifications qulification qulifications
    qualificaton qualificatons qualifaction qualifcation qualifcations qualfication qualfications qualifiction scholastic
    scholastics schooling studies degrees ausbildung *ausbildung bildung *bildung studien lernen bildungsweg bildungsgang studium
    *studium schulbildung ausbildungsweg schulausbildung formation formations scolarite etudes diplomes cursus formacion
    educacion estudios istruzione istruzioni formazione studi educatie opleiding opleidingen onderwijs studie formacao titres schule schulen akademisches akademischer ausbildungen educacao
    schulzeit schulbesuch schulabschlusse schulweg bildungswerdegang bildungslaufbahn ausbildungsgang *opleiding *opleidingen
    volwassenenonderwijs studieloopbaan opleidingsoverzicht`,
  skills: `skills skill skillset competencies competences competence expertise technologies tools proficiencies
    proficiency strengths capabilities kenntnisse *kenntnisse qualifikationen fahigkeiten kompetenzen *kompetenzen starken competences
    edv informatique informatica aptitudes outils logiciels savoir-faire atouts habilidades competencias conocimientos competenze capacita abilita
    vaardigheden competenties knowledge technical toolbox tecnologias tecnologie kennis
    technologien programmiersprachen computerkennis *vaardigheden *competenties fachgebiete`,
  projects: `projekterfahrung projekthistorie projects project projekte *projekte projets projet proyectos progetti projecten portfolio
    projekterfahrungen projektliste projektubersicht projektauswahl projektauszug projectervaring opdrachten`,
  other: `other also else misc extra extras ausserdem sonst aussi additional books book bucher livres examining hackathons competitions coursework summary profile profil objective objectives about languages language interests hobbies hobby activities
    publications publication patents awards award honors honours achievements accomplishments references referees reference
    certifications certification certificates certificate licenses licences courses course trainings training workshops
    volunteering volunteer voluntary memberships membership societies affiliations contact personal declaration links extracurricular
    extra-curricular fellowships scholarships licensure licenses admissions co-curricular recommendations causes organizations organisations interest info information details
    kurzprofil uber zusammenfassung sprachen sprache interessen freizeit ehrenamt engagement ehrenamtliches
    veroffentlichungen publikationen auszeichnungen preise referenzen zertifikate *zertifikate zertifizierungen
    advisory advisories weiterbildung weiterbildungen fortbildung fortbildungen kontakt *daten angaben *angaben mitgliedschaften kurse
    stipendien fuhrerschein seminars workshops symposia congresses
    resume langues langue loisirs interet interets benevolat distinctions recompenses certificats contact coordonnees
    perfil sobre idiomas intereses aficiones premios referencias certificaciones capacitaciones capacitacion cursos contacto datos voluntariado
    profilo lingue interessi hobby premi referenze certificazioni corsi contatti
    profiel talen interesses referenties certificaten cursussen contactgegevens vrijwilligerswerk
    mandats rufe lehrgange lehrerfahrung lehrtatigkeit gutachtertatigkeit gutachten promotionen patente brevets beirat
    mentoring selbstverwaltung seminare approbation zusatzbezeichnungen diffusion encadrement qualites engagements
    empfehlungen centres bescheinigungen grants prizes talks service teaching news divers weiteres sonstiges verschiedenes prix activites activity aktivitaten presentations conferences ouvrage perfectionnement perfeccionamiento perfezionamento bijscholing nascholings financements enseignement enseignements themes expertise funding boards board non mandates vortrage drittmittel gremien lectures supervision patents speaking press media availability licencias nevenactiviteiten mandate beirate beiratsmandate nevenfuncties
    publicaciones pubblicazioni publicaties papers riconoscimenti erkenningen
    personalien personalia informationen ehrenamter vereinstatigkeit vereinstatigkeiten freizeitaktivitaten forderungen wettbewerbe konferenzen
    konferenzbeitrage *ausstellungen exhibitions expositions exposiciones exposicoes esposizioni mostre tentoonstellingen
    screenings residences residencias residenze projections bourses lehrveranstaltungen forschungsaufenthalte fremdsprachen familienstand lizenzen
    schulungen zusatzqualifikationen gegevens persoonsgegevens profielschets talenkennis bestuurservaring bestuurswerk bestuursfuncties
    trainingen certificeringen varia lidmaatschappen vrijetijdsbesteding rijbewijs prijzen onderscheidingen beurzen samenvatting eigenschappen
    overige informatie activiteiten directorships trusteeships *mandate commissariaten`,
  inner: `responsibilities responsibility responsibilites duties tasks environment deliverables aufgaben verantwortung
    verantwortlichkeiten erfolge missions taches realisations responsabilites funciones logros mansioni`,
};

/** Words that may stand beside a head noun in a heading, folded. Other words make a line a name ("Pearson Education"). */
export const HEADING_MODIFIERS = `
most or list lists schul berufs aus weiter hoch fach praktische a d l s executive roles actuelle actuelles anterieures anterieure precedentes held academic additional all and any applied area areas background basic beruflicher berufliche beruflichen berufliches
business career certifications chronicle company computer contract core corporate credential credentials current data
de del della des detail details details: di diplomes du e educational einschlagige employer employers employment en et
etudes experience experiences formal former further general graduate higher highlights history i im in industrial
industry information international job key la las laboral le les leadership level lavorativa main management military
my nebenberufliche of organisation organisational organization organizational other overview own part-time past personal
post practical praktische previous prior profession professional professionale professionali professionell
professionelle professionnel professionnelle professionnelles professionnels profesional profesionales profile
qualification qualifications qualifizierung record recent related relevant special relevante research responsibilities role
roles schulische schulischer school mon ma mes mein meine meinen mijn mi mis mio mia miei mie personales personnels personnelles persoonlijke scholastic scolaire scolaires selected skills special stations studies summary
supplementary teaching technical the timeline to training trainings und universitaire universitaires university
universitare vocational weitere wissenschaftlicher wissenschaftliche work working y year years zur zusatzliche laboratory
honorary medical wehr militarischer militarische hintergrund angestellte unternehmerische arztliche selbststandige akademische akademischer akademischen bisherige bisheriger profesionale academica academique academiques academiche
academico personali personale formativa formativo complementaire complementaires laborales werk relevante overige principales principaux invited industry clinical legal selected professional employment initiale realizados realizadas
fort colectivas collettive individuelles individuales artiste artistiques artisticas schulischen ausgewahlte eigene private sonstige besondere personliche personliches personlichen person gesellschaftliches soziales auszug der gevolgde genoten behaalde
attainment attainments tertiary records pursuits preview projection dossier forte obtained highest acadamic acedemic eductional profesional
proffessional academische persoonlijk hogere hoger secundair
obtenus obtenues etrangeres etrangers informatiques linguistiques associatif associative extra-professionnelles extrascolaires associatives sociales administratives collectives reglada universitaria universitario docente investigadora educativa educativo informaticos informaticas linguisticas linguisticos digitales extracurriculares scolastica scolastico scolastiche accademica accademico linguistiche informatiche digitali relazionali tecniche organizzative artistiche straniere straniera lavorative trasversali titulos titulacao scelte scelti selezionate selezionati seleccionadas seleccionados selecionadas selecionados choisies selectionnees geselecteerde escolar complementar complementares pessoais pessoal profissionais profissional academicos talleres attestati seminarios pedagogica pedagogico
`;

/** Headings of which no single word says enough, folded, separated by `|`. */
export const SECTION_PHRASES: Readonly<Record<"experience" | "education" | "other", string>> = {
  experience: `what i worked|my work life|where i've been|what i've done|what i did|roles held|key roles|clinical practice|private practice|legal practice|professional practice|my journey|career so far|career to date|operating history|founder experience|ventures founded|companies & roles|companies and roles|work placement|fellowships and residencies|contract roles|freelance work|consulting engagements|diplomatic postings|overseas assignments|international assignments|government service|
poste actuel|activites salariees|trabajo actual|ruoli ricoperti|lavoro attuale|auslandseinsatze|
what i have worked|where i worked|where i have worked|where i've worked|what i have done|what i have done before|what have you done before|places i have worked|wo ich gearbeitet habe|ou j'ai travaille|academic appointment|postgraduate training|postdoctoral training|postgraduate medical training|residency|residency training|residency and fellowship|internship and residency|posizioni precedenti|posizioni lavorative|posizioni ricoperte|posizioni attuali|posiciones anteriores|posiciones previas|posicoes anteriores|postes anterieurs|postes precedents|fonctions anterieures|fonctions precedentes|attivita precedenti|sejours invites|sejours de recherche|leitungsfunktionen|fuhrungspositionen|present appointment|current appointment|
interim appointments|interim positions|interim roles|interim officer positions|interim officer roles|interim executive positions|interim executive roles|interim management positions|
corporate roles|operating roles|operational roles|locum appointments|locum posts|visiting professorships|visiting fellowships|research visits|research stays|work placements|industrial placements|career in government|
gastdozenturen|gastprofessuren|gastaufenthalte|lehrstuhlvertretungen|vertretungsprofessuren|professurvertretungen|interimspositionen|
fonctions hospitalo-universitaires|fonctions hospitalieres|fonctions universitaires|fonctions hospitalieres et universitaires|fonctions universitaires et hospitalieres|fonctions occupees|fonctions executives|fonctions academiques|fonctions operationnelles|
postes de transition|postes en transition|sejours a l'etranger|mobilite internationale|mobilites internationales|emplois etudiants|jobs etudiants|jobs d'ete|petits jobs|stages et alternance|stages et alternances|alternance et stages|alternances et stages|stages et emplois|stages et jobs|
actividad anterior|actividad profesional anterior|estancias de investigacion|estancias en el extranjero|estancias internacionales|estancias en otros centros|practicas y empleos|
soggiorni all'estero|soggiorni di ricerca|periodi all'estero|periodi di ricerca all'estero|attivita clinica|stage e lavori|lavori e stage|onderzoeksverblijven|
present post|current post|previous post|post held|current appointments|posiciones academicas|posizioni accademiche|situation actuelle|biographical timeline|
experiences d'enseignement et de recherche|postes academiques|fonctions actuelles|fonction actuelle|fonctions exercees|situation professionnelle|experiences en entreprise|practicas profesionales|pasantias|estagios|stage e tirocini|
trabajos realizados|situacion profesional actual|situacion profesional anterior|situacion profesional previa|situacion laboral actual|resumen de experiencia laboral|resumen laboral|experiencia docente|experiencia investigadora|
attivita svolte|attivita attuale|attivita attuali|incarico attuale|incarichi attuali|occupazione attuale|posizione attuale|impiego attuale|lavori svolti|incarichi ricoperti|altre esperienze lavorative|esperienze pregresse|
historico profissional|historico laboral|trajetoria profissional|atuacao profissional|vida profissional|carreira|carreira profissional|vinculos profissionais|vinculos empregaticios|
activite professionnelle|activites professionnelles|actividad profesional|actividad laboral|actividades profesionales|
actividades laborales|attivita professionale|attivita professionali|attivita lavorativa|attivita lavorative|atividade profissional|
atividades profissionais|vida laboral|vida profesional|antecedentes laborales|antecedentes profesionales|historia laboral|historial laboral|
historial profesional|datos laborales|datos profesionales|desempeno profesional|desempeno laboral|recorrido profesional|recorrido laboral|
percorso professionale|percorso lavorativo|percurso profissional|storia lavorativa|vie professionnelle|cheminement professionnel|
trayectoria laboral|carrera profesional|trabajo|trabajos|lavoro|lavori|werk|werkzaamheden|postes|postes occupes|berufsleben|chronology|ocupacion|ocupaciones|occupazioni|betrekkingen|
organizational scan|organisational scan|professional chronicle|work chronicle|professional synopsis|professional tenure|occupational contour|
work exposure|professional exposure|industrial exposure|corporate exposure|current assignment|present assignment|previous assignments|past assignments|
companies founded|companies i founded|startups founded|ventures|my ventures|previous ventures|entrepreneurial ventures|entreprises fondees|creations d'entreprises|empresas fundadas|aziende fondate|
companies worked|companies worked for|companies worked with|organizations worked|organisations worked|articleship|experience in brief|present job|
sea service|sea service record|sea service details|sea service experience|sea experience|sea time|shore experience|career graph|career snapshot|career contour|occupation history|pengalaman kerja|pengalaman pekerjaan|riwayat pekerjaan|my work|my jobs|student jobs|summer jobs|part-time jobs|holiday jobs|
beruflicher weg|berufliches|bisherige arbeitgeber|vorherige arbeitgeber|fruhere arbeitgeber|berufliche entwicklung|beruflicher verlauf|
berufliche meilensteine|festanstellung|festanstellungen|huidige functie|vorige functie`,
  education: `professional preparation|degrees and diplomas|undergraduate education|postgraduate studies|doctoral education|music education|musical training|musikalische ausbildung|habilitacoes|
academic preparation|degrees earned|doctoral studies|postgraduate education|where i studied|study|studied|gestudeerd|what i study|what i studied|what i have studied|where i study|where i have studied|where i've studied|where i went to school|where did you go to school|wo ich studiert habe|ou j'ai etudie|grado academico|instruccion|instruccion academica|perfil academico|titolo di studio|curriculum studiorum|educazione|scolarita|escolaridade|estudos|graduacao|instrucao|
formacao e titulos|formacao & titulos|formacao academica/titulacao|titulacao|historico escolar|historico academico|
etudes superieures|etudes secondaires|estudios superiores|estudios realizados|estudios academicos|estudios universitarios|
antecedentes academicos|antecedentes educativos|titulacion academica|titulaciones academicas|titulos academicos|preparacion academica|
historial academico|datos academicos|grados academicos|titoli di studio|percorso di studi|percorso formativo|percorso accademico|
studi compiuti|percurso academico|habilitacoes literarias|habilitacoes academicas|cheminement scolaire|
trayectoria academica|titulos|titulacion|titulaciones|escolaridad|percorso scolastico|percorso universitario|scholing|schullaufbahn|
abschlusse|education history|educational history|study history|schools|schools attended|institutions attended|educational institutions attended|
academic institutions attended|institution attended|academic performance|academic chronicle|pendidikan|riwayat pendidikan|pendidikan formal|pendidikan terakhir|
edu qualification|education status|
akademische grade|akademische abschlusse|studium und promotion|zweiter bildungsweg|opleiding en vorming|diploma's|behaalde diploma's|
diploma's en certificaten|opleiding en diploma's|opleiding en behaalde diploma's|opleiding & diploma's`,
  other: `professional development|continuing professional development|cpd|papers|selected papers|recent papers|papers and reports|technical reports|white papers|books and chapters|edited volumes|panels and talks|review panels|funding as pi|funding as co-pi|career interruption|career interruptions|tickets and training|licences and tickets|licenses and tickets|security clearance|security clearances|military decorations|decorations and medals|directorships and trade bodies|selected clients|key clients|selected deals|representative transactions|selected transactions|representative matters|selected matters|deal sheet|media appearances|notice period|salary expectations|right to work|work permit|driving licence|driving license|committees attended|phd students|current students|former students|group members|lab alumni|hdr supervision|software packages|data sets|laboratory techniques|type ratings|flight hours|recommendations received|test scores|selected credits|union membership|bar admissions|court admissions|trade associations|civic activities|personal life|
pubblicazioni scelte|pubblicazioni selezionate|pubblicazioni recenti|riconoscimenti|finanziamenti|relatore di tesi|organi e associazioni|docenze|docenze e conferenze|disponibilita|directorios y gremios|direccion de tesis|disponibilidad|contrats de recherche|encadrements|rayonnement|disponibilite|pretentions salariales|monographien|aufsatze|herausgeberschaften|betreute arbeiten|verfugbarkeit|gehaltsvorstellung|kundigungsfrist|reisebereitschaft|sicherheitsuberprufung|fuhrerscheine|arbeitserlaubnis|rijbewijzen|beschikbaarheid|
student organisations|student organizations|student societies|student clubs|clubs & other|clubs and other|clubs and societies|clubs & societies|clubs|vr-mandate|vr mandate|mandats non executifs|autres mandats|toezicht en advies|toezichthoudende functies|toezichtfuncties|
external roles|internal service|knowledge exchange|stages courts|studentische initiativen|hochschulgruppen|vereine|verenigingen|studentenverenigingen|associazionismo|associazioni|asociaciones|asociaciones estudiantiles|responsabilites etudiantes|hospitationen|terza missione|
gestion y otros meritos|otros meritos|professional bodies|membership of professional bodies|key positions of trust|public engagement|
registration|registrations|professional registration|nursing registration|visa status|in-plant training|inplant training|industrial visits|career and application information|it forte|computer forte|it proficiency|computer proficiency|software proficiency|computer literacy|seminars attended|trainings attended|
trainings and seminars attended|seminars and trainings attended|seminars & trainings attended|trainings & seminars attended|seminars/trainings attended|positions of responsibility|position of responsibility|positions of responsibility & prizes|positions of responsibility and prizes|roles of responsibility|investments|personal investments|angel investments|exits|related hubs|board and advisor roles|board & advisor roles|signals & news|recent news & activity|courses attended|relevant courses attended|short courses|short courses attended|training courses attended|recent training|training undertaken|in-service training|other stuff|recognition|speaks|gives back|non-executive appointments|non-executive roles|producao|producao academica|producao cientifica|producao bibliografica|produccion cientifica|board appointments|board positions|board service|board seats|board memberships|positions of trust|grants and contracts|external funding|peer-reviewed publications|book chapters|conference papers|conference proceedings|working papers|
work in progress|works in progress|preprints|articles|monographs|book reviews|conference presentations|seminars|colloquia|posters|academic service|editorial service|editorial work|
editorships|peer review|referee service|committee service|committees|outreach|public outreach|media coverage|student supervision|doctoral supervision|phd supervision|students supervised|
thesis committees|thesis examinations|stages et recyclages|stages et perfectionnement|stages de perfectionnement|recyclages|habilitations et recyclages|courses taught|classes taught|synergistic activities|personal statement|contributions to science|community engagement|discography|gremienarbeit|responsabilites collectives|
responsabilites administratives|responsabilites scientifiques|activites de recherche|animation scientifique|projets de recherche|becas|borse di studio|attivita didattica|biography|volontariato|otros cursos|seminarios|formation continue|formations courtes|formations annexes|formation complementaire|formations complementaires|formations continues|centre d'interets|savoir-faire|savoir-etre|savoirs-etre|savoir faire|savoir etre|objectif|objectifs|
objectif professionnel|vie associative|permis|permis de conduire|informations complementaires|informations personnelles|informations diverses|etat civil|mobilite|autres|autres informations|
formacion no reglada|otra formacion|cursos y talleres|objetivo|objetivos|objetivo profesional|objetivo laboral|informacion adicional|informacion complementaria|herramientas|carnet de conducir|permiso de conducir|
ponencias|reconocimientos|actividades extracurriculares|otros datos de interes|seminarios y talleres|corsi di formazione|corsi e attestati|conoscenze informatiche|conoscenze linguistiche|conoscenze|
madrelingua|informazioni personali|informazioni aggiuntive|dati anagrafici|ulteriori informazioni|allegati|autorizzazione|convegni|patente|patente di guida|formacao complementar|qualificacoes|
aperfeicoamento|aperfeicoamento profissional|aperfeicoamento pessoal e profissional|capacitacoes|treinamentos|certificados|linguas|conhecimentos|dados pessoais|dados de contato|informacoes pessoais|
informacoes adicionais|informacoes complementares|resumo|resumo profissional|sobre mim|publicacoes|projetos|contato|contactos|contatos|palestras|redes sociais|competencias|competencias pessoais|ferramentas|
formacion complementaria|formacion adicional|formacion continua|formazione complementare|formazione continua|especializaciones|
about me|uber mich|acerca de mi|sobre mi|a propos|a propos de moi|over mij|chi sono|su di me|resumen|sommario|otros|otros datos|
altro|overig|miscellaneous|personliches|hobbys|datos personales|dati personali|community|community service|association|associations|
exhibition|exhibitions|journal articles|conferencias|congresos|communications|communications orales|communications ecrites|
communications scientifiques|zur person|ehrenamtliche arbeit|politische laufbahn|politischer werdegang|politische amter|politische tatigkeit|
politische tatigkeiten|politisches engagement|vrije tijd|extra activiteiten|
non-executive functions|consejos|consejos y asociaciones|consejos de administracion|consejos y patronatos|cariche sociali|incarichi in organi sociali|incarichi societari|incarichi in organi di amministrazione e controllo|cariche in organi sociali|cariche ricoperte in altre societa|key qualifications|consigli di amministrazione|
conseils d'administration|mandats sociaux|funktionen in verbanden|verbandsfunktionen|organfunktionen|
research income|grant income|external income|funded projects|externally funded projects|projets finances|projets soutenus|progetti finanziati|proyectos financiados|
projetos financiados|geforderte projekte|institutional responsibilities|academic responsibilities|administrative responsibilities|
university responsibilities|responsabilites institutionnelles|responsabilites collectives et administratives|
responsabilidades institucionales|responsabilita istituzionali|reviewing activities|organisation of scientific meetings|
organization of scientific meetings|organisation of conferences|collaborations|major collaborations|career breaks|
published research articles|published articles|research articles|refereed articles|conference/workshop/event organization|event organization|
event organisation|workshop organization|workshop organisation|conference organization|conference organisation|other assignments|conference attendance`,
};

/**
 * Folded, separated by `|`: headings only in the style of the other ones, and above what they name. Elsewhere such a line is a title, a
 * degree, a school or a quality.
 */
export const WEAK_SECTION_PHRASES: Readonly<Record<"experience" | "education" | "skills" | "other", string>> = {
  experience: `own firm|roles|placements|apprenticeship|apprenticeships|traineeships|residencies|contracts|freelance|practice|timeline|startups|companies|firms|assignments|postings|secondments|background|past|present|consulting|entrepreneurship|kitchens|restaurants|co-ops|lebenslauf|funktionen|praktikum|fonctions|carrera|percorso|ruoli|
own company|own companies|own business|own businesses|my company|my companies|eigene firma|eigenes unternehmen|nebenher|petits boulots|practicas|estancias|part-time work|casual work|vacation work|holiday work|paid work|seasonal work|
stage|banen|arbeitgeber|werkgevers|selbststandigkeit|selbstandigkeit|grundungen|unternehmensgrundungen|vita|kurzvita|kurzbiografie|kurzbiographie|biografie|biographie|facharztausbildung|praktisches jahr|freiwilliges soziales jahr`,
  education: `learning|universities|alma mater|diplomas|studienabschluss|lehre|promotion|universitat|hochschule|gymnasium|grundschule und gymnasium|umschulung|schulabschluss|studiengang|auslandssemester|
secondary school|secondary schools|secondary schools attended|auslandsaufenthalt|auslandsaufenthalte|qualifikation|secundair|vorming|middelbare school`,
  skills: `software|leadership`,
  other: `panels|income|tickets|clearance|decorations|medals|clients|deals|transactions|cases|podcasts|keynotes|open source|visa|mobility|relocation|passport|nationality|attendance|reviewing|editorial|editorial boards|alumni|impact|datasets|code|instruments|equipment|methods|techniques|wet lab|fieldwork|field work|vessels|ratings|
endorsements|trademarks|designs|repertoire|recordings|filmography|credits|unions|chambers|philanthropy|giving|civic|family|didattica|supervisione|directorios|gremios|patentes|clientes|contrats|valorisation|jurys|expertises|betreuung|presse|medien|mobilitat`,
};
