import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import type { Audience } from '../contract/office.ts'

const kinds = ['member', 'segment', 'all'] as const

type FieldsProps = { readonly audience: Audience; readonly onChange: (audience: Audience) => void }

/** The audience of a campaign: one member, a segment that matches all conditions, or all members. */
export function AudienceFields({ audience, onChange }: FieldsProps) {
  const { t } = useTexts()
  const choose = (kind: (typeof kinds)[number]) =>
    onChange(kind === 'member' ? { kind, account: '' } : { kind })
  return (
    <section className="grid gap-4">
      <Tabs
        label={t('inboxOffice.whom')}
        look="segment"
        wide
        value={audience.kind}
        onChange={choose}
        tabs={kinds.map((value) => ({ value, label: t(`inboxOffice.whom.${value}`) }))}
      />
      {audience.kind === 'member' && (
        <TextField
          label={t('inboxOffice.account')}
          required
          maxLength={64}
          value={audience.account}
          onChange={({ target }) => onChange({ kind: 'member', account: target.value.trim() })}
        />
      )}
      {audience.kind === 'segment' && <Segment segment={audience} onChange={onChange} />}
    </section>
  )
}

type Segment = Extract<Audience, { kind: 'segment' }>
type SegmentProps = { readonly segment: Segment; readonly onChange: (audience: Audience) => void }

/** A number of days from 1 to 365; anything else is ignored. */
function daysOf(text: string): number | undefined {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 365 ? days : undefined
}

function Segment({ segment, onChange }: SegmentProps) {
  const { t } = useTexts()
  const set = (part: Partial<Segment>) => {
    const kept = Object.entries({ ...segment, ...part }).filter(([, value]) => value !== undefined)
    onChange({ kind: 'segment', ...Object.fromEntries(kept) })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('inboxOffice.activeDays')}
        inputMode="numeric"
        optional
        value={segment.activeDays?.toString() ?? ''}
        onChange={({ target }) => set({ activeDays: daysOf(target.value) })}
      />
      <TextField
        label={t('inboxOffice.joinedDays')}
        inputMode="numeric"
        optional
        value={segment.joinedDays?.toString() ?? ''}
        onChange={({ target }) => set({ joinedDays: daysOf(target.value) })}
      />
      <SelectField
        label={t('inboxOffice.language')}
        value={segment.language ?? 'any'}
        options={['any', 'en', 'vi'].map((value) => ({ value, label: t(`inboxOffice.language.${value}`) }))}
        onChange={({ target: { value } }) =>
          set({ language: value === 'en' || value === 'vi' ? value : undefined })
        }
      />
      <SelectField
        label={t('inboxOffice.who')}
        value={segment.who ?? 'any'}
        options={['any', 'players', 'agents'].map((value) => ({
          value,
          label: t(`inboxOffice.who.${value}`),
        }))}
        onChange={({ target: { value } }) =>
          set({ who: value === 'players' || value === 'agents' ? value : undefined })
        }
      />
      <SelectField
        label={t('inboxOffice.deposited')}
        value={segment.hasDeposited === undefined ? 'any' : segment.hasDeposited ? 'yes' : 'no'}
        options={['any', 'yes', 'no'].map((value) => ({ value, label: t(`inboxOffice.deposited.${value}`) }))}
        onChange={({ target: { value } }) =>
          set({ hasDeposited: value === 'any' ? undefined : value === 'yes' })
        }
      />
    </div>
  )
}
