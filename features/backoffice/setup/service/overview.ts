import { channelsSetUp } from '#features/contact/outbox/public.ts'
import { pendingOf } from '#features/platform/approvals/public.ts'
import { diallingCodes } from '#features/contact/site-status/public.ts'
import type { Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { setup } from '../contract.ts'
import { progressOf } from '../rules/progress.ts'
import { smsFlags } from '../rules/sms.ts'
import { gather, markOf, type Gathered } from './gather.ts'
import { phaseNow } from './phase.ts'

type Overview = (typeof setup)['overview']
type Shown = Reply<Overview>

/** What the assistant shows. */
export async function overview(app: App, { operator, now }: CallFor<Overview>): Promise<Shown> {
  const found = await gather(app, app.db)
  const { gaps, digest, methods, processors, operators } = found
  const request = await pendingOf(app.db, 'setup.open', now)
  const channels = await channelsSetUp(app, found.brand?.code ?? '')
  const testedAt = (name: string) => found.steps.find(({ step }) => step === name)?.doneAt ?? null
  return {
    phase: await phaseNow(app, app.db),
    siteHost: URL.parse(app.config.SITE_ORIGIN ?? '')?.hostname ?? '',
    steps: [...progressOf(gaps, found.brand !== null)],
    gaps: [...gaps],
    brand: brandOf(found),
    countries: diallingCodes().map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
    })),
    packs: found.configuration?.packs.map(({ code, name }) => ({ code, name })) ?? [],
    methods: methods.map(({ mark: _, ...method }) => method),
    processors: processors.map(({ mark: _, ...processor }) => processor),
    email: { ...channels.email, testedAt: testedAt('email') },
    sms: {
      ...channels.sms,
      testedAt: testedAt('smsTest'),
      isNeeded: found.facts.brand?.flags.some((flag) => smsFlags.has(flag)) ?? false,
    },
    officers: operators
      .filter(({ roles }) => roles.includes('owner'))
      .map(({ id, account, name, email, state, createdBy, enrolledAt }) => ({
        id,
        account,
        name,
        email,
        state,
        isAwaited: state === 'invited' && createdBy === null && enrolledAt === null,
        isYou: id === operator.id,
      })),
    request: request && {
      number: request.number.toString(),
      proposedBy: request.proposedByAccount,
      isStale: request.changes[0]?.after['configuration'] !== markOf(digest),
    },
    digest,
  }
}

function brandOf({ brand, configuration, read }: Gathered): Shown['brand'] {
  if (!brand || !configuration || !read) return null
  const { code, name, currency, timeZone } = brand
  return {
    code,
    name,
    currency,
    timeZone,
    hosts: [...configuration.hosts],
    languages: [...read('supportedLanguages')],
    dialingCode: read('dialingCode'),
    supportEmail: read('supportEmail'),
    amountDecimals: read('amountDecimals'),
    licenceEn: read('licenceEn'),
    licenceVi: read('licenceVi'),
    licenceNumber: read('licenceNumber'),
    licenceLink: read('licenceLink'),
    copyrightHolder: read('copyrightHolder'),
    pack: read('brandPack'),
  }
}
