/** `npm run new:feature -- night-market`: a folder with every room filled, registered, compiling and tested. */
import { featureFiles } from './generate/feature.ts'
import { readName } from './generate/names.ts'
import { format, register, writeFiles } from './generate/write.ts'
import { Trouble } from './launcher/tell.ts'

try {
  const name = readName(process.argv.slice(2), 'npm run new:feature -- night-market')
  const { kebab, camel } = name
  writeFiles(featureFiles(name, new Date()))
  const contract = `import { ${camel} } from '#features/${kebab}/contract.ts'`
  register('features/contracts.ts', { imports: contract, before: /^} as const/, insert: `  ${camel},` })
  register('features/server.ts', {
    imports: `${contract}\nimport { ${camel}Routes } from '#features/${kebab}/routes.ts'`,
    before: /^ {2}\]$/,
    insert: `    mountable(${camel}, ${camel}Routes(house)),`,
  })
  for (const language of ['en', 'vi']) {
    register(`features/texts/${language}.ts`, {
      imports: `import { ${language} as ${camel} } from '#features/${kebab}/texts/${language}.ts'`,
      before: /^}( as const)?$/,
      insert: `  ...${camel},`,
    })
  }
  format(`features/${kebab}`, 'features/*.ts', 'features/texts')
  console.log(`\nNext: docs/adding-a-feature.md. Prove it: npm test -- --only unit features/${kebab}`)
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
