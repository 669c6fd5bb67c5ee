import { Trash2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { giftMoments, type GiftMoment } from '../rules/gift.ts'
import { amountOf, giftKinds, giftOf, isName, type GiftDraft, type RankDraft } from './ladder-draft.ts'

export type RankFieldsProps = {
  readonly level: number
  readonly draft: RankDraft
  /** The form was sent once: what is missing is marked. */
  readonly isTried: boolean
  readonly onChange: (draft: RankDraft) => void
  readonly onRemove: (() => void) | null
}

const amounts = ['upValid', 'upDeposits', 'keepValid', 'keepDeposits'] as const

/** Name, conditions, benefits and gifts of one rank. */
export function RankFields({ level, draft, isTried, onChange, onRemove }: RankFieldsProps) {
  const { t } = useTexts()
  const set = (some: Partial<RankDraft>) => onChange({ ...draft, ...some })
  return (
    <fieldset className="grid gap-3 border-t border-hair pt-4">
      <legend className="float-left flex w-full items-center justify-between text-16 font-semibold">
        {t('vipOffice.rank', { level })}
        {onRemove && (
          <Button size="xs" look="ghost" icon={Trash2} onClick={onRemove}>
            {t('vipOffice.removeRank', { level })}
          </Button>
        )}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['nameEn', 'nameVi'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`vipOffice.${name}`)}
            maxLength={24}
            value={draft[name]}
            error={isTried && !isName(draft[name]) ? t('vipOffice.text') : undefined}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        {amounts.map((name) => (
          <TextField
            key={name}
            label={t(`vipOffice.${name}`)}
            inputMode="decimal"
            value={draft[name]}
            error={isTried && amountOf(draft[name]) === null ? t('vipOffice.number') : undefined}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
      <Checkbox
        label={t('vipOffice.firstPaid')}
        checked={draft.isFirstPaid}
        onChange={({ target }) => set({ isFirstPaid: target.checked })}
      />
      {giftMoments.map((moment) => (
        <GiftFields
          key={moment}
          moment={moment}
          gift={draft.gifts[moment]}
          isTried={isTried}
          onChange={(gift) => set({ gifts: { ...draft.gifts, [moment]: gift } })}
        />
      ))}
    </fieldset>
  )
}

type GiftFieldsProps = {
  readonly moment: GiftMoment
  readonly gift: GiftDraft
  readonly isTried: boolean
  readonly onChange: (gift: GiftDraft) => void
}

function GiftFields({ moment, gift, isTried, onChange }: GiftFieldsProps) {
  const { t } = useTexts()
  const isMissing = isTried && giftOf(gift) === undefined
  const set = (some: Partial<GiftDraft>) => onChange({ ...gift, ...some })
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t(`vip.gift.${moment}`)}
        value={gift.kind}
        options={giftKinds.map((value) => ({ value, label: t(`vipOffice.gift.${value}`) }))}
        onChange={({ target }) => set({ kind: giftKinds.find((kind) => kind === target.value) ?? 'none' })}
      />
      {gift.kind !== 'none' && (
        <TextField
          label={t('vipOffice.amount')}
          inputMode="decimal"
          value={gift.value}
          error={isMissing ? t('vipOffice.number') : undefined}
          onChange={({ target }) => set({ value: target.value })}
        />
      )}
      {gift.kind === 'bonus' &&
        (['wagering', 'days'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`vipOffice.${name}`)}
            inputMode="numeric"
            value={gift[name]}
            error={isMissing ? t('vipOffice.number') : undefined}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
    </div>
  )
}
