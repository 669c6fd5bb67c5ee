import type { Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type * as z from 'zod/mini'
import type { merchantsOffice } from '../contract.ts'
import { isPackCode } from '../rules.ts'
import { packTitle, termSays } from '../says.ts'
import { termNames, terms, termsOf, type someTerms } from '../shapes.ts'
import { countryRows, dropCountry, insertPack, packRows, writeCountry, writePack } from '../store.ts'
import { audited, type By } from './change.ts'

const gone = { refused: 'merchants.gone' } as const

/** All packs with every term in effect, and their countries. */
export async function allPacks(app: App, language: Language) {
  const [packs, countries] = await Promise.all([packRows(app.db), countryRows(app.db)])
  return {
    packs: packs.map(({ code, name, terms: differing }) => ({
      code,
      name: packTitle({ code, name }, language),
      terms: { ...termsOf(differing) },
      countries: countries.filter(({ pack }) => pack === code).map(({ country }) => country),
    })),
    terms: termNames().map((name) => ({ name, says: termSays(name, language), starts: terms[name].starts })),
  }
}

/** A pack created as a copy of another; it applies to no one until a country or a brand is assigned to it. */
export async function addPack(app: App, { code, name, from }: NewPack, by: By & Spoken) {
  if (!isPackCode(code)) return { refused: 'merchants.packCodeInvalid' } as const
  return audited<Added>(app, by, async (tx) => {
    const source = await packNamed(tx, from)
    if (!source) return { done: { refused: 'merchants.packUnknown' } as const, entry: null }
    if (!(await insertPack(tx, { code, name, from }, by.now))) {
      const taken = await packNamed(tx, code)
      const detail = { name: taken ? packTitle(taken, by.language) : code }
      return { done: { refused: 'merchants.packTaken', detail } as const, entry: null }
    }
    const entry = {
      action: 'merchants.packAdd',
      object: `jurisdiction:${code}`,
      after: { name, from, ...termsOf(source.terms) },
    }
    return { done: { code }, entry }
  })
}

type Add = (typeof merchantsOffice)['addPack']
type Added = Reply<Add> | Refusal<Add>
type Spoken = { readonly language: Language }
type NewPack = { readonly code: string; readonly name: string; readonly from: string }

async function packNamed(tx: Tx, code: string) {
  return (await packRows(tx)).find((row) => row.code === code)
}

export function changePack(
  app: App,
  { pack, terms: given }: { pack: string; terms: z.output<typeof someTerms> },
  by: By,
) {
  return audited(app, by, async (tx) => {
    const row = await packNamed(tx, pack)
    if (!row) return { done: gone, entry: null }
    await writePack(tx, { code: pack, terms: given }, by.now)
    const entry = {
      action: 'merchants.pack',
      object: `jurisdiction:${pack}`,
      before: { ...termsOf(row.terms) },
      after: { ...termsOf(given) },
    }
    return { done: {}, entry }
  })
}

export function setCountry(app: App, { pack, country }: { pack: string; country: string }, by: By) {
  return audited(app, by, async (tx) => {
    if (!(await packNamed(tx, pack))) return { done: gone, entry: null }
    const before = (await countryRows(tx)).find((row) => row.country === country)
    await writeCountry(tx, { country, pack })
    const entry = {
      action: 'merchants.country',
      object: `country:${country}`,
      ...(before ? { before: { pack: before.pack } } : {}),
      after: { pack },
    }
    return { done: {}, entry }
  })
}

export function freeCountry(app: App, country: string, by: By) {
  return audited(app, by, async (tx) => {
    if (!(await dropCountry(tx, country))) return { done: gone, entry: null }
    return { done: {}, entry: { action: 'merchants.countryDrop', object: `country:${country}` } }
  })
}

/** A jurisdiction's terms, each with its description. */
export function spokenTerms(of: Readonly<Record<string, boolean | number>>, language: Language) {
  return termNames().map((name) => ({
    name,
    says: termSays(name, language),
    value: of[name] ?? terms[name].starts,
  }))
}
