/**
 * `npm run rtp [game]`: computes a game's exact RTP and prints it. `--write` writes the par sheet (and a slot's proof.ts); `--check` fails
 * if the committed ones differ from the proof; `--json` prints one line per game; `--speed` measures how many rounds per second one core
 * plays.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchGame } from './bench/games/rounds-a-second.ts'
import { parSheet, theoryTable } from '#game-kit/rtp/sheet.ts'
import { percentText } from '#game-kit/rtp/percent.ts'
import type { ParSource, Proof, SheetSource } from '#game-kit/rtp/sheet.ts'
import { catalogue } from '#games/catalogue.ts'
import { proofs, sharedSheets } from '#games/proofs.ts'

const GAMES = join(import.meta.dirname, '../games')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
})

const everyGame = [...catalogue.map(({ id }) => id), ...sharedSheets.map(({ source }) => source.id)]
const ROUNDS_MEASURED = 50_000

function speedText(source: ParSource): string {
  const cpuMs = (): number => process.cpuUsage().user / 1_000
  const { simulated, fair } = benchGame(source.game, source.sample, { cpuMs, rounds: ROUNDS_MEASURED })
  return `${simulated} rounds a second simulated, ${fair} provably fair, on one core`
}

/** The proof's content for each committed file, by path. */
function filesOf(
  source: SheetSource,
  proof: Proof,
  folder: string,
): readonly { path: string; text: string }[] {
  const own = Object.entries(proof.files).map(([name, text]) => ({ path: join(GAMES, folder, name), text }))
  return [{ path: join(GAMES, folder, 'parsheet.md'), text: parSheet(source, proof) }, ...own]
}

function isCommitted(file: { path: string; text: string }): boolean {
  try {
    return readFileSync(file.path, 'utf8') === file.text
  } catch {
    return false
  }
}

async function prove(id: string): Promise<boolean> {
  const own = await proofs[id]?.()
  const shared = sharedSheets.find((one) => one.source.id === id)
  const source = own ?? shared?.source
  const folder = catalogue.find((known) => known.id === id)?.folder ?? shared?.folder
  if (!source || folder === undefined) {
    console.log(`Unknown game ${id}. Games: ${everyGame.join(', ')}`)
    return false
  }
  const began = performance.now()
  const proof = source.prove()
  const tookMs = Math.round(performance.now() - began)
  const files = filesOf(source, proof, folder)
  if (options.write)
    for (const file of files) {
      mkdirSync(dirname(file.path), { recursive: true })
      writeFileSync(file.path, file.text)
    }
  const old = files.filter((file) => !isCommitted(file))
  const isProved = proof.checks.every((check) => check.holds)
  if (options.json) console.log(jsonLine(id, proof, isProved))
  else console.log(report(source, proof, { tookMs, old: old.map((file) => file.path) }))
  if (options.speed && own) console.log(speedText(own))
  return isProved && (!options.check || old.length === 0)
}

function jsonLine(id: string, proof: Proof, ok: boolean): string {
  const value = proof.rows[0] ? percentText(proof.rows[0].rtp, 6) : ''
  return JSON.stringify({ goal: `rtp ${id}`, value, must: 'proved', ambitious: 'proved', ok })
}

function report(source: SheetSource, proof: Proof, done: { tookMs: number; old: readonly string[] }): string {
  const checks = proof.checks.map((check) => `${check.holds ? 'proved ' : 'FAILED '} ${check.says}`)
  const files = done.old.length === 0 ? ['The committed par sheet says the same.'] : []
  return [
    `\n${source.name}, version ${source.edition} (calculated in ${done.tookMs} ms)`,
    theoryTable(proof.rows),
    ...proof.rows.flatMap((row) =>
      row.parts.map((part) => `${row.betKey}: ${part.feature} ${percentText(part.rtp, 6)} %`),
    ),
    ...checks,
    ...files,
    ...done.old.map(
      (path) => `Differs from the committed ${path}: run with --write after changing the game version.`,
    ),
  ].join('\n')
}

const wanted = positionals.length > 0 ? positionals : everyGame
let isGood = true
for (const id of wanted) isGood = (await prove(id)) && isGood
process.exitCode = isGood ? 0 : 1
