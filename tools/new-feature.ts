/** `npm run new:feature -- rewards/night-market`: a folder with every layer, registered, compiling and tested. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { featureFiles } from './generate/feature.ts'
import { readFeature } from './generate/names.ts'
import { writeRegistries } from './generate/registries-file.ts'
import { migrationStamp } from './generate/stamp.ts'
import { format, writeFiles } from './generate/write.ts'
import { ROOT } from './launcher/place.ts'
import { Trouble } from './launcher/reporter.ts'

try {
  const name = readFeature(process.argv.slice(2), 'npm run new:feature -- rewards/night-market')
  const folder = `features/${name.group}/${name.kebab}`
  const migrations = globSync('{packages,features,games}/**/sql/*.sql', { cwd: ROOT }).map((path) =>
    basename(path),
  )
  writeFiles(featureFiles(name, migrationStamp(new Date(), migrations)))
  format(folder)
  writeRegistries()
  console.log(`\nNext: docs/adding-a-feature.md. Prove it: npm test -- --only unit ${folder}`)
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
