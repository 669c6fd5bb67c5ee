import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableGames, type TableGameId } from '#games/shared.ts'
import { protocolOf, readRound, type Entry, type Protocol } from './protocol.ts'
import { agreedOf, decideScan, decideTakeBack, differs, isWhole, type Read, type Source } from './scan.ts'
import { afterRound, cardsLeft, cutOut, newShoe, shoeStated, type Shoe } from './shoe.ts'

const RUNS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000 : 300
const games = [
  'baccarat',
  'dragon-tiger',
  'roulette',
  'sic-bo',
  'xoc-dia',
] as const satisfies readonly TableGameId[]
const shoe = newShoe(null, { value: 3, deck: null })
const card = (text: string): Entry => protocolOf('baccarat').read(text)!
const read = (texts: readonly string[]): Entry[] => texts.map(card)
const none: Read = { dealer: [], second: [] }

/** Any entry of a game; cards sometimes with the deck that they were printed for. */
const entryOf = ({ kind }: Protocol): fc.Arbitrary<Entry> => {
  const deck = fc.option(fc.integer({ min: 1, max: 8 }))
  if (kind === 'cards') return fc.record({ value: fc.integer({ min: 0, max: 51 }), deck })
  const die = fc.integer({ min: 1, max: 6 })
  if (kind === 'dice')
    return fc.tuple(die, die, die).map((dice) => ({ value: Number(dice.toSorted().join('')), deck: null }))
  return fc.integer({ min: 0, max: kind === 'wheel' ? 36 : 4 }).map((value) => ({ value, deck: null }))
}

test('STU-06 baccarat by hand deals the third cards by the table, in the order of the deal', () => {
  const { next, shown } = protocolOf('baccarat')
  const seats = (texts: readonly string[]) => {
    const values = read(texts).map(({ value }) => value)
    return [...values.map((_, at) => next(values.slice(0, at))), next(values)]
  }
  // 4 + K and 3 + 2: the player draws a six, the banker with five too
  expect(seats(['4S', '3H', 'KD', '2C', '6S', '9H'])).toEqual([
    'player',
    'banker',
    'player',
    'banker',
    'player',
    'banker',
    null,
  ])
  // the player stands with seven, the banker draws to five
  expect(seats(['4S', '3H', '3D', '2C', '6S'])).toEqual([
    'player',
    'banker',
    'player',
    'banker',
    'banker',
    null,
  ])
  // a natural
  expect(seats(['4S', '3H', '5D', '2C'])).toEqual(['player', 'banker', 'player', 'banker', null])
  expect(shown(read(['4S', '3H', 'KD']).map(({ value }) => value)).map(({ total }) => total)).toEqual([
    4, 3, 4,
  ])
})

test('STU-06 entries are read as scanners and people write them, and nothing else', () => {
  const { read: one, textOf } = protocolOf('baccarat')
  for (const text of ['QS', '10H', 'AD', '4C', 'KS8']) expect(textOf(one(text)!)).toBe(text)
  expect(one('th')).toEqual(one('10H'))
  for (const text of ['', '1S', '11S', 'QX', 'QS9', 'QS0', '17', 'Q S']) expect(one(text)).toBeNull()
  expect([protocolOf('sic-bo').read('6 2 4')?.value, protocolOf('sic-bo').read('642')?.value]).toEqual([
    246, 246,
  ])
  expect(['37', '-1', '1.5', ''].map(protocolOf('roulette').read)).toEqual([null, null, null, null])
  expect(readRound(protocolOf('baccarat'), '4S 3H 5D 2C')).toHaveLength(4)
  expect(readRound(protocolOf('baccarat'), '4S 3H 5D')).toBeNull() // not complete
  expect(readRound(protocolOf('baccarat'), '4S 3H 5D 2C 9S')).toBeNull() // a card after a natural
  expect(() => protocolOf('blackjack')).toThrow(/by hand/)
})

test('STU-06 a card that is not in the shoe, or was printed once and comes twice, is refused', () => {
  const protocol = protocolOf('baccarat')
  const ask = (from: Shoe, earlier: readonly Entry[], text: string) =>
    decideScan({
      protocol,
      shoe: from,
      read: { dealer: earlier, second: [] },
      source: 'dealer',
      entry: card(text),
    })
  const full = Array.from({ length: 4 }, () => ['QS', 'QS']).reduce(
    (own, pair) => afterRound(own, read(pair)),
    shoe,
  )
  expect(ask(full, [], 'QS')).toBe('notInShoe')
  expect(ask(full, [], 'QH')).toMatchObject({ dealer: [{ value: card('QH').value }] })
  expect(ask(afterRound(shoe, read(['QS3'])), [], 'QS3')).toBe('scannedTwice')
  expect(ask(shoe, read(['QS3']), 'QS3')).toBe('scannedTwice')
  expect(ask(shoe, read(['QS3']), 'QS4')).toMatchObject({ dealer: [{ deck: 3 }, { deck: 4 }] })
  expect(decideScan({ protocol, shoe: null, read: none, source: 'second', entry: card('QS') })).toBe('noShoe')
})

