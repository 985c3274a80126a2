import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** The accent color. Blue and amber mark companies and universities in analyzed text. */
const pine: MantineColorsTuple = [
  "#e9f7f4",
  "#d3ece7",
  "#a5d9cf",
  "#74c5b6",
  "#4cb3a1",
  "#2f9f8d",
  "#1a8474",
  "#0f6b5f",
  "#0b564d",
  "#07403a",
];

export const theme = createTheme({
  colors: { pine },
  primaryColor: "pine",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, monospace",
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  headings: {
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.25" },
      h2: { fontSize: "1.125rem", lineHeight: "1.35" },
      h3: { fontSize: "0.9375rem", lineHeight: "1.4" },
    },
  },
  components: {
    Card: { defaultProps: { withBorder: true, padding: "lg", radius: "lg" } },
    Tooltip: { defaultProps: { withArrow: true } },
    Anchor: { defaultProps: { underline: "hover" } },
  },
});

/** Dimmed text, field errors and titles of warnings with WCAG's contrast of 4.5:1 on every surface of both themes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "#59626b",
    "--mantine-color-error": "#c92a2a",
    "--mantine-color-yellow-light-color": "#7a4a00",
  },
  dark: { "--mantine-color-dimmed": "#a9aeb4", "--mantine-color-error": "#ff8787" },
});
