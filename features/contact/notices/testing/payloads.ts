import type { Chance } from '#kit/chance.ts'

/** The function that payloads call if they run: `ran()` counts in the page. */
const RUN = 'ran()'

/** Known ways to make HTML run code, one per technique. */
const seeds = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<a href="javascript:${RUN}">click</a>`,
  `<a href=" &#x6a;avascript:${RUN}">click</a>`,
  `<a href="java\tscript:${RUN}">click</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">click</a>`,
  `<a href="//evil.example" target="_blank">out</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<select><style></select><img src=x onerror=${RUN}></style>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onload=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<style>@import 'javascript:${RUN}';</style><p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="animation-name:x" onanimationstart=${RUN}>x</p>`,
  `<textarea><img src=x onerror=${RUN}></textarea>`,
  `<title><img src=x onerror=${RUN}></title>`,
  `<xmp><img src=x onerror=${RUN}></xmp>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<table><td background="javascript:${RUN}"><a href=javascript:${RUN}>x</table>`,
  `<b><a href='x' onclick='${RUN}'>x</a onmouseover=${RUN}></b>`,
  `<img src="/api/notices/pictures/abcdefgh.jpg" onload=${RUN} onerror=${RUN}>`,
  `<p><!--><img src=x onerror=${RUN}>--></p>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<p title="&quot;&gt;&lt;img src=x onerror=${RUN}&gt;">x</p>`,
  `<isindex action=javascript:${RUN} type=image>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//"><a href="#">x</a>`,
  `<p><h2>News</h2><ul><li>One<li><b>Two</ul><a href="https://good.example/a?b=1&c=2">read</a><a href="/index">home</a>`,
] as const

const wrappers = [
  'svg',
  'math',
  'table',
  'select',
  'template',
  'noscript',
  'style',
  'form',
  'b',
  'p',
  'a',
  'title',
  'li',
  'foreignObject',
  'desc',
  'mtext',
  'annotation-xml encoding="text/html"',
]
const noise = [
  '\u0000',
  '\t',
  '\n',
  '\f',
  '/',
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '<!--',
  '-->',
  ']]>',
  '</',
  '&#x0A;',
  '&Tab;',
  '\u00a0',
  '<x',
  '\u2028',
  '%00',
  '&lt',
  '=',
]

type Mutate = (html: string, chance: Chance) => string

const cut = (html: string, chance: Chance): number => chance.below(html.length + 1)
const one = <T>(list: readonly T[], chance: Chance): T => {
  const chosen = list[chance.below(list.length)]
  if (chosen === undefined) throw new Error('payloads: an empty list')
  return chosen
}

const mutations: readonly Mutate[] = [
  (html, chance) => {
    const at = cut(html, chance)
    return html.slice(0, at) + one(noise, chance) + html.slice(at)
  },
  (html, chance) => {
    const tag = one(wrappers, chance)
    return `<${tag}>${html}</${tag.split(' ')[0] ?? tag}>`
  },
  (html, chance) => `<${one(wrappers, chance)}>${html}`,
  (html, chance) => html.slice(0, cut(html, chance)),
  (html, chance) => html.slice(cut(html, chance)),
  (html, chance) => html + one(seeds, chance),
  (html, chance) => {
    const at = cut(html, chance)
    return html.slice(0, at) + one(seeds, chance) + html.slice(at)
  },
  (html, chance) =>
    [...html]
      .map((sign) => (chance.below(3) ? sign : sign.toUpperCase()))
      .join('')
      .replaceAll('RAN()', RUN),
  (html, chance) =>
    html.replace(/[a-z]/, (sign) =>
      chance.below(2) ? `&#${sign.charCodeAt(0)};` : `&#x${sign.charCodeAt(0).toString(16)}`,
    ),
  (html) => html.replaceAll('"', "'"),
  (html) => html.replaceAll('=', ' = '),
]

/** A payload: a known technique with up to six mutations. The same seed gives the same payload. */
export function payload(chance: Chance): string {
  let html: string = one(seeds, chance)
  for (let left = chance.below(7); left > 0; left -= 1)
    html = one(mutations, chance)(html, chance).slice(0, 4_000)
  return html
}
