import type { Currency } from '#kit/currency.ts'
import { plainOf } from './limits.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Visitor } from '#features/play/lottery/site/slip/visitor.tsx'
import { LineStake } from '../parts/line-stake.tsx'
import type { FreeBet } from '../../rules/free-bets/free-bet.ts'
import type { Policy } from '../../rules/policy.ts'
import { usualStakes } from '../../rules/stakes/quick.ts'
import { useEdited } from '../mine/edit-note.tsx'
import { editPays } from '../../rules/edits/edit.ts'
import { changeSlip, useSlip } from '../state/slip-store.ts'
import { usePrefs } from '../state/use-prefs.ts'

type FootProps = {
  readonly currency: Currency
  readonly isBusy: boolean
  readonly isReady: boolean
  /** Prices have moved: the button agrees to the present ones. */
  readonly isMoved: boolean
  /** Bets that will be placed. */
  readonly count: number
  readonly total: bigint
  /** Lines of the bet, which all have the same stake. */
  readonly lines?: number
  /** Free bets of the member, and what they pay of the total. */
  readonly free?: { readonly of: FreeBet; readonly paid: bigint } | null
  readonly odds?: string | null
  /** Null: the server says it with the receipt. */
  readonly potential: bigint | null
  readonly delaySeconds: number
  readonly onPlace: () => void
}

const policies = ['none', 'better', 'any'] as const

/**
 * Sums, what happens to moved prices, and the button, which stays at the bottom of a slip that is longer than the window. For a column: the
 * rows of a grid would hold it.
 */
export function Foot({
  currency,
  isBusy,
  isReady,
  isMoved,
  count,
  total,
  lines = 1,
  free = null,
  odds,
  potential,
  delaySeconds,
  onPlace,
}: FootProps) {
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const { prefs, change } = usePrefs()
  const edited = useEdited()
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  return (
    <>
      <dl className="sb-sums border-t border-hair pt-3">
        {odds && (
          <>
            <dt>{t('sports.totalOdds')}</dt>
            <dd className="num font-bold">{odds}</dd>
          </>
        )}
        {total > 0n && <LineStake stake={total} {...{ lines, currency }} />}
        <dt>{t('sports.totalStake')}</dt>
        <dd className="num">{shown(total)}</dd>
        {edited && edited.value !== null && total > 0n && (
          <Replaced value={edited.value} total={total} shown={shown} />
        )}
        {free && free.paid > 0n && (
          <>
            <dt>{t('sports.paidFree')}</dt>
            <dd className="num">{shown(free.paid)}</dd>
          </>
        )}
      </dl>
      {free && (
        <p className="text-12 text-muted">{t('sports.freeBetNote', { stake: shown(free.of.stake) })}</p>
      )}
      <SelectField
        label={t('sports.policy')}
        value={prefs.policy}
        onChange={({ target }) => {
          const policy: Policy = policies.find((each) => each === target.value) ?? 'better'
          change({ policy })
        }}
        options={policies.map((value) => ({ value, label: t(`sports.policy.${value}`) }))}
      />
      {delaySeconds > 0 && (
        <p className="text-12 text-muted">
          {t('sports.delay', { delay: t('sports.seconds', { seconds: delaySeconds }) })}
        </p>
      )}
      <div className="sb-place">
        <dl className="sb-sums">
          <dt>{t('sports.potential')}</dt>
          <dd className="num text-16 font-bold">
            {potential === null ? '–' : shown(potential - (free?.paid ?? 0n))}
          </dd>
        </dl>
        {isMember ? (
          <Button look="primary" wide busy={isBusy} disabled={!isReady} onClick={onPlace}>
            {isMoved
              ? t('sports.acceptAndPlace', { total: shown(total) })
              : edited
                ? t('sports.replace', { total: shown(total) })
                : count > 1
                  ? t('sports.placeSeveral', { bets: count, total: shown(total) })
                  : t('sports.place', { total: shown(total) })}
          </Button>
        ) : (
          <Visitor />
        )}
      </div>
    </>
  )
}

type ReplacedProps = {
  readonly value: bigint
  readonly total: bigint
  readonly shown: (amount: bigint) => string
}

/** What an edit takes from the balance, or returns to it. */
function Replaced({ value, total, shown }: ReplacedProps) {
  const { t } = useTexts()
  const pays = editPays(value, total)
  if (pays === total) return null
  return (
    <>
      <dt>{t(pays < total ? 'sports.editAdds' : 'sports.editReturns')}</dt>
      <dd className="num">{shown(pays < total ? total - pays : pays - total)}</dd>
    </>
  )
}

type QuickProps = {
  readonly currency: Currency
  readonly onStake: (plain: string) => void
  /** Takes the highest stake that is accepted; where none is known, there is no button. */
  readonly onMost?: (() => void) | null
  readonly free?: FreeBet | null
  /** Takes the stake of a free bet; where it would not fit, there is no button. */
  readonly onFree?: (() => void) | null
}

/** Stakes with one press, and the highest that is accepted. */
export function QuickStakes({ currency, onStake, onMost, free, onFree }: QuickProps) {
  const { t, lang, money } = useTexts()
  const chosen = usePrefs().prefs.quick
  const quick = chosen.length > 0 ? chosen : usualStakes(currency)
  const short = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div role="group" aria-label={t('sports.quick')} className="flex flex-wrap gap-1.5">
      {free && onFree && (
        <button type="button" className="sb-chip hit num" onClick={onFree}>
          {t('sports.freeBet', { stake: short.format(Number(free.stake / 100n) / 100), left: free.left })}
        </button>
      )}
      {quick.map((amount) => (
        <button
          key={amount.toString()}
          type="button"
          className="sb-chip hit num"
          aria-label={money(amount, currency, { symbol: true })}
          onClick={() => onStake(plainOf(amount))}
        >
          {short.format(Number(amount / 100n) / 100)}
        </button>
      ))}
      {onMost && (
        <button type="button" className="sb-chip hit" onClick={onMost}>
          {t('sports.most')}
        </button>
      )}
    </div>
  )
}

/** Half of the stake on the win, half on the place: of a system each combination is two lines. */
export function EachWay({ isSystem = false }: { readonly isSystem?: boolean }) {
  const { t } = useTexts()
  const { slip } = useSlip()
  return (
    <Switch
      label={t('sports.eachWay')}
      hint={t(isSystem ? 'sports.eachWayLines' : 'sports.eachWayHint')}
      checked={slip.isEachWay}
      onChange={({ target }) => changeSlip((before) => ({ ...before, isEachWay: target.checked }))}
    />
  )
}
