import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { Button } from '../action/button.tsx'
import { pops } from './pops.ts'
import { renderPanelOf } from '../testing/render-panel.tsx'
import { Dialog } from '../layer/dialog.tsx'
import { Drawer } from '../layer/drawer.tsx'
import { Menu } from '../layer/menu.tsx'
import { Sheet } from '../layer/sheet.tsx'

const app = { words: { en: {}, vi: {} }, isStale: () => false }

let page = 0
/** The pages that the router showed. */
const shown: unknown[] = []

beforeEach(() => {
  // two pages of its own: going back never leaves the test
  page += 1
  history.pushState({ key: `before ${page}` }, '')
  history.pushState({ key: `page ${page}` }, '')
  shown.length = 0
})

// as a router listens: before the layers, and it asks them
addEventListener('popstate', (event) => {
  if (!pops.take(event)) shown.push(event.state?.key)
})

/** Without the applications' styles the layers are not above each other: presses the element instead of the point. */
async function press(screen: Awaited<ReturnType<typeof render>>, name: string): Promise<void> {
  const button = screen.getByRole('button', { name })
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

const render = (panel: ReactNode) => renderPanelOf(app, fakeServer(), panel)

type Name = 'dialog' | 'drawer' | 'sheet'

function Layers() {
  const [open, setOpen] = useState<readonly Name[]>([])
  const layer = (name: Name) => ({
    open: open.includes(name),
    onClose: () => setOpen((before) => before.filter((own) => own !== name)),
    title: name,
  })
  const opener = (name: Name) => (
    <Button onClick={() => setOpen((before) => [...before, name])}>{`Open ${name}`}</Button>
  )
  const shut = (name: Name) => <Button onClick={layer(name).onClose}>{`Finish ${name}`}</Button>
  return (
    <main>
      <input aria-label="Amount" />
      {opener('dialog')}
      {opener('drawer')}
      <Menu trigger={<Button>Menu</Button>} groups={[[{ key: 'a', label: 'Entry', onSelect: () => {} }]]} />
      <Dialog {...layer('dialog')}>{opener('sheet')}</Dialog>
      <Drawer {...layer('drawer')}>{shut('drawer')}</Drawer>
      <Sheet {...layer('sheet')}>{shut('sheet')}</Sheet>
    </main>
  )
}

test('SHL-09 Back closes the topmost layer, one at a time, and keeps the page with its form', async () => {
  const screen = await render(<Layers />)
  await screen.getByLabelText('Amount').fill('250')
  await press(screen, 'Open dialog')
  await press(screen, 'Open sheet')
  await expect.element(screen.getByRole('dialog', { name: 'sheet' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('dialog', { name: 'sheet' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'dialog' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('250')
  expect(shown).toEqual([])
})

test('SHL-09 a layer closed by its button leaves no step behind: the next Back closes the next layer or leaves the page', async () => {
  const screen = await render(<Layers />)
  await press(screen, 'Open drawer')
  await press(screen, 'Finish drawer')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await press(screen, 'Open dialog')
  await press(screen, 'Open sheet')
  await press(screen, 'Finish sheet')
  await expect.element(screen.getByRole('dialog', { name: 'sheet' })).not.toBeInTheDocument()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(shown).toEqual([])
  history.back()
  await expect.poll(() => shown).toEqual([`before ${page}`])
})

test('SHL-09 Back closes an open menu', async () => {
  const screen = await render(<Layers />)
  await press(screen, 'Menu')
  await expect.element(screen.getByRole('menuitem', { name: 'Entry' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(shown).toEqual([])
})

test('SHL-09 Back from a page that a layer opened returns to the page below the layer', async () => {
  const screen = await render(<Layers />)
  await press(screen, 'Open drawer')
  await press(screen, 'Finish drawer')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  history.pushState({ key: 'next' }, '')
  history.back()
  await expect.poll(() => shown).toEqual([`page ${page}`])
})

test('SHL-09 a page that replaces another above a layer also replaces it below', async () => {
  const screen = await render(<Layers />)
  await press(screen, 'Open drawer')
  await expect.element(screen.getByRole('dialog', { name: 'drawer' })).toBeVisible()
  history.replaceState({ ...history.state, key: 'home' }, '', '#home')
  await press(screen, 'Finish drawer')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  // the menu takes the drawer's entry, and Back closes it on the new page
  await press(screen, 'Menu')
  await expect.element(screen.getByRole('menuitem', { name: 'Entry' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect([location.hash, history.state.key]).toEqual(['#home', 'home'])
  expect(shown).toEqual([])
  history.back()
  await expect.poll(() => shown).toEqual([`before ${page}`])
})

test('SHL-09 Back closes both layers of a page that was replaced above them', async () => {
  const screen = await render(<Layers />)
  await press(screen, 'Open dialog')
  await press(screen, 'Open sheet')
  await expect.element(screen.getByRole('dialog', { name: 'sheet' })).toBeVisible()
  history.replaceState({ ...history.state, key: 'other' }, '', '#other')
  history.back()
  await expect.element(screen.getByRole('dialog', { name: 'sheet' })).not.toBeInTheDocument()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect([location.hash, shown]).toEqual(['#other', []])
})
