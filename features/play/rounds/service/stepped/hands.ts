import { fairChance } from '#kit/chance-fair.ts'
import type { Hand } from '#game-kit/stepped/stepped.ts'
import { walletById } from '#ledger/wallets.ts'
import { loadEdition } from '#games/editions.ts'
import type { App } from '#server/app.ts'
import { UNFINISHED_MS } from '../../rules.ts'
import { actionsOf, type ActionRow } from '../../store/actions.ts'
import { configById } from '../../store/audit.ts'
import { roundById, type RoundFound } from '../../store/record.ts'
import { pairById } from '../../store/seeds.ts'
import { nativeHmac } from '../seeds/hmac.ts'
import { openSeed } from '../seeds/seeds.ts'
import { shownRound, type ShownHand, type ShownRound } from '../shown.ts'

/** A stepped round's state: its stored row, its moves, and the resulting hand. */
export type Standing = {
  readonly round: RoundFound
  readonly actions: readonly ActionRow[]
  readonly hand: Hand
}

/** The stored data of a round cannot be replayed: it is voided, its stake refunded and its game stopped (G12). */
export class Unrecoverable extends Error {}

/**
 * Rebuilds a round by replaying its moves (G14): the same on any device, in any process, after any crash. `upTo` stops before the move of
 * that number. The round's own game version and configuration apply, not the active ones.
 */
export async function standingOf(app: App, round: RoundFound, upTo?: number): Promise<Standing> {
  const [edition, config, pair, log] = await Promise.all([
    loadEdition(round.game, round.edition),
    configById(app.db, round.inputs?.config ?? 0),
    pairById(app.db, round.seedId ?? ''),
    actionsOf(app.db, round.id),
  ])
  const open = config && edition?.open(config.config)
  if (!open?.deal || !pair)
    throw new Unrecoverable(`round ${round.id}: its game, configuration or seeds are gone`)
  const actions = log.slice(0, upTo)
  const seeds = {
    serverSeed: openSeed(app, pair.serverSeed),
    clientSeed: pair.clientSeed,
    nonce: Number(round.nonce ?? 0n),
  }
  const chance = fairChance(seeds, nativeHmac)
  return { round, actions, hand: madeAgain(() => open.deal?.(round.inputs?.bets ?? [], chance), actions) }
}

function madeAgain(deal: () => Hand | undefined, actions: readonly ActionRow[]): Hand {
  let hand: Hand | null | undefined
  try {
    hand = deal()
    for (const { action } of actions) hand = hand?.act(action)
  } catch (error) {
    throw new Unrecoverable('its bets or moves cannot be made again', { cause: error })
  }
  if (!hand) throw new Unrecoverable('a move of it is not allowed where it was made')
  return hand
}

export function shownHand(hand: Hand, step: number, lastAt: Date): ShownHand | null {
  if (hand.ended) return null
  return {
    step,
    moves: [...hand.moves],
    view: hand.view,
    until: new Date(lastAt.getTime() + UNFINISHED_MS),
  }
}

/** The current state of a round for its frame, with the wallet's current balance. */
export async function shownStanding(app: App, { round, actions, hand }: Standing): Promise<ShownRound> {
  const wallet = await walletById(app.db, round.wallet)
  const balance = wallet?.balance ?? 0n
  const held = wallet?.held ?? 0n
  return {
    ...shownRound({ ...round, after: balance, seq: wallet?.seq ?? round.seq }, held),
    stake: hand.stake,
    win: hand.ended?.win ?? 0n,
    events: [...hand.events],
    hand: shownHand(hand, actions.length, actions.at(-1)?.at ?? round.at),
  }
}

/** The current state of the round with this id. */
export async function shownById(app: App, id: string): Promise<ShownRound> {
  const round = await roundById(app.db, id)
  if (!round) throw new Error(`play: round ${id} is not there`)
  return shownStanding(app, await standingOf(app, round))
}
