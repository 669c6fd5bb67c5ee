import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SYMBOLS } from '../reels.ts'
import atlas from './stage/atlas.json' with { type: 'json' }

const here = new URL('./', import.meta.url)
const size = (file: string): number => statSync(new URL(file, here)).size

/** Size limits of the first round: 300 kB for the atlas, 700 kB for all pictures of the stage. */
const ATLAS_BYTES = 300_000
const STAGE_BYTES = 700_000

test('GAM-02 the atlas contains every symbol, its motion blur, every digit and every coin', () => {
  const names = [...SYMBOLS, ...SYMBOLS.map((symbol) => `${symbol}~`), ...'0123456789,.'].map((name) =>
    /^[\d,.]$/.test(name) ? `d${name}` : name,
  )
  const frames = new Map(Object.entries(atlas.frames))
  const missing = [...names, 'coin0', 'coin7', 'dot', 'spark', 'petal'].filter((name) => {
    const [x = -1, y = -1, width = 0, height = 0] = frames.get(name) ?? []
    return x < 0 || y < 0 || !width || !height || x + width > atlas.width || y + height > atlas.height
  })
  expect(missing).toEqual([])
})

test('GAM-02 the first round loads no more picture data than a phone on a slow connection can handle', () => {
  const stage = ['atlas', 'frame', 'cast', 'logo-tall', 'logo-wide', 'night-tall', 'night-wide']
  expect(size('stage/atlas.webp')).toBeLessThanOrEqual(ATLAS_BYTES)
  expect(stage.reduce((sum, name) => sum + size(`stage/${name}.webp`), 0)).toBeLessThanOrEqual(STAGE_BYTES)
})

test('GAM-02 each game has its poster in three sizes, two formats and a placeholder colour', () => {
  for (const folder of ['./', '../../../dice/art/']) {
    const files = [208, 416, 832].flatMap((width) => [`poster-${width}.webp`, `poster-${width}.avif`])
    expect(files.filter((file) => !existsSync(new URL(folder + file, here)))).toEqual([])
    const poster: { colour: string } = JSON.parse(readFileSync(new URL(`${folder}poster.json`, here), 'utf8'))
    expect(poster.colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})
