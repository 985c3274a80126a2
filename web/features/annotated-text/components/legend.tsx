import type { Analysis } from "#domain/text/annotation.ts";
import { AnnotationLegend } from "#web/ui/annotated-text.tsx";
import { COMPANY_TONE, universityTone } from "../pieces.ts";

export function Legend({ analysis }: { analysis: Analysis }) {
  return (
    <AnnotationLegend
      entries={[
        { tone: universityTone(analysis), label: "Universities" },
        { tone: COMPANY_TONE, label: "Companies" },
      ]}
    />
  );
}