test('STU-06 a shoe ends with the round after the one in which the cut card came out', () => {
  const turned = newShoe(shoe, card('KS'))
  expect([turned.number, turned.burnt, cardsLeft(turned)]).toEqual([2, 10, 405])
  const first = afterRound(cutOut(turned), read(['4S', '3H', '5D', '2C']))
  expect([first.last, shoeStated(first)]).toEqual([
    1,
    { number: 2, round: 1, left: 401, burnt: [card('KS').value], isLast: false },
  ])
  expect(shoeStated(afterRound(cutOut(first), read(['4S', '3H'])))).toMatchObject({ isLast: true, burnt: [] })
})

test('STU-06 in whatever order two sources read and take back, only what both say is settled, and the game takes it', () => {
  const step = fc.record({
    source: fc.constantFrom<Source>('dealer', 'second'),
    // what the source sees: the truth, mostly
    isMisread: fc.integer({ min: 0, max: 4 }).map((place) => place === 0),
    isBack: fc.integer({ min: 0, max: 6 }).map((place) => place === 0),
  })
  let settled = 0
  for (const id of games) {
    const protocol = protocolOf(id)
    const game = tableGames.find((one) => one.id === id)!.game
    const open = game.open(game.defaultConfig)
    const entry = entryOf(protocol)
    const asked = fc.record({
      truth: fc.array(entry, { minLength: 6, maxLength: 6 }),
      wrong: entry,
      steps: fc.array(step, { maxLength: 60 }),
    })
    fc.assert(
      fc.property(asked, ({ truth, wrong, steps }) => {
        let own: Read = none
        for (const { source, isMisread, isBack } of steps) {
          if (isWhole(protocol, own)) break
          const place = own[source].length
          const before = agreedOf(own)
          const seen = isMisread ? wrong : truth[place]
          const next = isBack
            ? decideTakeBack(own, source)
            : seen && decideScan({ protocol, shoe, read: own, source, entry: seen })
          if (!next || typeof next === 'string') continue
          own = next
          // what is public stays
          expect(
            agreedOf(own)
              .slice(0, before.length)
              .map(({ value }) => value),
          ).toEqual(before.map(({ value }) => value))
        }
        const agreed = agreedOf(own).map(({ value }) => value)
        const said = ({ length }: { length: number }, source: Source) =>
          own[source].slice(0, length).map(({ value }) => value)
        expect([said(agreed, 'dealer'), said(agreed, 'second')]).toEqual([agreed, agreed])
        if (!isWhole(protocol, own)) return
        settled += 1
        expect([own.dealer.length, own.second.length, differs(own)]).toEqual([
          agreed.length,
          agreed.length,
          false,
        ])
        const outcome = protocol.outcome(agreed, shoeStated(afterRound(shoe, agreedOf(own))))
        expect(open.parseOutcome(outcome)).toMatchObject({ ok: true })
      }),
      { numRuns: RUNS },
    )
  }
  expect(settled).toBeGreaterThan(RUNS) // of five times as many
})

test('STU-06 sources that differ wait until one takes back; what is agreed stays', () => {
  const protocol = protocolOf('dragon-tiger')
  const own: Read = { dealer: read(['4S', 'KH']), second: read(['4S', 'KD']) }
  expect([differs(own), isWhole(protocol, own), agreedOf(own)]).toEqual([true, false, read(['4S'])])
  const more = decideScan({ protocol, shoe, read: own, source: 'second', entry: card('KH') })
  expect(more).toBe('differs')
  const back = decideTakeBack(own, 'second')!
  expect(decideTakeBack(back, 'second')).toBeNull()
  const again = decideScan({ protocol, shoe, read: back, source: 'second', entry: card('KH3') })
  expect(again).toMatchObject({ second: [{ deck: null }, { deck: 3 }] })
  expect(decideScan({ protocol, shoe, read: own, source: 'dealer', entry: card('2S') })).toBe('differs')
})
