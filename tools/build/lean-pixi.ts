import type { Plugin } from 'vite'

/**
 * Start-up work in Pixi's modules that our stages never need: each costs a phone's first frame a tenth of a second or more. A Pixi version
 * with other code fails the build.
 */
const CUTS: readonly { readonly file: RegExp; readonly from: RegExp; readonly to: string }[] = [
  {
    // pointer events, accessibility and DOM elements within the canvas: the page has its own (a stage says `skipExtensionImports`)
    file: /lib\/environment-\w+\/\w+Ext\.mjs$/,
    from: /await import\('[^']+'\)/,
    to: 'undefined',
  },
  {
    // creates the grapheme segmenter when a text needs it; none does
    file: /lib\/scene\/text\/canvas\/CanvasTextMetrics\.mjs$/,
    from: /const segmenter = new Intl\.Segmenter\(\);(\s*return \(s\) => \{)/,
    to: 'let segmenter;$1 segmenter ??= new Intl.Segmenter();',
  },
  {
    // a second graphics context, created to query the fragment precision: always high with WebGL 2, and relevant only there
    file: /lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    from: /const gl = getTestContext\(\);[\s\S]*?(?=\n {2}\}\n {2}return)/,
    to: "maxFragmentPrecision = 'highp';",
  },
]

/** Removes code from Pixi that would delay the first frame. */
export const leanPixi: Plugin = {
  name: 'lean-pixi',
  transform: {
    filter: { id: CUTS.map(({ file }) => new RegExp(`pixi\\.js\\/${file.source}`)) },
    handler: (code, id) => {
      const cut = CUTS.find(({ file }) => file.test(id))
      if (!cut?.from.test(code)) throw new Error(`${id} is written otherwise: what is left out of it?`)
      return code.replace(cut.from, cut.to)
    },
  },
}
