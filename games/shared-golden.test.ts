import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSharedGolden, sharedGoldenDifferences } from '#game-kit/shared/golden.ts'
import type { SharedGolden } from '#game-kit/shared/golden.ts'
import type { OpenShared, SharedGame } from '#game-kit/shared/open.ts'
import { goldenFiles } from './shared.ts'

function goldenOf(file: string): SharedGolden {
  const golden = readSharedGolden(readFileSync(join(import.meta.dirname, file), 'utf8'))
  if (!golden.ok) throw new Error(`${file}: ${golden.error}`)
  return golden.value
}

/** The same game with another derivation of its outcomes, or another settlement. */
const changed = (game: SharedGame, change: (open: OpenShared) => Partial<OpenShared>): SharedGame => ({
  ...game,
  open: (config) => {
    const open = game.open(config)
    return { ...open, ...change(open) }
  },
})

describe.for(goldenFiles.map((row) => [row.game.id, row] as const))('%s', ([, { game, file }]) => {
  test('GAM-04 STU-02 draws and settles its golden rounds as they are stored', () => {
    expect(sharedGoldenDifferences(game, goldenOf(file))).toEqual([])
  })

  test('GAM-04 STU-02 another derivation of its outcomes, or another settlement, differs from its golden rounds', () => {
    const golden = goldenOf(file)
    const skipping = changed(game, (open) => ({
      draw: (chance, carry) => {
        chance.below(2) // reads one number before the draw
        return open.draw(chance, carry)
      },
    }))
    const generous = changed(game, (open) => ({
      settler: (outcome) => (slip) => ({ ...open.settler(outcome)(slip), win: 1n }),
    }))
    expect(sharedGoldenDifferences(skipping, golden)).toHaveLength(1)
    expect(sharedGoldenDifferences(generous, golden)).toHaveLength(1)
    // a change that only later rounds show, such as at the end of a shoe
    let drawn = 0
    const late = changed(game, (open) => ({
      settler: (outcome) => (slip) => {
        const settled = open.settler(outcome)(slip)
        drawn += 1
        return drawn < golden.rounds ? settled : { ...settled, win: settled.win + 1n }
      },
    }))
    expect(sharedGoldenDifferences(late, golden)).toEqual(['a round after the first 6 differs'])
  })
})

test('GAM-04 STU-02 the golden rounds of the card tables go over the change of a shoe', () => {
  const { game, file } = goldenFiles.find((row) => row.game.id === 'dragon-tiger')!
  const shoes = new Set<string>()
  const watching = changed(game, (open) => ({
    settler: (outcome) => {
      shoes.add(/"number":(\d+)/.exec(JSON.stringify(outcome))?.[1] ?? '')
      return open.settler(outcome)
    },
  }))
  expect(sharedGoldenDifferences(watching, goldenOf(file))).toEqual([])
  expect([...shoes]).toEqual(['1', '2'])
})
