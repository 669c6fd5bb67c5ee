import type { Refusal, Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { merchantsOffice } from '../contract.ts'
import { writeBrand, writeStatus } from '../store.ts'
import { brandCopies, currencyUses } from '../extension-points.ts'
import type { BrandCopy } from '../rules.ts'
import { copyRules, hasBook, insertBrand, lockBrand, writeCurrency } from '../store/brands.ts'
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

/** What a new brand starts with besides its row; provided by the settings feature, whose types check the values. */
export type BrandStart = {
  /** Copies settings, except the brand's own details, its secrets, and amounts in another currency. */
  readonly copy: (tx: Tx, copy: BrandCopy & { readonly isSameCurrency: boolean }) => Promise<void>
  readonly write: (
    tx: Tx,
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
  /** The brand whose configuration is copied; null starts with the defaults. */
  readonly from: string | null
  readonly reason: string
  /** Its site stays closed until an operator opens it. */
  readonly isClosed?: boolean
}

type Add = (typeof merchantsOffice)['addBrand']
type Added = Reply<Add> | Refusal<Add>

/** Aborts the transaction, so that no partial brand remains. */
class RefusedBrandError extends Error {
  readonly answer: Refusal<Add>
  constructor(answer: Refusal<Add>) {
    super(answer.refused)
    this.answer = answer
  }
}

/** Creates a brand with its hosts, ready for its first member, or nothing. */
export async function addBrand(app: App, brand: NewBrand, start: BrandStart, by: By): Promise<Added> {
  const source = brand.from === null ? null : await app.merchants.byCode(brand.from)
  if (brand.from !== null && !source) return { refused: 'merchants.unknown' }
  if (!isZone(brand.timeZone)) return { refused: 'merchants.unknownZone' }
  return audited<Added>(app, by, async (tx) => {
    if (!(await insertBrand(tx, brand, by.now)))
      throw new RefusedBrandError({ refused: 'merchants.codeTaken', detail: { code: brand.code } })
    if (source) {
      const copy = { from: source.code, to: brand.code, now: by.now }
      await start.copy(tx, { ...copy, isSameCurrency: source.currency === brand.currency })
      await copyRules(tx, copy)
      for (const copyMore of brandCopies.of(app)) await copyMore(tx, copy)
    }
    await start.write(tx, brand.code, brand, by.now)
    if (brand.isClosed) await writeStatus(tx, { merchant: brand.code, isClosed: true, endsAt: null }, by.now)
    const hosts: string[] = []
    for (const written of brand.hosts) {
      const mapped = await giveHost(app, tx, { merchant: brand.code, written, now: by.now })
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

/** Whether anything of the brand is counted in its currency already. */
async function isCurrencyUsed(app: App, tx: Tx, merchant: string): Promise<boolean> {
  for (const isUsed of [...currencyUses.of(app), hasBook]) if (await isUsed(tx, merchant)) return true
  return false
}

type Change = (typeof merchantsOffice)['changeBrand']
type Changed = Reply<Change> | Refusal<Change>

type BrandChange = {
  readonly merchant: string
  readonly name: string
  readonly timeZone: string
  readonly currency?: Currency | undefined
}

/** Renames a brand, sets its zone, and its currency while nothing uses it yet. */
export async function changeBrand(
  app: App,
  { merchant, name, timeZone, currency }: BrandChange,
  by: By,
): Promise<Changed> {
  if (!isZone(timeZone)) return { refused: 'merchants.unknownZone' }
  return audited<Changed>(app, by, async (tx) => {
    const before = await lockBrand(tx, merchant)
    if (!before) return { done: { refused: 'merchants.unknown' }, entry: null }
    const wanted = currency ?? before.currency
    if (wanted !== before.currency) {
      if (await isCurrencyUsed(app, tx, merchant))
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
