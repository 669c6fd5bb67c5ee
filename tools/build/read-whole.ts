import type { Plugin } from 'vite'

/** A browser that knows it reads the whole file at once, on a thread of its own; to others it is a comment. */
export const MARK = '//# allFunctionsCalledOnLoad'

/**
 * Marks chunks that nearly every function of is called while a page is drawn for the first time: without it each function is read in
 * the midst of drawing, when it is first called. The mark must be the first thing in the file.
 */
export function readWhole(names: ReadonlySet<string>): Plugin {
  return {
    name: 'read-whole',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.has(file.name)) file.code = `${MARK}\n${file.code}`
      },
    },
  }
}
