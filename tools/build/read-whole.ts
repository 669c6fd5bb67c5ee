import type { Plugin } from 'vite'

/** A browser that supports it compiles the whole file eagerly on another thread; for others it is a comment. */
export const MARK = '//# allFunctionsCalledOnLoad'

/**
 * Marks chunks whose functions are nearly all called during the first render: without the mark each function is compiled on the main thread
 * at its first call. It must be the first thing in the file.
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
