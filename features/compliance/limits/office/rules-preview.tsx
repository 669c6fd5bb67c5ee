import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { termText } from '#features/platform/merchants/office/jurisdictions/term-value.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { limitsOffice } from '../contract/office.ts'
import { packName, ruleText } from '../words.ts'

type Preview = Reply<(typeof limitsOffice)['preview']>
type Wanted = { readonly country: string; readonly member: string }

const MEMBER = /^[1-9]\d{0,17}$/

/** A member by id or name; otherwise a visitor of the country, otherwise of the brand. */
function aboutOf({ country, member }: Wanted) {
  if (MEMBER.test(member)) return { member: BigInt(member) }
  if (member !== '') return { account: member }
  return /^[A-Z]{2}$/.test(country) ? { country } : {}
}

/** Which jurisdiction's rules apply to a member or visitor, and why: to check before a pack or a country is changed (decision 20). */
export function RulesPreview() {
  const { t } = useTexts()
  const api = useApi(limitsOffice)
  const { data: known } = useApiQuery(api.help, { query: {} })
  const [chosen, setChosen] = useState<string | null>(null)
  const form = useForm({ defaultValues: { country: '', member: '' } })
  const [asked, setAsked] = useState<Wanted>({ country: '', member: '' })
  const brands = known?.brands ?? []
  const brand = chosen ?? known?.merchant
  const query = { ...(brand === undefined ? {} : { merchant: brand }), ...aboutOf(asked) }
  const answer = useApiQuery(api.preview, { query }, { enabled: brand !== undefined })
  const show = form.onSubmit(({ country, member }) => setAsked({ country, member: member.trim() }))
  return (
    <div className="grid max-w-200 gap-4 p-4">
      <p className="text-13 text-muted">{t('limits.office.tryLead')}</p>
      {brand !== undefined && <BrandChips brands={brands} value={brand} onChange={setChosen} />}
      <form onSubmit={show} className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
        <TextField
          label={t('limits.office.tryCountry')}
          maxLength={2}
          placeholder="VN"
          {...form.bound('country')}
          onChange={(event) => form.setValue('country', event.target.value.toUpperCase())}
        />
        <TextField
          label={t('limits.office.tryMember')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('member')}
        />
        <Button type="submit" look="primary">
          {t('limits.office.try')}
        </Button>
      </form>
      <QueryState of={answer} waiting={<SkeletonCard lines={8} />}>
        {(preview) => <Terms preview={preview} />}
      </QueryState>
    </div>
  )
}

function Terms({ preview: { rule, terms } }: { readonly preview: Preview }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <section className="panel grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-16">
          {rule.pack} <span className="text-14 font-normal text-faint">{packName(texts, rule)}</span>
        </h2>
        <p className="text-13 text-muted">{ruleText(texts, rule)}</p>
      </div>
      <Facts
        facts={terms.map(({ name, says, value, brand }) => ({
          key: name,
          name: (
            <span title={says}>
              {t(`merchants.term.${name}`)}
              {brand !== null && <span className="text-faint"> · {t('limits.office.brandStricter')}</span>}
            </span>
          ),
          value: termText(texts, name, brand ?? value),
        }))}
      />
    </section>
  )
}
