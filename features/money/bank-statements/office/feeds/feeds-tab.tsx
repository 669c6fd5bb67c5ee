import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { bankStatements } from '../../contract/office.ts'
import { ListTab } from '../list-tab.tsx'
import { FeedDialog } from './feed-dialog.tsx'

export type Feed = Reply<typeof bankStatements.feeds>['rows'][number]

/** The bank accounts whose statements are read, and how each is read. */
export function FeedsTab({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(bankStatements).feeds, { query: {} })
  const [open, setOpen] = useState<Feed | 'new' | null>(null)
  return (
    <div className="grid gap-4">
      <ListTab
        asked={asked}
        add={
          mayChange ? { icon: Plus, label: t('bankStatements.addFeed'), onPress: () => setOpen('new') } : null
        }
        nothing={{
          icon: Landmark,
          title: t('bankStatements.noFeedsTitle'),
          text: t('bankStatements.noFeedsText'),
        }}
        className="grid gap-4 lg:grid-cols-2"
        item={(row) => <FeedCard row={row} onChange={mayChange ? () => setOpen(row) : null} />}
      />
      {open && <FeedDialog feed={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function FeedCard({ row, onChange }: { readonly row: Feed; readonly onChange: (() => void) | null }) {
  const { t, date } = useTexts()
  const { name, merchant, accountNumber, currency, format, pull, pullUrl, folder, pulledAt, pullResult } = row
  return (
    <section className="panel grid h-full content-start gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">
          {name}, {merchant}
        </h2>
        <Status tone={row.isOpen ? 'good' : 'plain'}>
          {t(row.isOpen ? 'bankStatements.on' : 'bankStatements.off')}
        </Status>
      </div>
      <Facts
        facts={[
          {
            key: 'account',
            name: t('bankStatements.accountNumber'),
            value: <Copyable text={accountNumber} what={t('bankStatements.accountNumber')} className="num" />,
          },
          { key: 'currency', name: t('bankStatements.currency'), value: currency },
          { key: 'format', name: t('bankStatements.format'), value: t(`bankStatements.format.${format}`) },
          { key: 'pull', name: t('bankStatements.pull'), value: t(`bankStatements.pull.${pull}`) },
        ]}
      />
      {pull === 'folder' && <p className="num text-12 break-all text-faint">{folder}</p>}
      {pullUrl && <p className="num text-12 break-all text-faint">{pullUrl}</p>}
      {pulledAt && (
        <p className="text-12 text-faint">
          {t('bankStatements.pulled', { at: date(pulledAt, 'minute'), result: pullResult ?? '' })}
        </p>
      )}
      {onChange && (
        <Button size="sm" className="justify-self-start" onClick={onChange}>
          {t('bankStatements.changeFeed')}
        </Button>
      )}
    </section>
  )
}
