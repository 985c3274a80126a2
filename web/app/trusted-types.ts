/**
 * The page's only Trusted Types policy: no string becomes markup or code. The component library sets the text of style elements by
 * `innerHTML`; a text without `<` cannot hold an element. Workers come from the built files. Browsers without Trusted Types
 * rely on the rest of the content security policy.
 */
interface TrustedTypesFactory {
  createPolicy(name: "default", rules: Readonly<Record<string, (value: string) => string | null>>): unknown;
}

export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (url) => (isBuiltFile(url) ? url : null),
  });
}

function isBuiltFile(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith(`${import.meta.env.BASE_URL}assets/`);
}
