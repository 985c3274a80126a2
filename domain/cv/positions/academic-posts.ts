/** Posts at universities, listed among the studies: "seit 2019 W2-Professorin, Universität Lumora" under "Akademischer Werdegang" */
import type { EducationDraft } from "../educations/education-entries.ts";
import type { PositionDraft } from "./position-draft.ts";
import { isCertificate, isTrainingAtCompany } from "./trainings-at-companies.ts";

const POST =
  /^(?:(?:W[1-3]|C[1-4])-)?(?:\p{L}+[ -]){0,3}?\p{L}*(?:profess(?:or(?:in)?|eur[e]?|ore|oressa)|hoogleraar)(?![\p{L}])|^post-?doc(?:toral|torante?|toranden?|s)?(?! prep)(?!\p{L}{3})|^postdok|^(?:\p{L}+[ -]){0,2}?(?:nachwuchs)?gruppenleiter|^wissenschaftliche[rn]? (?:mitarbeit|assist|angestellt|hilfskraft)|^(?:studentische|akademische[rn]?) (?:hilfskraft|(?:ober)?rat|(?:ober)?rätin|mitarbeit)|^(?:senior |junior |graduate )?(?:lecturer|research (?:fellow|associate|scientist|assistant)|teaching (?:assistant|fellow))(?!\p{L})|^(?:privat)?dozent|^lehrbeauftragt|^maître(?:sse)? de conférences|^ATER(?!\p{L})|^(?:chargée? de recherche|assegnista|ricercat(?:ore|rice)|investigador)/iu;
/** "Professor-Example-Gymnasium", "Postdoctoral studies" */
const NO_POST = /gymnasium|schule|stud(?:y|ies|ium)|thesis|degree|diplom|certificat/iu;

/** The studies, and the posts among them */
export function withoutPosts(drafts: readonly EducationDraft[]): {
  readonly studies: readonly EducationDraft[];
  readonly posts: readonly PositionDraft[];
} {
  const posts = drafts.filter((draft) => isPost(draft) || isTrainingAtCompany(draft));
  if (posts.length === 0) return { studies: drafts, posts: [] };
  return {
    studies: drafts.filter((draft) => !posts.includes(draft)),
    posts: posts.map(({ school, degree, date }) => ({
      company: school,
      title: degree !== null && isCertificate(degree.text) ? null : degree,
      date,
      isSelfEmployed: false,
      isUnsure: false,
    })),
  };
}

function isPost({ school, degree, date }: EducationDraft): boolean {
  return school !== null && degree !== null && date !== null && POST.test(degree.text) && !NO_POST.test(degree.text);
}
