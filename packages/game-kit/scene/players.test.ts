import { expect, test } from 'vitest'
import type { GameEvent } from '#game-kit/events.ts'
import { createClock } from './clock.ts'
import { countAt } from './count-up.ts'
import { play, type Players } from './players.ts'

interface Deal extends GameEvent {
  readonly type: 'deal'
  readonly card: string
}
interface End extends GameEvent {
  readonly type: 'end'
}

test('GAM-02 plays a round in order, each event after the previous one has ended', async () => {
  const seen: string[] = []
  const players: Players<Deal | End> = {
    deal: async ({ card }) => {
      await Promise.resolve()
      seen.push(card)
    },
    end: () => {
      seen.push('end')
    },
  }
  const round: (Deal | End)[] = [{ type: 'deal', card: 'A' }, { type: 'deal', card: 'K' }, { type: 'end' }]
  await play(round, players)
  expect(seen).toEqual(['A', 'K', 'end'])
})

test('GAM-02 a scene that has no player for an event does not compile', () => {
  // @ts-expect-error `end` is missing
  const players: Players<Deal | End> = { deal: () => undefined }
  expect(Object.keys(players)).toEqual(['deal'])
})

test('GAM-02 counts an amount up to exactly what was won and never beyond', () => {
  const to = 123_456_789n
  let last = 0n
  for (let share = 0; share <= 1.2; share += 0.01) {
    const shown = countAt(0n, to, share)
    expect(shown >= last && shown <= to).toBe(true)
    last = shown
  }
  expect(countAt(0n, to, 1)).toBe(to)
})

test('GAM-02 ends running animations within a few frames and in order when skipped', async () => {
  const clock = createClock()
  const ended: string[] = []
  const shown = (async () => {
    await clock.wait(3_000)
    ended.push('first')
    await clock.wait(3_000)
    ended.push('second')
  })()
  clock.hurry()
  for (let frame = 0; frame < 20; frame++) {
    clock.tick(16)
    await Promise.resolve()
    await Promise.resolve()
  }
  await shown
  expect(ended).toEqual(['first', 'second'])
})

test('GAM-02 plays a round in real time on a device with one frame per second', async () => {
  const clock = createClock()
  let ended = 0
  const shown = (async () => {
    for (let i = 0; i < 20; i++) {
      await clock.wait(100)
      ended += 1
    }
  })()
  for (let second = 0; second < 3; second++) {
    clock.tick(1_000)
    await new Promise((done) => setTimeout(done, 0))
  }
  await shown
  expect(ended).toBe(20)
})
