import { decimalText, rationalText, toNumber } from '#kit/rational.ts'
import type { FactShow, TheoryRow } from '../game.ts'
import type { InstantGame } from '../instant.ts'
import type { Json } from '../schema.ts'
import { oneInText, percentText } from './percent.ts'
import type { Rational } from '#kit/rational.ts'

/** One statement and whether it was proved. */
export interface Check {
  readonly says: string
  readonly holds: boolean
}

/** A newly proved game: what `npm run rtp <game>` prints, checks and writes. */
export interface Proof {
  readonly rows: readonly TheoryRow[]
  readonly checks: readonly Check[]
  /** The game's own sections of the par sheet, in Markdown. */
  readonly sections: readonly string[]
  /** Further files that the proof writes beside the par sheet, by name. */
  readonly files: Readonly<Record<string, string>>
}

/** What a par sheet is written from. */
export interface SheetSource {
  readonly id: string
  readonly name: string
  readonly edition: number
  readonly configHash: string
  /** How the numbers were computed, in plain sentences. */
  readonly method: string
  prove(): Proof
}

/** What a game's par.ts exports. */
export interface ParSource extends SheetSource {
  /** Bets in their stored form, for measuring speed. */
  readonly sample: readonly Json[]
  readonly game: InstantGame
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function shown(value: Rational, show: FactShow): string {
  switch (show) {
    case 'percent':
      return `${percentText(value, 6)} %`
    case 'oneIn':
      return oneInText(value)
    case 'times':
      return `${decimalText(value, 4)} ×`
    case 'count':
      return decimalText(value, 4)
    default:
      return show satisfies never
  }
}

/** The rows that every game has, for the terminal and the sheet alike. */
export function theoryTable(rows: readonly TheoryRow[]): string {
  return table(
    ['Bet', 'RTP', 'Hit', 'Standard deviation', 'Highest win', 'Its chance', 'Method'],
    rows.map((row) => [
      row.betKey,
      `${percentText(row.rtp, 6)} %`,
      `${percentText(row.hit, 4)} %`,
      Math.sqrt(toNumber(row.variance)).toFixed(4),
      `${decimalText(row.maxWin, row.maxWin.d === 1n ? 0 : 4)} ×`,
      oneInText(row.maxWinChance),
      row.method,
    ]),
  )
}

function splitTable(rows: readonly TheoryRow[]): string {
  const lines = rows.flatMap((row) => [
    ...row.parts.map((part) => [row.betKey, part.feature, `${percentText(part.rtp, 6)} %`]),
    ...row.facts.map((fact) => [row.betKey, fact.name, shown(fact.value, fact.show)]),
  ])
  return table(['Bet', 'Part or fact', 'Value'], lines)
}

function fractions(rows: readonly TheoryRow[]): string {
  const texts = rows.map((row) => `${row.betKey}\n${rationalText(row.rtp).replace(/(.{100})/g, '$1\n')}`)
  return `\`\`\`text\n${texts.join('\n\n')}\n\`\`\``
}

/** The whole par sheet as Markdown. */
export function parSheet(source: SheetSource, proof: Proof): string {
  const { id, name, edition, configHash, method } = source
  return `${[
    `# ${name}, edition ${edition}: par sheet`,
    `Written by \`npm run rtp ${id} -- --write\`, proved again by its test and by \`--check\`. Do not edit.`,
    `Hash of the default configuration: \`${configHash}\``,
    method,
    '## Numbers',
    theoryTable(proof.rows),
    '## Split',
    splitTable(proof.rows),
    '## Exact RTP',
    fractions(proof.rows),
    ...proof.sections,
    '## Proved',
    proof.checks.map((check) => `- ${check.holds ? '' : 'NOT: '}${check.says}`).join('\n'),
  ].join('\n\n')}\n`
}
