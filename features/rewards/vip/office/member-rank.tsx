import { Crown } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { dayText } from '#ui/records/days.ts'
import type { May } from '#ui/route/office.ts'
import { vipOffice } from '../contract/office.ts'

type MemberVip = Reply<typeof vipOffice.member>

/** A member's VIP rank beside the name, with its sums and history, and the setting of a rank by two operators. */
export function MemberRank({ id, may }: { readonly id: bigint; readonly may: May }) {
  const { t, lang } = useTexts()
  const isSeen = may('vip.see')
  const { data } = useApiQuery(useApi(vipOffice).member, { params: { member: id } }, { enabled: isSeen })
  const [isOpen, setOpen] = useState(false)
  if (!data || data.ranks.length === 0) return null
  const rank = data.ranks.find(({ level }) => level === data.level)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Status tone={rank ? 'gold' : 'plain'} icon={Crown}>
        {rank?.name[lang] ?? t('vipOffice.levelBase')}
      </Status>
      <Button size="xs" look="ghost" onClick={() => setOpen(true)}>
        {t('vipOffice.member')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('vipOffice.member')} width="narrow">
          <div className="grid gap-5">
            <Sums data={data} />
            <Changes data={data} />
            {may('vip.setRank') && <SetRank id={id} data={data} onDone={() => setOpen(false)} />}
          </div>
        </Dialog>
      )}
    </div>
  )
}

function Sums({ data }: { readonly data: MemberVip }) {
  const { t, lang, money } = useTexts()
  const { sums, currency, heldUntil } = data
  return (
    <Facts
      facts={[
        {
          key: 'valid',
          name: t('vip.valid'),
          value: <span className="num">{money(sums.valid, currency)}</span>,
        },
        {
          key: 'deposits',
          name: t('vip.deposits'),
          value: <span className="num">{money(sums.deposits, currency)}</span>,
        },
        ...(heldUntil
          ? [{ key: 'held', name: t('vipOffice.heldUntil'), value: dayText(lang, heldUntil, 'day') }]
          : []),
      ]}
    />
  )
}

function Changes({ data: { changes, ranks } }: { readonly data: MemberVip }) {
  const { t, lang, date } = useTexts()
  const nameOf = (level: number) =>
    ranks.find((rank) => rank.level === level)?.name[lang] ??
    (level === 0 ? t('vipOffice.levelBase') : t('vipOffice.rank', { level }))
  if (changes.length === 0) return null
  return (
    <ul className="grid max-h-48 gap-1.5 overflow-y-auto text-13" aria-label={t('vip.history')}>
      {changes.map(({ at, from, to, cause }) => (
        <li key={at.toISOString()} className="flex flex-wrap justify-between gap-x-3">
          <span>
            {nameOf(from)} → {nameOf(to)} <span className="text-muted">· {t(`vip.cause.${cause}`)}</span>
          </span>
          <span className="num text-muted">{date(at, 'minute')}</span>
        </li>
      ))}
    </ul>
  )
}

type SetRankProps = { readonly id: bigint; readonly data: MemberVip; readonly onDone: () => void }

function SetRank({ id, data, onDone }: SetRankProps) {
  const { t, lang } = useTexts()
  const api = useApi(vipOffice)
  const set = useApiMutation(api.setRank, { invalidates: [api.member] })
  const form = useForm({ defaultValues: { level: String(data.level), until: '', reason: '' } })
  const send = form.onSubmit(({ level, until, reason }) =>
    set.mutate(
      {
        params: { member: id },
        body: { level: Number(level), until: until === '' ? null : until, reason: reason.trim() },
      },
      { onSuccess: onDone },
    ),
  )
  const levels = [{ level: 0, name: null }, ...data.ranks].filter(({ level }) => level >= data.reached)
  return (
    <form onSubmit={send} noValidate className="grid gap-4 border-t border-hair pt-4">
      <p className="text-13 text-muted">{t('vipOffice.setRankText', { level: data.reached })}</p>
      <SelectField
        label={t('vipOffice.level')}
        options={levels.map(({ level, name }) => ({
          value: String(level),
          label: name ? `${level} · ${name[lang]}` : t('vipOffice.levelBase'),
        }))}
        {...form.register('level')}
      />
      <TextField
        label={t('vipOffice.until')}
        hint={t('vipOffice.untilHint')}
        type="date"
        optional
        {...form.register('until')}
      />
      <TextArea
        label={t('vipOffice.reason')}
        rows={2}
        maxLength={500}
        {...form.field('reason', {
          validate: (typed: string) => typed.trim().length >= 4 || t('vipOffice.reason'),
        })}
      />
      {set.error && <FormFailure error={set.error} fields={{ 'vip.belowReached': 'level' }} />}
      <Button type="submit" look="primary" wide busy={set.isPending}>
        {t('vipOffice.setRank')}
      </Button>
    </form>
  )
}
