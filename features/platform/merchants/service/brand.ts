import type { Refusal, Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import type { House } from '#server/house.ts'
import type { merchantsOffice } from '../contract.ts'
import { writeBrand } from '../store.ts'
import { copySetup, hasMoney, insertBrand, lockBrand, writeCurrency } from '../store/brands.ts'
import { audited, type By } from './change.ts'
import { giveHost } from './hosts.ts'

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a new brand begins with beside its row; supplied by the settings feature, whose types check the values. */
export type BrandStart = {
  /** Settings that no other brand's copy brings along: what a brand says of itself, its secrets, and amounts of another currency. */
  readonly except: (isSameCurrency: boolean) => readonly string[]
  readonly write: (
    tx: Parameters<typeof insertBrand>[0],
    merchant: string,
    values: Pick<NewBrand, 'dialingCode' | 'languages' | 'licenceEn' | 'licenceVi'>,
    now: Date,
  ) => Promise<void>
}

export type NewBrand = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
  readonly dialingCode: string
  readonly languages: readonly ('EN' | 'VI')[]
  readonly hosts: readonly string[]
  readonly licenceEn: string
  readonly licenceVi: string
  /** The brand whose setup it copies; null begins with the defaults. */
  readonly from: string | null
  readonly reason: string
}

type Add = (typeof merchantsOffice)['addBrand']
type Added = Reply<Add> | Refusal<Add>

/** Leaves the transaction so that nothing of a brand stays that could not be made whole. */
class RefusedBrandError extends Error {
  readonly answer: Refusal<Add>
  constructor(answer: Refusal<Add>) {
    super(answer.refused)
    this.answer = answer
  }
}

/** A brand with its hosts, ready for its first member: all of it, or nothing. */
export async function addBrand(house: House, brand: NewBrand, start: BrandStart, by: By): Promise<Added> {
  const source = brand.from === null ? null : await house.merchants.byCode(brand.from)
  if (brand.from !== null && !source) return { refused: 'merchants.unknown' }
  if (!isZone(brand.timeZone)) return { refused: 'merchants.unknownZone' }
  return audited<Added>(house, by, async (tx) => {
    if (!(await insertBrand(tx, brand, by.now)))
      throw new RefusedBrandError({ refused: 'merchants.codeTaken', detail: { code: brand.code } })
    if (source) {
      const except = start.except(source.currency === brand.currency)
      await copySetup(tx, { from: source.code, to: brand.code, except, now: by.now })
    }
    await start.write(tx, brand.code, brand, by.now)
    const hosts: string[] = []
    for (const written of brand.hosts) {
      const mapped = await giveHost(house, tx, { merchant: brand.code, written, now: by.now })
      if ('refused' in mapped) throw new RefusedBrandError(mapped)
      hosts.push(mapped.host)
    }
    const { name, currency, timeZone, from, reason } = brand
    const after = { name, currency, timeZone, hosts: hosts.join(' '), from }
    const entry = { action: 'merchants.brandAdd', object: `merchant:${brand.code}`, after, reason }
    return { done: { code: brand.code }, entry }
  }).catch((error: unknown) => {
    if (error instanceof RefusedBrandError) return error.answer
    throw error
  })
}

type Change = (typeof merchantsOffice)['changeBrand']
type Changed = Reply<Change> | Refusal<Change>

type BrandChange = {
  readonly merchant: string
  readonly name: string
  readonly timeZone: string
  readonly currency?: Currency | undefined
}

/** Renames a brand, sets its zone, and its currency while nothing is counted in it yet. */
export async function changeBrand(
  house: House,
  { merchant, name, timeZone, currency }: BrandChange,
  by: By,
): Promise<Changed> {
  if (!isZone(timeZone)) return { refused: 'merchants.unknownZone' }
  return audited<Changed>(house, by, async (tx) => {
    const before = await lockBrand(tx, merchant)
    if (!before) return { done: { refused: 'merchants.unknown' }, entry: null }
    const wanted = currency ?? before.currency
    if (wanted !== before.currency) {
      if (await hasMoney(tx, merchant))
        return {
          done: { refused: 'merchants.currencyFixed', detail: { currency: before.currency } },
          entry: null,
        }
      await writeCurrency(tx, merchant, wanted)
    }
    await writeBrand(tx, { code: merchant, name, timeZone })
    return {
      done: {},
      entry: {
        action: 'merchants.brand',
        object: `merchant:${merchant}`,
        before: { name: before.name, timeZone: before.timeZone, currency: before.currency },
        after: { name, timeZone, currency: wanted },
      },
    }
  })
}
