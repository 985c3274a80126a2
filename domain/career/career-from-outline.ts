import type { CvOutline, NamedSpan } from "../cv/outline.ts";
import type { Career, Evidence } from "./career.ts";
import { readPersonName } from "./person-name.ts";

/** @param text the text that `outline` was read from */
export function careerFromOutline(text: string, outline: CvOutline): Career {
  return {
    name: readPersonName(text),
    headline: null,
    positions: outline.positions.map(({ company, title, start, end, isOpen }, index) => ({
      company: company?.name ?? null,
      linkedinSlug: null,
      title: title?.name ?? null,
      dates: { start, end, isOpen },
      evidence: { list: "positions", index, span: spanOf(company ?? title) },
    })),
    educations: outline.educations.map(({ school, degree, start, end, isOpen }, index) => ({
      school: school?.name ?? null,
      degree: degree?.name ?? null,
      dates: { start, end, isOpen },
      evidence: { list: "educations", index, span: spanOf(school ?? degree) },
    })),
  };
}

function spanOf(name: NamedSpan | null): Evidence["span"] {
  return name === null ? null : { start: name.start, end: name.end };
}
