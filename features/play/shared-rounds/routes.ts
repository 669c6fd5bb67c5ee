import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sharedRounds } from './contract/member.ts'
import type { sharedRoundsOffice } from './contract/office.ts'
import { hasOwnConsole } from './extension-points.ts'
import { hostOf } from './service/host.ts'
import { hasInterest } from './service/risk/interest.ts'
import { bothOf, changeOf, jsonOf, refusalOf, type OfficeCall } from './service/office.ts'
import {
  correctOutcome,
  enterOutcome,
  enterPiece,
  previewCorrection,
  setBeacon,
  suspendSale,
  voidRound,
} from './service/outcomes.ts'
import { drawProof, eventsPage, roundPage, seriesPage, slipPage, ticketsPage } from './service/read.ts'
import { isOwnSale } from './service/sale/on-sale.ts'
import { sellSlip } from './service/sell.ts'
import { runSeries } from './service/series.ts'
import { cancelSlip } from './service/slips.ts'
import { actOnSlip } from './service/steps/act.ts'
import { exposureOf } from './store/exposure.ts'
import { roundById } from './store/rounds.ts'

export function sharedRoundsRoutes(app: App): Handlers<typeof sharedRounds> {
  const host = () => hostOf(app)
  return {
    series: ({ params, query }) => seriesPage(host(), params.series, query.over),
    round: ({ params }) => roundPage(host(), params.round),
    events: ({ params, query }) => eventsPage(host(), params.round, query.after ?? 0),
    tickets: ({ params }) => ticketsPage(host(), params.round),
    proof: ({ params }) => drawProof(host(), params.round),
    async sell({ body }, { member, key }) {
      const { round, lines, epoch } = body
      if (await isOwnSale(host(), round)) return { refused: 'shared.roundUnknown' }
      const sold = await sellSlip(host(), member, {
        round,
        lines,
        key,
        ...(epoch === undefined ? {} : { epoch }),
      })
      if ('refused' in sold) return sold
      const { slip, stake, balance } = sold
      return { slip, round: sold.round, stake, lines: sold.lines.length, balance }
    },
    slip: ({ params }, { member }) => slipPage(host(), member, params.slip),
    cancel: ({ params }, { member }) => cancelSlip(host(), member, params.slip),
    act: ({ params, body }, { member, key }) =>
      actOnSlip(host(), member, { slip: params.slip, action: body.action, key }),
  }
}

export function sharedRoundsOfficeRoutes(app: App): Handlers<typeof sharedRoundsOffice> {
  const host = () => hostOf(app)
  const change = changeOf(app)
  const done = { done: true } as const
  type Params = { readonly round: string }
  const on = ({ round }: Params, action: string, reason: string) => ({
    action,
    object: `draw:${round}`,
    reason,
  })
  const textOf = (value: unknown) => JSON.stringify(value ?? null)
  /** Whether the operator, or the one who approves, has a bet on the round (P6). */
  const isInvolved = async ({ round }: Params, { operator, approvedBy, now }: OfficeCall) => {
    for (const id of new Set([operator.id, approvedBy?.id ?? operator.id]))
      if (await hasInterest(app.db, { round, operator: id, now })) return true
    return false
  }
  /** A dealer's round has two sources and a pit boss: this page is not a way around them. */
  const isAtConsole = async ({ round }: Params) => {
    const series = (await roundById(app.db, round))?.series
    return series !== undefined && hasOwnConsole.of(app).some((owns) => owns(series))
  }
  const obstacle = async (params: Params, call: OfficeCall) => {
    if (await isAtConsole(params)) return { refused: 'shared.atConsole' } as const
    return (await isInvolved(params, call)) ? ({ refused: 'shared.ownBet' } as const) : null
  }
  return {
    async enter({ params, body }, call) {
      const refused = await obstacle(params, call)
      if (refused) return refused
      const what = { ...on(params, 'draws.enter', body.reason), after: { outcome: textOf(body.outcome) } }
      const given = await change(call, what, () =>
        enterOutcome(host(), params.round, body.outcome, bothOf(call)),
      )
      return given.ok ? done : refusalOf(given.error)
    },
    async piece({ params, body }, call) {
      const refused = await obstacle(params, call)
      if (refused) return refused
      const what = {
        ...on(params, 'draws.piece', body.reason),
        after: { no: params.no, piece: textOf(body.piece) },
      }
      const piece = { no: params.no, piece: jsonOf(body.piece) }
      const given = await change(call, what, () => enterPiece(host(), params.round, piece, bothOf(call)))
      return given.ok ? given.value : refusalOf(given.error)
    },
    async suspend({ params, body }, call) {
      const isKnown = await change(call, on(params, 'draws.suspend', body.reason), () =>
        suspendSale(host(), params.round),
      )
      return isKnown.ok ? done : { refused: 'shared.roundUnknown' }
    },
    async beacon({ params, body }, call) {
      const what = { ...on(params, 'draws.beacon', body.reason), after: { value: body.value } }
      const given = await change(call, what, () => setBeacon(host(), params.round, body.value))
      return given.ok ? done : refusalOf(given.error)
    },
    async void({ params, body }, call) {
      const refused = await obstacle(params, call)
      if (refused) return refused
      const what = on(params, 'draws.void', body.reason)
      const given = await change(call, what, () => voidRound(host(), params.round, body.reason))
      return given.ok ? done : refusalOf(given.error)
    },
    async preview({ params, body }) {
      const given = await previewCorrection(host(), params.round, body.outcome)
      return given.ok ? { books: [...given.value] } : refusalOf(given.error)
    },
    async correct({ params, body }, call) {
      const refused = await obstacle(params, call)
      if (refused) return refused
      const { reason, outcome } = body
      const what = { ...on(params, 'draws.correct', reason), after: { outcome: textOf(outcome) } }
      const by = { ...bothOf(call), reason }
      const given = await change(call, what, () => correctOutcome(host(), params.round, outcome, by))
      return given.ok ? done : refusalOf(given.error)
    },
    stop: ({ params, body }, call) => run(params.series, { isRunning: false, reason: body.reason }, call),
    start: ({ params, body }, call) => run(params.series, { isRunning: true, reason: body.reason }, call),
    exposure: async ({ params }) => ({ numbers: [...(await exposureOf(app.db, params.round))] }),
  }

  async function run(key: string, to: { isRunning: boolean; reason: string }, call: OfficeCall) {
    const { isRunning, reason } = to
    const what = { action: 'draws.run', object: `series:${key}`, after: { isRunning }, reason }
    const given = await change(call, what, () => runSeries(host(), key, isRunning))
    return given.ok ? done : ({ refused: 'shared.seriesUnknown' } as const)
  }
}
