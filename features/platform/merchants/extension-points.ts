import type { Tx } from '#db/pool.ts'
import { extensionList } from '#server/extension/point.ts'
import type { BrandCopy } from './rules.ts'

/** Copies a feature's part of a brand's setup to a new brand created from another one; filled by every feature that has such data. */
export const brandCopies = extensionList<(tx: Tx, copy: BrandCopy) => Promise<void>>('merchants.brandCopies')

/** Whether a feature has anything that counts in the currency of a brand, which cannot change any more then. */
export const currencyUses =
  extensionList<(tx: Tx, merchant: string) => Promise<boolean>>('merchants.currencyUses')
