import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import { readBets, writeBet } from './bets.ts'
import { canonicalText, configHash } from '#game-kit/config-hash.ts'
import type { GameEvent } from '#game-kit/events.ts'
import type { Bet, BetError, BetType, LimitCtx, Line, TheoryRow } from '#game-kit/game.ts'
import { behindDoor } from '#game-kit/instant.ts'
import type { InstantGame, OpenGame } from '#game-kit/instant.ts'
import { concluded } from '#game-kit/play.ts'
import type { Played } from '#game-kit/play.ts'
import { bad, good } from '#game-kit/schema.ts'
import type { Json, Result, Schema } from '#game-kit/schema.ts'

/** A move that is allowed now, and what it adds to the stake (0: nothing). */
export interface Move<Action> {
  readonly action: Action
  readonly charge: Minor
}

/** The result of a deal or a move: the state after it, and its visible events. */
export interface Dealt<State> {
  readonly state: State
  readonly events: readonly GameEvent[]
}

/**
 * A multi-step game. Its state is derived from configuration, bets, random numbers and the moves so far, and from nothing else: a round
 * is rebuilt by replaying its moves, on any device, after any crash. Events never reveal what the member may not know yet.
 */
export interface SteppedMath<Cfg, Choice, State, Action> {
  readonly id: string
  readonly edition: number
  readonly kind: 'stepped'
  readonly configSchema: Schema<Cfg>
  readonly actionSchema: Schema<Action>
  readonly maxBets: number
  betTypes(cfg: Cfg): readonly BetType<Cfg, Choice>[]
  check(cfg: Cfg, bets: readonly Bet<Choice>[], ctx: LimitCtx): Result<readonly Bet<Choice>[], BetError>
  init(cfg: Cfg, bets: readonly Bet<Choice>[], chance: Chance): Dealt<State>
  /** Every legal move; none once the round is over. */
  legal(cfg: Cfg, state: State): readonly Move<Action>[]
  /** Makes one of the legal moves. Draws in a fixed, documented order. */
  step(cfg: Cfg, state: State, action: Action, chance: Chance): Dealt<State>
  /** One entry for each bet and each later charge; null while the round is open. Their stakes sum to everything that was charged. */
  settle(cfg: Cfg, state: State): readonly Line[] | null
  /** The part of the state that the member may know. */
  view(cfg: Cfg, state: State): Json
  /** The move for an absent member; null: the round is voided and the stake refunded. */
  timeout(cfg: Cfg, state: State): Action | null
  theoretical(cfg: Cfg): readonly TheoryRow[]
}

/** A multi-step round as hosts and tools use it: JSON in, JSON out. Each state continues the random stream of the previous one. */
export interface Hand {
  /** All that may be shown so far; with the money once the round is over. */
  readonly events: readonly GameEvent[]
  /** Staked so far, with every charge. */
  readonly stake: Minor
  readonly moves: readonly Move<Json>[]
  readonly view: Json
  readonly ended: Played<Json> | null
  /** The state after a move; null if the move is not legal. */
  act(action: unknown): Hand | null
  /** The move for an absent member. */
  absent(): Json | null
}

/** Moves that do not end a round: a stored round with them was not played like that. */
export class NotSoPlayed extends Error {}

/** A multi-step game behind the interface of all games. */
export function steppedGame<Cfg, Choice, State, Action>(
  game: SteppedMath<Cfg, Choice, State, Action>,
  defaultConfig: Cfg,
): InstantGame {
  return behindDoor(game, defaultConfig, (cfg) => openStepped(game, cfg))
}

function openStepped<Cfg, Choice, State, Action>(
  game: SteppedMath<Cfg, Choice, State, Action>,
  cfg: Cfg,
): OpenGame {
  const deal = (json: readonly Json[], chance: Chance): Hand => {
    const bets = readBets(game, cfg, json)
    if (!bets.ok) throw new TypeError(`${game.id}: stored bets: ${bets.error}`)
    const { state, events } = game.init(cfg, bets.value, chance)
    const stake = bets.value.reduce((total, bet) => total + bet.stake, 0n)
    return handOf(game, { cfg, bets: bets.value, chance, state, events, stake })
  }
  return {
    configHash: configHash(game.configSchema.write(cfg)),
    check: (json, ctx) => {
      const bets = readBets(game, cfg, json)
      if (!bets.ok) return bad({ refused: 'games.betMalformed', detail: bets.error })
      const checked = game.check(cfg, bets.value, ctx)
      if (!checked.ok) return checked
      const stake = checked.value.reduce((total, bet) => total + bet.stake, 0n)
      return good({ stake, bets: checked.value.map((bet) => writeBet(game, cfg, bet)) })
    },
    deal,
    play: (bets, chance, actions = []) => {
      let hand = deal(bets, chance)
      for (const [place, action] of actions.entries()) {
        const next = hand.act(action)
        if (!next) throw new NotSoPlayed(`move ${place + 1} is not allowed there`)
        hand = next
      }
      if (!hand.ended) throw new NotSoPlayed('the round is not over after its moves')
      return hand.ended
    },
    theory: () => game.theoretical(cfg),
  }
}

interface Held<Cfg, Choice, State> extends Dealt<State> {
  readonly cfg: Cfg
  readonly bets: readonly Bet<Choice>[]
  readonly chance: Chance
  readonly stake: Minor
}

function handOf<Cfg, Choice, State, Action>(
  game: SteppedMath<Cfg, Choice, State, Action>,
  held: Held<Cfg, Choice, State>,
): Hand {
  const { cfg, bets, chance, state, events, stake } = held
  const view = game.view(cfg, state)
  const lines = game.settle(cfg, state)
  const ended: Played<Json> | null = lines && {
    outcome: view,
    ...concluded(
      events,
      lines,
      bets.map((bet) => bet.choice),
    ),
    used: chance.used,
  }
  if (ended && ended.stake !== stake) throw new TypeError(`${game.id}: its lines settle another stake`)
  const moves = ended ? [] : game.legal(cfg, state)
  return {
    events: ended?.events ?? events,
    stake,
    moves: moves.map(({ action, charge }) => ({ action: game.actionSchema.write(action), charge })),
    view,
    ended,
    act: (json) => {
      const action = game.actionSchema.parse(json)
      if (!action.ok) return null
      const asked = canonicalText(game.actionSchema.write(action.value))
      const move = moves.find((one) => canonicalText(game.actionSchema.write(one.action)) === asked)
      if (!move) return null
      const next = game.step(cfg, state, move.action, chance)
      return handOf(game, {
        ...held,
        state: next.state,
        events: [...events, ...next.events],
        stake: stake + move.charge,
      })
    },
    absent: () => {
      const action = game.timeout(cfg, state)
      return action === null ? null : game.actionSchema.write(action)
    },
  }
}
