import { settingOf } from '#features/platform/settings/public.ts'
import type { Minor } from '#kit/money.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { figuresNeedSecond } from '../../rules/second.ts'
import { creditedAlone, holdAlone } from '../../store/alone.ts'
import { depositById, type DepositRow } from '../../store/deposits.ts'

const ALONE_MS = 24 * 3_600_000

type Asked = { readonly received: Minor; readonly operator: string; readonly now: Date }

/** Whether approving a deposit with this amount needs two operators; false if it does not exist, which the call itself refuses. */
export async function depositNeedsSecond(
  app: App,
  { id, ...asked }: Asked & { readonly id: string },
): Promise<boolean> {
  const row = await depositById(app.db, id)
  return row !== null && needsSecond(app, app.db, row, asked)
}

/** The same in the transaction that credits it: by then a concurrent approval of the same operator has been counted. */
export async function needsSecondNow(app: App, tx: Tx, row: DepositRow, asked: Asked): Promise<boolean> {
  await holdAlone(tx, asked.operator)
  return needsSecond(app, tx, row, asked)
}

/**
 * The limits of one operator who credits a deposit, and what that operator credited alone; a concurrent approval of theirs waits until the
 * transaction ends.
 */
export async function aloneFigures(
  app: App,
  tx: Tx,
  of: { readonly merchant: string; readonly operator: string; readonly now: Date },
): Promise<AloneFigures> {
  await holdAlone(tx, of.operator)
  return figuresOf(app, tx, of)
}

type AloneFigures = { readonly secondFrom: Minor; readonly aloneMost: Minor; readonly alone: Minor }

async function figuresOf(
  app: App,
  reader: Db | Tx,
  { merchant, operator, now }: { readonly merchant: string; readonly operator: string; readonly now: Date },
): Promise<AloneFigures> {
  const since = new Date(now.getTime() - ALONE_MS)
  return {
    secondFrom: await settingOf(app, merchant, 'depositSecondFrom'),
    aloneMost: await settingOf(app, merchant, 'depositAloneDayMost'),
    alone: await creditedAlone(reader, { merchant, operator, since }),
  }
}

async function needsSecond(
  app: App,
  reader: Db | Tx,
  row: DepositRow,
  { received, ...asked }: Asked,
): Promise<boolean> {
  const figures = await figuresOf(app, reader, { merchant: row.merchant, ...asked })
  return figuresNeedSecond({ ordered: row.amount, received, hasProof: row.hasSlip, ...figures })
}
