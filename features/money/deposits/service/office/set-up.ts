import type { Db, Tx } from '#db/pool.ts'
import { moneyText } from '#kit/money.ts'
import { officeMethods, type OfficeMethod } from '../../store/method-office.ts'

export type MethodSetup = Pick<OfficeMethod, 'id' | 'code' | 'name' | 'kind' | 'processor' | 'isOpen'> & {
  /** The bank account that members pay into, in one line; empty for others. */
  readonly account: string
  /** Everything that members see and pay by, for a comparison. */
  readonly mark: string
}

const EVER = new Date(0)

/** A brand's deposit methods as they are set up. */
export async function methodsSetUp(reader: Db | Tx, merchant: string): Promise<readonly MethodSetup[]> {
  const rows = await officeMethods(reader, merchant, EVER)
  return rows.map((row) => {
    const { id, code, name, kind, processor, isOpen, account, version } = row
    const { least, most, feeFixed, feePpm } = row
    return {
      id,
      code,
      name,
      kind,
      processor,
      isOpen,
      account: account ? `${account.bank} ${account.accountNumber} ${account.holder}` : '',
      mark: [id, version, moneyText(least), moneyText(most), moneyText(feeFixed), feePpm].join(' '),
    }
  })
}
