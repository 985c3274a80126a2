import { Textarea, TextInput } from "@mantine/core";
import { expiryRange } from "../expiry.ts";
import { fileMessages as messages } from "../messages.ts";

export interface CvValues {
  readonly purpose: string;
  /** `2026-10-03`. */
  readonly expiry: string;
}

export type CvErrors = { readonly [Field in keyof CvValues]: string | null };

export function cvErrors({ purpose, expiry }: CvValues, addedMs: number): CvErrors {
  const { first, last } = expiryRange(addedMs);
  return {
    purpose: purpose.trim() === "" ? messages.missingPurpose : null,
    expiry: expiry < first || expiry > last ? messages.missingExpiry : null,
  };
}

interface CvFieldsProps {
  /** In a dialog that asks for nothing else. */
  readonly hasFocus?: boolean;
  readonly values: CvValues;
  readonly errors: CvErrors | null;
  readonly addedMs: number;
  readonly onChange: (values: CvValues) => void;
}

export function CvFields({ hasFocus = false, values, errors, addedMs, onChange }: CvFieldsProps) {
  const { first, last } = expiryRange(addedMs);
  return (
    <>
      <Textarea
        label={messages.purpose}
        placeholder={messages.purposePlaceholder}
        autosize
        minRows={1}
        maxLength={500}
        value={values.purpose}
        data-autofocus={hasFocus || undefined}
        error={errors?.purpose}
        onChange={(event) => onChange({ ...values, purpose: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={messages.expiry}
        min={first}
        max={last}
        value={values.expiry}
        error={errors?.expiry}
        onChange={(event) => onChange({ ...values, expiry: event.currentTarget.value })}
      />
    </>
  );
}
