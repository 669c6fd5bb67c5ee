import { expect, test } from 'vitest'
import { createCrowd } from './crowd.ts'

const hint = (seq: number) => ({ topic: 'tables.round', seq: `${seq}`, patch: null })
const ids = (count: number) => new Set(Array.from({ length: count }, (_, nth) => `s${nth}`))

test('M5 a message to many sockets leaves in slices, a turn of the event loop each, and nothing overtakes it in its room', () => {
  const turns: (() => void)[] = []
  const sent: string[] = []
  const crowd = createCrowd(
    (sockets, [first]) => void sent.push(`${first?.seq}: ${sockets.length}`),
    (work) => void turns.push(work),
  )
  crowd.tell('watch:table:BAC1', ids(250), [hint(1)])
  expect(sent).toEqual([])
  turns.shift()?.()
  expect(sent).toEqual(['1: 100'])
  crowd.tell('member:7', ids(2), [hint(2)]) // in between, at once
  crowd.tell('watch:table:BAC1', ids(3), [hint(3)])
  expect(sent).toEqual(['1: 100', '2: 2'])
  while (turns.length > 0) turns.shift()?.()
  expect(sent).toEqual(['1: 100', '2: 2', '1: 100', '1: 50', '3: 3'])
})
