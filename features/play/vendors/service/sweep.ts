import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { parseMoney } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import type { Act } from '../rules/acts.ts'
import { longOpen, noteAsked, type OpenRound } from '../store/open-rounds.ts'
import { signCall } from './house-key.ts'
import { actOn, OWN } from './wallet/act.ts'

/** A round is polled when it has been open for ten minutes, and then every half hour. */
const OPEN_MS = 10 * 60_000
const AGAIN_MS = 30 * 60_000
const MOST = 200
const TIMEOUT_MS = 5_000

const answer = z.object({
  state: z.enum(['open', 'closed', 'void', 'unknown']),
  /** The vendor's payments and rollbacks in it, in order. */
  transactions: z.optional(
    z.array(
      z.object({
        kind: z.enum(['win', 'rollback']),
        transaction_uuid: z.string(),
        reference_transaction_uuid: z.optional(z.string()),
        amount: z.optional(z.string()),
      }),
    ),
  ),
})
type Answer = z.output<typeof answer>

/** Polls each provider about rounds that have been open too long: the provider's reply decides, we never guess. */
export async function askOpenRounds(app: App): Promise<void> {
  const now = app.clock.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const found = await longOpen(app.db, {
    openedBefore: before(OPEN_MS),
    askedBefore: before(AGAIN_MS),
    most: MOST,
  })
  for (const round of found) {
    const told = await ask(app, round, now)
    await noteAsked(app.db, round.id, told?.state ?? 'silent', now)
    if (told) await bring(app, round, told, now)
  }
}

async function ask(app: App, round: OpenRound, now: Date): Promise<Answer | null> {
  const url = `${round.apiUrl.replace(/\/$/, '')}/round/status`
  const body = JSON.stringify({ round: round.ref, user: round.player, game: round.game })
  const signed = signCall(app, { method: 'POST', path: new URL(url).pathname, body, now })
  try {
    const reply = await app.outbound.fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signed },
      timeoutMs: TIMEOUT_MS,
    })
    const read = reply.ok ? z.safeParse(answer, await reply.json()) : null
    return read?.success ? read.data : null
  } catch {
    return null // no response: polled again in half an hour, and visible in the back office until then
  }
}

/** Executes the same operations as if the vendor had called: each has its own id, so a delayed call changes nothing. */
async function bring(app: App, round: OpenRound, told: Answer, now: Date): Promise<void> {
  const whom = { token: null, user: round.player }
  const acts: Act[] = (told.transactions ?? []).flatMap((one): readonly Act[] => {
    const { transaction_uuid: transaction, reference_transaction_uuid: reference = null } = one
    if (one.kind === 'rollback') return reference ? [{ op: 'rollback', transaction, reference, whom }] : []
    const amount = parseMoney(one.amount ?? '')
    const rest = { game: round.game, currency: round.currency, isPromo: false, closes: false }
    return amount === null
      ? []
      : [{ op: 'win', transaction, round: round.ref, reference, amount, whom, ...rest }]
  })
  if (told.state === 'closed') acts.push({ op: 'close', round: round.ref, whom })
  for (const act of acts) {
    const results = await actOn(app, { vendor: round.vendor, acts: [act], now, proof: OWN })
    const said = results[0]?.status
    if (said !== 'RS_OK')
      app.log.warn(
        { vendor: round.vendor, round: hash('sha256', round.ref), said },
        'a round could not be closed',
      )
  }
}
