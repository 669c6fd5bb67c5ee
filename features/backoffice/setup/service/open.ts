import { writeAudit, type AuditValues } from '#features/platform/audit/public.ts'
import { changeStatus } from '#features/platform/merchants/public.ts'
import type { Given } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { setup } from '../contract.ts'
import { isComplete } from '../rules/complete.ts'
import { lockState, setOpened } from '../store.ts'
import { gather, markOf, type Gathered } from './gather.ts'
import { OVER, phaseNow } from './phase.ts'

type Open = (typeof setup)['open']

/**
 * Opens the first brand's site, as it is set up at this moment and no other: the second operator approves the configuration that the
 * request names by its digest. Ends the assistant, and with it what one operator may do alone.
 */
export async function openSite(app: App, { body }: Given<Open>, by: CallFor<Open>) {
  const { operator, ip, now } = by
  const answer = await inTransaction(app.db, async (tx) => {
    const state = await lockState(tx, 'end') // every change that began before has committed; later ones find the site open
    if ((await phaseNow(app, tx, state)) !== 'brand') return OVER
    const found = await gather(app, tx)
    const { brand, gaps } = found
    if (!brand || !isComplete(gaps)) {
      const what = gaps.flatMap(({ code, isRequired }) => (isRequired ? [code] : [])).join(', ')
      return { refused: 'setup.incomplete', detail: { what } } as const
    }
    if (found.digest !== body.digest) return { refused: 'setup.changed' } as const
    await writeAudit(tx, {
      operator,
      action: 'setup.open',
      object: `merchant:${brand.code}`,
      after: summaryOf(found),
      reason: body.reason,
      ip,
      now,
    })
    await changeStatus({ ...app, db: tx }, { merchant: brand.code, isClosed: false, endsAt: null }, by)
    await setOpened(tx, now)
    return {}
  })
  app.merchants.forget()
  return answer
}

/** What the second operator reads before approving: everything that one operator set up alone. */
function summaryOf(found: Gathered): AuditValues {
  const { brand, configuration, read, methods, processors, operators, digest } = found
  if (!brand || !configuration || !read) return {}
  const { hosts, regions, flags, settings } = configuration
  const shown = { licenceEn: '', licenceVi: '', licenceNumber: '', brandPack: '', supportedLanguages: '' }
  const others = Object.entries(settings).filter(([name]) => !Object.hasOwn(shown, name))
  return {
    configuration: markOf(digest),
    name: brand.name,
    currency: brand.currency,
    timeZone: brand.timeZone,
    hosts: hosts.join(' '),
    languages: read('supportedLanguages').join(' '),
    licence: read('licenceEn') || read('licenceVi'),
    licenceNumber: read('licenceNumber'),
    pack: read('brandPack'),
    ...Object.fromEntries(methods.map(methodLine)),
    processors: processors
      .filter(({ isReady }) => isReady)
      .map(({ name, isSandbox }) => (isSandbox ? `${name} (sandbox)` : name))
      .join(' '),
    flags: Object.entries(flags)
      .map(([name, isOn]) => `${name}=${isOn ? 'on' : 'off'}`)
      .join(' '),
    settings: others.map(([name, value]) => `${name}=${isSealed(name) ? '•••' : String(value)}`).join(' '),
    regions: regions.join(' '),
    operators: operators.map(({ account, roles }) => `${account} (${roles.join(', ')})`).join(' '),
  }
}

function methodLine({
  code,
  isOpen,
  account,
  processor,
  name,
}: Gathered['methods'][number]): [string, string] {
  const through = account || processor || ''
  return [`method ${code}`, `${isOpen ? 'open' : 'closed'}: ${name.en}${through ? `, ${through}` : ''}`]
}

/** Encrypted settings are not shown, not even encrypted. */
function isSealed(name: string): boolean {
  return /key|secret|password/i.test(name)
}
