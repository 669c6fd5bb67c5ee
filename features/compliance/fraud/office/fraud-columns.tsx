import { memberColumn } from '#features/platform/merchants/office/lists/brand-columns.tsx'
import type { Texts } from '#texts/use-texts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Column, TableProps } from '#ui/records/table.tsx'
import { whyText, type Flag } from './fraud-words.ts'

/** The marked rows of a bulk action. */
type Marks = {
  readonly picked: ReadonlySet<string>
  readonly mark: (ids: readonly string[], isOn: boolean) => void
  /** All rows of the page: the head's checkbox marks them. */
  readonly all: readonly Flag[]
}

type Shown = { readonly state: 'open' | 'cleared'; readonly marks: Marks | null }

export function flagColumns(texts: Texts, { state, marks }: Shown): Column<Flag>[] {
  const { t, date } = texts
  return [
    ...(marks ? [markColumn(texts, marks)] : []),
    {
      key: 'when',
      head: t('risk.when'),
      cell: ({ raisedAt }) => <span className="num">{date(raisedAt, 'brief')}</span>,
    },
    { key: 'rule', head: t('risk.rule'), cell: (flag) => <FlagRule flag={flag} /> },
    memberColumn(t('risk.account')),
    {
      key: 'why',
      head: t('risk.why'),
      wide: true,
      cell: (flag) => <span title={whyText(texts, flag)}>{whyText(texts, flag)}</span>,
    },
    state === 'cleared'
      ? { key: 'by', head: t('risk.clearedBy'), cell: ({ clearedBy }) => clearedBy }
      : {
          key: 'holder',
          head: t('risk.holder'),
          cell: ({ claimedBy, isMine }) => (isMine ? t('risk.you') : claimedBy),
        },
  ]
}

function markColumn(texts: Texts, marks: Marks): Column<Flag> {
  return {
    key: 'mark',
    head: <AllMark texts={texts} marks={marks} />,
    cell: (flag) => <FlagMark texts={texts} marks={marks} flag={flag} />,
  }
}

/** The checkboxes on a phone, where each needs room for a finger. */
export function phoneMarks(texts: Texts, marks: Marks): NonNullable<TableProps<Flag>['phoneMarks']> {
  return {
    all: (
      <label className="flex min-h-11 items-center gap-3 text-13 text-muted">
        <AllMark texts={texts} marks={marks} /> {texts.t('risk.markAll')}
      </label>
    ),
    of: (flag) => (
      <label className="flex min-w-7 items-center pr-3">
        <FlagMark texts={texts} marks={marks} flag={flag} />
        <span className="sr-only">{flag.account}</span>
      </label>
    ),
  }
}

type MarksProps = { readonly texts: Texts; readonly marks: Marks }

function AllMark({ texts: { t }, marks: { picked, mark, all } }: MarksProps) {
  const ids = all.map(({ id }) => id)
  return (
    <Mark
      label={t('risk.markAll')}
      isOn={ids.length > 0 && ids.every((id) => picked.has(id))}
      onChange={(isOn) => mark(ids, isOn)}
    />
  )
}

function FlagMark({ texts: { t }, marks: { picked, mark }, flag }: MarksProps & { readonly flag: Flag }) {
  const { id, account, rule } = flag
  return (
    <Mark
      label={t('risk.mark', { account, rule: t(`risk.rule.${rule}`) })}
      isOn={picked.has(id)}
      onChange={(isOn) => mark([id], isOn)}
    />
  )
}

type MarkProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A row's checkbox: it marks the row and does not open it. */
function Mark({ label, isOn, onChange }: MarkProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onClick={(event) => event.stopPropagation()}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-(--action) align-middle md:size-4"
    />
  )
}

export function FlagRule({ flag: { rule, state } }: { readonly flag: Flag }) {
  const { t } = useTexts()
  return <Status tone={state === 'open' ? 'waiting' : 'plain'}>{t(`risk.rule.${rule}`)}</Status>
}

export function FlagPhoneRow({ flag }: { readonly flag: Flag }) {
  const texts = useTexts()
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <span className="font-medium">
          {flag.account} <span className="text-12 font-normal text-faint">{flag.merchant}</span>
        </span>
        <FlagRule flag={flag} />
      </span>
      <span className="text-13 text-muted">{whyText(texts, flag)}</span>
      <span className="num flex justify-between gap-3 text-12 text-faint">
        {texts.date(flag.raisedAt, 'minute')}
        <span>{flag.isMine ? texts.t('risk.you') : flag.claimedBy}</span>
      </span>
    </span>
  )
}
