import type { FakeServer } from '#contract/testing/fake-server.ts'
import { newId } from '#contract/new-id.ts'
import type { Reply } from '#contract/route.ts'
import { major } from '#kit/money.ts'
import { baccaratRules } from '#games/tables/baccarat/rules.ts'
import { usualBaccarat } from '#games/tables/baccarat/config.ts'
import { roulette, rouletteConfig } from '#games/tables/roulette/rules.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { tables } from '../contract/member.ts'

type TableReply = Reply<typeof tables.table>
type Round = NonNullable<TableReply['round']>
export type Slip = TableReply['mine'][number]

const SELLS_MS = 20_000

/** A hand of baccarat that the banker wins with seven against six. */
export const handOfBaccarat = {
  mark: 'B7',
  outcome: {
    cards: [22, 5, 14, 26, 42],
    shoe: { number: 3, round: 12, left: 210, burnt: [], isLast: false },
  },
  script: [
    { type: 'card', atMs: 1_000, hand: 'player', card: 22, total: 0 },
    { type: 'card', atMs: 2_000, hand: 'banker', card: 5, total: 6 },
    { type: 'card', atMs: 3_000, hand: 'player', card: 14, total: 2 },
    { type: 'card', atMs: 4_000, hand: 'banker', card: 26, total: 7 },
    { type: 'card', atMs: 6_000, hand: 'player', card: 42, total: 6 },
    { type: 'result', atMs: 7_000, result: 'banker', player: 6, banker: 7 },
  ],
} as const

/** A table of a game in a phase; the round's own clock starts now. */
export function tableReply(change: {
  readonly game?: 'baccarat' | 'roulette'
  readonly phase?: Round['phase']
  readonly round?: Partial<Round>
  readonly table?: Partial<TableReply['table']>
  readonly mine?: readonly Slip[]
}): TableReply {
  const { game = 'baccarat', phase = 'betting', mine = [] } = change
  const now = Date.now()
  const opensAt = new Date(phase === 'betting' ? now : now - SELLS_MS - 1_500)
  const closesAt = new Date(opensAt.getTime() + SELLS_MS)
  const isDrawn = phase === 'dealing' || phase === 'over'
  const round: Round = {
    table: 'BAC1',
    id: change.round?.id ?? newId(),
    label: 'BAC1-12',
    version: 1,
    phase,
    opensAt,
    closesAt,
    drawsAt: new Date(closesAt.getTime() + 1_500),
    drawnAt: isDrawn ? new Date(now) : null,
    endsAt: isDrawn ? new Date(now + 8_500) : null,
    commitment: 'ab'.repeat(32),
    ticketsHash: null,
    outcome: null,
    pieces: [],
    script: [],
    mark: null,
    voidReason: null,
    ...change.round,
  }
  const isWheel = game === 'roulette'
  return {
    now: new Date(now),
    table: {
      code: 'BAC1',
      name: 'Lotus table',
      game,
      series: 'tables.bac1',
      sellsSeconds: SELLS_MS / 1_000,
      isOpen: true,
      limits: {
        currency: 'VND',
        min: major(10_000),
        maxMain: major(1_000_000),
        maxSide: major(100_000),
        tableMax: major(2_000_000),
        step: major(1_000),
        chips: [10_000, 50_000, 200_000].map(major),
      },
      phase,
      closesAt,
      players: 12,
      marks: isWheel ? ['17', '0', '32'] : ['P8', 'B7p', 'B6', 'T5', 'P9b'],
      goodRoads: [{ key: 'streak', of: 'B', length: 6 }],
      shoe: isWheel ? null : { number: 3, round: 12, left: 210 },
      dealer: null,
      ...change.table,
    },
    round,
    seats: {
      table: 'BAC1',
      round: round.id,
      players: 7,
      books: [{ currency: 'VND', stands: [{ key: 'banker', players: 4, stake: major(300_000) }] }],
      big: [],
    },
    edition: 1,
    config: isWheel
      ? roulette.configSchema.write(rouletteConfig)
      : baccaratRules('commission').configSchema.write(usualBaccarat.commission),
    isShown: true,
    mine: [...mine],
  }
}

/** A slip with one line. */
export function slipOn(round: string, line: Slip['lines'][number], change: Partial<Slip> = {}): Slip {
  return {
    id: newId(),
    table: 'BAC1',
    name: 'Lotus table',
    game: 'baccarat',
    round,
    label: 'BAC1-12',
    state: 'open',
    currency: 'VND',
    stake: line.stake,
    win: line.win ?? 0n,
    at: new Date(),
    closesAt: new Date(),
    lines: [line],
    decisions: [],
    mayUndo: true,
    ...change,
  }
}

/** The calls that every page of a table makes beside that of the table itself. */
export function answerTable(server: FakeServer, reply: TableReply): void {
  server.on(tables, 'table', reply)
  server.on(tables, 'list', { now: new Date(), list: [reply.table] })
  server.on(wallet, 'balance', {
    sumBalance: major(5_000_000),
    held: 0n,
    bonus: null,
    currency: 'VND',
    wallets: [],
  })
}
