import type { Db, Tx } from '#db/pool.ts'
import {
  countryRows,
  flagRows,
  hostRows,
  merchantsInOrder,
  packRows,
  regionRows,
  settingRows,
  statusRows,
  type MerchantRow,
} from '../store.ts'

export type BrandSetup = MerchantRow & { readonly isClosed: boolean }

/** Every brand, in order, and whether its site is closed. */
export async function brandsSetUp(reader: Db | Tx): Promise<readonly BrandSetup[]> {
  const [brands, statuses] = [await merchantsInOrder(reader), await statusRows(reader)]
  const isClosed = (code: string) => statuses.find(({ merchant }) => merchant === code)?.isClosed ?? false
  return brands.map((brand) => ({ ...brand, isClosed: isClosed(brand.code) }))
}

/** Everything stored about one brand and about the jurisdiction packs, as of this transaction; secrets are encrypted. */
export async function configurationOf(reader: Db | Tx, merchant: string) {
  const isOurs = (row: { readonly merchant: string }): boolean => row.merchant === merchant
  const flags = (await flagRows(reader)).filter(isOurs)
  const settings = (await settingRows(reader)).filter(isOurs)
  return {
    hosts: (await hostRows(reader)).filter(isOurs).map(({ host }) => host),
    flags: Object.fromEntries(flags.map(({ name, isOn }) => [name, isOn])),
    settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    regions: (await regionRows(reader))
      .filter(isOurs)
      .map(({ kind, place, deed }) => `${kind} ${place} ${deed}`),
    packs: await packRows(reader),
    countries: await countryRows(reader),
  }
}
