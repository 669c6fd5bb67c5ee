import { Flag, ShieldBan, Tag } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { memberLabelsOffice } from '../contract.ts'
import { NewLabel } from './new-label.tsx'

export type MemberLabelsProps = {
  readonly id: bigint
  readonly merchant: string
  readonly may: May
}

/** A member's labels and open fraud flags, next to the name. */
export function MemberLabels({ id, merchant, may }: MemberLabelsProps) {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(memberLabelsOffice).about, { params: { id } })
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {data.flags > 0 && (
        <a href={`/risk?member=${id}`}>
          <Status tone="bad" icon={Flag}>
            {t('players.flags', { count: data.flags })}
          </Status>
        </a>
      )}
      {data.away && <ExclusionMark away={data.away} />}
      {data.labels.map((label) => (
        <Status key={label.id} tone={label.isShown ? 'info' : 'plain'}>
          {label.name}
        </Status>
      ))}
      {may('members.correct') && (
        <Button size="xs" look="ghost" icon={Tag} onClick={() => setOpen(true)}>
          {t('players.labelsEdit')}
        </Button>
      )}
      {isOpen && (
        <LabelsDialog id={id} merchant={merchant} own={data.labels} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

type Away = NonNullable<Reply<typeof memberLabelsOffice.about>['away']>

/** Marks a member under a time-out or self-exclusion, so that no operator offers them anything. */
function ExclusionMark({ away: { kind, until } }: { readonly away: Away }) {
  const { t, date } = useTexts()
  return (
    <Status tone="bad" icon={ShieldBan}>
      {t(`exclusions.office.kind.${kind}`)}
      {until && ` · ${t('players.awayUntil', { date: date(until, 'minute') })}`}
    </Status>
  )
}

type OwnLabel = Reply<typeof memberLabelsOffice.about>['labels'][number]

type LabelsDialogProps = {
  readonly id: bigint
  readonly merchant: string
  readonly own: readonly OwnLabel[]
  readonly onClose: () => void
}

function LabelsDialog({ id, merchant, own, onClose }: LabelsDialogProps) {
  const { t } = useTexts()
  const api = useApi(memberLabelsOffice)
  const asked = useApiQuery(api.labels, { query: { merchant } })
  const tell = useApiMutation(api.setLabels, { invalidates: [api.about, api.labels, api.find, api.timeline] })
  const [chosen, setChosen] = useState<readonly string[]>(own.map((label) => label.id))
  const save = () =>
    tell.mutate(
      { params: { id }, body: { labels: [...chosen] } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('players.labelsSaved') })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('players.labels')}
      text={t('players.labelsText', { brand: merchant })}
      actions={
        <Button look="primary" busy={tell.isPending} onClick={save}>
          {t('players.save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {tell.error && <Failure error={tell.error} />}
        <QueryState
          of={asked}
          waiting={<SkeletonRows rows={3} />}
          isEmpty={({ labels }) => labels.length === 0}
          empty={<p className="text-13 text-muted">{t('players.labelsNone')}</p>}
        >
          {({ labels }) => (
            <ul className="grid gap-1">
              {labels.map((label) => (
                <li key={label.id}>
                  <Checkbox
                    label={`${label.name} · ${standing(t, label)}`}
                    checked={chosen.includes(label.id)}
                    onChange={(event) =>
                      setChosen(
                        event.target.checked
                          ? [...chosen, label.id]
                          : chosen.filter((each) => each !== label.id),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
        <NewLabel merchant={merchant} onMade={(made) => setChosen([...chosen, made])} />
      </div>
    </Dialog>
  )
}

function standing(t: Texts['t'], { isShown }: OwnLabel): string {
  return t(isShown ? 'players.labelShown' : 'players.labelHidden')
}
