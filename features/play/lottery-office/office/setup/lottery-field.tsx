import { useState } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { lotteryDraws } from '../../contract/draws.ts'

export type Lottery = Reply<typeof lotteryDraws.lotteries>['list'][number]

type FieldProps = {
  readonly lotteries: readonly Lottery[]
  readonly value: string
  readonly onChange: (code: string) => void
}

export function LotteryField({ lotteries, value, onChange }: FieldProps) {
  const { t, lang } = useTexts()
  return (
    <SelectField
      label={t('lotteryOffice.lottery')}
      className="max-w-sm"
      value={value}
      options={lotteries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Fields of a small form, as typed. */
export function useTyped<T extends Readonly<Record<string, string>>>(start: T) {
  const [typed, setTyped] = useState(start)
  const put = (part: Partial<T>) => setTyped({ ...typed, ...part })
  return { typed, put, reset: () => setTyped(start) }
}
