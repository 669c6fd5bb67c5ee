import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { levelled, loudest } from '#game-kit/scene/audio/loudness.ts'
import { loudness, presets, soundNames, type Preset, type SoundName } from '#game-kit/scene/audio/presets.ts'
import { scoreOf } from '#game-kit/scene/audio/score.ts'
import { modes, tuneOf, tunes } from '#game-kit/scene/audio/tunes.ts'
import type { SlotLook } from '#game-kit/scene/slots/stage/cast/look.ts'
import { catalogue } from './catalogue.ts'

const RATE = 44_100
let build: (...numbers: Preset) => number[]

beforeAll(async () => {
  // zzfx opens an audio device on import; only its arithmetic is used here
  Reflect.set(globalThis, 'AudioContext', Object)
  const { ZZFX } = await import('zzfx')
  build = (...numbers) => ZZFX.buildSamples(...numbers)
})

type Heard = { readonly name: string; readonly kind: SoundName; readonly samples: Float32Array }

/** Every sound as it leaves the generator. */
async function all(): Promise<readonly Heard[]> {
  const made = (name: string, kind: SoundName, numbers: Preset): Heard => ({
    name,
    kind,
    samples: levelled(Float32Array.from(build(...numbers)), RATE, loudness[kind]),
  })
  const shared = soundNames.map((name) => made(name, name, presets[name]))
  const folder = new URL('./slots/', import.meta.url)
  const slots = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const own = slots.map(async ({ name }) => {
    const { look }: { look: SlotLook } = await import(`./slots/${name}/scene/look.ts`)
    const { stop, glad, great } = look.voice
    return [
      made(`${name} stop`, 'stop', stop),
      made(`${name} glad`, 'win', glad),
      made(`${name} great`, 'win', great),
    ]
  })
  return [...shared, ...(await Promise.all(own)).flat()]
}

test('GAM-02 every sound has its loudness, no clipping, no offset, and begins and ends in silence', async () => {
  const wrong = (await all()).filter(({ kind, samples }) => {
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length
    const isLevel = Math.abs(loudest(samples, RATE) - loudness[kind]) < 0.5
    const edges = Math.max(Math.abs(samples[0] ?? 0), Math.abs(samples.at(-1) ?? 0))
    return !isLevel || peak > 0.9 || Math.abs(mean) > 0.002 || edges > 0.02
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('GAM-02 controls are quieter than reels, reels than wins, and a big win is the loudest', () => {
  const order = ['tick', 'press', 'stop', 'land', 'line', 'win', 'big'] as const
  const levels = order.map((name) => loudness[name])
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  expect(new Set(levels).size).toBe(order.length)
})

/** The tones of a game's scale as pitch classes, A = 0. */
function keyOf(game: string): string {
  const { root, mode } = tuneOf(game)
  return [...modes[mode]]
    .map((semitones) => (semitones + root) % 12)
    .toSorted((a, b) => a - b)
    .join(' ')
}

/** Two minutes of a game's notes as text. */
function pieceOf(game: string): string {
  const score = scoreOf(game)
  const bars = Math.ceil(120 / score.barSeconds)
  return JSON.stringify(Array.from({ length: bars }, () => score.next()))
}

test('GAM-02 every game has music of its own: no two share their tones, and each keeps playing', () => {
  const games = catalogue.map(({ id }) => id)
  expect(Object.keys(tunes).toSorted()).toEqual(games.toSorted())
  const keys = games.map((game) => `${keyOf(game)}`)
  expect(keys.filter((key, nth) => keys.indexOf(key) !== nth)).toEqual([])
  const pieces = games.map(pieceOf)
  expect(new Set(pieces).size).toBe(games.length)
  expect(pieces.filter((piece) => piece.length < 1_000)).toEqual([])
})

test('GAM-02 the same game always plays the same piece, with audible tones only', () => {
  expect(pieceOf('dice')).toBe(pieceOf('dice'))
  for (const game of catalogue.map(({ id }) => id)) {
    const score = scoreOf(game)
    const notes = Array.from({ length: 32 }, () => score.next()).flat()
    const bad = notes.filter(({ hz, level, seconds }) => hz < 60 || hz > 8_000 || level <= 0 || seconds <= 0)
    expect([game, bad.length]).toEqual([game, 0])
  }
})
