import type { Chance } from '#kit/chance.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { configHash } from '#game-kit/config-hash.ts'
import type { GameEvent } from '#game-kit/events.ts'
import type { Bet, BetError, BetType, HedgedShare, TheoryRow } from '#game-kit/game.ts'
import { amount, bad, good } from '#game-kit/schema.ts'
import type { Json, Result } from '#game-kit/schema.ts'
import { MOST_LINES } from './shared.ts'
import type { Acted, SaleCtx, Settled, SharedMath, Sides } from './shared.ts'

/** A line as it is sent and stored: key, stake ("1.00"), choice. */
export type StoredLine = readonly [key: string, stake: string, choice: Json]

export interface CheckedSlip {
  /** Sum of the stakes. */
  readonly stake: Minor
  /** The lines in their stored form. */
  readonly lines: readonly StoredLine[]
  /** By number or side, added up over the lines. */
  readonly exposure: ReadonlyMap<string, Minor>
}

/** A slip as the host reads it back. */
export interface StoredSlip {
  readonly lines: readonly StoredLine[]
  readonly epoch: number
  readonly acts: readonly Acted<Json>[]
}

export interface SettledSlip {
  readonly stake: Minor
  /** Each line's return is rounded down to a ledger unit in the operator's favour; the slip wins their sum. */
  readonly win: Minor
  /** One result for each line, in their order. */
  readonly results: readonly (Settled & {
    readonly stake: Minor
    readonly win: Minor
    readonly hedges?: readonly HedgedShare[]
  })[]
}

/** A shared game as host, verifier and tools use it: JSON in, JSON out, regardless of its own types. */
export interface SharedGame {
  readonly id: string
  readonly edition: number
  readonly defaultConfig: Json
  /** Throws if the configuration is not valid for this game: it was checked when the operator saved it. */
  open(config: unknown): OpenShared
  /** The reason why a configuration cannot be used, or null. */
  configProblem(config: unknown): string | null
}

export interface OpenShared {
  readonly configHash: string
  readonly maxLines: number
  /** What the first round of a series starts from; null if the game carries nothing. */
  readonly firstCarry: Json
  readonly hasCarry: boolean
  readonly takesOutcomes: boolean
  /** Reads and checks untrusted lines, `[[key, stake, choice], …]`. */
  check(lines: unknown, ctx: SaleCtx): Result<CheckedSlip, BetError>
  /** What a stored slip could cost, by number, as `check` says it of new ones. Throws on lines that were never accepted. */
  exposure(slip: Pick<StoredSlip, 'lines' | 'epoch'>): ReadonlyMap<string, Minor>
  draw(chance: Chance, carry: Json): { readonly outcome: Json; readonly carry: Json; readonly used: number }
  parseOutcome(json: unknown): Result<Json, string>
  /** Settles slips that `check` accepted; throws on any others. */
  settler(outcome: Json): (slip: StoredSlip) => SettledSlip
  describe(outcome: Json): readonly GameEvent[]
  theory(): readonly TheoryRow[]
  readonly timed: null | {
    readonly runsMs: (outcome: Json) => number
    /** The action in its stored form, whether it ends the slip and what it adds to the stake; null if it is not allowed. */
    readonly act: (
      slip: StoredSlip,
      action: unknown,
      at: { readonly afterMs: number; readonly pieces: readonly Json[] },
    ) => { readonly action: Json; readonly ends: boolean; readonly charge: Minor } | null
    /** Whether a slip has ended automatically after a number of milliseconds. */
    readonly hasEnded: (slip: StoredSlip, afterMs: number) => boolean
  }
  readonly piecewise: null | {
    readonly isLive: boolean
    readonly pieces: (outcome: Json) => readonly { readonly piece: Json; readonly afterMs: number }[]
    readonly join: (pieces: readonly Json[]) => Result<Json | null, string>
  }
}

export function sharedGame<Cfg, Choice, Outcome, Carry, Action>(
  game: SharedMath<Cfg, Choice, Outcome, Carry, Action>,
  defaultConfig: Cfg,
): SharedGame {
  const { id, edition, configSchema } = game
  if (game.maxLines > MOST_LINES) throw new RangeError(`${id}: more than ${MOST_LINES} lines`)
  return {
    id,
    edition,
    defaultConfig: configSchema.write(defaultConfig),
    open: (config) => {
      const cfg = configSchema.parse(config)
      if (!cfg.ok) throw new TypeError(`${id}: configuration: ${cfg.error}`)
      return openShared(game, cfg.value)
    },
    configProblem: (config) => {
      const cfg = configSchema.parse(config)
      return cfg.ok ? null : cfg.error
    },
  }
}

