import { expect, test } from 'vitest'
import { memberPages } from './member/names.ts'
import { readGameSearch, readShellSearch, withMember } from './paths.ts'

test('MEM-01 a URL opens the member centre at an existing page, and reports one that does not exist', () => {
  expect(readShellSearch({ member: 'depositv2' })).toEqual({ member: 'depositv2' })
  expect(readShellSearch({ member: 'noSuchPage' })).toEqual({ isLost: true })
  expect(readShellSearch({ member: ['withdraw'], round: 7 })).toEqual({ isLost: true })
  expect(readShellSearch({ other: 'x' })).toEqual({})
  expect(readShellSearch({ member: 'depositv2', deposit: 'd-1' })).toEqual({
    member: 'depositv2',
    deposit: 'd-1',
  })
  expect(withMember({ member: 'depositv2', deposit: 'd-1' }, 'withdraw')).toEqual({ member: 'withdraw' })
})

test('MEM-01 lists the entries of the specification in its order', () => {
  const specified = [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'manualRebate',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
  ]
  const own = memberPages.filter((page) => specified.includes(page))
  expect(own).toEqual(specified.filter((page) => own.some((each) => each === page)))
  expect(own).toContain('securityCenter')
})

test('GAM-02 a game is named by a short text, no matter what else the URL contains', () => {
  expect(readGameSearch({ gameId: 'dice', x: 1 })).toEqual({ gameId: 'dice' })
  expect(readGameSearch({ gameId: 'x'.repeat(101) })).toEqual({})
})
