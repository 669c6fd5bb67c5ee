import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'

const here = new URL('./', import.meta.url)
const games = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Pictures of the first round: what a phone on a slow connection can load. */
const STAGE_BYTES = 700_000
/** A texture of 1,024 by 1,500 pixels is 6 MB on the graphics card. */
const CAST_HIGH = 1_500

async function lookOf(game: string): Promise<SlotLook> {
  const loaded: { look: SlotLook } = await import(`./${game}/scene/look.ts`)
  return loaded.look
}

test('GAM-02 every picture that a slot shows on its stage is in its cast', async () => {
  const missing: string[] = []
  for (const game of games) {
    const { cast, rig, pieces, beads = [], scenery } = await lookOf(game)
    const shown = [
      ...rig.parts.map((part) => part.frame ?? part.name),
      ...[...pieces, ...beads, ...scenery].map(({ frame }) => frame),
      'sign',
      'mark',
    ]
    for (const name of shown) if (!cast.frames[name] || !cast.rest[name]) missing.push(`${game}: ${name}`)
  }
  expect(missing).toEqual([])
})

test('GAM-02 every limb hangs on one that was placed before it', async () => {
  const loose: string[] = []
  for (const game of games) {
    const { rig } = await lookOf(game)
    const placed = new Set<string>()
    for (const { name, under } of rig.parts) {
      if (under !== undefined && !placed.has(under)) loose.push(`${game}: ${name} under ${under}`)
      placed.add(name)
    }
  }
  expect(loose).toEqual([])
})

test('GAM-02 no two slots share an arrangement, a frame, a look of wins or a sound', async () => {
  const looks = await Promise.all(games.map(lookOf))
  const distinct = (values: readonly string[]): number => new Set(values).size
  expect(distinct(looks.map(({ compose }) => JSON.stringify(compose)))).toBe(games.length)
  expect(distinct(looks.map(({ wins }) => JSON.stringify(wins)))).toBe(games.length)
  for (const which of ['stop', 'glad', 'great'] as const)
    expect(distinct(looks.map(({ voice }) => JSON.stringify(voice[which])))).toBe(games.length)
  const frames = games.map((game) => readFileSync(new URL(`${game}/art/stage/frame.webp`, here), 'base64'))
  expect(distinct(frames)).toBe(games.length)
})

test('GAM-02 every character has an answer to spins, wins and big wins', async () => {
  for (const game of games) {
    const { rig } = await lookOf(game)
    const moods = new Set(rig.parts.flatMap(({ moves = [] }) => moves.map((move) => move.in ?? 'idle')))
    expect([
      game,
      ...['idle', 'spin', 'tense', 'win', 'big'].filter((mood) => !moods.has(mood as 'idle')),
    ]).toEqual([game])
  }
})

test('GAM-02 a stage stays within the budget of a slow connection and of a phone’s graphics card', async () => {
  for (const game of games) {
    const folder = new URL(`${game}/art/stage/`, here)
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp') && !name.startsWith('banner'))
    const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
    const { cast } = await lookOf(game)
    const high = Math.max(...Object.values(cast.frames).map(([, y = 0, , height = 0]) => y + height))
    expect({
      game,
      fits: bytes <= STAGE_BYTES + (game === 'river-dragon' ? 200_000 : 0) && high <= CAST_HIGH,
    }).toEqual({ game, fits: true })
  }
})