type Game<Cfg, Choice, Outcome, Carry, Action> = SharedMath<Cfg, Choice, Outcome, Carry, Action>
type Types<Cfg, Choice> = ReadonlyMap<string, BetType<Cfg, Choice>>

function openShared<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  cfg: Cfg,
): OpenShared {
  const types: Types<Cfg, Choice> = new Map(game.betTypes(cfg).map((type) => [type.key, type]))
  const outcomeOf = (json: Json): Outcome => stored(game.outcomeSchema.parse(json), `${game.id}: outcome`)
  const firstCarry = game.carry ? game.carry.schema.write(game.carry.first(cfg)) : null
  return {
    configHash: configHash(game.configSchema.write(cfg)),
    maxLines: game.maxLines,
    firstCarry,
    hasCarry: game.carry !== undefined,
    takesOutcomes: game.parseOutcome !== undefined,
    check: (lines, ctx) => checkedSlip(game, cfg, { types, lines, ctx }),
    exposure: ({ lines, epoch }) => exposureOf(game, cfg, { bets: readStored(types, lines), epoch }),
    draw: (chance, json) => {
      const before = chance.used
      // a game without `carry` never reads it
      const carry = game.carry ? stored(game.carry.schema.parse(json), `${game.id}: carry`) : (null as Carry)
      const drawn = game.draw(cfg, chance, carry)
      return {
        outcome: game.outcomeSchema.write(drawn.outcome),
        carry: game.carry ? game.carry.schema.write(drawn.carry) : null,
        used: chance.used - before,
      }
    },
    parseOutcome: (json) => {
      const read = game.parseOutcome?.(cfg, json) ?? bad('this game takes no outcome from outside')
      return read.ok ? good(game.outcomeSchema.write(read.value)) : read
    },
    settler: (json) =>
      slipSettler(game, types, {
        settle: game.settler(cfg, outcomeOf(json)),
        sidesOf: (bets) => game.sides?.(cfg, bets) ?? null,
      }),
    describe: (json) => game.describe(cfg, outcomeOf(json)),
    theory: () => game.theoretical(cfg),
    timed: timedOf(game, cfg, types, outcomeOf),
    piecewise: piecewiseOf(game, cfg, outcomeOf),
  }
}

/** What was stored was checked before; anything else is a defect or a forged row. */
function stored<T>(read: Result<T, string>, what: string): T {
  if (!read.ok) throw new TypeError(`${what}: ${read.error}`)
  return read.value
}

function readLine<Cfg, Choice>(types: Types<Cfg, Choice>, line: unknown): Result<Bet<Choice>, string> {
  if (!Array.isArray(line) || line.length !== 3) return bad('not [key, stake, choice]')
  const [key, stakeText, choiceJson]: unknown[] = line
  const type = typeof key === 'string' ? types.get(key) : undefined
  if (!type) return bad('key: unknown bet')
  const stake = amount.parse(stakeText)
  if (!stake.ok) return bad(`stake: ${stake.error}`)
  const choice = type.choice.parse(choiceJson)
  return choice.ok
    ? good({ key: type.key, stake: stake.value, choice: choice.value })
    : bad(`choice: ${choice.error}`)
}

function checkedSlip<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  cfg: Cfg,
  { types, lines, ctx }: { types: Types<Cfg, Choice>; lines: unknown; ctx: SaleCtx },
): Result<CheckedSlip, BetError> {
  const malformed = (detail: string) => bad<BetError>({ refused: 'games.betMalformed', detail })
  if (!Array.isArray(lines) || lines.length < 1 || lines.length > game.maxLines)
    return malformed(`not 1 to ${game.maxLines} lines`)
  const bets: Bet<Choice>[] = []
  for (const [place, line] of lines.entries()) {
    const bet = readLine(types, line)
    if (!bet.ok) return malformed(`line ${place + 1}: ${bet.error}`)
    bets.push(bet.value)
  }
  const checked = game.check(cfg, bets, ctx)
  if (!checked.ok) return checked
  const stake = checked.value.reduce((sum, bet) => sum + bet.stake, 0n)
  const exposure = exposureOf(game, cfg, { bets: checked.value, epoch: ctx.pieces.length })
  return good({ stake, lines: checked.value.map((bet) => writeLine(types, bet)), exposure })
}

