/** Texts that would run or create elements if they were read as markup, a URL or a template. */

/** `CALL` runs if a payload is executed; `MARK` is in the page if it is parsed as markup. */
const CALL = "window.wasHit=true";
const MARK = "data-planted";

const ELEMENTS = [
  `<script ${MARK}>${CALL}</script>`,
  `<img ${MARK} src=x onerror="${CALL}">`,
  `<svg ${MARK} onload="${CALL}">`,
  `<svg ${MARK}><script>${CALL}</script></svg>`,
  `<iframe ${MARK} srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<body ${MARK} onload=${CALL}>`,
  `<details ${MARK} open ontoggle="${CALL}">x</details>`,
  `<input ${MARK} autofocus onfocus="${CALL}">`,
  `<a ${MARK} href="javascript:${CALL}">x</a>`,
  `<math ${MARK}><mtext></mtext><mglyph><style><img src=x onerror=${CALL}>`,
  `<object ${MARK} data="data:text/html,<script>${CALL}</script>"></object>`,
  `<form ${MARK} action="javascript:${CALL}"><button>x</button></form>`,
  `<base ${MARK} href="https://evil.example/">`,
  `<meta ${MARK} http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<style ${MARK}>*{display:none}</style>`,
  `<link ${MARK} rel=stylesheet href=//evil.example/x.css>`,
  `<video ${MARK}><source onerror="${CALL}"></video>`,
  `<marquee ${MARK} onstart=${CALL}>x</marquee>`,
  `<template ${MARK} shadowrootmode=open><script>${CALL}</script></template>`,
  `<noscript><p title="</noscript><img ${MARK} src=x onerror=${CALL}>">`,
  `<audio ${MARK} src=x onerror=${CALL}>`,
  `<embed ${MARK} src="javascript:${CALL}">`,
  "{{constructor.constructor('window.wasHit=true')()}}",
  "${window.wasHit=true}",
  `javascript:${CALL}//`,
  `data:text/html,<script>${CALL}</script>`,
  `&lt;img ${MARK} src=x onerror=${CALL}&gt;`,
];
const WRAPPERS: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `"'>${payload}`,
  (payload) => `</title></textarea></script>${payload}`,
  (payload) => `--!>${payload}<!--`,
  (payload) => `]]>${payload}`,
  (payload) => `Celonis ${payload} GmbH`,
  (payload) => payload.toUpperCase(),
  (payload) => payload.replaceAll("<", "\u00a0<"),
  (payload) => `\\u003c${payload}`,
  (payload) => `[x](javascript:${CALL}) ${payload}`,
  (payload) => `\u202e${payload}`,
  (payload) => payload.replaceAll(" ", "/"),
  (payload) => payload.replaceAll("<", "<\t"),
  (payload) => payload.replaceAll("<", "＜"),
  (payload) => `%3Cimg%3E${payload}`,
  (payload) => `' onmouseover='${CALL}' ${payload}`,
  (payload) => `" style="position:fixed;inset:0" onclick="${CALL}" ${payload}`,
  (payload) => `<<${payload}>>`,
  (payload) => `<b>${payload}</b>`,
  (payload) => `${payload}${payload}`,
];

/** URLs that no link may have. */
export const hostileUrls: readonly string[] = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
  "vbscript:x",
  "file:///etc/passwd",
  `https://x.example/"onclick="${CALL}`,
  `//x.example/javascript:${CALL}`,
];

/** 500 different ones. */
export const markupPayloads: readonly string[] = [
  ...new Set(ELEMENTS.flatMap((element) => WRAPPERS.map((wrap) => wrap(element)))),
].slice(0, 500);
