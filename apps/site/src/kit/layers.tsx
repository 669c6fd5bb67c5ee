import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast, type ToastTone } from '#ui/layer/toast.ts'
import { Chapter, Shelf, Stand } from './stand.tsx'

type Open = 'dialog' | 'confirm' | 'sheet' | 'drawer' | null
const tones: readonly ToastTone[] = ['good', 'info', 'warning', 'danger']
const facts = [
  { key: 'a', name: 'You pay', value: '2,000,000.00' },
  { key: 'b', name: 'Fee', value: '0.00' },
  { key: 'c', name: 'Added to the main wallet', value: '2,000,000.00', total: true },
]

export function Layers() {
  const [open, setOpen] = useState<Open>(null)
  const [tab, setTab] = useState<'deposit' | 'withdrawal'>('deposit')
  return (
    <Chapter id="layers" title="Layers">
      <Shelf>
        <Stand name="layers">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        </Stand>
        <Stand name="toasts">
          {tones.map((tone) => (
            <Button
              key={tone}
              look="quiet"
              onClick={() =>
                toast({ tone, title: 'Deposit credited', text: '2,000,000.00 is in your main wallet.' })
              }
            >
              {tone}
            </Button>
          ))}
        </Stand>
        <div>
          <Tabs
            label="Wallet, lines"
            tabs={[
              { value: 'deposit', label: 'Deposit' },
              { value: 'withdrawal', label: 'Withdrawal', count: 3 },
            ]}
            value={tab}
            onChange={setTab}
          >
            {(value) => <p className="text-muted">The panel of {value}.</p>}
          </Tabs>
        </div>
        <div>
          <Tabs
            look="segment"
            label="Wallet, segments"
            tabs={[
              { value: 'deposit', label: 'Deposit' },
              { value: 'withdrawal', label: 'Withdrawal' },
            ]}
            value={tab}
            onChange={setTab}
            wide
          >
            {(value) => <p className="text-muted">The panel of {value}.</p>}
          </Tabs>
        </div>
      </Shelf>
      <Above open={open} onClose={() => setOpen(null)} />
    </Chapter>
  )
}

function Above({ open, onClose: close }: { readonly open: Open; readonly onClose: () => void }) {
  return (
    <>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add bank account"
        text="The account must be in your name."
        actions={
          <Button look="primary" onClick={close}>
            Save
          </Button>
        }
      >
        <TextField label="Account number" inputMode="numeric" />
      </Dialog>
      <Confirm
        open={open === 'confirm'}
        title="Reject this withdrawal?"
        text="The reserved amount goes back to the member’s wallet."
        action="Reject"
        danger
        onConfirm={close}
        onClose={close}
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Bottom sheet">
        <Facts facts={facts} />
      </Sheet>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="River Dragon"
        text="20 Nov 2026, 19:08:42"
        foot={<Button wide>Verify this round</Button>}
      >
        <Facts facts={facts} />
      </Drawer>
    </>
  )
}
