import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { add, multiply, rational, sum, toNumber, ZERO } from '#kit/rational.ts'
import { fingerprint } from '#game-kit/rtp/fingerprint.ts'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { makeBook, tumbleEngine } from '#game-kit/slots/tumble/book.ts'
import { bookShelf, TICKETS } from '#game-kit/slots/tumble/books.ts'
import { tumbleScript } from '#game-kit/slots/tumble/script.ts'
import { mooncakeParadeConfig } from './slots/mooncake-parade/rules.ts'
import { books } from './slots/mooncake-parade/books.data.ts'
import { en } from '#features/texts/slots-en.ts'
import { vi } from '#features/texts/slots-vi.ts'
import type { InstantGame } from '#game-kit/instant.ts'
import type { ParSource } from '#game-kit/rtp/sheet.ts'
import { closedHold } from '#game-kit/slots/hold/theory.ts'
import { unlimitedTheory } from '#game-kit/slots/proof/theory.ts'
import type { RuleSentences } from '#game-kit/slots/told/sentences.ts'
import { fairSentences } from '#game-kit/slots/told/fair.ts'
import { holdSentences, reelSentences, tumbleSentences } from '#game-kit/slots/told/sentences.ts'
import type { Rational } from '#kit/rational.ts'
import { auroraFjordModel } from './slots/aurora-fjord/model.ts'
import { symbolNames as auroraFjordNames } from './slots/aurora-fjord/names.ts'
import { par as auroraFjordPar } from './slots/aurora-fjord/par.ts'
import { auroraFjord } from './slots/aurora-fjord/rules.ts'
import { bronzeDrumModel } from './slots/bronze-drum/model.ts'
import { symbolNames as bronzeDrumNames } from './slots/bronze-drum/names.ts'
import { par as bronzeDrumPar } from './slots/bronze-drum/par.ts'
import { bronzeDrum } from './slots/bronze-drum/rules.ts'
import { coralCrownModel } from './slots/coral-crown/model.ts'
import { symbolNames as coralCrownNames } from './slots/coral-crown/names.ts'
import { par as coralCrownPar } from './slots/coral-crown/par.ts'
import { coralCrown } from './slots/coral-crown/rules.ts'
import { emberPeakModel } from './slots/ember-peak/model.ts'
import { symbolNames as emberPeakNames } from './slots/ember-peak/names.ts'
import { par as emberPeakPar } from './slots/ember-peak/par.ts'
import { emberPeak } from './slots/ember-peak/rules.ts'
import { monsoonGardenModel } from './slots/monsoon-garden/model.ts'
import { symbolNames as monsoonGardenNames } from './slots/monsoon-garden/names.ts'
import { par as monsoonGardenPar } from './slots/monsoon-garden/par.ts'
import { monsoonGarden } from './slots/monsoon-garden/rules.ts'
import { mooncakeParadeModel } from './slots/mooncake-parade/model.ts'
import { symbolNames as mooncakeParadeNames } from './slots/mooncake-parade/names.ts'
import { par as mooncakeParadePar } from './slots/mooncake-parade/par.ts'
import { mooncakeParade } from './slots/mooncake-parade/rules.ts'
import { orchardBellsModel } from './slots/orchard-bells/model.ts'
import { symbolNames as orchardBellsNames } from './slots/orchard-bells/names.ts'
import { par as orchardBellsPar } from './slots/orchard-bells/par.ts'
import { orchardBells } from './slots/orchard-bells/rules.ts'
import { paddyGoldModel } from './slots/paddy-gold/model.ts'
import { symbolNames as paddyGoldNames } from './slots/paddy-gold/names.ts'
import { par as paddyGoldPar } from './slots/paddy-gold/par.ts'
import { paddyGold } from './slots/paddy-gold/rules.ts'
import { silkAtlasModel } from './slots/silk-atlas/model.ts'
import { symbolNames as silkAtlasNames } from './slots/silk-atlas/names.ts'
import { par as silkAtlasPar } from './slots/silk-atlas/par.ts'
import { silkAtlas } from './slots/silk-atlas/rules.ts'

/** A slot as tests and the benchmark see it; one entry a game. */
interface SlotRow {
  readonly id: string
  readonly game: InstantGame
  readonly par: ParSource
  readonly model: object
  /** The return without the round's limit, in closed form; none where books decide. */
  readonly closed: (() => Rational) | null
  readonly sentences: RuleSentences
  /** How outcomes are drawn, if not by reels with features. */
  readonly fair?: keyof typeof fairSentences
}

