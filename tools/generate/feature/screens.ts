import type { Name } from '../names.ts'

/** A panel of the member centre, a page of the back office, and every text in both languages. */
export function screenFiles({ group, kebab, camel, pascal, words }: Name): Record<string, string> {
  const folder = `features/${group}/${kebab}`
  return {
    [`${folder}/menu.ts`]: `/** Entries of the member centre’s menu (§2). */
export const menu = {
  ${camel}: { name: '${words.toLowerCase()}', place: 1000 },
} as const
`,
    [`${folder}/site.ts`]: `import { StickyNote } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  ${camel}: {
    icon: StickyNote,
    group: 'news',
    load: async () => (await import('./site/${kebab}-panel.tsx')).${pascal}Panel,
  },
} as const
`,
    [`${folder}/site/${kebab}-panel.tsx`]: `import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { ${camel} } from '../contract.ts'

/** The member's own remarks, and a form for a new one. */
export function ${pascal}Panel() {
  const { t, date } = useTexts()
  const api = useApi(${camel})
  const asked = useApiQuery(api.list)
  const write = useApiMutation(api.write, { invalidates: [api.list] })
  const form = useForm({ defaultValues: { text: '' } })
  const send = form.onSubmit((body) => write.mutate({ body }, { onSuccess: () => form.reset() }))
  return (
    <div className="grid gap-5">
      <h1 className="max-md:hidden">{t('${camel}.title')}</h1>
      <form onSubmit={send} className="grid gap-3">
        <TextField label={t('${camel}.text')} {...textBounds(${camel}.write, 'text')} {...form.field('text')} />
        <FormFailure error={write.error} fields={{ '${camel}.remarkEmpty': 'text' }} />
        <Button type="submit" look="primary" busy={write.isPending} className="justify-self-start">
          {t('${camel}.add')}
        </Button>
      </form>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-muted">{t('${camel}.none')}</p>}
      >
        {({ rows }) => (
          <ul className="grid">
            {rows.map(({ id, text, at }) => (
              <li key={id} className="border-t border-hair py-2.5">
                <p className="wrap-anywhere">{text}</p>
                <p className="text-13 text-muted">{date(at, 'minute')}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}
`,
    [`${folder}/office.ts`]: `import { StickyNote } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  ${camel}: officePage({
    path: '/${kebab}',
    en: '${words}',
    vi: '${words}',
    needs: '${camel}.see',
    rail: { group: 'people', place: 1000, icon: StickyNote },
    load: async () => (await import('./office/pages.tsx')).${pascal}Page,
  }),
}
`,
    [`${folder}/office/pages.tsx`]: `import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { ${camel}Office } from '../contract.ts'

type Row = Reply<(typeof ${camel}Office)['list']>['rows'][number]

/** The newest remarks of members. */
export function ${pascal}Page() {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(${camel}Office).list)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <h1 className="text-18">{t('${camel}.title')}</h1>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-muted">{t('${camel}.none')}</p>}
      >
        {({ rows }) => (
          <Table
            caption={t('${camel}.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </QueryState>
    </div>
  )
}

function columnsOf({ t, date }: Texts): readonly Column<Row>[] {
  return [
    { key: 'at', head: t('${camel}.at'), cell: ({ at }) => date(at, 'minute') },
    { key: 'merchant', head: t('${camel}.brand'), cell: ({ merchant }) => merchant },
    {
      key: 'member',
      head: t('${camel}.member'),
      cell: ({ member }) => <a href={\`/members/\${member}\`}>{member.toString()}</a>,
    },
    { key: 'text', head: t('${camel}.text'), cell: ({ text }) => text, wide: true },
  ]
}
`,
    [`${folder}/texts/en.ts`]: `import { englishOf } from '#texts/words.ts'
import type { ${camel}, ${camel}Office } from '../contract.ts'

export const en = englishOf<typeof ${camel} | typeof ${camel}Office>()({
  'refusal.${camel}.remarkEmpty': 'Write a remark first.',
  'refusal.${camel}.tooMany': 'You can add up to {most|remark|remarks} a day. Try again tomorrow.',

  '${camel}.title': '${words}',
  '${camel}.text': 'Remark',
  '${camel}.add': 'Add remark',
  '${camel}.none': 'No remarks yet',
  '${camel}.at': 'Date',
  '${camel}.brand': 'Brand',
  '${camel}.member': 'Member',
})
`,
    [`${folder}/texts/vi.ts`]: `import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.${camel}.remarkEmpty': 'Vui lòng nhập nội dung trước.',
  'refusal.${camel}.tooMany': 'Bạn được thêm tối đa {most} ghi chú mỗi ngày. Vui lòng thử lại vào ngày mai.',

  '${camel}.title': '${words}',
  '${camel}.text': 'Ghi chú',
  '${camel}.add': 'Thêm ghi chú',
  '${camel}.none': 'Chưa có ghi chú',
  '${camel}.at': 'Ngày',
  '${camel}.brand': 'Thương hiệu',
  '${camel}.member': 'Hội viên',
}
`,
    [`${folder}/texts/menu-en.ts`]: `/** Names of pages of the member centre, which the first view loads. */
export const menu = {
  'member.${camel}': '${words}',
} as const
`,
    [`${folder}/texts/menu-vi.ts`]: `export const menu = {
  'member.${camel}': '${words}',
} as const
`,
  }
}
