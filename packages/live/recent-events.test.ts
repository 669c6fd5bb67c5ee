import { expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { openRecentEvents } from './recent-events.ts'

const event = (topic: LiveEvent['topic'], seq: number): LiveEvent => ({ topic, seq: `${seq}`, patch: {} })

test('a page that connects late is sent states of the last minute, and parts of the last ten seconds only', () => {
  const recent = openRecentEvents()
  for (let at = 0; at <= 30_000; at += 1_000) {
    recent.keep('merchant:JADE', [{ ...event('sport.books', at), isPart: true }], at)
    recent.keep('merchant:JADE', [event('wallet.balance', at)], at)
  }
  const sent = recent.since(['merchant:JADE'], 0, 30_000)
  const seqs = (topic: LiveEvent['topic']) =>
    sent.filter((each) => each.topic === topic).map(({ seq }) => Number(seq))
  expect(seqs('wallet.balance')).toEqual([30_000])
  expect(seqs('sport.books')).toEqual(Array.from({ length: 11 }, (_, nth) => 20_000 + nth * 1_000))
})
