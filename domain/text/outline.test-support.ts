import type { CvOutline } from "../cv/outline.ts";

/** The text without its marks, and the outline of what they enclose: `‹employer›`, `«school»`. */
export function markedCv(marked: string): { readonly text: string; readonly outline: CvOutline } {
  const texts: string[] = [];
  let end = 0;
  let start = 0;
  const positions: CvOutline["positions"][number][] = [];
  const educations: CvOutline["educations"][number][] = [];
  const dates = { start: null, end: null, isOpen: false };
  for (const part of marked.split(/([‹›«»])/)) {
    const span = { name: texts.at(-1) ?? "", start, end };
    if (part === "›") positions.push({ ...dates, company: span, title: null });
    else if (part === "»") educations.push({ ...dates, school: span, degree: null });
    else if (part === "‹" || part === "«") start = end;
    else {
      texts.push(part);
      end += part.length;
    }
  }
  return { text: texts.join(""), outline: { positions, educations } };
}
