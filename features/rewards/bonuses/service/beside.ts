import type { App } from '#server/app.ts'
import type { BonusBeside } from '#features/money/withdrawals/extension-points.ts'
import type { Contribution } from '#features/play/rounds/extension-points.ts'
import { bonusPurseOf } from '#ledger/bonus/bonus.ts'
import type { FreeBetWallets } from '#features/sport/bets/extension-points.ts'
import { isFreeRounds, roundsOf } from '../rules/free-rounds.ts'
import { contributionsOfRounds, grantsOf, wageredOf } from '../store/grants.ts'
import { freeBetWalletsOf } from '../store/free-bets.ts'
import { advanceOf } from './advance.ts'

/** The active bonus for the withdrawal page; what has been met since becomes cash first. */
export async function bonusBesideCash(app: App, memberId: bigint): Promise<BonusBeside | null> {
  await advanceOf(app, memberId)
  const [grant] = await grantsOf(app.db, { memberId, states: ['active'], limit: 1 })
  if (!grant) return null
  const { id, requirement, terms, expiresAt } = grant
  const { balance } = await bonusPurseOf(app.db, grant.wallet)
  const wagered = await wageredOf(app.db, grant)
  return {
    id,
    balance: balance > 0n ? balance : 0n,
    requirement,
    wagered: wagered < 0n ? 0n : wagered < requirement ? wagered : requirement,
    rounds: isFreeRounds(terms) ? roundsOf(terms, balance) : null,
    expiresAt,
  }
}

/** Which of these bonus wallets hold free bets. */
export const freeBetsAmong: FreeBetWallets = async (app, wallets) =>
  new Set(wallets.length > 0 ? await freeBetWalletsOf(app.db, wallets) : [])

/** What rounds of the betting record contributed, by round. */
export async function contributionsByRound(
  app: App,
  asked: { readonly memberId: bigint; readonly wallet: bigint; readonly rounds: readonly string[] },
): Promise<ReadonlyMap<string, Contribution>> {
  if (!asked.rounds.length) return new Map()
  const rows = await contributionsOfRounds(app.db, asked)
  return new Map(
    rows.map(({ round, bonus, amount, contribution }) => [round, { bonus, amount, contribution }]),
  )
}
