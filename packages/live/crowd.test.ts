import { expect, test } from 'vitest'
import { createCrowd } from './crowd.ts'

const hint = (seq: number, topic = 'tables.round') => ({ topic, seq: `${seq}`, patch: null })
const ids = (count: number) => new Set(Array.from({ length: count }, (_, nth) => `s${nth}`))
const ROOM = 'watch:table:BAC1'

function crowdOf(send: (sockets: readonly string[]) => void = () => undefined) {
  const turns: (() => void)[] = []
  const sent: string[] = []
  const errors: unknown[] = []
  const crowd = createCrowd(
    (sockets, hints) => {
      send(sockets)
      sent.push(`${hints.map(({ seq }) => seq).join('+')}: ${sockets.length}`)
    },
    { failed: (error) => void errors.push(error), inNextTurn: (work) => void turns.push(work) },
  )
  const turn = () => turns.shift()?.()
  const rest = () => {
    while (turns.length > 0) turn()
  }
  return { crowd, sent, errors, turn, rest }
}

test('M5 a message to many sockets leaves in slices, a turn of the event loop each, and nothing overtakes it in its room', () => {
  const { crowd, sent, turn, rest } = crowdOf()
  crowd.tell(ROOM, ids(250), [hint(1)])
  expect(sent).toEqual([])
  turn()
  expect(sent).toEqual(['1: 100'])
  crowd.tell('member:7', ids(2), [hint(2)])
  crowd.tell(ROOM, ids(3), [hint(3)])
  rest()
  // what a slice leaves of a turn goes to the next one
  expect(sent).toEqual(['1: 100', '1: 100', '2: 2', '1: 50', '3: 3'])
})

test('M5 who still waits for an older state of a thing gets the newer one instead, once, and keeps the place', () => {
  const { crowd, sent, turn, rest } = crowdOf()
  crowd.tell(ROOM, ids(250), [hint(1), hint(2, 'tables.seats')])
  turn()
  for (const seq of [3, 4, 5]) crowd.tell(ROOM, ids(250), [hint(seq)])
  rest()
  // the first hundred had the older state; no one gets the third and fourth
  expect(sent).toEqual(['1+2: 100', '2+5: 100', '2+5: 50', '5: 50', '5: 50'])
})

test('M5 who waits for bets since the last event, or for a goal, gets these and the ones after: no part replaces another', () => {
  const { crowd, sent, rest } = crowdOf()
  const part = (seq: number, of: string) => ({ ...hint(seq, 'sport.event'), of, isPart: true as const })
  crowd.tell(ROOM, ids(150), [part(1, 'A')])
  crowd.tell(ROOM, ids(150), [part(1, 'B'), hint(7)])
  crowd.tell(ROOM, ids(150), [part(2, 'A'), hint(8)])
  rest()
  expect(sent).toEqual(['1+1+2+8: 100', '1+1+2+8: 50'])
})

test('M5 rooms take turns: a small crowd does not wait for all of a large one', () => {
  const { crowd, sent, rest } = crowdOf()
  crowd.tell(ROOM, ids(300), [hint(1)])
  crowd.tell('watch:table:ROU1', ids(101), [hint(2)])
  rest()
  expect(sent).toEqual(['1: 100', '2: 100', '1: 100', '2: 1', '1: 99', '1: 1'])
})

test('M5 2,000 winners are told of their balances a hundred in a turn; what is little is told at once', () => {
  const { crowd, sent, turn, rest } = crowdOf()
  for (let nth = 1; nth <= 2_000; nth += 1) crowd.tell(`member:${nth}`, new Set([`s${nth}`]), [hint(nth)])
  expect(sent).toHaveLength(100)
  turn()
  expect(sent).toHaveLength(200)
  rest()
  expect(sent).toEqual(Array.from({ length: 2_000 }, (_, nth) => `${nth + 1}: 1`))
  crowd.tell('member:7', ids(2), [hint(2_001)])
  expect(sent.at(-1)).toBe('2001: 2')
})

test('M5 a slice that cannot be sent is reported, and the others are sent', () => {
  let count = 0
  const { crowd, sent, errors, rest } = crowdOf(() => {
    count += 1
    if (count === 1) throw new Error('not encodable')
  })
  crowd.tell(ROOM, ids(150), [hint(1)])
  rest()
  expect(errors).toHaveLength(1)
  expect(sent).toEqual(['1: 50'])
  crowd.tell(ROOM, ids(120), [hint(2)])
  rest()
  expect(sent).toEqual(['1: 50', '2: 100', '2: 20'])
})