const allSlots: readonly SlotRow[] = [
  {
    id: 'bronze-drum',
    game: bronzeDrum,
    par: bronzeDrumPar,
    model: bronzeDrumModel,
    closed: () => closedHold(bronzeDrumModel).total,
    fair: 'hold',
    sentences: holdSentences(bronzeDrumModel, bronzeDrumNames),
  },
  {
    id: 'monsoon-garden',
    game: monsoonGarden,
    par: monsoonGardenPar,
    model: monsoonGardenModel,
    closed: () => unlimitedTheory(monsoonGardenModel).total,
    sentences: reelSentences(monsoonGardenModel, monsoonGardenNames),
  },
  {
    id: 'mooncake-parade',
    game: mooncakeParade,
    par: mooncakeParadePar,
    model: mooncakeParadeModel,
    closed: null,
    fair: 'tumble',
    sentences: tumbleSentences(mooncakeParadeModel, mooncakeParadeNames),
  },
  {
    id: 'silk-atlas',
    game: silkAtlas,
    par: silkAtlasPar,
    model: silkAtlasModel,
    closed: () => unlimitedTheory(silkAtlasModel).total,
    sentences: reelSentences(silkAtlasModel, silkAtlasNames),
  },
  {
    id: 'aurora-fjord',
    game: auroraFjord,
    par: auroraFjordPar,
    model: auroraFjordModel,
    closed: () => unlimitedTheory(auroraFjordModel).total,
    sentences: reelSentences(auroraFjordModel, auroraFjordNames),
  },
  {
    id: 'orchard-bells',
    game: orchardBells,
    par: orchardBellsPar,
    model: orchardBellsModel,
    closed: () => unlimitedTheory(orchardBellsModel).total,
    fair: 'reels',
    sentences: reelSentences(orchardBellsModel, orchardBellsNames),
  },
  {
    id: 'coral-crown',
    game: coralCrown,
    par: coralCrownPar,
    model: coralCrownModel,
    closed: () => unlimitedTheory(coralCrownModel).total,
    sentences: reelSentences(coralCrownModel, coralCrownNames),
  },
  {
    id: 'ember-peak',
    game: emberPeak,
    par: emberPeakPar,
    model: emberPeakModel,
    closed: null,
    fair: 'tumble',
    sentences: tumbleSentences(emberPeakModel, emberPeakNames),
  },
  {
    id: 'paddy-gold',
    game: paddyGold,
    par: paddyGoldPar,
    model: paddyGoldModel,
    closed: () => closedHold(paddyGoldModel).total,
    fair: 'hold',
    sentences: holdSentences(paddyGoldModel, paddyGoldNames),
  },
]

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const ROUNDS = isNightly ? 20_000_000 : 20_000
/** A round that is tumbled again from its book takes eight times as long as a reel's: 20 million of them would be most of a night. */
const TUMBLED = isNightly ? 2_000_000 : 3_000
const ROUNDS_OF: Readonly<Record<string, number>> = { 'mooncake-parade': TUMBLED, 'ember-peak': TUMBLED }
const bets = [{ key: 'spin', stake: '1.00', choice: {} }]
const sheetOf = (id: string): string =>
  readFileSync(join(import.meta.dirname, 'slots', id, 'parsheet.md'), 'utf8')

