import { inTransaction, type Tx } from '#db/pool.ts'
import { tellBalance, tellHeld } from '#features/money/wallet/public.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import { bonusPurseOf, closeBonus, openBonus } from '#ledger/bonus/bonus.ts'
import { walletById } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { canFinish, outcomeOf, outcomeOfRounds, splitOf, type Outcome } from '../rules/end.ts'
import { isFreeRounds } from '../rules/free-rounds.ts'
import {
  grantsOf,
  lockGrant,
  lockNext,
  markActive,
  markEnded,
  markEnding,
  wageredOf,
  type Grant,
} from '../store/grants.ts'
import { ledgerTermsOf, unitsOf } from './ledger-terms.ts'
import { postRest, restItems } from './rest.ts'
import { winsOf } from './wins.ts'

/** Activates the next queued bonus of a cash wallet, if none is active. */
export async function activateNext(app: App, cashWallet: bigint): Promise<void> {
  const grant = await inTransaction(app.db, async (tx) => {
    const next = await lockNext(tx, cashWallet)
    if (!next) return null
    const until = await markActive(tx, next.id, next.terms.days)
    const terms = ledgerTermsOf(next, until)
    const isOpen = await openBonus(tx, { cash: cashWallet, bonus: next.wallet, terms })
    if (!isOpen) throw new Error(`bonus ${next.id} is the next, but wallet ${cashWallet} has an active one`)
    return next
  })
  if (!grant) return
  // the cash has not changed, so its own number would make pages drop the event
  const cash = await walletById(app.db, cashWallet)
  if (cash) await tellHeld(app, grant.memberId, cash)
  await advance(app, grant.id)
}

/**
 * Takes a bonus as far as it goes: ends it if its terms say so, posts what is left, activates the next. Each step commits alone and may be
 * repeated: a killed worker leaves a state from which the job goes on, and postings have keys made from the grant.
 */
export async function advance(app: App, id: string): Promise<void> {
  const isEnding = await inTransaction(app.db, async (tx) => {
    const grant = await lockGrant(tx, id)
    if (!grant?.expiresAt || grant.state !== 'active') return grant?.state === 'ending'
    const now = app.clock.now()
    const purse = await bonusPurseOf(tx, grant.wallet)
    const wagered = await wageredOf(tx, grant)
    const { requirement, expiresAt, terms } = grant
    const outcome = isFreeRounds(terms)
      ? outcomeOfRounds({ ...purse, stake: BigInt(terms.stake), expiresAt }, now)
      : outcomeOf({ ...purse, wagered, requirement, expiresAt }, now)
    if (outcome) await close(tx, grant, { outcome, wagered })
    return outcome !== null
  })
  if (isEnding) await finish(app, id)
}

type Close = { readonly outcome: Outcome; readonly wagered: bigint }

/** Takes no further stakes and writes down how it ends; what is left is posted by `finish`. */
export async function close(tx: Tx, grant: Grant, { outcome, wagered }: Close): Promise<void> {
  if (grant.state === 'active') await closeBonus(tx, grant.wallet, outcome === 'completed')
  await markEnding(tx, grant.id, { outcome, wagered })
}

/** Posts what is left of a bonus that has ended, unless rounds with its money are still open. */
export async function finish(app: App, id: string): Promise<void> {
  const ended = await inTransaction(app.db, async (tx) => {
    const grant = await lockGrant(tx, id)
    if (grant?.state !== 'ending' || !grant.outcome) return null
    // under the lock of its cash wallet nothing moves between reading the balance and posting it; one that never began takes no stakes
    const { balance, openRounds } = grant.expiresAt
      ? await closeBonus(tx, grant.wallet, grant.outcome === 'completed')
      : await bonusPurseOf(tx, grant.wallet)
    if (!canFinish(grant.outcome, openRounds)) return null
    const conversionMax = isFreeRounds(grant.terms) ? null : unitsOf(grant.terms.conversionMax)
    const split = splitOf(grant.outcome, balance, conversionMax)
    const { won, items } = await winsOf(tx, grant, app.clock.now())
    const converted = split.toMember + (won > 0n ? won : 0n)
    await markEnded(tx, id, { converted, returned: split.toOperator })
    await postRest(tx, grant, [...restItems(grant, split), ...items])
    return grant
  })
  if (!ended) return
  const cash = await walletById(app.db, ended.cashWallet)
  if (cash) tellBalance(app, ended.memberId, cash)
  await tellRewards(app, ended.memberId)
  await activateNext(app, ended.cashWallet)
}

/** Brings a member's bonuses up to date: what a settled bet completed shows without waiting for the job. */
export async function advanceOf(app: App, memberId: bigint): Promise<void> {
  const going = await grantsOf(app.db, { memberId, states: ['active', 'ending'], limit: 10 })
  for (const { id } of going) await advance(app, id)
}
