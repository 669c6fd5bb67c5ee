/** The files of a new feature: small, but complete from the table to a screen on each site, with tests. */
import { declarationFiles } from './feature/declarations.ts'
import { screenFiles } from './feature/screens.ts'
import { serverFiles } from './feature/server.ts'
import type { Name } from './names.ts'

/**
 * Path and text of each file. As a placeholder the feature stores short remarks of a member. `stamp` is the prefix of its migration's
 * file name.
 */
export function featureFiles(name: Name, stamp: string): Record<string, string> {
  return { ...declarationFiles(name), ...serverFiles(name, stamp), ...screenFiles(name) }
}
