import { NetworkError } from '#contract/envelope.ts'
import { createClient } from '#contract/client.ts'
import type { Reply } from '#contract/route.ts'
import { play } from '#features/play/rounds/contract.ts'
import { moneyText } from '#kit/money.ts'
import { keepAmountDecimals } from '#texts/decimals.ts'
import type { AutoplayPlan } from './autoplay/plan.ts'
import type { Notice } from './table-state.ts'
import type { PlacedBet } from '#game-kit/scene/port.ts'

export type GameSession = Reply<typeof play.session>
export type PlayedRound = Reply<typeof play.round>

export type RoundMove = { readonly roundId: string; readonly step: number; readonly action: unknown }

/** The page's requests to the platform. Golden rounds implement it too, so that a scene needs no server. */
export type GameApi = {
  /** Opens a session with the launch ticket, or continues the session of this tab. */
  open(): Promise<GameSession>
  session(): Promise<GameSession>
  /** The active bonus in this game; null without one. */
  bonus(): Promise<GameSession['bonus']>
  /** The amounts of the game's jackpot; null without one. */
  jackpot?(): Promise<GameSession['jackpot']>
  /** Idempotent: the same key returns the original round, so it is safe to retry when the result is unknown. */
  round(bets: readonly PlacedBet[], key: string, autoplay?: string): Promise<PlayedRound>
  /** Starts an autoplay; the platform enforces its limits. */
  autoplay(plan: AutoplayPlan): Promise<{ readonly id: string; readonly left: number }>
  /** The next move of an open round; safe to retry with the same key. */
  act(move: RoundMove, key: string): Promise<PlayedRound>
  /** Newest first. */
  recent(): Promise<readonly PlayedRound[]>
  /** What a request of the open session carries; undefined without a server. */
  headers?(): Record<string, string>
}

const TOKEN = 'game.token'
/** Enough for the roads of a card table; an instant game shows as many as fit. */
const RECENT = 40

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // without storage a reload of the frame needs a fresh launch
  }
}

/** Formats amounts like the embedding page. */
function shownAs(session: GameSession): GameSession {
  keepAmountDecimals({ [session.currency]: session.amountDecimals })
  return session
}

/** The platform's game API. The ticket is removed from the URL immediately: a reload continues with the tab's token. */
export function createServerApi(game: string, ticket: string | null, language: () => string): GameApi {
  const slot = `${TOKEN}.${game}`
  let token = stored(slot)
  const headers = () => ({ language: language(), ...(token ? { authorization: token } : {}) })
  const client = createClient(play, { headers })
  const enter = async (once: string): Promise<GameSession> => {
    const entered = await client.enter({ body: { ticket: once } })
    token = entered.token
    store(slot, token)
    return entered.session
  }
  return {
    headers,
    open: async () => {
      if (!ticket) return shownAs(await client.session())
      const once = ticket
      history.replaceState(null, '', withoutTicket(location.href))
      const session = await enter(once)
      ticket = null
      return shownAs(session)
    },
    session: async () => shownAs(await client.session()),
    bonus: async () => (await client.bonus()).bonus,
    jackpot: async () => (await client.jackpot()).jackpot,
    recent: async () => (await client.recent({ query: { limit: RECENT } })).rounds,
    act: ({ roundId, step, action }, idempotencyKey) =>
      client.act({ params: { roundId }, body: { step, action } }, { idempotencyKey }),
    autoplay: (plan) => client.autoplay({ body: plan }),
    round: (placed, idempotencyKey, autoplay) => {
      const bets = placed.map(({ key, stake, choice }) => ({ key, stake: moneyText(stake), choice }))
      return client.round({ body: { bets, ...(autoplay && { autoplay }) } }, { idempotencyKey })
    },
  }
}

function withoutTicket(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('ticket')
  return url.toString()
}

/** Delays between retries while the result of a round is unknown; the last one repeats. */
const RETRY_MS = [600, 1_500, 3_000, 6_000]

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Retries until there is an answer: the idempotency key makes repeated requests one round or one move. */
export function patientAsk(notify: (notice: Notice | null) => void) {
  return async (question: () => Promise<PlayedRound>): Promise<PlayedRound> => {
    for (let nth = 0; ; nth++) {
      try {
        const round = await question()
        notify(null)
        return round
      } catch (problem) {
        if (!(problem instanceof NetworkError)) throw problem
        if (nth > 0) notify({ kind: 'line' })
        await pause(RETRY_MS[Math.min(nth, RETRY_MS.length - 1)] ?? 6_000)
      }
    }
  }
}
