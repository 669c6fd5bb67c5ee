import { settingOf } from '#features/settings/door.ts'
import type { Minor } from '#kit/money.ts'
import type { House } from '#server/house.ts'
import { figuresNeedSecond } from '../../rules/second.ts'
import { depositById } from '../../store/deposits.ts'

/** Whether approving a deposit with this sum takes two operators; false where there is none, which its own call refuses. */
export async function depositNeedsSecond(
  house: House,
  { id, received }: { readonly id: string; readonly received: Minor },
): Promise<boolean> {
  const row = await depositById(house.db, id)
  if (!row) return false
  const secondFrom = await settingOf(house, row.merchant, 'depositSecondFrom')
  return figuresNeedSecond({ ordered: row.amount, received, hasProof: row.hasSlip, secondFrom })
}
