import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { whyText } from '#features/compliance/fraud/office/fraud-words.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { memberFacts } from '../contract.ts'

export type FactsOfMember = Reply<(typeof memberFacts)['show']>

const levelTones: Readonly<Record<NonNullable<FactsOfMember['identity']>['level'], Tone>> = {
  none: 'plain',
  waiting: 'waiting',
  rejected: 'bad',
  proved: 'good',
  expired: 'waiting',
}

export type MemberFactsProps = {
  readonly id: bigint
  /** Whether the links to the member's documents, timeline and wallet are shown. */
  readonly hasLinks?: boolean
}

/** What a decision about a member rests on, in one small table: identity, exclusion, harm, fraud, money. */
export function MemberFacts({ id, hasLinks = true }: MemberFactsProps) {
  const asked = useApiQuery(useApi(memberFacts).show, { params: { id } })
  return (
    <QueryState of={asked} waiting={<Skeleton className="h-40 w-full" />}>
      {(facts) => <FactsTable id={id} facts={facts} hasLinks={hasLinks} />}
    </QueryState>
  )
}

type Row = {
  readonly key: string
  readonly value: ReactNode
  /** Several parts: takes the whole line. */
  readonly isWide?: boolean
}

type TableProps = Required<MemberFactsProps> & { readonly facts: FactsOfMember }

function FactsTable({ id, facts, hasLinks }: TableProps) {
  const texts = useTexts()
  const { t } = texts
  const rows: readonly Row[] = [
    ...aboutRows(texts, facts),
    ...(facts.labels.length ? [{ key: 'labels', value: facts.labels.join(', ') }] : []),
    ...safetyRows(texts, facts),
    ...moneyRows(texts, facts),
  ]
  const links = [
    ['documents', `/members/${id}?tab=told`],
    ['timeline', `/members/${id}`],
    ['freeze', `/members/${id}#wallets`],
  ] as const
  return (
    <section aria-labelledby={`facts-${id}`} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`facts-${id}`} className="text-13 font-medium text-muted">
          {t('memberFacts.title', { account: facts.account })}
        </h3>
        {hasLinks && (
          <span className="flex flex-wrap gap-x-3 text-12">
            {links.map(([name, href]) => (
              <a key={name} href={href} className="text-action-text hover:underline">
                {t(`memberFacts.${name}`)}
              </a>
            ))}
          </span>
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-3 gap-y-1.5 text-13">
        {rows.map(({ key, value, isWide = false }) => (
          <div key={key} className={clsx('grid content-start', isWide && 'col-span-full')}>
            <dt className="text-12 text-faint">{t(`memberFacts.${key}`)}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {/* the newest of each rule: the others differ in their figures only */}
      {counted(facts.flags ?? [], ({ rule }) => rule).map(({ row: flag }) => (
        <p key={flag.rule} className="text-12 text-warning">
          {whyText(texts, flag)}
        </p>
      ))}
    </section>
  )
}

/** The first row of each key, in their order, and how many rows have it: a rule raises a flag every day. */
function counted<Each>(rows: readonly Each[], keyOf: (row: Each) => string): { row: Each; count: number }[] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups.values()].flatMap(([row, ...others]) =>
    row === undefined ? [] : [{ row, count: others.length + 1 }],
  )
}

function aboutRows({ t, date }: Texts, { state, createdAt, identity }: FactsOfMember): Row[] {
  const account =
    state === 'open' ? (
      <span className="num">{t('memberFacts.state.open', { at: date(createdAt, 'day') })}</span>
    ) : (
      <Status tone="bad">{t(`memberFacts.state.${state}`)}</Status>
    )
  if (!identity) return [{ key: 'account', value: account }]
  const same = identity.isSameName === null ? 'unknown' : identity.isSameName ? 'same' : 'differs'
  return [
    { key: 'account', value: account },
    {
      key: 'identity',
      value: (
        <>
          <Status tone={levelTones[identity.level]}>{t(`kyc.level.${identity.level}`)}</Status>
          {identity.isRequested && <span className="text-warning"> {t('memberFacts.requested')}</span>}
        </>
      ),
    },
    {
      key: 'name',
      value: (
        <span className={clsx(same === 'differs' && 'text-danger', same === 'unknown' && 'text-muted')}>
          {t(`memberFacts.name.${same}`)}
        </span>
      ),
    },
  ]
}

function safetyRows({ t, date, number }: Texts, { exclusion, harm, flags }: FactsOfMember): Row[] {
  const none = <span className="text-muted">{t('memberFacts.none')}</span>
  const current = exclusion?.current
  const kind = current ? t(`exclusions.office.kind.${current.kind}`) : ''
  return [
    ...(exclusion
      ? [
          {
            key: 'exclusion',
            isWide: current !== null,
            value: current ? (
              <Status tone="bad">
                {current.until
                  ? t('memberFacts.exclusion.until', { kind, at: date(current.until, 'day') })
                  : kind}
              </Status>
            ) : (
              none
            ),
          },
        ]
      : []),
    ...(harm
      ? [
          {
            key: 'harm',
            isWide: harm.length > 1,
            value: harm.length
              ? counted(harm, ({ rule, level }) => `${level}${rule}`).map(
                  ({ row: { rule, level }, count }) => (
                    <Status
                      key={`${level}${rule}`}
                      tone={level === 'strong' ? 'bad' : 'waiting'}
                      className="mr-1.5 mb-1"
                    >
                      {t(`limits.harm.${rule}`)}
                      {count > 1 && ` × ${number(count)}`}
                    </Status>
                  ),
                )
              : none,
          },
        ]
      : []),
    ...(flags
      ? [
          {
            key: 'flags',
            isWide: flags.length > 1,
            value: flags.length
              ? counted(flags, ({ rule }) => rule).map(({ row: { rule }, count }) => (
                  <Status key={rule} tone="waiting" className="mr-1.5 mb-1">
                    {t(`risk.rule.${rule}`)}
                    {count > 1 && ` × ${number(count)}`}
                  </Status>
                ))
              : none,
          },
        ]
      : []),
  ]
}

function moneyRows({ t }: Texts, { money }: FactsOfMember): Row[] {
  if (!money) return []
  const { currency, balance, isFrozen, deposits, withdrawals, stakes, wins } = money
  const shown = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return [
    {
      key: 'balance',
      value: (
        <>
          {shown(balance)} {isFrozen && <Status tone="bad">{t('memberFacts.frozen')}</Status>}
        </>
      ),
    },
    { key: 'staked', value: shown(stakes) },
    { key: 'deposits', value: shown(deposits) },
    { key: 'withdrawals', value: shown(withdrawals) },
    { key: 'result', value: shown(wins - stakes) },
  ]
}
