import { Bell, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page as screenPage } from 'vitest/browser'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { CentreContent, CentreFrame, CentreMenu, CentrePage, CentreTop } from './panel.tsx'

const entries = [
  { name: 'news', label: 'News', icon: Bell },
  { name: 'team', label: 'Team', icon: Users, isGroupStart: true, badge: <span>3</span> },
] as const

function Centre() {
  const popup = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<'news' | 'team' | null>('news')
  const close = () => setPage(null)
  return (
    <CentreFrame isOpen={page !== null} onClose={close} popup={popup} isStill>
      <CentreTop title={page ?? ''} name="duc" text="General agent" closeLabel="Close" onClose={close} />
      <CentreMenu label="Menu" entries={entries} page={page ?? undefined} onPage={setPage} />
      <CentreContent>
        <CentrePage page={page ?? ''}>
          <h1>About {page}</h1>
        </CentrePage>
      </CentreContent>
    </CentreFrame>
  )
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`MEM-01 AGT-01 a centre has its menu beside its page and closes, ${size.width} wide`, async () => {
    await renderPanel(fakeServer(), <Centre />, { size })
    const centre = screenPage.getByRole('dialog', { name: size.width < 768 ? 'news' : 'duc' })
    await expect.element(centre.getByRole('heading', { name: 'About news' })).toBeVisible()
    const menu = screenPage.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: /Team/ }).click()
    await expect.element(screenPage.getByRole('heading', { name: 'About team' })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: /Team/ })).toHaveAttribute('aria-current', 'page')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width)
    await expectNoBarriers([size])
    await screenPage.getByRole('button', { name: 'Close' }).click()
    await expect.element(screenPage.getByRole('dialog')).not.toBeInTheDocument()
  })
