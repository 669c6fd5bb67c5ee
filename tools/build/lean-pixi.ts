import type { Plugin } from 'vite'

/**
 * What Pixi does when its code is read, and a stage of ours never needs: each costs a phone's first frame a tenth of a second or more.
 * A version of Pixi that is written otherwise stops the build.
 */
const CUTS: readonly { readonly file: RegExp; readonly from: RegExp; readonly to: string }[] = [
  {
    // pointers, words for readers and pages within pictures: the page has its own (a stage says `skipExtensionImports`)
    file: /lib\/environment-\w+\/\w+Ext\.mjs$/,
    from: /await import\('[^']+'\)/,
    to: 'undefined',
  },
  {
    // the table of letters that look as one is read when a text asks for it; none does
    file: /lib\/scene\/text\/canvas\/CanvasTextMetrics\.mjs$/,
    from: /const segmenter = new Intl\.Segmenter\(\);(\s*return \(s\) => \{)/,
    to: 'let segmenter;$1 segmenter ??= new Intl.Segmenter();',
  },
  {
    // a second graphics context, opened to ask how fine a fragment may count: finely wherever there is WebGL 2, and only there it matters
    file: /lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    from: /const gl = getTestContext\(\);[\s\S]*?(?=\n {2}\}\n {2}return)/,
    to: "maxFragmentPrecision = 'highp';",
  },
]

/** Leaves out of Pixi what the first frame would wait for in vain. */
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
