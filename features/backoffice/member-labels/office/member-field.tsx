import { useId, useState, type KeyboardEvent } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { MemberFieldProps } from '#ui/office/slots.tsx'
import { memberLabelsOffice } from '../contract.ts'

type Member = Reply<(typeof memberLabelsOffice)['find']>['members'][number]

/** Below this a search matches too many members. */
const LEAST_LETTERS = 2
const MOST_SHOWN = 6

/** Chooses a member by account, nickname, name, phone number or id: a combobox over the member search. */
export function MemberField({ label, value, onChange }: MemberFieldProps) {
  const { t } = useTexts()
  const listId = useId()
  const [text, setText] = useState(value)
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const wanted = text.trim()
  const mayFind = isOpen && (wanted.length >= LEAST_LETTERS || /^\d+$/.test(wanted))
  const found = useApiQuery(
    useApi(memberLabelsOffice).find,
    { query: { text: wanted, limit: MOST_SHOWN } },
    { enabled: mayFind },
  ).data
  const members = mayFind ? (found?.members ?? []) : []
  const choose = (member: Member) => {
    setText(member.account)
    setOpen(false)
    onChange(member.id.toString())
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && members.length > 0) {
      event.preventDefault()
      setActive((active + step + members.length) % members.length)
    }
    const member = members[active]
    if (event.key === 'Enter' && member) {
      event.preventDefault()
      choose(member)
    }
    if (event.key === 'Escape' && members.length > 0) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className="relative grid gap-1">
      <TextField
        label={label}
        hint={t('players.memberFieldHint')}
        role="combobox"
        aria-expanded={members.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={members[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setOpen(true)
          if (value) onChange('')
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="grid gap-0.5"
        hidden={members.length === 0}
      >
        {members.map((member, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={member.id.toString()}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            // the field keeps the focus while a row is pressed
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(member)}
            className={`flex min-h-11 w-full items-center text-left justify-between gap-3 rounded-control px-3 text-13 ${at === active ? 'bg-action-soft' : 'hover:bg-raised'}`}
          >
            <span className="min-w-0 truncate">
              <b className="font-medium">{member.account}</b>{' '}
              <span className="text-faint">
                {member.nickname !== member.account && `${member.nickname} · `}
                {member.merchant} · {member.id.toString()}
              </span>
            </span>
            {member.currency && <Amount amount={member.balance} currency={member.currency} />}
          </button>
        ))}
      </div>
      {mayFind && found?.members.length === 0 && (
        <p className="text-13 text-muted" role="status">
          {t('players.memberFieldNone')}
        </p>
      )}
    </div>
  )
}
