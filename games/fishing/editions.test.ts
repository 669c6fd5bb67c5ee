import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replayFile } from '#game-kit/stored.ts'
import { loadEdition, newestEdition } from '#games/editions.ts'
import { rooms } from './rooms.ts'
import { shotsOf } from './scene/volley.ts'

/** A round exported while a volley had ten bullets at most. */
const file = readFileSync(join(import.meta.dirname, 'edition-1/round.json'), 'utf8')

test('STU-04 G14 a stored round of the first edition, with ten bullets, still replays to the same script and money', async () => {
  expect(JSON.parse(file)).toMatchObject({ game: 'koi-shallows', edition: 1, stake: '1.00', win: '5.90' })
  expect((await replayFile(file, loadEdition)).differences).toEqual([])
  const forged = JSON.stringify({ ...JSON.parse(file), win: '6.90' })
  expect((await replayFile(forged, loadEdition)).differences).not.toEqual([])
})

test('STU-04 the scene shows every bullet of a round of either edition', () => {
  const of = (golden: string): readonly unknown[] =>
    shotsOf(rooms['koi-shallows'], JSON.parse(readFileSync(join(import.meta.dirname, golden), 'utf8')).events)
  expect(of('edition-1/round.json')).toHaveLength(10)
  expect(of('edition-1/round.json').at(-1)).toMatchObject({ choice: { shot: 9, fish: 'bomb' }, win: 40_000n })
  expect(of('koi-shallows/golden/miss.json')).toHaveLength(15)
})

test.each([
  ['koi-shallows', '98dbd5660aacf615fe6a3dbb8d94d46e867652b88d27d07302d09d9d99b78142'],
  ['coral-bay', '8864120ba71702f464e2dcb207cb88a4d3e603fe65c4a9fbe1f9307356eec50a'],
  ['moonlit-deep', '447cf7a7ae2e479b04095a45ca1e358f5db4d440485b27759ea13b4005e3b1c7'],
] as const)(
  'STU-04 G14 %s keeps the configuration and the ten bullets of its first edition',
  async (id, configHash) => {
    const game = await loadEdition(id, 1)
    const open = game?.open(game.defaultConfig)
    expect([newestEdition(id), game?.edition, open?.configHash]).toEqual([2, 1, configHash])
    const { kinds, stakes } = rooms[id]
    const bullet = (shot: number) => ({
      key: 'shot',
      stake: `${Number(stakes['USD']?.max) / 10_000}`,
      choice: { shot, fish: kinds[0]?.key ?? '' },
    })
    expect(open?.check([bullet(0), bullet(9)], { currency: 'USD' }).ok).toBe(true)
    expect(open?.check([bullet(0), bullet(10)], { currency: 'USD' }).ok).toBe(false)
  },
)
