import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import { configHash } from './config-hash.ts'
import { readBets, writeBet } from './stepped/bets.ts'
import type { BetError, GameMath, LimitCtx, TheoryRow } from './game.ts'
import { playInstant } from './play.ts'
import type { Played } from './play.ts'
import { bad, good } from './schema.ts'
import type { Json, Result, Schema } from './schema.ts'
import type { Hand } from './stepped/stepped.ts'

/**
 * A game as the host, replay, the verifier and the tools use it: JSON in, JSON out, regardless of its own types. `open` fixes one
 * configuration; server, browser and command line use the same interface.
 */
export interface InstantGame {
  readonly id: string
  readonly edition: number
  readonly defaultConfig: Json
  /** Throws if the configuration is not valid for this game: it was checked when the operator saved it. */
  open(config: unknown): OpenGame
  /** The reason why a configuration cannot be used, or null. */
  configProblem(config: unknown): string | null
}

export interface CheckedBets {
  /** Sum of the stakes. */
  readonly stake: Minor
  /** The bets in their stored form. */
  readonly bets: readonly Json[]
}

export interface OpenGame {
  readonly configHash: string
  /** Reads and checks untrusted bets: `[{ key, stake: "1.00", choice }]`. */
  check(bets: unknown, ctx: LimitCtx): Result<CheckedBets, BetError>
  /**
   * Plays bets that `check` accepted, in their stored form; throws on any others. `actions` are the moves of a multi-step round, in
   * order, to its end; an instant game has none.
   */
  play(bets: readonly Json[], chance: Chance, actions?: readonly Json[]): Played<Json>
  /** A round that continues with the member's moves; undefined in an instant game. */
  readonly deal?: (bets: readonly Json[], chance: Chance) => Hand
  theory(): readonly TheoryRow[]
}

export function instantGame<Cfg, Choice, Outcome>(
  game: GameMath<Cfg, Choice, Outcome>,
  defaultConfig: Cfg,
): InstantGame {
  return behindDoor(game, defaultConfig, (cfg) => openGame(game, cfg))
}

type Configured<Cfg> = { readonly id: string; readonly edition: number; readonly configSchema: Schema<Cfg> }

/** The interface of all games: a stored configuration is parsed before the game is opened with it. */
export function behindDoor<Cfg>(
  { id, edition, configSchema }: Configured<Cfg>,
  defaultConfig: Cfg,
  open: (cfg: Cfg) => OpenGame,
): InstantGame {
  return {
    id,
    edition,
    defaultConfig: configSchema.write(defaultConfig),
    open: (config) => {
      const cfg = configSchema.parse(config)
      if (!cfg.ok) throw new TypeError(`${id}: configuration: ${cfg.error}`)
      return open(cfg.value)
    },
    configProblem: (config) => {
      const cfg = configSchema.parse(config)
      return cfg.ok ? null : cfg.error
    },
  }
}

function openGame<Cfg, Choice, Outcome>(game: GameMath<Cfg, Choice, Outcome>, cfg: Cfg): OpenGame {
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
    play: (json, chance, actions = []) => {
      if (actions.length) throw new TypeError(`${game.id}: moves in a game without moves`)
      const bets = readBets(game, cfg, json)
      if (!bets.ok) throw new TypeError(`${game.id}: stored bets: ${bets.error}`)
      const played = playInstant(game, cfg, bets.value, chance)
      return { ...played, outcome: game.outcomeSchema.write(played.outcome) }
    },
    theory: () => game.theoretical(cfg),
  }
}
