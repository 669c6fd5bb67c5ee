/** `npm run new:game -- golden-carp`: rules with an exact proof and texts; the game version and the texts are registered. */
import { gameFiles } from './generate/game.ts'
import { readName } from './generate/names.ts'
import { format, register, writeFiles } from './generate/write.ts'
import { Trouble } from './launcher/reporter.ts'

try {
  const name = readName(process.argv.slice(2), 'npm run new:game -- golden-carp')
  const { kebab, camel } = name
  writeFiles(gameFiles(name))
  register('games/editions.ts', {
    imports: '',
    before: /^}$/,
    insert: `  '${kebab}@1': async () => (await import('./${kebab}/rules.ts')).${camel},`,
  })
  for (const language of ['en', 'vi']) {
    register(`features/texts/${language}.ts`, {
      imports: `import { ${language} as ${camel} } from '#games/${kebab}/texts/${language}.ts'`,
      before: /^}( as const)?$/,
      insert: `  ...${camel},`,
    })
  }
  format(`games/${kebab}`, 'games/*.ts', 'features/texts')
  console.log(
    '\nThe lobby shows it once it has a scene, a poster and its row in games/catalogue.ts: docs/adding-a-game.md',
  )
  console.log(`Prove it: npm test -- --only unit games/${kebab}`)
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
}
