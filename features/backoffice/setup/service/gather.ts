import { createHash } from 'node:crypto'
import { methodsSetUp } from '#features/money/deposits/public.ts'
import { processorsSetUp } from '#features/money/payments/public.ts'
import { flags, flagNames } from '#features/platform/merchants/catalogue.ts'
import { brandsSetUp, configurationOf } from '#features/platform/merchants/public.ts'
import { listOperators } from '#features/platform/operators/public.ts'
import { settings, type SettingName, type SettingValues } from '#features/platform/settings/catalogue.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { confirmedSteps, gapsOf, type BrandFacts, type Facts } from '../rules/complete.ts'
import { stepRows } from '../store.ts'

type Configuration = Awaited<ReturnType<typeof configurationOf>>
type FirstBrand = Awaited<ReturnType<typeof brandsSetUp>>[number]

/** Everything about the installation's setup, read in one transaction: what is stored, what is missing, and a digest of it. */
export type Gathered = Awaited<ReturnType<typeof gather>>

/** Reads it in the caller's transaction, not from a cache: the opening is decided by it. */
export async function gather(app: App, reader: Db | Tx) {
  const [brand = null] = await brandsSetUp(reader)
  const configuration = brand && (await configurationOf(reader, brand.code))
  const methods = brand ? await methodsSetUp(reader, brand.code) : []
  const processors = brand ? await processorsSetUp(app, reader, brand.code) : []
  const steps = await stepRows(reader)
  const operators = (await listOperators(reader)).filter(({ state }) => state !== 'closed')
  const read = brand && configuration && readerOf(app, brand, configuration)
  const facts: Facts = {
    brand: read && configuration && factsOf(read, configuration),
    officers: operators.filter(({ roles }) => roles.includes('owner')),
    operators: operators.length,
    methods,
    processors,
    confirmed: confirmedSteps.filter((name) => steps.some(({ step }) => step === name)),
    isEmailTested: steps.some(({ step }) => step === 'email'),
    isSmsTested: steps.some(({ step }) => step === 'smsTest'),
  }
  return {
    brand,
    read,
    configuration,
    methods,
    processors,
    operators,
    steps,
    facts,
    gaps: gapsOf(facts),
    digest: digestOf({ brand, configuration, methods, processors }),
  }
}

type Read = <N extends SettingName>(name: N) => SettingValues[N]

/** A setting as stored, or its default for the brand. */
function readerOf({ config }: App, { currency }: FirstBrand, { settings: stored }: Configuration): Read {
  return (name) => {
    const row = settings[name]
    const value = stored[name]
    return value === undefined ? row.startFor({ mode: config.FAIRHOUSE_MODE, currency }) : row.read(value)
  }
}

function factsOf(read: Read, { hosts, flags: stored }: Configuration): BrandFacts {
  return {
    hosts,
    languages: read('supportedLanguages'),
    supportContact: read('supportEmail') || read('supportPhone') || read('supportLink'),
    licenceEn: read('licenceEn'),
    licenceVi: read('licenceVi'),
    licenceNumber: read('licenceNumber'),
    licenceLink: read('licenceLink'),
    pack: read('brandPack'),
    flags: flagNames().filter((name) => stored[name] ?? flags[name].live),
  }
}

/** The first digits of a digest: they tell two configurations apart for a person, and in the audit log. */
export function markOf(digest: string): string {
  return digest.slice(0, 12)
}

/** The same digest only for the same configuration: the second operator approves what they saw, and nothing else opens. */
function digestOf(configuration: object): string {
  return createHash('sha256').update(JSON.stringify(configuration)).digest('hex')
}
