/** Names of software and of ways to build it, folded, separated by `|`: a line of them says what somebody worked with. */
export const TECHNOLOGIES = `
java|java ee|j2ee|jee|java se|javafx|kotlin|scala|groovy|clojure|c|c++|c#|.net|.net core|asp.net|asp.net core|vb.net|visual basic|vba|f#|go|golang|rust|swift|objective-c|
python|ruby|ruby on rails|rails|php|perl|lua|r|matlab|julia|haskell|erlang|elixir|ocaml|prolog|cobol|fortran|delphi|pascal|assembler|abap|bash|shell|powershell|groovy|dart|
javascript|js|typescript|es6|html|html5|xhtml|(x)html|css|css3|sass|scss|less|json|xml|xslt|xsd|yaml|ajax|jquery|jquery ui|react|react.js|reactjs|react native|redux|angular|
angularjs|angular.js|vue|vue.js|vuejs|svelte|next.js|nextjs|nuxt|nuxt.js|ember|backbone|backbone.js|node|node.js|nodejs|express|express.js|nestjs|gatsby|webpack|vite|gulp|grunt|npm|yarn|
babel|bootstrap|tailwind|tailwind css|material ui|d3|d3.js|three.js|webgl|graphql|rest|rest api|rest apis|restful|soap|grpc|websocket|oauth|jwt|
spring|spring boot|spring-boot|spring batch|spring mvc|hibernate|jpa|openjpa|jsf|jsp|jdbc|jms|jmx|rmi|ejb|gwt|struts|wicket|vaadin|maven|gradle|ant|sbt|junit|mockito|selenium|cypress|jest|mocha|
django|flask|fastapi|celery|pandas|numpy|scipy|scikit-learn|sklearn|pytorch|tensorflow|keras|spark|pyspark|apache spark|hadoop|hive|kafka|apache kafka|airflow|flink|dbt|snowflake|databricks|bigquery|
mysql|postgresql|postgres|mariadb|sqlite|sql|pl/sql|t-sql|sql server|ms sql|mssql|oracle|oracle db|mongodb|redis|cassandra|elasticsearch|dynamodb|neo4j|couchbase|firebase|memcached|rabbitmq|
aws|azure|gcp|google cloud|heroku|docker|docker compose|kubernetes|k8s|openshift|helm|terraform|ansible|puppet|chef|vagrant|jenkins|gitlab|gitlab ci|github|github actions|travis|circleci|ci/cd|
git|svn|subversion|mercurial|cvs|jira|confluence|trello|linux|unix|ubuntu|debian|centos|red hat|windows|windows server|macos|ios|android|nginx|apache|tomcat|jboss|wildfly|weblogic|websphere|iis|
wordpress|drupal|joomla|typo3|magento|shopify|prestashop|woocommerce|liferay|sitecore|coldfusion|laravel|symfony|play|play!|play framework|zend|codeigniter|wagtail|strapi|
scrum|kanban|tdd|ddd|bdd|mvc|mvvm|ioc|oop|poo|uml|microservices|devops|eclipse|intellij|intellij idea|visual studio|vs code|visual studio code|vim|emacs|xcode|android studio|
photoshop|adobe photoshop|illustrator|adobe illustrator|indesign|adobe indesign|after effects|premiere|adobe premiere|lightroom|figma|sketch|adobe xd|invision|zeplin|axure|balsamiq|miro|
excel|ms excel|microsoft excel|word|ms word|powerpoint|ms powerpoint|outlook|ms office|microsoft office|ms project|access|ms access|visio|sharepoint|power bi|tableau|looker|qlikview|google analytics|
google sheets|salesforce|hubspot|sap|sap r/3|sap hana|servicenow|zendesk|autocad|solidworks|catia|revit|sketchup|inventor|ansys|abaqus|simulink|labview|arduino|raspberry pi|stm32|
unity|unreal engine|unreal|opengl|vulkan|cuda|opencv|ros|qt|latex|spss|stata|sas|eviews|minitab|graphpad|notion|slack|postman|swagger|datadog|grafana|prometheus|splunk|kibana|logstash|sidekiq|
`;
