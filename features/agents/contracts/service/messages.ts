import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import type { ContractAct } from '../rules/states.ts'
import type { ContractRow } from '../store/contracts.ts'
import type { Ending } from './offer.ts'

const pageOf = {
  dividend: 'agentDividend',
  daily: 'agentDailySalary',
  hourly: 'agentHourlySalary',
  realTime: 'agentRealTimeSalary',
} as const

type Text =
  | 'contractOffered'
  | 'contractAccepted'
  | 'contractRejected'
  | 'contractWithdrawn'
  | 'contractTermination'
  | 'contractKept'
  | 'contractEnded'

const brand = { en: 'The brand', vi: 'Thương hiệu' }

/** Puts a message about a contract into an agent's inbox; the brand has none. Staff read their own inbox, not the owner's. */
async function tell(
  tx: Tx,
  to: bigint | null,
  { row, text, now }: { readonly row: ContractRow; readonly text: Text; readonly now: Date },
): Promise<void> {
  if (to === null) return
  await tellMember(tx, {
    memberId: to,
    kind: 'house',
    occasion: `contract:${row.id}:${to}:${text}:${now.getTime()}`,
    text,
    values: {
      kind: { words: `contracts.kind.${row.kind}` },
      account: row.account,
      upline: row.upline ?? brand,
      expires: row.expiresAt,
      from: row.fromAt ?? row.expiresAt,
      until: row.untilAt ?? row.expiresAt,
    },
    link: `/index?agent=${pageOf[row.kind]}`,
    now,
  })
}

export const tellOffered = (tx: Tx, row: ContractRow, now: Date): Promise<void> =>
  tell(tx, row.memberId, { row, text: 'contractOffered', now })

/** What an act means to the other side. */
const meaning: Readonly<Record<ContractAct, Text>> = {
  accept: 'contractAccepted',
  reject: 'contractRejected',
  withdraw: 'contractWithdrawn',
  terminate: 'contractTermination',
  agree: 'contractEnded',
  refuse: 'contractKept',
  keep: 'contractKept',
}

/** Tells the other side of a contract what one side did. */
export function tellActed(
  tx: Tx,
  row: ContractRow,
  { act, by, now }: { readonly act: ContractAct; readonly by: 'upline' | 'member'; readonly now: Date },
): Promise<void> {
  return tell(tx, by === 'member' ? row.uplineId : row.memberId, { row, text: meaning[act], now })
}

/** Tells both sides that a contract ended without either of them: an operator ended it, or a contract above it changed. */
export async function tellEnded(tx: Tx, row: ContractRow, now: Date): Promise<void> {
  await tell(tx, row.memberId, { row, text: 'contractEnded', now })
  await tell(tx, row.uplineId, { row, text: 'contractEnded', now })
}

/** The same for contracts that ended with one above them. */
export async function tellEndings(
  tx: Tx,
  {
    ended,
    rowOf,
  }: { readonly ended: readonly Ending[]; readonly rowOf: (id: string) => Promise<ContractRow> },
  now: Date,
): Promise<void> {
  for (const { id } of ended) await tellEnded(tx, await rowOf(id), now)
}
