import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { seriesOf, lotteries } from '#features/play/lottery/rules/catalogue.ts'
import {
  hasInterest,
  publicSoFar,
  roundsWaiting,
  type RoundListed,
} from '#features/play/shared-rounds/public/records.ts'
import type { Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotteryResults } from '../contract/results.ts'
import { verdictOf } from '../rules/entries.ts'
import { entriesOf, type EntryRow } from '../store/entries.ts'
import { tiersOf } from '#games/lottery-boards.ts'
import { drawOrder, numbersIn } from './under-way.ts'
import { prizesOf } from '../rules/prefix.ts'
import { lotteryIn, nameOf } from './kin.ts'
import { enterResult, type EnteredAs, type Source } from './results.ts'

type Results = typeof lotteryResults

const outside = lotteries.filter(({ source }) => source === 'outside').map(seriesOf)

export const sourceOf = ({
  id,
  account,
}: {
  readonly id: string
  readonly account: string
}): Omit<Source, 'how'> => ({
  source: `operator:${id}`,
  byName: account,
})

/** The draws that wait for a result. An entry is shown to its own operator only, until two entries differ: each is entered blind. */
export async function listWaiting(
  app: App,
  { operator }: CallFor<Results['waiting']>,
): Promise<Reply<Results['waiting']>> {
  const rounds = await roundsWaiting(app.db, outside)
  const entries = await entriesOf(
    app.db,
    rounds.map(({ id }) => id),
  )
  const own = sourceOf(operator).source
  const soFar = await publicSoFar(
    app.db,
    rounds.map(({ id }) => id),
  )
  const none = { pieces: [], liveUntil: null } as const
  return {
    rows: rounds.map((round) => waitingRow(round, { entries, own, ...(soFar.get(round.id) ?? none) })),
  }
}

function waitingRow(
  { id, series, label, game, drawsAt, tickets }: RoundListed,
  {
    entries,
    own,
    pieces,
    liveUntil,
  }: {
    readonly entries: readonly EntryRow[]
    readonly own: string
    readonly pieces: readonly Json[]
    readonly liveUntil: Date | null
  },
): Reply<Results['waiting']>['rows'][number] {
  const lottery = lotteryIn(series)
  const tiers = drawOrder({ game })
  // entries whose numbers are all public say nothing more
  const waiting = entries
    .filter(({ round, state }) => round === id && state === 'waiting')
    .map((entry) => ({ ...entry, numbers: numbersIn(tiers, entry.outcome) }))
    .filter(({ numbers }) => numbers.length > pieces.length)
  const verdict = verdictOf(waiting, { tiers, shown: pieces.length })
  const isOpen = verdict.kind === 'differs'
  return {
    id,
    lottery: lottery.code,
    name: nameOf(lottery),
    label,
    drawsAt,
    tickets,
    tiers: [...(tiersOf(game) ?? [])],
    order: tiers.map(({ key }) => key),
    shown: writable(prizesOf(tiers, pieces.map(String))),
    liveUntil,
    entries: waiting.map((entry) => entryShown(entry, { own, isOpen })),
    state: waiting.length === 0 ? 'none' : isOpen ? 'differs' : 'waiting',
    places: verdict.kind === 'differs' ? [...verdict.places] : [],
  }
}

const writable = (prizes: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(prizes).map(([tier, numbers]) => [tier, [...numbers]]))

function entryShown(
  { source, byName, how, at, outcome }: EntryRow,
  { own, isOpen }: { readonly own: string; readonly isOpen: boolean },
) {
  const isYours = source === own
  return { byName, how, at, isYours, outcome: isYours || isOpen ? outcome : null }
}

/** An operator's entry in the form. */
export async function enterByHand(
  app: App,
  { params, body }: Given<Results['enter']>,
  call: CallFor<Results['enter']>,
): Promise<Reply<Results['enter']> | Refusal<Results['enter']>> {
  const { operator, now } = call
  if (await hasInterest(app.db, { round: params.id, operator: operator.id, now }))
    return { refused: 'shared.ownBet' }
  const by = { ...sourceOf(operator), how: 'form' } as const
  const entered = await enterResult(
    app,
    { given: { round: params.id, outcome: body.outcome, soFar: body.soFar ?? false }, by },
    auditOf(call, params.id),
  )
  if (!('problem' in entered)) return { state: entered.state, places: [...entered.places] }
  switch (entered.problem) {
    case 'unknown':
      return { refused: 'lotteryOffice.unknownDraw' }
    case 'notReady':
      return { refused: 'lotteryOffice.notReady' }
    case 'same':
    case 'contradicts':
      return { refused: 'lotteryOffice.alreadyEntered' }
    case 'invalid':
      return { refused: 'shared.outcomeInvalid', detail: { detail: entered.detail } }
  }
}

/** The audit entry of an operator's entry. It does not name the numbers: the second operator enters without knowing them. */
export function auditOf(
  { operator, ip, now }: Pick<CallFor<Results['enter']>, 'operator' | 'ip' | 'now'>,
  round: string,
) {
  return async (tx: Parameters<typeof writeAudit>[0], entered: EnteredAs): Promise<void> => {
    if ('problem' in entered || !entered.isNew) return
    const after = { state: entered.state }
    await writeAudit(tx, {
      operator,
      action: 'lottery.enter',
      object: `lotteryDraw:${round}`,
      after,
      ip,
      now,
    })
  }
}
