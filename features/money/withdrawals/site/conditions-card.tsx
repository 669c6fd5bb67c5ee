import clsx from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Link } from '#ui/route/link.tsx'
import { isDayUsedUp, type Terms } from './steps.ts'

type Condition = Terms['conditions'][number]

/** A withdrawal's conditions, each with its state, and the exact missing amount. */
export function ConditionsCard({ terms }: { readonly terms: Terms }) {
  const { t } = useTexts()
  const isUsedUp = isDayUsedUp(terms)
  const isMet = !isUsedUp && terms.conditions.every((condition) => condition.isMet)
  return (
    <section className="panel p-5">
      <h2 className="mb-4 text-16">{t(isMet ? 'withdrawals.conditionsMet' : 'withdrawals.conditions')}</h2>
      <ul className="grid gap-4">
        {withoutRepeats(terms.conditions).map((condition) => (
          <ConditionRow key={condition.code} condition={condition} terms={terms} />
        ))}
        {isUsedUp && <UsedUp until={terms.today.until} />}
      </ul>
    </section>
  )
}

/** The first bank account confirms the name: while there is none, both conditions are one step. */
function withoutRepeats(conditions: readonly Condition[]): readonly Condition[] {
  const isNameOpen = conditions.some(({ code, isMet }) => code === 'identity' && !isMet)
  return conditions.filter(({ code, isMet }) => code !== 'account' || isMet || !isNameOpen)
}

function ConditionRow({ condition, terms }: { readonly condition: Condition; readonly terms: Terms }) {
  const { t, money, date } = useTexts()
  const { code, isMet, need, have, missing } = condition
  const [account] = terms.accounts
  const proof: Partial<Record<Condition['code'], string>> = {
    identity: terms.payeeName ?? '',
    account: account ? `${account.bankName} ${account.shown}` : '',
  }
  const { why, until, left, isWaiting = false } = condition
  const sum = (amount: bigint) => money(amount, terms.currency)
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
      <Mark isMet={isMet} />
      <div className="min-w-0">
        <p className="font-medium">
          {t(
            isWaiting
              ? 'withdrawals.condition.papers.waiting'
              : `withdrawals.condition.${code}${isMet ? '' : '.no'}`,
          )}
        </p>
        {why && until && (
          <p className="text-12 text-warning">
            {t('withdrawals.holdUntil', { why: t(`security.hold.${why}`), at: date(until, 'minute') })}
          </p>
        )}
        {left !== undefined && (
          <p className="num text-12 text-faint">{t('withdrawals.papersLeft', { left: sum(left) })}</p>
        )}
        {isWaiting && <p className="text-12 text-faint">{t('withdrawals.papersWaiting')}</p>}
        {code === 'papers' && !isMet && !isWaiting && (
          <Link
            to="/index"
            search={{ member: 'profile', part: 'papers' }}
            className="text-13 underline underline-offset-2"
          >
            {t('withdrawals.papersSend')}
          </Link>
        )}
        {isMet && proof[code] && <p className="truncate text-12 text-faint">{proof[code]}</p>}
        {need !== null && have !== null && missing !== null && (
          <div className="mt-1.5 grid gap-1">
            <div className="h-1.5 rounded-full bg-raised" aria-hidden>
              <div
                className={isMet ? 'h-full rounded-full bg-action' : 'h-full rounded-full bg-warning'}
                style={{ width: `${(have * 100n) / (need || 1n)}%` }}
              />
            </div>
            <p className="num text-12 text-faint">
              {t('withdrawals.progress', { have: sum(have), need: sum(need) })}
            </p>
            {!isMet && (
              <p className="num text-12 text-warning">
                {t('withdrawals.missing', { missing: sum(missing) })}
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function Mark({ isMet }: { readonly isMet: boolean }) {
  const Icon = isMet ? Check : CircleAlert
  return (
    <span
      className={clsx(
        'grid size-6 place-items-center rounded-full',
        isMet ? 'bg-action-soft text-action-text' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon size={14} aria-hidden />
    </span>
  )
}

/** Nothing to do, only to wait: when the brand's next day begins. */
function UsedUp({ until }: { readonly until: Date }) {
  const { t, date } = useTexts()
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
      <Mark isMet={false} />
      <div className="min-w-0">
        <p className="font-medium">{t('withdrawals.usedUp')}</p>
        <p className="num text-12 whitespace-normal text-warning">
          {t('withdrawals.usedUpUntil', { at: date(until, 'minute') })}
        </p>
      </div>
    </li>
  )
}

/** Balance, held, available. */
export function FreeCard({ terms }: { readonly terms: Terms }) {
  const { t, money } = useTexts()
  const { currency, balance, held, free, today } = terms
  const sum = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const left = money(today.amountLeft, currency)
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <Facts
        facts={[
          { key: 'wallet', name: t('withdrawals.mainWallet'), value: sum(balance) },
          ...(held ? [{ key: 'held', name: t('withdrawals.held'), value: sum(-held) }] : []),
          { key: 'free', name: t('withdrawals.free'), value: sum(free), total: true },
        ]}
      />
      <p className="num text-12 whitespace-normal text-faint">
        {t('withdrawals.today', { used: today.used, of: today.of, left })}
      </p>
    </section>
  )
}
