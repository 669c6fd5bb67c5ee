import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { cleanHtml } from '#features/contact/notices/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { pagesOffice } from '../contract/office.ts'
import { en } from '../defaults/en.data.ts'
import { vi } from '../defaults/vi.data.ts'
import { resourceTypes, topics, withBrand, type Topic } from '../rules.ts'
import {
  dropResource,
  dropTopic,
  resourcesOf,
  topicsOf,
  writeResource,
  writeTopic,
  type TopicRow,
} from '../store/pages.ts'

type Office = typeof pagesOffice

const houses = { en, vi } as const

/** The help topics for a visitor: an operator's text, otherwise the default; sanitised in either case (C1). */
export async function helpTopics(
  app: App,
  { merchant, language, topic }: { merchant: Merchant; language: 'en' | 'vi'; topic: Topic | null },
) {
  const rows = await topicsOf(app.db, merchant.code)
  const licence = await licenceOf(app, merchant.code, language)
  const shown = topic ? [topic] : topics
  return {
    list: shown.map((name) => {
      const own = rows.find((row) => row.topic === name && row.language === language)
      const html = own?.html ?? withBrand(houses[language][name], { name: merchant.name, licence })
      return { topic: name, title: app.words(language, `pages.topic.${name}`), content: cleanHtml(html) }
    }),
  }
}

/** The licence text: a demo states that it has none (decision 42); a live brand shows its operators' text. */
async function licenceOf(app: App, merchant: string, language: 'en' | 'vi'): Promise<string> {
  if (app.config.FAIRHOUSE_MODE === 'demo') return app.words(language, 'pages.demo')
  const own = language === 'vi' ? await settingOf(app, merchant, 'licenceVi') : ''
  return own || settingOf(app, merchant, 'licenceEn')
}

/** What each kind of phone can install: the brand's file, or its site on the home screen. */
export async function resources(
  app: App,
  { merchant, origin }: { readonly merchant: Merchant; readonly origin: string },
) {
  const rows = await resourcesOf(app.db, merchant.code)
  const site = `${origin}/index`
  return {
    list: resourceTypes.map((resourceType) => {
      const own = rows.find((row) => row.resourceType === resourceType)
      const url = own?.url ?? site
      const kind = own ? ('file' as const) : ('site' as const)
      return { resourceType, url, qrCodeUrl: url, labelNameEn: own?.labelNameEn ?? merchant.name, kind }
    }),
  }
}

export async function topicsForOffice(app: App, merchant: string) {
  const rows = await topicsOf(app.db, merchant)
  const brand = await app.merchants.byCode(merchant)
  const licences = { en: await licenceOf(app, merchant, 'en'), vi: await licenceOf(app, merchant, 'vi') }
  const name = brand?.name ?? merchant
  const written = (topic: Topic, language: 'en' | 'vi') => {
    const own = rows.find((row) => row.topic === topic && row.language === language)
    return {
      html: own?.html ?? withBrand(houses[language][topic], { name, licence: licences[language] }),
      isOwn: own !== undefined,
      changedBy: own?.changedBy ?? null,
      changedAt: own?.changedAt ?? null,
    }
  }
  return { list: topics.map((topic) => ({ topic, en: written(topic, 'en'), vi: written(topic, 'vi') })) }
}

/** Stores both languages of a topic; the audit log keeps the previous text. */
export async function setTopic(
  app: App,
  { params: { merchant, topic }, body }: Given<Office['setTopic']>,
  { operator, ip, now }: CallFor<Office['setTopic']>,
) {
  return inTransaction(app.db, async (tx) => {
    const rows = await topicsOf(tx, merchant)
    const textOf = (language: 'en' | 'vi'): TopicRow | undefined =>
      rows.find((row) => row.topic === topic && row.language === language)
    for (const language of ['en', 'vi'] as const) {
      const html = cleanHtml(body[language]).trim()
      const row = { merchant, topic, language, html, changedBy: operator.account, changedAt: now }
      if (html === '') await dropTopic(tx, row)
      else if (html !== textOf(language)?.html) await writeTopic(tx, row)
    }
    await writeAudit(tx, {
      operator,
      action: 'pages.topic',
      object: `page:${merchant}:${topic}`,
      before: { en: textOf('en')?.html ?? '', vi: textOf('vi')?.html ?? '' },
      after: { en: body.en, vi: body.vi },
      ip,
      now,
    })
    return {}
  })
}

export async function setResource(
  app: App,
  { params: { merchant, resourceType }, body: { url, labelNameEn } }: Given<Office['setResource']>,
  { operator, ip, now }: CallFor<Office['setResource']>,
) {
  return inTransaction(app.db, async (tx) => {
    const before = (await resourcesOf(tx, merchant)).find((row) => row.resourceType === resourceType)
    const row = { merchant, resourceType, url, labelNameEn: labelNameEn || resourceType }
    if (url === '') await dropResource(tx, row)
    else await writeResource(tx, { ...row, changedBy: operator.account, changedAt: now })
    const object = `resource:${merchant}:${resourceType}`
    await writeAudit(tx, {
      operator,
      action: 'pages.resource',
      object,
      before: { url: before?.url ?? '' },
      after: { url },
      ip,
      now,
    })
    return {}
  })
}
