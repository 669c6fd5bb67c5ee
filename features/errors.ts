import { commonRefusals, FAULT, statusOf } from '#contract/common.ts'
import { FEATURE, type Contract, type Named, type Route } from '#contract/route.ts'
import { ui } from '#texts/shell/ui-en.ts'
import { ui as uiVi } from '#texts/shell/ui-vi.ts'
import { said } from '#texts/shell/said-en.ts'
import { said as saidVi } from '#texts/shell/said-vi.ts'
import { contracts } from './contracts.ts'
import { specified, type Specified } from './errors-specified.ts'
import { en } from './texts/en.ts'
import { vi } from './texts/vi.ts'

/** A refusal of the platform: its code, its HTTP status, its texts, and the calls that may return it. */
export type Entry = {
  readonly code: string
  readonly status: number
  readonly english: string
  readonly vietnamese: string
  readonly calls: readonly string[]
}

/** An entry of the specification's catalogue (§8) with its implementation. */
export type SpecifiedEntry = Specified & {
  /** Null for messages that no call returns: success, loader, network. */
  readonly status: number | null
  readonly english: string
  readonly vietnamese: string
  /** False if nothing in the platform implements it: then a test fails. */
  readonly isHere: boolean
}

const english: Readonly<Record<string, string>> = { ...ui, ...said, ...en }
const vietnamese: Readonly<Record<string, string>> = { ...uiVi, ...saidVi, ...vi }

/** Every refusal once, by code, with the calls that may return it, or some of them; the common ones belong to all calls. */
export function catalogue(isShown: (route: Route) => boolean = () => true): readonly Entry[] {
  const calls = new Map<string, string[]>()
  for (const code of [...Object.keys(commonRefusals), FAULT]) calls.set(code, ['any call'])
  for (const contract of Object.values<Contract & Named>(contracts))
    for (const [name, route] of Object.entries<Route>(contract).filter(([, each]) => isShown(each)))
      for (const code of Object.keys(route.refusals ?? {}))
        calls.set(code, [...(calls.get(code) ?? []), `${contract[FEATURE]}.${name}`])
  return [...calls]
    .map(([code, where]) => ({
      code,
      status: statusOrFault(code),
      ...wordsOf(`refusal.${code}`),
      calls: where,
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code))
}

/** The specification's catalogue, in its order. */
export function specifiedCatalogue(): readonly SpecifiedEntry[] {
  const known = new Set(catalogue().map(({ code }) => code))
  return specified.map((entry) => {
    const isHere = 'code' in entry ? known.has(entry.code) : entry.text in english
    const key = 'code' in entry ? `refusal.${entry.code}` : entry.text
    const status = 'code' in entry ? statusOrFault(entry.code) : null
    const words = isHere ? wordsOf(key) : { english: '', vietnamese: '' }
    return { ...entry, status, isHere, ...words }
  })
}

function statusOrFault(code: string): number {
  return code === FAULT ? 500 : statusOf(code)
}

/** Renders `{name|…}` for a reader of the catalogue: with the plural of its noun, without the four units of a duration. */
const LISTED = /\{(\w+)\|([^}]*)\}/g
const UNITS = 4

/** A key without text is shown as is, so that it does not stop a server; the tests report it. */
function wordsOf(key: string): { readonly english: string; readonly vietnamese: string } {
  const [en = key, vi = key] = [english[key], vietnamese[key]].map((text) =>
    text?.replace(LISTED, (_, name: string, listed: string) => {
      const forms = listed.split('|')
      return forms.length === UNITS ? `{${name}}` : `{${name}} ${forms.at(-1)}`
    }),
  )
  return { english: en, vietnamese: vi }
}
