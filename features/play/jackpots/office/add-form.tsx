import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { jackpotsOffice } from '../contract.ts'
import { levelKeys, levelName } from '../rules/keys.ts'
import { GamePicker } from './game-picker.tsx'
import { LevelFields, newLevel, termsOf, type TypedLevel } from './level-fields.tsx'
import type { OfficePools } from './pages.tsx'

type Props = { readonly pools: OfficePools; readonly onDone: () => void }

const EVERY = '*'
const start = { code: '', nameEn: '', nameVi: '', reason: '' }

/** A new jackpot of a brand or of the network; a second operator approves it. */
export function AddForm({ pools, onDone }: Props) {
  const { t } = useTexts()
  const api = useApi(jackpotsOffice)
  const add = useApiMutation(api.add, { invalidates: [api.list] })
  const [typed, setTyped] = useState(start)
  const [games, setGames] = useState<readonly string[]>([])
  const [merchant, setMerchant] = useState(pools.brands[0]?.merchant ?? EVERY)
  const [levels, setLevels] = useState<readonly TypedLevel[]>([newLevel('mini')])
  const [first] = pools.brands
  const currency =
    pools.brands.find((brand) => brand.merchant === merchant)?.currency ?? first?.currency ?? 'VND'
  const put = (part: Partial<typeof start>) => setTyped({ ...typed, ...part })
  const field = (name: keyof typeof start, hint?: string) => ({
    label: t(`jackpots.office.${name}`),
    name,
    value: typed[name],
    hint,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => put({ [name]: target.value }),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const terms = levels.map(termsOf).filter((one) => one !== null)
    if (terms.length < levels.length) return
    const body = {
      ...typed,
      merchant: merchant === EVERY ? null : merchant,
      currency,
      games: [...games],
      levels: terms,
    }
    add.mutate({ body }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={send} className="panel grid gap-4 p-4" noValidate>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...field('code', t('jackpots.office.codeHint'))} maxLength={30} />
        <SelectField
          label={t('jackpots.office.brand')}
          name="merchant"
          value={merchant}
          options={[
            ...pools.brands.map((brand) => ({
              value: brand.merchant,
              label: `${brand.merchant} · ${brand.currency}`,
            })),
            { value: EVERY, label: t('jackpots.office.everyBrand') },
          ]}
          onChange={({ target }) => setMerchant(target.value)}
        />
        <TextField {...field('nameEn')} maxLength={60} />
        <TextField {...field('nameVi')} maxLength={60} />
      </div>
      <GamePicker offered={pools.offered} chosen={games} onChange={setGames} />
      <div className="flex flex-wrap gap-4">
        {levelKeys.map((key) => (
          <Checkbox
            key={key}
            label={levelName(key)}
            checked={levels.some((level) => level.key === key)}
            onChange={({ target }) =>
              setLevels(
                levelKeys.flatMap((one) => {
                  if (one !== key) return levels.filter((level) => level.key === one)
                  return target.checked ? [newLevel(key)] : []
                }),
              )
            }
          />
        ))}
      </div>
      {levels.map((level) => (
        <LevelFields
          key={level.key}
          typed={level}
          currency={currency}
          onType={(next) => setLevels(levels.map((one) => (one.key === next.key ? next : one)))}
        />
      ))}
      <TextField {...field('reason')} maxLength={500} />
      <FormFailure
        error={add.error}
        fields={{
          'jackpots.codeTaken': 'code',
          'jackpots.gameTaken': 'games',
          'jackpots.gameInvalid': 'games',
        }}
      />
      <Button type="submit" look="primary" size="sm" busy={add.isPending} className="justify-self-start">
        {t('jackpots.office.add')}
      </Button>
    </form>
  )
}
