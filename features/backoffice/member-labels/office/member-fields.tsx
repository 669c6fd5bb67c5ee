import { Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { MemberIdDocuments } from '#features/compliance/kyc/office/member-id-documents.tsx'
import { countryName } from '#features/account/profile/rules/country-name.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { memberLabelsOffice } from '../contract.ts'
import { CorrectDialog } from './correct-dialog.tsx'

export type Told = Reply<typeof memberLabelsOffice.about>['told']

export type MemberToldProps = {
  readonly id: bigint
  readonly account: string
  readonly may: May
}

/** A member's profile data: masked, revealed with a reason, and corrected with another reason. */
export function MemberTold({ id, account, may }: MemberToldProps) {
  const { t } = useTexts()
  const api = useApi(memberLabelsOffice)
  const asked = useApiQuery(api.about, { params: { id } })
  const reveal = useApiMutation(api.told)
  const [isAsking, setAsking] = useState(false)
  const [field, setField] = useState<Told[number]['field'] | null>(null)
  const send = (reason: string) =>
    reveal.mutate({ params: { id }, body: { reason } }, { onSuccess: () => setAsking(false) })
  return (
    <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-3 pt-1">
      {may('papers.see') && <MemberIdDocuments id={id} account={account} may={may} />}
      {may('members.personal') && !reveal.data && (
        <Button size="xs" icon={Eye} className="justify-self-end" onClick={() => setAsking(true)}>
          {t('players.reveal')}
        </Button>
      )}
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {(about) => (
          <ToldList
            told={reveal.data?.told ?? about.told}
            isFull={reveal.data !== undefined}
            onCorrect={may('members.correct') ? setField : undefined}
          />
        )}
      </QueryState>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('players.reveal')}
        text={t('players.revealText', { account })}
        action={t('players.revealDo')}
        busy={reveal.isPending}
        error={reveal.error}
        onReason={send}
      />
      {field && (
        <CorrectDialog
          key={field}
          id={id}
          field={field}
          value={reveal.data?.told.find((each) => each.field === field)?.value ?? ''}
          onClose={() => setField(null)}
          onDone={() => {
            setField(null)
            reveal.reset()
          }}
        />
      )}
    </div>
  )
}

type ToldListProps = {
  readonly told: Told
  readonly isFull: boolean
  readonly onCorrect: ((field: Told[number]['field']) => void) | undefined
}

function ToldList({ told, isFull, onCorrect }: ToldListProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <dl className="panel px-4 py-1">
      {told.map(({ field, value }) => (
        <div
          key={field}
          className="flex min-h-9 items-center gap-4 border-b border-hair text-13 last:border-b-0"
        >
          <dt className="w-40 shrink-0 text-muted">{t(`profile.field.${field}`)}</dt>
          <dd className="min-w-0 flex-1 py-1.5 font-medium break-words">
            {value === null ? (
              <span className="font-normal text-faint">{t('players.toldNone')}</span>
            ) : (
              shown(texts, { field, value, isFull })
            )}
          </dd>
          {onCorrect && (
            <IconButton
              icon={Pencil}
              size="sm"
              label={t('players.correct', { field: t(`profile.field.${field}`) })}
              onClick={() => onCorrect(field)}
            />
          )}
        </div>
      ))}
    </dl>
  )
}

/** Choices are shown by name when they are unmasked. */
function shown(
  { t, lang }: Texts,
  { field, value, isFull }: { readonly field: string; readonly value: string; readonly isFull: boolean },
): string {
  if (!isFull) return value
  if (field === 'nationality') return countryName(lang, value)
  return field === 'sourceOfIncome' ? t(`profile.income.${value}`) : value
}
