import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { vipOffice } from '../contract/office.ts'
import { MOST_LEVEL } from '../rules/ladder.ts'
import { periodKinds } from '#kit/day/period.ts'
import { blankRank, rankDraft, rankOf, type RankDraft } from './ladder-draft.ts'
import { RankFields } from './rank-fields.tsx'
import type { OfficeRanks } from './ranks-tab.tsx'

type Props = { readonly merchant: string; readonly found: OfficeRanks; readonly onClose: () => void }

/** A new version of the ranks, beginning from the newest one; a second operator approves it. */
export function LadderForm({ merchant, found, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(vipOffice)
  const publish = useApiMutation(api.publish, { invalidates: [api.ranks] })
  const [period, setPeriod] = useState(found.newest?.period ?? 'M')
  const [drafts, setDrafts] = useState<readonly RankDraft[]>(
    found.newest?.ranks.map((rank) => rankDraft(rank)) ?? [blankRank],
  )
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isReasoned = reason.trim().length >= 4
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const ranks = drafts.flatMap((draft) => rankOf(draft) ?? [])
    if (ranks.length === drafts.length && isReasoned)
      publish.mutate({ body: { merchant, period, ranks, reason: reason.trim() } }, { onSuccess: onClose })
  }
  return (
    <Drawer open onClose={onClose} title={t('vipOffice.edit')} width="wide">
      <form onSubmit={send} noValidate className="grid gap-5">
        <p className="text-13 text-muted">{t('vipOffice.editText')}</p>
        <SelectField
          label={t('vipOffice.period')}
          value={period}
          options={periodKinds.map((value) => ({ value, label: t(`vipOffice.period.${value}`) }))}
          onChange={({ target }) => setPeriod(periodKinds.find((kind) => kind === target.value) ?? 'M')}
        />
        {drafts.map((draft, at) => (
          <RankFields
            key={at}
            level={at + 1}
            draft={draft}
            isTried={isTried}
            onChange={(changed) => setDrafts(drafts.map((each, index) => (index === at ? changed : each)))}
            onRemove={
              drafts.length > 1 && at === drafts.length - 1 ? () => setDrafts(drafts.slice(0, -1)) : null
            }
          />
        ))}
        {drafts.length < MOST_LEVEL && (
          <Button size="sm" icon={Plus} onClick={() => setDrafts([...drafts, blankRank])} className="w-max">
            {t('vipOffice.addRank')}
          </Button>
        )}
        <TextArea
          label={t('vipOffice.reason')}
          rows={2}
          maxLength={500}
          value={reason}
          error={isTried && !isReasoned ? t('vipOffice.reason') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {publish.error && <FormFailure error={publish.error} />}
        <Button type="submit" look="primary" wide busy={publish.isPending}>
          {t('vipOffice.publish')}
        </Button>
      </form>
    </Drawer>
  )
}
