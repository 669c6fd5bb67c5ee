/**
 * `npm run replay` recomputes rounds, which must give the same script and the same money:
 *   (nothing)            the golden rounds of every game
 *   <file.json> …        rounds exported from the fairness page or round history
 *   <round id>           one round of the platform's database, with all others of its day
 *   --day 2026-11-20     all rounds of that day (UTC), and their money against the ledger's lines
 *   --record baccarat     writes the golden rounds of a table or crash game, after a change of its outcomes that was wanted
 * Exits with 1 if anything differs.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn } from '#kit/day.ts'
import { goldenDifferences, readGolden } from '#game-kit/golden.ts'
import {
  foldSharedGolden,
  readSharedGolden,
  sharedGoldenDifferences,
  writeSharedGolden,
} from '#game-kit/shared/golden.ts'
import { replayFile } from '#game-kit/stored.ts'
import { catalogue } from '#games/catalogue.ts'
import { loadEdition } from '#games/editions.ts'
import { goldenFiles } from '#games/shared.ts'

const ROOT = join(import.meta.dirname, '..')
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' }, record: { type: 'string' } },
})

function tell(name: string, differences: readonly string[]): number {
  console.log(`${differences.length === 0 ? 'same     ' : 'DIFFERENT'} ${name}`)
  for (const difference of differences) console.log(`          ${difference}`)
  return differences.length
}

function replayGolden(): number {
  let found = 0
  for (const row of catalogue) {
    for (const path of globSync(join(ROOT, 'games', row.folder, 'golden/*.json')).sort()) {
      const golden = readGolden(readFileSync(path, 'utf8'))
      const differences = golden.ok ? goldenDifferences(row.game, golden.value) : [golden.error]
      found += tell(`${relative(ROOT, path)}: ${golden.ok ? golden.value.title : ''}`, differences)
    }
  }
  for (const { game, file } of goldenFiles) {
    const golden = readSharedGolden(readFileSync(join(ROOT, 'games', file), 'utf8'))
    const differences = golden.ok ? sharedGoldenDifferences(game, golden.value) : [golden.error]
    found += tell(`games/${file}: ${golden.ok ? golden.value.title : ''}`, differences)
  }
  return found
}

function recordGolden(id: string): void {
  const row = goldenFiles.find(({ game }) => game.id === id)
  if (!row) throw new Error(`${id} has no golden rounds of this kind`)
  const path = join(ROOT, 'games', row.file)
  const golden = readSharedGolden(readFileSync(path, 'utf8'))
  if (!golden.ok) throw new Error(golden.error)
  writeFileSync(
    path,
    `${JSON.stringify(writeSharedGolden(foldSharedGolden(row.game, golden.value)), null, 2)}\n`,
  )
}

/** A version 7 id begins with its milliseconds, so a round id alone determines its day. */
function dayOf(roundId: string): string {
  return dayIn('UTC', new Date(Number.parseInt(roundId.replace('-', '').slice(0, 12), 16)))
}

/** The platform is loaded only for this: files and golden rounds need no database. */
async function replayDay(day: string, only: string | null): Promise<number> {
  const [{ createApp }, { auditDay }, { readConfig }, { recordedEvents }, { withDatabase }] =
    await Promise.all([
      import('#apps/server/create-app.ts'),
      import('#features/play/rounds/service/audit.ts'),
      import('#server/config.ts'),
      import('#server/events.ts'),
      import('./launcher/database.ts'),
    ])
  return withDatabase(async ({ url }) => {
    const config = readConfig({ ...process.env, DATABASE_URL: url })
    const opened = await createApp({
      config,
      name: 'fairhouse-replay',
      connections: 2,
      events: recordedEvents,
    })
    try {
      const { checked, differences } = await auditDay(opened.app, day)
      const shown = differences.filter((one) => only === null || one.round === only)
      return tell(
        `${only ?? day}: ${checked} rounds of ${day}`,
        shown.map((one) => `${one.round} ${one.says}`),
      )
    } finally {
      await opened.close()
    }
  })
}

let found = 0
if (options.day) found += await replayDay(options.day, null)
for (const what of positionals) {
  found += UUID.test(what)
    ? await replayDay(dayOf(what), what)
    : tell(what, (await replayFile(readFileSync(what, 'utf8'), loadEdition)).differences)
}
if (options.record) recordGolden(options.record)
if (!options.day && positionals.length === 0) found += replayGolden()
process.exitCode = found === 0 ? 0 : 1
