import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { prizesFor, type DrawKind } from '../rules/draw.ts'
import { prizeKinds } from '../rules/prize.ts'
import { prizeDraft, type PrizeDraft } from './draft.ts'
import type { Row } from './draws-panel.tsx'

type Props = {
  readonly kind: Exclude<DrawKind, 'envelope'>
  readonly prizes: readonly PrizeDraft[]
  /** Draws that spins and tickets can be of. */
  readonly rows: readonly Row[]
  readonly onChange: (prizes: readonly PrizeDraft[]) => void
}

const titles = { wheel: 'segments', raffle: 'prizes', checkIn: 'rewards' } as const

/** The prizes of a draw, one row each. */
export function PrizeRows({ kind, prizes, rows, onChange }: Props) {
  const { t } = useTexts()
  const next = Math.max(0, ...prizes.map(({ id }) => id)) + 1
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-semibold">{t(`drawsOffice.${titles[kind]}`)}</legend>
      {prizes.map((prize, at) => (
        <PrizeRow
          key={prize.id}
          kind={kind}
          prize={prize}
          nth={at + 1}
          rows={rows}
          onChange={(part) =>
            onChange(prizes.map((each) => (each.id === prize.id ? { ...each, ...part } : each)))
          }
          onRemove={() => onChange(prizes.filter(({ id }) => id !== prize.id))}
        />
      ))}
      <Button
        size="sm"
        icon={Plus}
        className="justify-self-start"
        onClick={() => onChange([...prizes, prizeDraft(next)])}
      >
        {t('drawsOffice.add')}
      </Button>
    </fieldset>
  )
}

type RowProps = Pick<Props, 'kind' | 'rows'> & {
  readonly prize: PrizeDraft
  readonly nth: number
  readonly onChange: (part: Partial<PrizeDraft>) => void
  readonly onRemove: () => void
}

function PrizeRow({ kind, prize, nth, rows, onChange, onRemove }: RowProps) {
  const { t } = useTexts()
  return (
    <div
      role="group"
      aria-label={`${t('drawsOffice.prizeKind')} ${nth}`}
      className="grid grid-cols-2 items-end gap-2 rounded-control border border-hair p-3 sm:grid-cols-[1.2fr_1.4fr_0.8fr_auto]"
    >
      <SelectField
        label={`${nth}. ${t('drawsOffice.prizeKind')}`}
        value={prize.kind}
        options={prizesFor[kind].map((value) => ({ value, label: t(`drawsOffice.prizeKind.${value}`) }))}
        onChange={({ target }) =>
          onChange({ kind: prizeKinds.find((each) => each === target.value) ?? 'nothing' })
        }
      />
      <Value prize={prize} rows={rows} onChange={onChange} />
      {kind === 'checkIn' ? (
        <span className="max-sm:hidden" />
      ) : (
        <TextField
          label={t(kind === 'wheel' ? 'drawsOffice.weight' : 'drawsOffice.winners')}
          inputMode="numeric"
          value={prize.times}
          onChange={({ target }) => onChange({ times: target.value })}
        />
      )}
      <IconButton icon={Trash2} label={t('drawsOffice.remove')} onClick={onRemove} />
    </div>
  )
}

function Value({ prize, rows, onChange }: Pick<RowProps, 'prize' | 'rows' | 'onChange'>) {
  const { t, lang } = useTexts()
  if (prize.kind === 'nothing') return <span />
  if (prize.kind === 'cash' || prize.kind === 'bonus')
    return (
      <TextField
        label={t('drawsOffice.amount')}
        inputMode="decimal"
        value={prize.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    )
  const count = (
    <TextField
      label={t('drawsOffice.count')}
      inputMode="numeric"
      value={prize.count}
      onChange={({ target }) => onChange({ count: target.value })}
    />
  )
  if (prize.kind === 'points') return count
  const kind = prize.kind === 'spins' ? 'wheel' : 'raffle'
  const options = rows
    .filter((row) => row.kind === kind && (row.state === 'live' || row.state === 'draft'))
    .map(({ id, title }) => ({ value: id, label: title[lang] }))
  return (
    <span className="grid grid-cols-[auto_4.5rem] items-end gap-2">
      {prize.kind === 'goods' ? (
        <TextField
          label={t('drawsOffice.product')}
          value={prize.of}
          onChange={({ target }) => onChange({ of: target.value })}
        />
      ) : (
        <SelectField
          label={t('drawsOffice.ofDraw')}
          value={prize.of}
          options={[{ value: '', label: '–' }, ...options]}
          onChange={({ target }) => onChange({ of: target.value })}
        />
      )}
      {count}
    </span>
  )
}
