import { globSync } from 'node:fs'
import { ROOT } from '../launcher/place.ts'
import { kinds, registries } from './registries.ts'
import { format, overwriteFiles } from './write.ts'

/** Writes the lists of features, of their texts and of what they declare, from the folders. */
export function writeRegistries(): void {
  const paths = globSync(`features/*/*/{feature,texts/en,texts/menu-en,${kinds.join()}}.ts`, { cwd: ROOT })
  const written = registries(paths.map((path) => path.replaceAll('\\', '/')).toSorted())
  overwriteFiles(written)
  format(...Object.keys(written))
}
