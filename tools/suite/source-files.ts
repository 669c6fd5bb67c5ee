import { globSync } from 'node:fs'
import { ROOT } from '../launcher/place.ts'

/**
 * The source files that match patterns, as paths from the root. Throws if a pattern matches nothing: after a move of folders a test over no
 * files would pass and prove nothing.
 */
export function sourceFiles(
  patterns: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): readonly string[] {
  const found = patterns.map((pattern) => {
    const paths = globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !isLeftOut(path))
    if (!paths.length) throw new Error(`No source file matches ${pattern}. Was the folder moved?`)
    return paths
  })
  return [...new Set(found.flat())].toSorted()
}