function exposureOf<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  cfg: Cfg,
  { bets, epoch }: { readonly bets: readonly Bet<Choice>[]; readonly epoch: number },
): ReadonlyMap<string, Minor> {
  const exposure = new Map<string, Minor>()
  for (const bet of bets)
    for (const { key, most } of game.exposure?.(cfg, bet, epoch) ?? [])
      exposure.set(key, (exposure.get(key) ?? 0n) + most)
  return exposure
}

function writeLine<Cfg, Choice>(types: Types<Cfg, Choice>, { key, stake, choice }: Bet<Choice>): StoredLine {
  const type = types.get(key)
  if (!type) throw new TypeError(`the game's check returned a bet of the unknown type ${key}`)
  return [key, moneyText(stake), type.choice.write(choice)]
}

function readStored<Cfg, Choice>(types: Types<Cfg, Choice>, lines: readonly StoredLine[]): Bet<Choice>[] {
  return lines.map((line, place) => stored(readLine(types, line), `stored line ${place + 1}`))
}

function slipSettler<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  types: Types<Cfg, Choice>,
  {
    settle,
    sidesOf,
  }: {
    readonly settle: ReturnType<Game<Cfg, Choice, Outcome, Carry, Action>['settler']>
    readonly sidesOf: (bets: readonly Bet<Choice>[]) => Sides | null
  },
): (slip: StoredSlip) => SettledSlip {
  return ({ lines, epoch, acts }) => {
    const sold = { epoch, acts: readActs(game, acts) }
    let total = 0n
    let win = 0n
    const bets = readStored(types, lines)
    const sides = sidesOf(bets)
    const results = bets.map((bet, at) => {
      const settled = settle(bet, sold)
      const won = (bet.stake * settled.factor.n) / settled.factor.d
      // exact: a game adds whole parts of a stake, half of one at the least
      const stake = settled.staked ? (bet.stake * settled.staked.n) / settled.staked.d : bet.stake
      total += stake
      win += won
      const hedges = sides?.[at] ?? []
      return hedges.length > 0 ? { ...settled, stake, win: won, hedges } : { ...settled, stake, win: won }
    })
    return { stake: total, win, results }
  }
}

function readActs<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  acts: readonly Acted<Json>[],
): Acted<Action>[] {
  const { timed } = game
  if (!timed) return []
  return acts.map(({ action, afterMs }) => ({
    action: stored(timed.actionSchema.parse(action), `${game.id}: action`),
    afterMs,
  }))
}

function timedOf<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  cfg: Cfg,
  types: Types<Cfg, Choice>,
  outcomeOf: (json: Json) => Outcome,
): OpenShared['timed'] {
  const { timed } = game
  if (!timed) return null
  return {
    runsMs: (outcome) => timed.runsMs(cfg, outcomeOf(outcome)),
    act: (slip, json, at) => {
      const action = timed.actionSchema.parse(json)
      if (!action.ok) return null
      const bets = readStored(types, slip.lines)
      const answer = timed.act(cfg, bets, readActs(game, slip.acts), { action: action.value, ...at })
      if (!answer) return null
      const charge = typeof answer === 'object' ? answer.charge : 0n
      return { action: timed.actionSchema.write(action.value), ends: answer === 'settle', charge }
    },
    hasEnded: (slip, afterMs) =>
      timed.hasEnded?.(cfg, readStored(types, slip.lines), readActs(game, slip.acts), afterMs) ?? false,
  }
}

function piecewiseOf<Cfg, Choice, Outcome, Carry, Action>(
  game: Game<Cfg, Choice, Outcome, Carry, Action>,
  cfg: Cfg,
  outcomeOf: (json: Json) => Outcome,
): OpenShared['piecewise'] {
  const { piecewise } = game
  if (!piecewise) return null
  return {
    isLive: piecewise.isLive,
    pieces: (outcome) => piecewise.pieces(cfg, outcomeOf(outcome)),
    join: (pieces) => {
      const read = piecewise.join(cfg, pieces)
      if (!read.ok) return read
      return good(read.value === null ? null : game.outcomeSchema.write(read.value))
    },
  }
}
