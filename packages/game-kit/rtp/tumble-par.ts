import { rational, subtract, toNumber } from '#kit/rational.ts'
import type { InstantGame } from '../instant.ts'
import { makeBook, tumbleEngine } from '../slots/tumble/book.ts'
import type { TumbleEngine } from '../slots/tumble/book.ts'
import { TICKETS } from '../slots/tumble/books.ts'
import type { BookList } from '../slots/tumble/books.ts'
import type { TumbleMode, TumbleModel } from '../slots/tumble/model.ts'
import { tumbleScript } from '../slots/tumble/script.ts'
import { tumbleTheory } from '../slots/tumble/theory.ts'
import { weighBooks } from '../slots/tumble/weigh.ts'
import { fingerprintSection } from './fingerprint.ts'
import { oneInText } from './percent.ts'
import { table } from './sheet.ts'
import type { Check, ParSource, Proof } from './sheet.ts'

const METHOD = `Rounds are books: a finite list for each bet, each made from its number alone, each with a whole weight; the ticket of
a round, below 2^32, says which book it is. The return is the sum of weight times pay over all tickets. The SHA-256 of each
list covers every number that its books draw. A second computation adds up the told events of every book.`

/** The par sheet of a tumble slot. */
export function tumblePar<S extends string>(parts: {
  readonly name: string
  readonly game: InstantGame
  readonly model: TumbleModel<S>
}): ParSource {
  const { name, game, model } = parts
  const engine = tumbleEngine(model)
  return {
    id: game.id,
    name,
    edition: game.edition,
    configHash: game.open(game.defaultConfig).configHash,
    method: METHOD,
    game,
    sample: [{ key: 'spin', stake: '1.00', choice: {} }],
    prove: (): Proof => {
      const spin = weighBooks(engine, 'spin')
      const buy = weighBooks(engine, 'buy')
      const rows = [tumbleTheory(model, 'spin', spin), tumbleTheory(model, 'buy', buy)]
      return {
        rows,
        checks: [...bookChecks(engine, 'spin', spin), ...bookChecks(engine, 'buy', buy), buyCheck(rows)],
        sections: [
          fingerprintSection(model),
          paySection(model),
          bookSection('spin', spin),
          bookSection('buy', buy),
        ],
        files: { 'books.data.ts': booksSource({ spin, buy }) },
      }
    },
  }
}

/** The RTP of the bought feature is within a tenth of a percentage point of the spin's. */
function buyCheck(rows: readonly { rtp: { n: bigint; d: bigint } }[]): Check {
  const [spin, buy] = rows
  const apart = spin && buy ? Math.abs(toNumber(subtract(spin.rtp, buy.rtp))) : 1
  return {
    says: 'a bought feature returns what a spin does, within a tenth of a point',
    holds: apart < 0.001,
  }
}

function bookChecks<S extends string>(
  engine: TumbleEngine<S>,
  mode: TumbleMode,
  list: BookList,
): readonly Check[] {
  const { count } = engine.model.books[mode]
  const tickets = list.classes.reduce((sum, one) => sum + one.count * one.weight, 0)
  const books = list.classes.reduce((sum, one) => sum + one.count, 0)
  let differing = 0
  for (let index = 0; index < count; index++) {
    if (toldCredits(engine, mode, index) !== makeBook(engine, mode, index).credits) differing++
  }
  return [
    {
      says: `${mode}: weights of all ${count} books sum to 2^32`,
      holds: tickets === TICKETS && books === count,
    },
    { says: `${mode}: the told events of every book add up to what it pays`, holds: differing === 0 },
  ]
}

/** What the script of a book says it paid, counted from single events. */
function toldCredits<S extends string>(engine: TumbleEngine<S>, mode: TumbleMode, index: number): number {
  let total = 0
  let spin = 0
  for (const event of tumbleScript(engine, mode, index)) {
    if (event.type === 'tumbleWin') spin += event.credits
    if (event.type === 'multipliers') spin *= event.times
    if (event.type === 'scatterWin') spin += event.credits
    if (event.type === 'spinEnd') {
      total = Math.min(engine.model.maxCredits, total + spin)
      spin = 0
    }
  }
  return total
}

function paySection<S extends string>(model: TumbleModel<S>): string {
  const [one, two, three] = model.tiers
  const rows = model.symbols.map((symbol) => [
    symbol,
    ...model.pays[symbol].map((pay) => `${pay}`),
    `${model.baseWeights[symbol]}`,
    `${model.freeWeights[symbol]}`,
  ])
  const head = [
    'Symbol',
    `${one} or more`,
    `${two} or more`,
    `${three} or more`,
    'Weight',
    'Weight in free spins',
  ]
  const text = `A stake is ${model.stake} credits. ${model.scattersNeeded} scatters or more pay ${model.scatterPays.join(', ')}. A bought feature costs ${model.buyCost} stakes.`
  const multipliers = model.multipliers.map(({ value, weight }) => `${value}× (${weight})`).join(', ')
  return [
    '## Pays, in credits',
    text,
    table(head, rows),
    `Multipliers and their weights: ${multipliers}.`,
  ].join('\n\n')
}

function bookSection(mode: TumbleMode, { classes, sha256 }: BookList): string {
  const rows = classes.map(({ credits, count, weight }) => [
    `${credits}`,
    `${count}`,
    `${weight}`,
    oneInText(rational(BigInt(count) * BigInt(weight), BigInt(TICKETS))),
  ])
  const head = ['Credits', 'Books', 'Weight of each', 'Chance of the pay']
  return [`## Books of the bet "${mode}"`, `SHA-256 of the list: \`${sha256}\``, table(head, rows)].join(
    '\n\n',
  )
}

/** The committed lists. */
function booksSource(lists: Readonly<Record<TumbleMode, BookList>>): string {
  const one = (mode: TumbleMode): string => {
    const { classes, ranks, sha256, baseCredits, freeTickets } = lists[mode]
    const words = classes.map(({ credits, count, weight }) =>
      [credits, count, weight].map((n) => n.toString(36)).join(' '),
    )
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last === undefined || last.length + word.length > 96) lines.push(word)
      else lines[lines.length - 1] = `${last},${word}`
    }
    const text = lines.map((line) => `        '${line}',\n`).join('')
    const codes = (ranks.match(/.{1,96}/g) ?? []).map((line) => `      '${line}',\n`).join('')
    return `  ${mode}: {
    classes: bookClasses(
      [
${text}      ].join(','),
    ),
    ranks: [
${codes}    ].join(''),
    sha256: '${sha256}',
    baseCredits: ${baseCredits}n,
    freeTickets: ${freeTickets}n,
  },
`
  }
  return `import { bookClasses } from '#game-kit/slots/tumble/books.ts'
import type { BookList } from '#game-kit/slots/tumble/books.ts'

/** Classes of books by pay, written by \`npm run rtp\`; never edited by hand. */
export const books: Readonly<Record<'spin' | 'buy', BookList>> = {
${one('spin')}${one('buy')}}
`
}
