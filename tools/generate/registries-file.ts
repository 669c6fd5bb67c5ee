import { globSync } from 'node:fs'
import { ROOT } from '../launcher/place.ts'
import { registries } from './registries.ts'
import { format, overwriteFiles } from './write.ts'

/** Writes the lists of features and of their texts from the folders. */
export function writeRegistries(): void {
  const paths = globSync('features/*/*/{feature.ts,texts/en.ts}', { cwd: ROOT })
  const written = registries(paths.map((path) => path.replaceAll('\\', '/')).toSorted())
  overwriteFiles(written)
  format(...Object.keys(written))
}
