import type { Tx } from '#db/pool.ts'
import { extensionList } from '#server/extension/point.ts'
import type { BrandCopy } from './rules.ts'

/** Copies what a feature keeps of how a brand is set up, when a new brand begins with another one's; every such feature fills one in. */
export const brandCopies = extensionList<(tx: Tx, copy: BrandCopy) => Promise<void>>('merchants.brandCopies')

/** Whether a feature has anything that counts in the currency of a brand, which cannot change any more then. */
export const currencyUses =
  extensionList<(tx: Tx, merchant: string) => Promise<boolean>>('merchants.currencyUses')