describe.each(allSlots)('$id', ({ id, game, par, model, closed, sentences, fair = 'features' }) => {
  const open = game.open(game.defaultConfig)

  test('G5 the committed par sheet was proved for this model and this configuration', () => {
    const sheet = sheetOf(id)
    expect(sheet).toContain(fingerprint(model))
    expect(sheet).toContain(open.configHash)
    expect(sheet).not.toContain('NOT: ')
  })

  test('G5 the published RTP is less than a hundredth of a point below the closed form', () => {
    const [row] = open.theory()
    const rtp = toNumber(row?.rtp ?? ZERO)
    const unlimited = closed === null ? rtp : toNumber(closed())
    expect(unlimited - rtp).toBeGreaterThanOrEqual(-1e-12)
    expect(unlimited - rtp).toBeLessThan(0.0001)
    expect(sum(row?.parts.map((part) => part.rtp) ?? [])).toEqual(row?.rtp)
    expect(rtp).toBeGreaterThan(0.94)
    expect(rtp).toBeLessThan(0.98)
  })

  test.runIf(isNightly)(
    'G5 a new proof gives the committed sheet, character by character',
    () => {
      expect(parSheet(par, par.prove())).toBe(sheetOf(id))
    },
    300_000,
  )

  const rounds = ROUNDS_OF[id] ?? ROUNDS
  test(`G5 ${rounds.toLocaleString('en')} rounds lie within four standard errors of the proof`, () => {
    const chance = fastChance(20_261_121)
    let paid = 0
    for (let i = 0; i < rounds; i++) paid += Number(open.play(bets, chance).win) / 10_000
    const [row] = open.theory()
    const error = Math.sqrt(toNumber(row?.variance ?? ZERO) / rounds)
    expect(Math.abs(paid / rounds - toNumber(row?.rtp ?? ZERO)) / error).toBeLessThan(4)
  }, 3_600_000)

  test('G4 the stake does not change a round, and a round can be replayed from its stored data', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom('0.20', '1.00', '50.00'), (nonce, stake) => {
        const luck = () => fairChance({ serverSeed: 'ab'.repeat(32), clientSeed: 'law', nonce })
        const one = open.play(bets, luck())
        const other = open.play([{ key: 'spin', stake, choice: {} }], luck())
        expect(other.outcome).toEqual(one.outcome)
        expect(other.events.slice(0, -2)).toEqual(one.events.slice(0, -2))
        expect(open.play(bets, luck())).toEqual(one)
      }),
      { numRuns: 25 },
    )
  })

  test('GAM-04 G17 help and volatility are described in both languages by the model in play', () => {
    const told = { en: new Map(Object.entries(en)), vi: new Map(Object.entries(vi)) }
    for (const language of ['en', 'vi'] as const) {
      expect(told[language].get(`game.${id}.help`)).toBe(sentences[language].join(' '))
      expect(told[language].get(`game.${id}.fair`)).toBe(fairSentences[fair][language])
    }
  })

  test('G6 every stake of the menu is a whole number of units per credit, and its highest win is allowed', () => {
    for (const [currency, stake] of [
      ['USD', '0.20'],
      ['USD', '50.00'],
      ['VND', '1000'],
      ['VND', '500000'],
      ['FUN', '100'],
    ]) {
      expect(open.check([{ key: 'spin', stake, choice: {} }], { currency: currency ?? '' })).toMatchObject({
        ok: true,
      })
    }
    expect(open.check([{ key: 'spin', stake: '0.30', choice: {} }], { currency: 'USD' })).toMatchObject({
      ok: false,
    })
  })
})

describe('books of Mooncake Parade', () => {
  const engine = tumbleEngine(mooncakeParadeModel)
  const shelf = bookShelf(mooncakeParadeModel, 'spin', books.spin)

  test("G5 every ticket finds a book whose wins sum to the ticket's payout", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TICKETS - 1 }), (ticket) => {
        const told = tumbleScript(engine, 'spin', shelf.bookOf(ticket)).findLast(
          (event) => event.type === 'spinEnd',
        )
        expect(told?.totalCredits).toBe(shelf.creditsOf(ticket))
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('G5 the committed ranks lead each book to its payout, bought or not', () => {
    for (const mode of ['spin', 'buy'] as const) {
      const { classes, ranks } = books[mode]
      const pays = [...new Set(classes.map(({ credits }) => credits))]
      // the proof that is repeated nightly makes them all
      for (let book = 0; book < mooncakeParadeModel.books[mode].count; book += 37)
        expect(pays[Number.parseInt(ranks.slice(book * 2, book * 2 + 2), 36)]).toBe(
          makeBook(engine, mode, book).credits,
        )
    }
  })

  test('G5 the tickets of all classes are 2^32, and their payouts sum to the RTP', () => {
    const tickets = books.spin.classes.reduce((all, one) => all + one.count * one.weight, 0)
    expect(tickets).toBe(TICKETS)
    const mean = books.spin.classes.reduce(
      (all, one) =>
        add(
          all,
          multiply(rational(one.credits, 20), rational(BigInt(one.count) * BigInt(one.weight), TICKETS)),
        ),
      ZERO,
    )
    expect(mean).toEqual(mooncakeParade.open(mooncakeParade.defaultConfig).theory()[0]?.rtp)
  })

  test('STU-01 a feature is not sold until an operator enables it, and has its declared price', () => {
    const buy = [{ key: 'buy', stake: '42.00', choice: {} }]
    const ctx = { currency: 'USD' }
    const off = mooncakeParade.open(mooncakeParade.defaultConfig)
    expect(off.check(buy, ctx)).toMatchObject({ ok: false, error: { refused: 'games.betMalformed' } })
    const config = JSON.parse(JSON.stringify(mooncakeParade.defaultConfig))
    const on = mooncakeParade.open({ ...config, bonusBuy: 'on' })
    expect(on.check(buy, ctx)).toMatchObject({ ok: true, value: { stake: 420_000n } })
    expect(on.check([{ ...buy[0], stake: '43.00' }], ctx)).toMatchObject({ ok: false })
    expect(on.theory().map((row) => row.betKey)).toEqual(['spin', 'buy'])
    expect(on.play(buy, fastChance(1)).events[0]).toEqual({ type: 'bought' })
    expect(mooncakeParadeConfig.bonusBuy).toBe('off')
  })
})
