/** `npm run new:feature -- rewards/night-market`: a folder with every room filled, registered, compiling and tested. */
import { featureFiles } from './generate/feature.ts'
import { readFeature } from './generate/names.ts'
import { format, register, writeFiles } from './generate/write.ts'
import { Trouble } from './launcher/tell.ts'

try {
  const name = readFeature(process.argv.slice(2), 'npm run new:feature -- rewards/night-market')
  const { group, kebab, camel } = name
  const folder = `${group}/${kebab}`
  writeFiles(featureFiles(name, new Date()))
  const contract = `import { ${camel} } from '#features/${folder}/contract.ts'`
  register('features/contracts.ts', { imports: contract, before: /^} as const/, insert: `  ${camel},` })
  register('features/server.ts', {
    imports: `${contract}\nimport { ${camel}Routes } from '#features/${folder}/routes.ts'`,
    before: /^ {2}\]$/,
    insert: `    mountable(${camel}, ${camel}Routes(house)),`,
  })
  for (const language of ['en', 'vi']) {
    register(`features/texts/${language}.ts`, {
      imports: `import { ${language} as ${camel} } from '#features/${folder}/texts/${language}.ts'`,
      before: /^}( as const)?$/,
      insert: `  ...${camel},`,
    })
  }
  format(`features/${folder}`, 'features/*.ts', 'features/texts')
  console.log(`\nNext: docs/adding-a-feature.md. Prove it: npm test -- --only unit features/${folder}`)
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
