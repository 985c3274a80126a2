/** Countries and states in the spellings of CVs, folded (lower case, no accents), separated by `|`. */
export const REGIONS = `
afghanistan|haiti|angola|benin|burkina faso|congo|gabon|madagascar|malawi|mali|niger|sudan|togo|palestine|mayotte|guadeloupe|martinique|la reunion|umgebung|peripherie|alrededores|dintorni|omgeving|albania|algeria|argentina|argentinien|armenia|australia|australien|austria|osterreich|autriche|azerbaijan|bahrain|
bangladesh|belarus|belgium|belgien|belgique|belgie|bolivia|bosnia|botswana|brazil|brasilien|bresil|brasil|bulgaria|bulgarien|
cambodia|cameroon|canada|kanada|chile|china|chine|colombia|kolumbien|costa rica|croatia|kroatien|cuba|cyprus|zypern|
czech republic|czechia|tschechien|denmark|danemark|denemarken|ecuador|egypt|agypten|egypte|el salvador|england|estonia|estland|
ethiopia|finland|finnland|finlande|france|frankreich|frankrijk|francia|georgia|germany|deutschland|allemagne|alemania|germania|
duitsland|ghana|great britain|greece|griechenland|grece|guatemala|honduras|hong kong|hongkong|hungary|ungarn|iceland|india|
indien|inde|indonesia|iran|iraq|ireland|irland|irlande|israel|italy|italien|italie|italia|ivory coast|jamaica|japan|japon|jordan|
kazakhstan|kenya|korea|south korea|sudkorea|kosovo|kuwait|latvia|lebanon|liechtenstein|lithuania|luxembourg|luxemburg|macau|
macedonia|malaysia|malta|mauritius|mexico|mexiko|mexique|moldova|monaco|mongolia|montenegro|morocco|marokko|maroc|mozambique|
myanmar|namibia|nepal|netherlands|the netherlands|niederlande|pays-bas|nederland|new zealand|neuseeland|nicaragua|nigeria|
norway|norwegen|norvege|oman|pakistan|panama|paraguay|peru|philippines|poland|polen|pologne|portugal|qatar|romania|rumanien|
russia|russland|russie|rwanda|saudi arabia|saudi-arabien|scotland|schottland|senegal|serbia|serbien|singapore|singapur|singapour|
slovakia|slowakei|slovenia|slowenien|south africa|sudafrika|spain|spanien|espagne|espana|spagna|sri lanka|sweden|schweden|suede|
switzerland|schweiz|suisse|svizzera|suiza|syria|taiwan|tanzania|thailand|tunisia|tunesien|tunisie|turkey|turkei|turquie|turkiye|
uganda|ukraine|united arab emirates|uae|u.a.e|united kingdom|uk|u.k|vereinigtes konigreich|royaume-uni|united states|
united states of america|usa|u.s.a|us|u.s|vereinigte staaten|etats-unis|estados unidos|uruguay|uzbekistan|venezuela|vietnam|
wales|yemen|zambia|zimbabwe|
remote|hybrid|
alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|
kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|
new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|
south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|ontario|quebec|
british columbia|alberta|manitoba|saskatchewan|nova scotia|new south wales|victoria|queensland|western australia|
andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|jammu and kashmir|
karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|
tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi ncr|ncr|bayern|bavaria|hessen|hesse|sachsen|saxony|
baden-wurttemberg|nordrhein-westfalen|north rhine-westphalia|nrw|niedersachsen|lower saxony|rheinland-pfalz|brandenburg|
schleswig-holstein|thuringen|sachsen-anhalt|mecklenburg-vorpommern|saarland|tirol|steiermark|ile-de-france|auvergne-rhone-alpes|
occitanie|bretagne|nouvelle-aquitaine|hauts-de-france|provence-alpes-cote d'azur|catalonia|cataluna|madrid area|lombardia|lazio|
toscana|piemonte|veneto|emilia-romagna|flanders|noord-holland|zuid-holland|
`;

