import clsx from 'clsx'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { deposits } from '../contract/member.ts'
import { PayingQr } from './paying-qr.tsx'
import type { Deposit } from './steps.ts'
import { plain, refusalWords } from './words.ts'

/** The destination of a bank transfer and its payment reference, with the QR for the bank's app, and the proof of transfer. */
export function TransferCard({ deposit }: { readonly deposit: Deposit }) {
  const [isOpen, setOpen] = useState(false)
  // a member who sent a proof has paid: an account and a QR in sight would be paid a second time
  if (deposit.hasSlip && !isOpen) return <Paid deposit={deposit} onAccount={() => setOpen(true)} />
  return <AccountCard deposit={deposit} />
}

/** After the proof of transfer: nothing more to pay; the account is one press away. */
function Paid({ deposit, onAccount }: { readonly deposit: Deposit; readonly onAccount: () => void }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4">
      <section className="panel grid gap-3 p-5">
        <h2 className="text-16">{t('deposits.paidTitle')}</h2>
        <p className="text-muted">{t('deposits.paidText')}</p>
        <Button look="ghost" size="sm" className="justify-self-start" onClick={onAccount}>
          {t('deposits.showAccount')}
        </Button>
      </section>
      <Slip deposit={deposit} />
    </div>
  )
}

function AccountCard({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTexts()
  const to = deposit.transferTo
  if (!to) return null
  const rows = [
    { key: 'bank', name: t('deposits.bank'), text: to.bank },
    {
      key: 'accountNumber',
      name: t('deposits.accountNumber'),
      text: to.accountNumber,
      copied: to.accountNumber,
    },
    { key: 'holder', name: t('deposits.holder'), text: to.holder },
    { key: 'content', name: t('deposits.content'), text: to.content, copied: to.content },
  ]
  return (
    <div className="grid gap-4">
      <section className="panel grid gap-6 p-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-4">
          <div>
            <p className="text-12 text-faint">{t('deposits.exact')}</p>
            <p className="flex items-center gap-1 text-28 font-semibold tracking-tight">
              <Amount amount={deposit.amount} currency={deposit.currency} />
              <Copyable text={plain(deposit.amount)} shown="" what={t('deposits.exact')} />
            </p>
          </div>
          <dl className="grid gap-3">
            {rows.map(({ key, name, text, copied }) => (
              <div key={key} className="min-w-0">
                <dt className="text-12 text-faint">{name}</dt>
                <dd className="flex min-h-8 items-center font-medium">
                  {copied ? (
                    <Copyable text={copied} what={name} className="num -my-1 text-16 font-semibold" />
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {to.qr && (
          <figure
            className={clsx(
              'grid justify-items-center gap-2 self-start',
              deposit.channel === 'qr' && 'max-md:order-first',
            )}
          >
            <PayingQr text={to.qr} label={t('deposits.qr')} reference={deposit.reference} />
            <figcaption className="text-12 text-faint">{t('deposits.qr')}</figcaption>
          </figure>
        )}
        <p className="text-12 text-warning md:col-span-full">
          {t(deposit.kind === 'member' ? 'deposits.memberText' : 'deposits.contentText')}
        </p>
      </section>
      {deposit.kind !== 'hosted' && <Slip deposit={deposit} />}
    </div>
  )
}

/** The proof of transfer: choose, upload, replace. */
export function Slip({ deposit }: { readonly deposit: Deposit }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(deposits)
  const send = useApiMutation(api.sendSlip, { invalidates: [api.one, api.list] })
  const [files, setFiles] = useState<readonly File[]>([])
  const [isAgain, setAgain] = useState(false)
  // an error about another picture would be misleading
  const pick = (next: readonly File[]) => {
    setFiles(next)
    send.reset()
  }
  if (deposit.hasSlip && !isAgain) {
    return (
      <Notice
        tone="good"
        action={
          <Button size="xs" look="ghost" onClick={() => setAgain(true)}>
            {t('deposits.anotherSlip')}
          </Button>
        }
      >
        {t('deposits.slipSent')}
      </Notice>
    )
  }
  const submit = () =>
    send.mutate(
      { params: { id: deposit.id }, files },
      {
        onSuccess: () => {
          setFiles([])
          setAgain(false)
        },
      },
    )
  return (
    <section className="panel grid gap-4 p-5">
      <FileDrop
        label={t('deposits.slip')}
        hint={t('deposits.slipText')}
        files={files}
        onChange={pick}
        error={send.error ? refusalWords(texts, send.error, deposit.currency) : undefined}
      />
      <Button look="primary" wide busy={send.isPending} disabled={files.length === 0} onClick={submit}>
        {t('deposits.sendSlip')}
      </Button>
    </section>
  )
}
