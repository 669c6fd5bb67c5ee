import type { Tx } from '#db/pool.ts'
import { validBet } from '#features/play/settled-play/public.ts'
import type { Hand } from '#game-kit/stepped/stepped.ts'
import type { Json } from '#game-kit/schema.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import type { Standing } from './hands.ts'

/** A move that was made: the action and the resulting hand. */
export type Made = { readonly action: Json; readonly hand: Hand }

/**
 * Posts the charges of moves and, where they end the round, its win: all in the transaction that writes the moves. `before` is the state
 * before them. Returns the first refusal, for which the caller rolls back. Null: no money to move.
 */
export async function postMoves(tx: Tx, before: Standing, made: readonly Made[]): Promise<PostResult | null> {
  const items: LedgerItem[] = []
  const { round } = before
  const base = { wallet: round.wallet, vendor: round.vendor, round: round.id }
  let stake = before.hand.stake
  for (const [place, { hand }] of made.entries()) {
    const step = before.actions.length + place
    if (hand.stake > stake)
      items.push({ ...base, step: 'raise', key: `play:${round.id}:${step}`, stake: hand.stake - stake })
    stake = hand.stake
  }
  const ended = made.at(-1)?.hand.ended
  if (ended)
    items.push({
      ...base,
      step: 'settle',
      key: `play:${round.id}:end`,
      stake: ended.stake,
      win: ended.win,
      valid: validBet(ended.lines),
      inputs: { ...round.inputs, actions: [...before.actions, ...made].map(({ action }) => action) },
      outcome: ended.outcome,
      events: ended.events,
    })
  if (!items.length) return null
  const results = await post(tx, items)
  return results.find(({ status }) => status === 'refused') ?? results.at(-1) ?? null
}

/** The idempotency key of a move made by rule. */
export function ruleKey(round: string, step: number): string {
  return keyUuid(`play:${round}:rule:${step}`)
}