/** Large cities in the spellings of CVs, folded, separated by `|`. */
export const CITIES = `
aachen|abu dhabi|accra|adelaide|agra|ahmedabad|ahmadabad|aix-en-provence|ajmer|albany|albuquerque|alexandria|aligarh|allahabad|
almaty|amiens|amman|amritsar|amsterdam|angers|ankara|ann arbor|antwerp|antwerpen|arnhem|athens|athen|atlanta|auckland|augsburg|
aurangabad|austin|baltimore|bamberg|bangalore|bengaluru|bangkok|barcelona|barcelone|bari|baroda|basel|bale|bath|baton rouge|
bayreuth|beijing|peking|pekin|beirut|belfast|belgrade|bellevue|bergen|berkeley|berlin|bern|berne|besancon|bhopal|bhubaneswar|
bhubaneshwar|bielefeld|bilbao|birmingham|bloomington|bochum|bogota|boise|bologna|bonn|bordeaux|boston|boulder|bozen|bradford|
bratislava|braunschweig|bregenz|bremen|brescia|brest|brighton|brisbane|bristol|brno|brugge|brussels|brussel|bruxelles|bucharest|
bukarest|budapest|buenos aires|buffalo|burlington|busan|caen|cairo|kairo|calcutta|calgary|calicut|cambridge|canberra|cape town|
kapstadt|caracas|cardiff|casablanca|chandigarh|charlotte|chemnitz|chennai|chicago|christchurch|cincinnati|clermont-ferrand|
cleveland|cluj|cluj-napoca|cochin|kochi|coimbatore|colombo|cologne|koln|columbus|copenhagen|kopenhagen|copenhague|cordoba|cork|
coventry|cracow|krakow|krakau|cupertino|cuttack|dakar|dallas|darmstadt|dehradun|delft|delhi|new delhi|den haag|the hague|denver|
derby|des moines|detroit|dhaka|dijon|doha|dortmund|dresden|dubai|dublin|duisburg|dundee|durban|durham|dusseldorf|edinburgh|
edmonton|eindhoven|enschede|erfurt|erlangen|essen|eugene|faridabad|firenze|florence|fort worth|frankfurt|frankfurt am main|
frankfurt a. m|francfort|freiburg|freiburg im breisgau|fribourg|fremont|fresno|friedrichshafen|furth|gandhinagar|garching|
gdansk|geneva|genf|geneve|genova|gent|ghent|ghaziabad|giessen|glasgow|goteborg|gothenburg|gottingen|granada|graz|greater noida|
grenoble|groningen|guadalajara|guangzhou|gurgaon|gurugram|guntur|guwahati|gwalior|haarlem|haifa|halle|hamburg|hamilton|hangzhou|
hannover|hanover|hanoi|harrisburg|hartford|heidelberg|heilbronn|helsinki|herzogenaurach|herzliya|ho chi minh city|hobart|houston|
hubli|hyderabad|indianapolis|indore|ingolstadt|innsbruck|irvine|islamabad|istanbul|izmir|jabalpur|jacksonville|jaipur|jakarta|
jalandhar|jamshedpur|jeddah|jena|jerusalem|jersey city|jodhpur|johannesburg|kampala|kanpur|kansas city|karachi|karlsruhe|kassel|
kathmandu|kiel|kiev|kyiv|klagenfurt|knoxville|koblenz|kolhapur|kolkata|konstanz|kota|kuala lumpur|kuwait city|la paz|lagos|
lahore|lancaster|las vegas|lausanne|leeds|leicester|leiden|leipzig|leuven|liege|lille|lima|limerick|limoges|lincoln|linz|lisbon|
lissabon|lisboa|lisbonne|liverpool|ljubljana|lodz|london|londres|londra|long beach|los angeles|louisville|lucerne|luzern|
lucknow|ludhiana|ludwigsburg|ludwigshafen|lugano|luneburg|lubeck|lund|luxembourg city|lyon|maastricht|madison|madrid|madurai|
magdeburg|mainz|malaga|malmo|manchester|mangalore|manila|mannheim|marburg|marseille|meerut|melbourne|memphis|menlo park|metz|
mexico city|miami|milan|milano|mailand|milton keynes|milwaukee|minneapolis|minsk|modena|mohali|monterrey|montevideo|montpellier|
montreal|moscow|moskau|mountain view|mulhouse|mumbai|bombay|munich|munchen|munster|mysore|mysuru|nagpur|nairobi|nancy|nanjing|
nantes|naples|napoli|nashik|nashville|navi mumbai|new haven|new orleans|new york city|newark|newcastle|nice|nijmegen|
noida|norwich|nottingham|nurnberg|nuremberg|nyc|oakland|odessa|oklahoma city|oldenburg|omaha|orlando|orleans|osaka|oslo|
osnabruck|ostrava|ottawa|oulu|oxford|paderborn|padova|palermo|palo alto|panaji|panchkula|paris|parma|passau|patiala|patna|perth|
perugia|philadelphia|phoenix|pisa|pittsburgh|plano|plovdiv|pondicherry|puducherry|port louis|portland|porto|portsmouth|potsdam|
poznan|prague|prag|praha|pretoria|providence|pune|quito|raipur|rajkot|raleigh|ranchi|reading|redmond|redwood city|regensburg|
reims|rennes|reno|reutlingen|reykjavik|richmond|riga|rio de janeiro|riyadh|rochester|roma|rome|rom|rostock|rotterdam|rouen|
rosenheim|saarbrucken|sacramento|saint-etienne|saint petersburg|st. petersburg|st. gallen|st gallen|saint-gall|salamanca|salem|
salt lake city|salzburg|san antonio|san diego|san francisco|san francisco bay area|bay area|san jose|san juan|san mateo|
santa barbara|santa clara|santa cruz|santa monica|santander|santiago|santiago de chile|sao paulo|sarajevo|schaffhausen|seattle|
secunderabad|seoul|seville|sevilla|shanghai|sheffield|shenzhen|siegen|silicon valley|skopje|sofia|solapur|sophia antipolis|
southampton|stanford|stavanger|stockholm|strasbourg|strassburg|stuttgart|sunnyvale|surat|sydney|taipei|tallinn|tampa|tampere|
tbilisi|tehran|tel aviv|tel aviv-yafo|thane|thessaloniki|thiruvananthapuram|tilburg|tirana|tirupati|tokyo|tokio|toronto|toulon|
toulouse|tours|trento|trichy|trier|trieste|trivandrum|trondheim|tubingen|tucson|tulsa|tunis|turin|torino|turku|udaipur|ulm|
uppsala|utrecht|vadodara|valencia|valladolid|vancouver|varanasi|vellore|venice|venezia|verona|vicenza|vienna|wien|vienne|vigo|
vijayawada|villach|vilnius|visakhapatnam|vizag|warangal|warsaw|warschau|varsovie|washington dc|washington d.c|waterloo|weimar|
wellington|wiesbaden|winterthur|wolfsburg|wroclaw|wuhan|wuppertal|wurzburg|wurzburg area|york|zagreb|zaragoza|zug|zurich|
greater london|greater paris|greater boston|greater munich|munich area|berlin area|london area|greater new york city area|
new york city metropolitan area|berlin metropolitan area|munich metropolitan area|metropolregion munchen|metropolregion berlin|
grossraum munchen|region paris|ville de paris|hamburg metropolitan area|frankfurt rhine-main metropolitan area|rhein-main|
levallois-perret|boulogne-billancourt|neuilly-sur-seine|la defense|courbevoie|puteaux|saint-denis|issy-les-moulineaux|versailles
`;
