import { expect, type Locator, type Page } from '@playwright/test'

const MOST_TABS = 60
const MOST_ARROWS = 12

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until this element has the focus, like a keyboard user; with Shift towards earlier elements. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves to a radio group with Tab and to one of its options with the arrow keys. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const isInGroup = () =>
    target.evaluate((element) => {
      const here = document.activeElement
      return here instanceof HTMLInputElement && here.name === element.getAttribute('name')
    })
  for (let tabs = 0; tabs < MOST_TABS && !(await isInGroup()); tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let arrows = 0; arrows < MOST_ARROWS && !(await target.isChecked()); arrows += 1)
    await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}
