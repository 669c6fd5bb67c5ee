import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { PHONE } from '../testing/barriers.ts'
import { Drawer } from './drawer.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test('SHL-09 on a phone a toast leaves the title and the close button of an open layer in sight', async () => {
  const panel = (
    <>
      <Drawer open onClose={() => undefined} title="Round">
        <p>Details</p>
      </Drawer>
      <Toaster />
    </>
  )
  const screen = await renderPanel(fakeServer(), panel, { size: PHONE })
  await expect.element(screen.getByRole('dialog', { name: 'Round' })).toBeVisible()
  toast({ title: 'Seed revealed' })
  const shown = screen.getByText('Seed revealed')
  await expect.element(shown).toBeVisible()
  const close = screen.getByRole('button', { name: t('ui.close') }).element()
  const [above, below] = [close.getBoundingClientRect(), shown.element().getBoundingClientRect()]
  expect(above.bottom).toBeLessThan(below.top)
  expect(innerHeight - below.bottom).toBeGreaterThan(80)
})
