import { expect, test } from 'vitest'
import { wonIn } from './won-in.ts'

const bet = (id: string, amount: bigint) => ({ id, kind: 'round.bet', amount })
const win = (id: string, amount: bigint) => ({ id, kind: 'round.win', amount })

test('MEM-06 shows gold only for more than the own stake, never for a return of nothing', () => {
  const atOnce = [bet('7:1:0', -100n), win('7:1:1', 150n), bet('7:2:0', -100n), win('7:2:1', 40n)]
  const inSteps = [bet('7:3:0', -100n), win('7:4:0', 250n), bet('7:5:0', -100n), win('7:6:0', 0n)]
  expect([...wonIn([...atOnce, ...inSteps])]).toEqual(['7:1:1', '7:4:0'])
  expect([...wonIn([win('7:8:1', 0n), win('7:9:1', 10n)])]).toEqual(['7:9:1'])
})
