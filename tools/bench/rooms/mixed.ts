import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '#contract/client.ts'
import { RefusedError } from '#contract/envelope.ts'
import { cardRooms } from '#features/play/card-rooms/contract.ts'
import { noise } from '../cpu.ts'
import { TABLES } from '../fishing/seats.ts'
import { fireVolley } from '../fishing/tables.ts'
import { figure, p99, type Goal, type Reached } from '../goals.ts'
import { openPlace } from '../place.ts'
import { openServers } from '../product/rounds.ts'
import { ROOMS } from './seats.ts'

/** A player thinks so long; a table of two then has about one decision in two seconds. */
const THINK_MS = 2_000
/** The page reads its room again so often while it waits for others. */
const LOOK_MS = 1_000
/** Beside them every seat of fifty tables of fishing fires a volley a second. */
const VOLLEY_MS = 1_000

const goals = {
  reply: {
    id: 'R-reply',
    what: 'p99 of the reply to a decision, 200 card tables beside 50 of fishing in one process',
    better: 'less',
    must: 250,
    ambitious: 60,
    unit: 'ms',
  },
  cpu: {
    id: 'R-cpu',
    what: 'CPU of the process a second and table, the same',
    better: 'less',
    must: 4,
    ambitious: 2,
    unit: 'ms',
  },
} as const satisfies Record<string, Goal>

type Counted = {
  readonly times: number[]
  readonly hands: Set<string>
  /** By code. */
  readonly refused: Map<string, number>
}

/** Why a decision did not count. A failure is no refusal: it ends the run. */
function codeOf(error: unknown): string {
  if (error instanceof RefusedError) return error.code
  throw error
}

/** One player of a card table: cuts the deck, checks or calls, and now and then folds. */
async function playCards(
  { site, seat, until }: { readonly site: string; readonly seat: string; readonly until: number },
  count: Counted,
): Promise<void> {
  const [code = '', token = ''] = seat.split(' ')
  const api = createClient(cardRooms, { base: site, headers: () => ({ authorization: token }) })
  const params = { code }
  await setTimeout(Math.random() * LOOK_MS)
  while (performance.now() < until) {
    const { hand, mine } = await api.room({ params })
    if (hand?.wantsSeed) {
      const seed = randomBytes(16).toString('hex')
      await api.seed({ params, body: { hand: hand.id, seed } }).catch(() => undefined)
    }
    const view = hand?.state === 'playing' ? hand.holdem : null
    if (!hand || !view || mine === null || !view.awaited.includes(mine)) {
      await setTimeout(LOOK_MS)
      continue
    }
    await setTimeout(THINK_MS * (0.5 + Math.random()))
    const kind = view.legal?.check ? 'check' : Math.random() < 0.1 ? 'fold' : 'call'
    const from = performance.now()
    const no = await api
      .act({ params, body: { hand: hand.id, version: hand.version, action: { kind } } })
      .then(() => null, codeOf)
    count.times.push(performance.now() - from)
    count.hands.add(hand.id)
    if (no !== null) count.refused.set(no, (count.refused.get(no) ?? 0) + 1)
  }
}

async function fire({ url, token, until }: { url: string; token: string; until: number }): Promise<void> {
  await setTimeout(Math.random() * VOLLEY_MS)
  while (performance.now() < until) {
    const due = performance.now() + VOLLEY_MS
    await fireVolley(url, token)
    await setTimeout(Math.max(0, due - performance.now()))
  }
}

/** Everyone plays at the pace of people. */
export async function benchMixed(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const place = await openPlace()
  try {
    const server = await openServers(place.ownerUrl, 1, { BENCH_ROOMS: '1' })
    const { url, site, tokens } = server
    tell(`Rooms: ${tokens.length} members play; ${noise()}`)
    const played = async (seconds: number): Promise<Counted> => {
      const until = performance.now() + seconds * 1_000
      const count: Counted = { times: [], hands: new Set(), refused: new Map() }
      await Promise.all(
        tokens.map((seat) =>
          seat.includes(' ') ? playCards({ site, seat, until }, count) : fire({ url, token: seat, until }),
        ),
      )
      return count
    }
    await played(isQuick ? 6 : 20)
    const before = server.cpuUs()
    const from = performance.now()
    const { times, hands, refused } = await played(isQuick ? 10 : 40)
    const seconds = (performance.now() - from) / 1_000
    const cpuMs = (server.cpuUs() - before) / 1_000
    await server.close()
    const codes = [...refused].map(([code, number]) => `${code} ${number}`)
    tell(`  ${times.length} decisions in ${hands.size} hands; refused: ${codes.join(', ') || 'none'}`)
    return [figure(goals.reply, p99(times)), figure(goals.cpu, cpuMs / seconds / (ROOMS + TABLES))]
  } finally {
    await place.close()
  }
}
