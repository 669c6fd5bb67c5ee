import { contributionsByRound } from '#features/rewards/bonuses/public.ts'
import { openSessionsOf } from '#features/account/identity/public.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { memberDesk } from './contract.ts'
import { masked } from './rules.ts'
import { exportRecords } from './service/export.ts'
import { freezeWallet } from './service/freeze.ts'
import { addNote, endMemberSession, readPersonal, setMemberState } from './service/members.ts'
import { createOverview } from './service/overview.ts'
import { memberFull, notesOf, type MemberFull } from './store/members.ts'
import { depositsOf, movementsOf, roundsOf, totalsOf, withdrawalsOf, type OrderRow } from './store/records.ts'

const PAGE = 50

const nothing = { deposits: 0n, withdrawals: 0n, stakes: 0n, wins: 0n, rounds: 0 }

const order = (row: OrderRow) => ({ ...row, number: row.number.toString() })

async function memberView(app: App, row: MemberFull) {
  const [wallets, totals] = await Promise.all([
    walletsOf(app.db, row.id),
    row.wallet === null ? nothing : totalsOf(app.db, row.wallet),
  ])
  return {
    ...row,
    upline: row.uplineId === null ? null : { id: row.uplineId, account: row.uplineAccount ?? '' },
    payeeName: masked(row.payeeName),
    email: masked(row.email),
    mobile: masked(row.mobile),
    wallets,
    totals,
  }
}

/** Rounds with what each contributed to a bonus. */
async function countedRounds(
  app: App,
  memberId: bigint,
  wallet: bigint,
  page: { readonly before: bigint | null; readonly limit: number },
) {
  const rows = await roundsOf(app.db, wallet, page)
  const counted = await contributionsByRound(app, { memberId, wallet, rounds: rows.map(({ id }) => id) })
  return rows.map((row) => ({ ...row, counted: counted.get(row.id) ?? null }))
}

export function memberDeskRoutes(app: App): Handlers<typeof memberDesk> {
  const overview = createOverview(app)

  /** A page of a member's cash wallet; empty for a member without a wallet. */
  const pageOf = async <Row>(
    id: bigint,
    { before = null, limit = PAGE }: { before?: bigint | null | undefined; limit?: number | undefined },
    read: (wallet: bigint, page: { before: bigint | null; limit: number }) => Promise<Row[]>,
  ): Promise<{ readonly rows: Row[]; readonly more: boolean }> => {
    const wallet = (await memberFull(app.db, id))?.wallet ?? null
    const rows = wallet === null ? [] : await read(wallet, { before, limit: limit + 1 })
    return { rows: rows.slice(0, limit), more: rows.length > limit }
  }

  return {
    async overview({ query }, { operator, now }) {
      const shown = await overview(query.merchant, now)
      // an operator limited to some brands must not see operators of other brands
      return operator.brands ? { ...shown, proofs: { ...shown.proofs, lockedOperators: [] } } : shown
    },
    async member({ params }) {
      const row = await memberFull(app.db, params.id)
      return row ? memberView(app, row) : { refused: 'backoffice.unknownMember' }
    },
    personal: ({ params, body }, call) => readPersonal(app, { ...params, ...body }, call),
    async movements({ params, query }) {
      const { rows, more } = await pageOf(params.id, query, (wallet, page) =>
        movementsOf(app.db, wallet, page),
      )
      return { movements: rows, more }
    },
    async rounds({ params, query }) {
      const { rows, more } = await pageOf(params.id, query, (wallet, page) =>
        countedRounds(app, params.id, wallet, page),
      )
      return { rounds: rows, more }
    },
    deposits: async ({ params }) => ({ orders: (await depositsOf(app.db, params.id)).map(order) }),
    withdrawals: async ({ params }) => ({ orders: (await withdrawalsOf(app.db, params.id)).map(order) }),
    export: (input, call) => exportRecords(app, input, call),
    sessions: async ({ params }, { now }) => ({
      sessions: [...(await openSessionsOf(app.db, params.id, now))],
    }),
    endSession: ({ params, body }, call) =>
      endMemberSession(app, { ...params, reason: body.reason, session: body.session }, call),
    notes: async ({ params }) => ({ notes: await notesOf(app.db, params.id) }),
    addNote: ({ params, body }, call) => addNote(app, { ...params, ...body }, call),
    setState: ({ params, body }, call) => setMemberState(app, { ...params, ...body }, call),
    freeze: ({ params, body }, call) => freezeWallet(app, { ...params, ...body }, call),
  }
}
