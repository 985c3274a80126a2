import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annotate } from "./annotate.ts";
import { buildDictionary } from "./dictionary.ts";
import { renderRich } from "./render-rich.ts";

const dictionary = buildDictionary([
  { name: "SAP", kind: "company" },
  { name: "TUM", kind: "university" },
  { name: "<b>Bold & Co</b>", kind: "company" },
]);
const rich = (pasted: string, analysis: "basic" | "enhanced" = "basic") =>
  renderRich(annotate(dictionary, pasted, analysis), () => null);

describe("the rich copy", () => {
  test("has universities in yellow and companies in blue, bold", () => {
    expect(rich("TUM, SAP\nend")).toBe(
      '<span style="font-weight:bold;color:#713f12;background-color:#fef08a">TUM</span>, ' +
        '<span style="font-weight:bold;color:#1e40af;background-color:#dbeafe">SAP</span><br>end',
    );
  });

  test("of the enhanced analysis preserves spaces and has gray notes", () => {
    const html = rich("a  SAP", "enhanced");
    expect(html).toContain("white-space:pre-wrap");
    expect(html).toContain('</span><span style="font-weight:normal;color:#6b7280"> (N/A, N/A FTE, N/A, None)</span>');
  });

  test.each([
    ["between words", "a   b", "a \u00a0\u00a0b"],
    ["where a line begins", "  a\n  b", "\u00a0\u00a0a<br>\u00a0\u00a0b"],
    ["where a bold line begins", "x\n  a@b SAP", "x<br><b>\u00a0\u00a0a@b </b>"],
    ["but not behind a name", "SAP  a", "</span> \u00a0a"],
  ])("of the enhanced analysis preserves spaces in editors that collapse them: %s", (_what, pasted, html) => {
    expect(rich(pasted, "enhanced")).toContain(html);
    expect(rich(pasted)).not.toContain("\u00a0");
  });

  test("makes a line with '@' bold", () => {
    expect(rich("x\na@b SAP").startsWith("x<br><b>a@b </b><b><span")).toBe(true);
  });

  test.each([
    ["a script", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["an attribute", `" onload='x'`, "&quot; onload=&#39;x&#39;"],
    ["a reference", "&lt; &amp;", "&amp;lt; &amp;amp;"],
    ["characters invalid in HTML", "\ud83d\0", "\ufffd\ufffd"],
  ])("escapes %s", (_what, pasted, html) => {
    expect(rich(pasted)).toBe(html);
  });

  test("escapes names with markup", () => {
    expect(rich("<b>bold & co</b>")).toContain(">&lt;b&gt;bold &amp; co&lt;/b&gt;</span>");
  });

  test("contains only span, b and br for any text", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "&",
      '"',
      "'",
      "<b>",
      "</span>",
      "<!--",
      "SAP",
      "TUM",
      "@",
      "\n",
      "(",
      "style=",
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const html = rich(parts.join(""), "enhanced");
        const rest = html.replaceAll(/<span style="[a-z:;#0-9-]+">|<\/span>|<b>|<\/b>|<br>/g, "");
        expect(rest).not.toMatch(/[<>"']/);
      }),
    );
  });
});
