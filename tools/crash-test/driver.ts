/** All HTTP calls of the crash test to the platform, like a member's browser. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi, createClient, type Client } from '#contract/client.ts'
import { RefusedError } from '#contract/envelope.ts'
import { seal } from '#contract/seal.ts'
import { contracts } from '#features/contracts.ts'
import { play } from '#features/play/rounds/contract.ts'
import { system } from '#features/platform/settings/contract.ts'
import { PAYEE } from './cashier.ts'
import { humanAnswer } from './human.ts'
import type { Ports } from '../launcher/place.ts'

export type Api = ReturnType<typeof apiAt>
export type Frame = Client<typeof play>
export type Member = {
  account: string
  api: Api
  frame: Frame
  minRoundMs: number
  payout: string
  bets: readonly PlacedBet[]
}
export type Round = { roundId: string; stake: bigint; win: bigint; balance: bigint }

export const PASSWORD = 'a long torture password'
const RETRY_MS = 60

function apiAt(base: string, token?: string) {
  const open = createClient(system, { base })
  return createApi(contracts, {
    base,
    headers: () => (token ? { authorization: token } : {}),
    newKey: randomUUID,
    async seal(json, path) {
      const { key } = await open.whitelabel()
      return seal(json, path, key, { now: () => new Date(), newId: randomUUID })
    },
    async fetch(address, init) {
      const isChecked = /\/wps\/(member\/register|session\/login)$/.test(String(address))
      const answer: Record<string, string> = isChecked ? { 'human-check': await humanAnswer(base) } : {}
      return fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), ...answer },
      })
    },
  })
}

/** Registers a member; balance and game session follow. */
export async function register(ports: Ports, account: string): Promise<Api> {
  const base = `http://127.0.0.1:${ports.PORT}`
  const { token } = await apiAt(base).identity.register({
    body: {
      username: account,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-01-01',
      termsAgreed: true,
      payeeName: PAYEE,
      language: 'en',
    },
  })
  return apiAt(base, token)
}

type PlacedBet = { key: string; stake: string; choice: object }
type Game = { id: string; bets: readonly PlacedBet[] }

/** A small even-money bet, which wins about every second roll, and a volley of fifteen bullets. */
const games: readonly [Game, Game] = [
  { id: 'dice', bets: [{ key: 'roll', stake: '1000', choice: { direction: 'under', target: 5_000 } }] },
  {
    id: 'koi-shallows',
    bets: Array.from({ length: 15 }, (_, shot) => ({
      key: 'shot',
      stake: '100',
      choice: { shot, fish: 'minnow' },
    })),
  },
]

type Seat = { account: string; api: Api; payout: string; isFishing: boolean }

/** Launches Dice or a fishing room and opens its session like the game's frame. */
export async function sitDown(ports: Ports, { account, api, payout, isFishing }: Seat): Promise<Member> {
  const { id, bets } = games[isFishing ? 1 : 0]
  const { game_url: address } = await api.lobby.launch({ query: { gameId: id } })
  const ticket = new URL(address).searchParams.get('ticket') ?? ''
  const base = `http://127.0.0.1:${ports.GAME_PORT}`
  const { token, session } = await createClient(play, { base }).enter({ body: { ticket } })
  const frame = createClient(play, { base, headers: () => ({ authorization: token }) })
  return { account, api, frame, minRoundMs: session.minRoundMs, payout, bets }
}

/** Sends one round once. Null: its result is unknown, and the same key must be sent again. */
export async function sendRound(member: Member, key: string): Promise<Round | null> {
  try {
    const { roundId, stake, win, balance } = await member.frame.round(
      { body: { bets: [...member.bets] } },
      { idempotencyKey: key },
    )
    return { roundId, stake, win, balance }
  } catch (error) {
    if (error instanceof RefusedError && isFinal(error)) throw error
    await sleep(waitOf(error))
    return null
  }
}

/** A final refusal of a valid round: a retry would not help. */
function isFinal({ status, code }: RefusedError): boolean {
  return status < 500 && status !== 429 && code !== 'play.tooSoon'
}

function waitOf(error: unknown): number {
  if (!(error instanceof RefusedError)) return RETRY_MS
  const { waitMs } = Object(error.detail)
  return typeof waitMs === 'number' ? waitMs : RETRY_MS
}
